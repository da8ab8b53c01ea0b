import type { CallbackRequest, readConversation } from '@rxweb/contracts/conversations';
import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import { useOnline } from '../../browser/use-online.ts';
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
  refetch(): void;
  putCallback(handOff: CallbackRequest): void;
}

interface Known extends Pick<LiveTranscript, 'transcript' | 'trouble'> {
  /** Which conversation this is known of. */
  of: string | null;
}
const nothing = { transcript: null, trouble: null };

/** Reads one conversation and keeps it fresh; what is shown stays while it is read again. */
export function useConversation(api: ConversationsApi, id: string | null): LiveTranscript {
  const isOnline = useOnline();
  const [state, setState] = useState<Known>({ of: id, ...nothing });
  const [isLoading, setIsLoading] = useState(false);
  const reading = useRef<AbortController | null>(null);

  const run = useCallback(
    async (isUserAction: boolean) => {
      if (id === null) return;
      reading.current?.abort();
      const abort = new AbortController();
      reading.current = abort;
      setIsLoading(true);
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(giveUpMs)]);
      try {
        const transcript = await api.read(id, { isUserAction, signal });
        if (!abort.signal.aborted) setState({ of: id, transcript, trouble: null });
      } catch (error) {
        if (abort.signal.aborted) return;
        const isGone = error instanceof ApiError && error.code === 'not_found';
        setState(({ of, transcript }) => ({
          of: id,
          transcript: isGone || of !== id ? null : transcript,
          trouble: isGone ? 'gone' : 'failed',
        }));
      }
      if (!abort.signal.aborted) setIsLoading(false);
    },
    [api, id],
  );
  const asked = useRef<typeof run>(null);
  useEffect(() => {
    if (!isOnline) return;
    // A network that is back is nobody at the screen.
    const isUserAction = asked.current !== run;
    asked.current = run;
    void run(isUserAction);
    return () => reading.current?.abort();
  }, [run, isOnline]);
  usePoll(() => isLoading || void run(false), everyMs, isOnline);

  return {
    ...(state.of === id ? { transcript: state.transcript, trouble: state.trouble } : nothing),
    isLoading,
    refetch: () => void run(true),
    putCallback: (handOff) =>
      setState(({ transcript, ...rest }) => ({
        ...rest,
        transcript: transcript && {
          ...transcript,
          handOffs: transcript.handOffs.map((each) => (each.id === handOff.id ? handOff : each)),
        },
      })),
  };
}
