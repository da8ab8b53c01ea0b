import * as z from 'zod/mini';
import { defineEndpoint } from './shared/endpoint.ts';
import { passwordLimits } from './shared/limits.ts';
import { role } from './shared/roles.ts';
import { emailAddress, personName } from './shared/text.ts';

/** Creates the first administrator with the one-time link that the server prints while there is none. */
export const setupFirstAdmin = defineEndpoint({
  method: 'POST',
  path: '/api/setup',
  access: 'public',
  input: {
    body: z.strictObject({
      token: z.string().check(z.minLength(1), z.maxLength(200)),
      email: emailAddress,
      password: z.string().check(z.maxLength(passwordLimits.maxBytes)),
    }),
  },
  output: z.object({ email: z.string() }),
  errors: ['not_found', 'weak_password'],
});

const setupLinkEnd = z.enum(['used', 'expired', 'replaced']);
export type SetupLinkEnd = z.infer<typeof setupLinkEnd>;

/** Why a setup link no longer works; null while it does. A token that never was one counts as replaced. */
export const checkSetupLink = defineEndpoint({
  method: 'POST',
  path: '/api/setup/check',
  access: 'public',
  input: { body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }) },
  output: z.object({ end: z.nullable(setupLinkEnd) }),
  errors: [],
});

/** When the session ends, how many recovery codes are left, and whether a second factor is due. Asking does not extend the session. Times are ISO 8601. */
export const sessionInfo = z.object({
  /** Ends then unless the user is active before. */
  idleEndsAt: z.string(),
  /** Ends then in any case. */
  endsAt: z.string(),
  recoveryCodesLeft: z.number(),
  /** From when the user's role needs a second factor; null if it needs none, or the user has one. */
  secondFactorDueAt: z._default(z.nullable(z.string()), null),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

export const getSession = defineEndpoint({
  method: 'GET',
  path: '/api/session',
  access: 'signed-in',
  input: {},
  output: sessionInfo,
  errors: [],
});

/** Why a session ended, as its screen says it. */
export const sessionEndReasons = [
  'signed_out',
  'signed_out_everywhere',
  'ended_by_administrator',
  'ended_by_operator',
  'account_blocked',
  'account_deleted',
  'role_changed',
  'password_changed',
  'password_reset',
  'token_reused',
  'over_its_limit',
] as const;
export type SessionEndReason = (typeof sessionEndReasons)[number];

/** What an account may do now, pushed to its open screens. */
export const standing = z.object({
  role: z.nullable(role),
  /** A second factor exists that this session has not shown. */
  owesSecondFactor: z.boolean(),
  secondFactorDueAt: z.nullable(z.string()),
});
export type Standing = z.infer<typeof standing>;

/** The event `ended`: the error that every further call gets. */
export const sessionEnded = z.object({
  code: z.enum(['session_ended', 'session_idle', 'account_blocked']),
  reason: z.optional(z.string()),
  role: z.optional(z.string()),
});

/** Server-sent events: `standing` at once and at each change, `ended` when the session ends, within a second. */
export const followSession = defineEndpoint({
  method: 'GET',
  path: '/api/session/events',
  access: 'signed-in',
  input: {},
  output: 'event-stream',
  errors: [],
});

/** Reports a key press, click or touch, at most once per {@link sessionLimits.reportMs}. */
export const reportActivity = defineEndpoint({
  method: 'POST',
  path: '/api/session/activity',
  access: 'signed-in',
  input: {},
  output: sessionInfo,
  errors: [],
});

/** The own name, as colleagues see it; a new token's user has it in `user_metadata.name`. */
export const setOwnName = defineEndpoint({
  method: 'PUT',
  path: '/api/session/name',
  access: 'signed-in',
  input: { body: z.strictObject({ name: personName }) },
  output: z.object({ name: z.string() }),
  errors: ['conflict'],
});

/** A device on which the user is signed in. */
export const openedSession = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastActiveAt: z.string(),
  userAgent: z.nullable(z.string()),
  address: z.nullable(z.string()),
  isCurrent: z.boolean(),
});
export type OpenedSession = z.infer<typeof openedSession>;

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/session/sessions',
  access: 'signed-in',
  input: {},
  output: z.object({ sessions: z.array(openedSession) }),
  errors: [],
});

/** Signs out everywhere, this device included. */
export const endSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/session/sessions',
  access: 'signed-in',
  input: {},
  output: z.object({ ended: z.number() }),
  errors: [],
});

/** Signs out one of the user's own devices. */
export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/session/sessions/:id',
  access: 'signed-in',
  input: { params: z.strictObject({ id: z.guid() }) },
  output: z.object({ ended: z.number() }),
  errors: ['not_found'],
});

/** The password, or a passkey's answer to a challenge of the auth service's `/passkeys/authentication/options`. */
export const identityProof = z.union([
  z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(passwordLimits.maxBytes)) }),
  z.strictObject({ challenge_id: z.guid(), credential: z.looseObject({}) }),
]);
export type IdentityProof = z.infer<typeof identityProof>;

/** Shows again who it is, for this session. For five minutes it may then change factors, passkeys, email and recovery codes. */
export const confirmIdentity = defineEndpoint({
  method: 'POST',
  path: '/api/session/proof',
  access: 'signed-in',
  input: { body: identityProof },
  output: z.object({}),
  errors: ['password_invalid', 'passkey_invalid'],
});

/** Makes ten recovery codes, shown once, and revokes older ones. Needs the second factor and {@link confirmIdentity}. */
export const makeRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/session/recovery-codes',
  access: 'signed-in',
  input: {},
  output: z.object({ codes: z.array(z.string()) }),
  errors: ['insufficient_aal', 'reauthentication_needed', 'conflict'],
});

/** Accepts a recovery code once as the second factor. The session's next token is `aal2`. */
export const useRecoveryCode = defineEndpoint({
  method: 'POST',
  path: '/api/session/recovery',
  access: 'signed-in',
  input: { body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(40)) }) },
  output: z.object({ codesLeft: z.number() }),
  errors: ['recovery_code_invalid'],
});
