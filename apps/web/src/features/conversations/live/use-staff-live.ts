import type { StaffLiveMessage, StaffLiveState } from '@rxweb/contracts/live/staff';
import { liveLimits } from '@rxweb/contracts/shared/limits';
import { useMemo } from 'react';
import type { ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { type LiveStaffApi, useLiveStaffApi } from './live-staff.api.ts';
import { useLiveChanges } from './use-live-changes.ts';

/** Covers changes that the socket missed. */
const pollMs = 15_000;

interface Known {
  id: string;
  state: StaffLiveState;
  messages: readonly StaffLiveMessage[];
}

export interface StaffLive {
  /** Null until it was read. */
  state: StaffLiveState | null;
  messages: readonly StaffLiveMessage[];
  /** Changes come by the socket; null until that is known. */
  isLive: boolean | null;
  isOnline: boolean;
  /** What an act answered. */
  take(state: StaffLiveState, messages?: readonly StaffLiveMessage[]): void;
  /** Someone else acted: reads again. */
  refetch(): void;
}

/** The live messages and the state of one conversation, kept current. */
export function useStaffLive(id: string): StaffLive {
  const api = useLiveStaffApi();
  const read = useMemo(
    () => (options: ReadOptions, known: Known | null) => readAll(api, id, known?.id === id ? known : null, options),
    [api, id],
  );
  const query = useQuery<Known>(read, {
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
    keepPreviousData: false,
    gapMs: 150,
    retryDelay: 2_000,
  });
  const { data, setData, invalidate, isOnline } = query;
  const isLive = useLiveChanges(invalidate);
  return {
    state: data?.state ?? null,
    messages: data?.messages ?? none,
    isLive,
    isOnline,
    take: (state, messages = []) =>
      setData((known) => {
        const merged = withMessages(known?.messages ?? [], messages);
        const isNewer = !known || state.version >= known.state.version;
        return { id, state: isNewer ? state : known.state, messages: merged };
      }),
    refetch: invalidate,
  };
}

const none: readonly StaffLiveMessage[] = [];

/** What is new since the last without a gap, in as many answers as it takes. */
async function readAll(api: LiveStaffApi, id: string, known: Known | null, options: ReadOptions): Promise<Known> {
  let messages = known?.messages ?? [];
  for (;;) {
    const answer = await api.read(id, lastSeq(messages), options);
    messages = withMessages(messages, answer.messages);
    if (answer.messages.length < liveLimits.pageMessages) return { id, state: answer.state, messages };
  }
}

/** Each once, in order. */
function withMessages(
  known: readonly StaffLiveMessage[],
  fresh: readonly StaffLiveMessage[],
): readonly StaffLiveMessage[] {
  const added = fresh.filter(({ seq }) => !known.some((message) => message.seq === seq));
  return added.length === 0 ? known : [...known, ...added].sort((one, other) => one.seq - other.seq);
}

/** Before the first gap: an answer to what was just sent may come before what others wrote. */
export function lastSeq(messages: readonly StaffLiveMessage[]): number {
  let last = (messages[0]?.seq ?? 1) - 1;
  for (const { seq } of messages) if (seq === last + 1) last = seq;
  return last;
}
