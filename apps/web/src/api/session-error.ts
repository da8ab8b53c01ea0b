import type { ApiError } from './api-error.ts';

const codes = ['session_ended', 'session_idle', 'account_blocked', 'insufficient_aal'] as const;

export type SessionError = (typeof codes)[number];

/** The other one asks for a second factor. */
export type SessionEnd = Exclude<SessionError, 'insufficient_aal'>;

/** The refused token may be older than the page's. */
type Listener = (refusal: SessionError, accessToken: string) => void;

const listeners = new Set<Listener>();

/** Returns the unsubscribe function. */
export function onSessionError(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportSessionError({ code }: ApiError, accessToken: string | undefined): void {
  const refusal = codes.find((each) => each === code);
  if (!refusal || !accessToken) return;
  for (const listener of listeners) listener(refusal, accessToken);
}
