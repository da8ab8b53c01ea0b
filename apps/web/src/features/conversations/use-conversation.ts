import type { CallbackRequest, readConversation } from '@rxweb/contracts/conversations';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import type { Query, ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import type { ConversationsApi } from './conversations.api.ts';
import { liveOptions } from './use-list-query.ts';

export type Transcript = z.infer<typeof readConversation.output>;

export interface TranscriptQuery extends Pick<Query<Transcript>, 'isError' | 'isFetching' | 'refetch' | 'invalidate'> {
  transcript: Transcript | null;
  /** The conversation was erased, or its retention period ended. */
  isGone: boolean;
  putCallback: (callback: CallbackRequest) => void;
}

/** Reads one conversation and keeps it current. */
export function useConversation(api: ConversationsApi, id: string | null): TranscriptQuery {
  const read = useMemo(
    () =>
      id === null
        ? null
        : (options: ReadOptions) =>
            api.read(id, options).catch((error: unknown) => {
              if (error instanceof ApiError && error.code === 'not_found') return 'gone' as const;
              throw error;
            }),
    [api, id],
  );
  const { data, setData, isError, isFetching, refetch, invalidate } = useQuery<Transcript | 'gone'>(read, liveOptions);
  const transcript = data === 'gone' ? null : data;
  return {
    transcript,
    isGone: data === 'gone',
    isError,
    isFetching,
    refetch,
    invalidate,
    putCallback: (callback) =>
      setData((known) => (known === null || known === 'gone' ? known : withCallback(known, callback))),
  };
}

function withCallback(transcript: Transcript, callback: CallbackRequest): Transcript {
  return {
    ...transcript,
    handOffs: transcript.handOffs.map((each) => (each.id === callback.id ? callback : each)),
  };
}
