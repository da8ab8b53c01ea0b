import { type SessionEndReason, sessionEndReasons } from '@rxweb/contracts/session';
import { roles, type SessionRole } from '@rxweb/contracts/shared/roles';
import type { ApiError, LooseErrorBody } from './api-error.ts';

const codes = ['session_ended', 'session_idle', 'account_blocked', 'insufficient_aal'] as const;

export type SessionError = (typeof codes)[number];

/** The other one asks for a second factor. */
export type SessionEnd = Exclude<SessionError, 'insufficient_aal'>;

/** Why, where the server knows, and the account's role now. */
export interface EndCause {
  reason: SessionEndReason | null;
  role: SessionRole;
}

/** The refused token may be older than the page's. */
type Listener = (refusal: SessionError, accessToken: string, cause: EndCause) => void;

const listeners = new Set<Listener>();

/** Returns the unsubscribe function. */
export function onSessionError(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportSessionError({ code, body }: ApiError, accessToken: string | undefined): void {
  const refusal = codes.find((each) => each === code);
  if (refusal && accessToken) reportSessionEnd(refusal, accessToken, body ?? {});
}

/** A newer server may name a reason that this page doesn't know. */
export function reportSessionEnd(
  refusal: SessionError,
  accessToken: string,
  { reason, role }: Pick<LooseErrorBody, 'reason' | 'role'>,
): void {
  const cause: EndCause = {
    reason: sessionEndReasons.find((each) => each === reason) ?? null,
    role: roles.find((each) => each === role) ?? 'public',
  };
  for (const listener of listeners) listener(refusal, accessToken, cause);
}
