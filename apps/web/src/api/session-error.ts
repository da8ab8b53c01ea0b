import type { ApiError } from './api-error.ts';

const codes = ['session_ended', 'session_idle', 'account_blocked', 'insufficient_aal'] as const;

/** Why the server does not take a session, in its own words for it. */
export type SessionRefusal = (typeof codes)[number];

/** The refusals that are for good. The other one asks for a second factor, which the session may still show. */
export type SessionEnd = Exclude<SessionRefusal, 'insufficient_aal'>;

/** Hears of a refusal and of the token that was refused, which may be an older one than the page's. */
type Listener = (refusal: SessionRefusal, accessToken: string) => void;

const listeners = new Set<Listener>();

/** Listens until the function it gives is called. */
export function listenForRefusals(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners when a failed call means that its session is over, or not enough. */
export function noteRefusal({ code }: ApiError, accessToken: string | undefined): void {
  const refusal = codes.find((each) => each === code);
  if (!refusal || !accessToken) return;
  for (const listener of listeners) listener(refusal, accessToken);
}
