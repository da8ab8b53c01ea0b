import type { HandOff, readConversation } from '@rxweb/contracts/conversations';
import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '../../lib/api-error.ts';
import { useOnline } from '../../lib/use-online.ts';
import type { ConversationsApi } from './conversations.api.ts';
import { usePoll } from './use-poll.ts';

export type Transcript = z.infer<typeof readConversation.output>;

const everyMs = 15_000;
const giveUpMs = 15_000;

export interface LiveTranscript {
  /** Null before it was read. */
  transcript: Transcript | null;
  /** `gone`: it was erased, or its time was over. */
  trouble: 'failed' | 'gone' | null;
  isLoading: boolean;
  refresh(): void;
  putHandOff(handOff: HandOff): void;
}

/** Reads one conversation and keeps it fresh; what is shown stays while it is read again. */
export function useConversation(api: ConversationsApi, id: string | null): LiveTranscript {
  const isOnline = useOnline();
  const [state, setState] = useState<{ transcript: Transcript | null; trouble: LiveTranscript['trouble'] }>({
    transcript: null,
    trouble: null,
  });
  const [isLoading, setIsLoading] = useState(false);
  const reading = useRef<AbortController | null>(null);

  const run = useCallback(
    async (isAsked: boolean) => {
      if (id === null) return;
      reading.current?.abort();
      const abort = new AbortController();
      reading.current = abort;
      setIsLoading(true);
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(giveUpMs)]);
      try {
        const transcript = await api.read(id, { isAsked, signal });
        if (!abort.signal.aborted) setState({ transcript, trouble: null });
      } catch (error) {
        if (abort.signal.aborted) return;
        const isGone = error instanceof ApiError && error.code === 'not_found';
        setState(({ transcript }) => ({ transcript: isGone ? null : transcript, trouble: isGone ? 'gone' : 'failed' }));
      }
      if (!abort.signal.aborted) setIsLoading(false);
    },
    [api, id],
  );
  useEffect(() => {
    if (isOnline) void run(true);
    return () => reading.current?.abort();
  }, [run, isOnline]);
  usePoll(() => isLoading || void run(false), everyMs, isOnline);

  const isOfThis = state.transcript === null || state.transcript.conversation.id === id;
  return {
    transcript: isOfThis ? state.transcript : null,
    trouble: isOfThis ? state.trouble : null,
    isLoading,
    refresh: () => void run(true),
    putHandOff: (handOff) =>
      setState(({ transcript, trouble }) => ({
        trouble,
        transcript: transcript && {
          ...transcript,
          handOffs: transcript.handOffs.map((each) => (each.id === handOff.id ? handOff : each)),
        },
      })),
  };
}
