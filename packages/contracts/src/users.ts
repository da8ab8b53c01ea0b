import * as z from 'zod/mini';
import { defineEndpoint } from './shared/endpoint.ts';
import { passwordLimits } from './shared/limits.ts';
import { role } from './shared/roles.ts';
import { emailAddress } from './shared/text.ts';

/**
 * An account as the user management shows it (spec section 3), and what it needs beyond that, which another server may leave out. Times are
 * ISO 8601, null when it never happened.
 */
export const managedUser = z.object({
  id: z.string(),
  email: z.string(),
  /** `public` for an account that is not staff. */
  role: z.enum([...role.options, 'public']),
  created_at: z.string(),
  last_sign_in_at: z.nullable(z.string()),
  email_confirmed_at: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  blocked: z.boolean(),
  /** When the link of a standing invitation stops working; null when there is none. */
  invite_expires_at: z._default(z.nullable(z.string()), null),
  second_factor: z._default(z.boolean(), false),
  /** Goes up with every change of role or block; sent back with a change, so that of two at once the later is told. */
  version: z._default(z.number(), 0),
});
export type ManagedUser = z.infer<typeof managedUser>;

/** The invitation or reset that was made. The link is for an administrator to hand over when no mail goes out. */
export const accountLink = z.object({ link: z.string(), mailed: z.boolean(), expires_at: z.string() });
export type AccountLink = z.infer<typeof accountLink>;

const admins = ['admin'] as const;
/** In lower case: one account has one spelling, also where it is compared with one's own. */
const account = z.strictObject({ id: z.guid().check(z.toLowerCase()) });

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: admins,
  input: {},
  output: z.object({ users: z.array(managedUser) }),
  errors: [],
});

/**
 * Creates a member of staff, by invitation or with a password. With the same `idempotency-key` the same form is carried out once:
 * sent again it gives the first answer, with another body `idempotency_mismatch` (security row R12).
 */
export const createUser = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users',
  access: admins,
  input: {
    headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.minLength(8), z.maxLength(100))) }),
    body: z.strictObject({
      email: emailAddress,
      /** May be empty while an invitation is sent. */
      password: z._default(z.string().check(z.maxLength(passwordLimits.maxBytes)), ''),
      role: z._default(role, 'employee'),
      sendInvite: z._default(z.boolean(), true),
    }),
  },
  output: z.object({
    id: z.string(),
    email: z.string(),
    role,
    created_at: z.string(),
    email_confirmed_at: z.nullable(z.string()),
    /** Null when no invitation was asked for. */
    invite: z._default(z.nullable(accountLink), null),
  }),
  errors: ['email_exists', 'weak_password', 'idempotency_mismatch', 'unavailable'],
});

/**
 * Changes role or block. It counts at the next request of that person, everywhere; a block or a lower role ends their sessions. When `version`
 * is not that of now, nothing is changed and `conflict` brings the account as it is, in `current`.
 */
export const updateUser = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/users/:id',
  access: admins,
  input: {
    params: account,
    body: z.strictObject({ role: z.optional(role), blocked: z.optional(z.boolean()), version: z.number() }),
  },
  output: managedUser,
  errors: ['not_found', 'conflict', 'own_account', 'last_admin'],
});

/** Removes the account, which also revokes its invitation. */
export const deleteUser = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  access: admins,
  input: { params: account },
  output: z.object({ id: z.string() }),
  errors: ['not_found', 'own_account', 'last_admin', 'unavailable'],
});

/** Invites anew; the link of before stops working. */
export const resendInvite = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/:id/invite',
  access: admins,
  input: { params: account },
  output: accountLink,
  errors: ['not_found', 'conflict', 'unavailable'],
});

/** Makes a link to a new password and ends the person's sessions. The password of before works until a new one is chosen. */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/:id/password-reset',
  access: admins,
  input: { params: account },
  output: accountLink,
  errors: ['not_found', 'conflict', 'unavailable'],
});

/** Signs a person out everywhere, at once. */
export const endUserSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  access: admins,
  input: { params: account },
  output: z.object({ ended: z.number() }),
  errors: ['not_found'],
});

/** Takes the second factor from somebody who lost it with all recovery codes. */
export const removeSecondFactor = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/second-factor',
  access: admins,
  input: { params: account },
  output: managedUser,
  errors: ['not_found', 'own_account'],
});
