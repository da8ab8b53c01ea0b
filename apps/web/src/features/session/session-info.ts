import type { SessionStanding } from '@rxweb/contracts/session';

/** Until when the session stands, in ms of this page's own clock. */
export interface Standing {
  idleEndsAt: number;
  endsAt: number;
}

/** What the time says: all is well, a warning is due, or the session is over. */
export type Phase =
  | { type: 'open' }
  | { type: 'warning'; limit: 'idle' | 'absolute'; endsAt: number }
  | { type: 'over'; limit: 'idle' | 'absolute' };

/** Reads the server's answer by the page's clock. `serverNow` is the server's time at the answer, `now` the page's. */
export function standingOnPage({ idleEndsAt, endsAt }: SessionStanding, serverNow: number, now: number): Standing {
  const ahead = now - serverNow;
  return { idleEndsAt: Date.parse(idleEndsAt) + ahead, endsAt: Date.parse(endsAt) + ahead };
}

/** What the time says, by whichever limit comes first. */
export function phaseAt({ idleEndsAt, endsAt }: Standing, now: number, warningMs: number): Phase {
  const limit = idleEndsAt < endsAt ? 'idle' : 'absolute';
  const end = Math.min(idleEndsAt, endsAt);
  if (now >= end) return { type: 'over', limit };
  return now >= end - warningMs ? { type: 'warning', limit, endsAt: end } : { type: 'open' };
}
