import type { LiveState } from '@rxweb/contracts/live/messages';

/** What a visitor's live stream has brought so far. */
export interface LiveEvents {
  text(): string;
  /** Ids of the messages, in order. */
  ids(): string[];
  states(): LiveState[];
  cut(): void;
}

/** Opens a stream and reads it until it is cut. */
export function readEvents(url: string, headers: Record<string, string>): LiveEvents {
  const abort = new AbortController();
  let text = '';
  const read = async () => {
    const response = await fetch(url, { headers, signal: abort.signal });
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) text += decoder.decode(bytes, { stream: true });
  };
  read().catch(() => undefined);
  const frames = () => text.split('\n\n').slice(0, -1);
  return {
    text: () => text,
    ids: () => frames().flatMap((frame) => /^id: (\d+)$/m.exec(frame)?.[1] ?? []),
    states: () =>
      frames().flatMap((frame) =>
        frame.startsWith('event: state\n') ? [JSON.parse(frame.split('data: ')[1] ?? '')] : [],
      ),
    cut: () => abort.abort(),
  };
}
