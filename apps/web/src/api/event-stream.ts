import { streamLimits } from '@rxweb/contracts/shared/limits';
import { createEventDecoder, type ServerSentEvent } from './event-decoder.ts';

/** After sleep, gives data that arrived in the meantime this long to be read. */
const graceMs = 2_000;

/** Breaking out of the loop closes the connection. Throws after a long silence: a locked phone can drop the connection unnoticed. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  // Drops a byte order mark and joins characters split across chunks.
  const text = new TextDecoder();
  const decoder = createEventDecoder();
  try {
    for (;;) {
      const { done, value } = await withSilenceTimeout(reader.read());
      yield* decoder.push(text.decode(value, { stream: !done }));
      if (done) break;
    }
    yield* decoder.flush();
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function withSilenceTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error('nothing has come for too long'));
    timer = setTimeout(() => {
      timer = setTimeout(giveUp, graceMs);
    }, streamLimits.silenceMs);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}
