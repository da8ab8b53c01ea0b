import type { SessionInfo } from '@rxweb/contracts/session';

/** In ms of the page's clock. */
export interface SessionTimes {
  idleEndsAt: number;
  endsAt: number;
}

export type Phase =
  | { type: 'open' }
  | { type: 'warning'; limit: 'idle' | 'absolute'; endsAt: number }
  | { type: 'over'; limit: 'idle' | 'absolute' };

/** `serverNow` and `now` are both clocks at the time of the answer. */
export function toPageTimes({ idleEndsAt, endsAt }: SessionInfo, serverNow: number, now: number): SessionTimes {
  const ahead = now - serverNow;
  return { idleEndsAt: Date.parse(idleEndsAt) + ahead, endsAt: Date.parse(endsAt) + ahead };
}

/** By the earlier limit. */
export function phaseAt({ idleEndsAt, endsAt }: SessionTimes, now: number, warningMs: number): Phase {
  const limit = idleEndsAt < endsAt ? 'idle' : 'absolute';
  const end = Math.min(idleEndsAt, endsAt);
  if (now >= end) return { type: 'over', limit };
  return now >= end - warningMs ? { type: 'warning', limit, endsAt: end } : { type: 'open' };
}
