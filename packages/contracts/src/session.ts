import * as z from 'zod/mini';
import { defineEndpoint } from './shared/endpoint.ts';
import { passwordLimits } from './shared/limits.ts';
import { emailAddress } from './shared/text.ts';

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

/** Until when a session stands, and how many recovery codes its person has left. Asking is no activity. Times are ISO 8601. */
export const sessionStanding = z.object({
  /** It ends then unless somebody does something before. */
  idleEndsAt: z.string(),
  /** It ends then in any case. */
  endsAt: z.string(),
  recoveryCodesLeft: z.number(),
});
export type SessionStanding = z.infer<typeof sessionStanding>;

export const getSession = defineEndpoint({
  method: 'GET',
  path: '/api/session',
  access: 'signed-in',
  input: {},
  output: sessionStanding,
  errors: [],
});

/** Says that somebody is at the screen: a key, a click, a touch. The page sends it at most once in {@link sessionLimits.reportMs}. */
export const reportActivity = defineEndpoint({
  method: 'POST',
  path: '/api/session/activity',
  access: 'signed-in',
  input: {},
  output: sessionStanding,
  errors: [],
});

/** One place where the person is signed in. */
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

/** Signs out everywhere, here too. */
export const endSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/session/sessions',
  access: 'signed-in',
  input: {},
  output: z.object({ ended: z.number() }),
  errors: [],
});

/** Signs out at one place of one's own. */
export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/session/sessions/:id',
  access: 'signed-in',
  input: { params: z.strictObject({ id: z.guid() }) },
  output: z.object({ ended: z.number() }),
  errors: ['not_found'],
});

/** Makes ten codes for the day the phone is lost and voids those of before. They are shown once. Needs the second factor. */
export const makeRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/session/recovery-codes',
  access: 'signed-in',
  input: {},
  output: z.object({ codes: z.array(z.string()) }),
  errors: ['insufficient_aal', 'conflict'],
});

/** Takes a recovery code instead of the second factor: the factor is removed, and this session stands without it. */
export const useRecoveryCode = defineEndpoint({
  method: 'POST',
  path: '/api/session/recovery',
  access: 'signed-in',
  input: { body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(40)) }) },
  output: z.object({ codesLeft: z.number() }),
  errors: ['recovery_code_invalid'],
});
