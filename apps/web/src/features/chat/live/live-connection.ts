import { type LiveMessage, type LiveState, liveMessage, liveState } from '@rxweb/contracts/live/messages';
import { liveLimits } from '@rxweb/contracts/shared/limits';
import * as z from 'zod/mini';
import { ApiError } from '../../../api/api-error.ts';
import { readEventStream } from '../../../api/event-stream.ts';
import type { LiveApi } from './live.api.ts';

/** `live`: changes come at once. `polling`: asked for every few seconds. `cut`: neither works now. */
export type LiveLink = 'live' | 'polling' | 'cut';

export interface LiveListener {
  onMessages(messages: readonly LiveMessage[]): void;
  onState(state: LiveState): void;
  onLink(link: LiveLink): void;
  /** Nothing more comes: the visitor started over elsewhere, or the server knows no such conversation. */
  onEnd(why: 'gone' | 'unknown'): void;
  /** The number of the last message without a gap. */
  after(): number;
}

/** Waits between tries of a stream. */
const retryMs = [250, 1_000, 2_000, 5_000, 10_000];
/** Some networks hold streams back: such a stream says nothing. */
const failuresUntilPoll = 2;

/** Follows the conversation until the signal: by a stream that resumes, or by polling where none holds. Never rejects. */
export async function followLive(api: LiveApi, listener: LiveListener, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const end = await holdStream(api, listener, signal);
    if (signal.aborted) return;
    if (end === 'gone' || end === 'unknown') return listener.onEnd(end);
    failures = end === 'worked' ? 0 : failures + 1;
    if (end === 'failed') listener.onLink('cut');
    const waitMs = retryMs[Math.min(failures, retryMs.length - 1)] ?? 0;
    if (failures < failuresUntilPoll) await pause(waitMs, signal);
    else if ((await pollFor(api, listener, Math.max(waitMs, liveLimits.pollMs), signal)) === 'unknown')
      return listener.onEnd('unknown');
  }
}

type End = 'worked' | 'failed' | 'gone' | 'unknown';

async function holdStream(api: LiveApi, listener: LiveListener, signal: AbortSignal): Promise<End> {
  let hasSpoken = false;
  try {
    const { body } = await api.stream(listener.after(), signal);
    if (!body) return 'failed';
    for await (const { event, data } of readEventStream(body)) {
      if (event === 'gone') return 'gone';
      if (event !== 'message' && event !== 'state') continue;
      if (!hasSpoken) listener.onLink('live');
      hasSpoken = true;
      take(event, data, listener);
    }
  } catch (error) {
    if (isUnknown(error)) return 'unknown';
  }
  return hasSpoken ? 'worked' : 'failed';
}

/** What a newer server says that this page doesn't know is left out. */
function take(event: 'message' | 'state', data: string, listener: LiveListener): void {
  const said: unknown = JSON.parse(data);
  if (event === 'message') {
    const message = z.safeParse(liveMessage, said);
    if (message.success) listener.onMessages([message.data]);
  } else {
    const state = z.safeParse(liveState, said);
    if (state.success) listener.onState(state.data);
  }
}

/** Asks every few seconds for so long. */
async function pollFor(api: LiveApi, listener: LiveListener, ms: number, signal: AbortSignal): Promise<End> {
  const until = performance.now() + ms;
  do {
    try {
      const { messages, state } = await api.since(listener.after(), signal);
      listener.onMessages(messages);
      listener.onState(state);
      listener.onLink('polling');
    } catch (error) {
      if (signal.aborted) return 'failed';
      if (isUnknown(error)) return 'unknown';
      listener.onLink('cut');
    }
    await pause(liveLimits.pollMs, signal);
  } while (!signal.aborted && performance.now() < until);
  return 'worked';
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Shorter when the network comes back. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    addEventListener('online', done);
  });
}
