import * as z from 'zod/mini';
import { defineEndpoint } from './shared/endpoint.ts';
import { passwordLimits } from './shared/limits.ts';
import { role } from './shared/roles.ts';
import { emailAddress, personName } from './shared/text.ts';

/** An account in user management (spec section 3), with fields that another server may omit. Times are ISO 8601, null for never. */
export const managedUser = z.object({
  id: z.string(),
  email: z.string(),
  /** Null: colleagues see the part of the address before the @. */
  name: z._default(z.nullable(z.string()), null),
  /** `public` for an account that is not staff. */
  role: z.enum([...role.options, 'public']),
  created_at: z.string(),
  last_sign_in_at: z.nullable(z.string()),
  email_confirmed_at: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  blocked: z.boolean(),
  /** When an open invitation expires; null for none. */
  invite_expires_at: z._default(z.nullable(z.string()), null),
  /** When an unused password link expires; null for none. */
  reset_expires_at: z._default(z.nullable(z.string()), null),
  second_factor: z._default(z.boolean(), false),
  /** Increases with every change of role or block; sent back with a change to detect conflicts. */
  version: z._default(z.number(), 0),
});
export type ManagedUser = z.infer<typeof managedUser>;

/** The invitation or reset link, for an administrator to pass on when no mail is sent. */
export const accountLink = z.object({ link: z.string(), mailed: z.boolean(), expires_at: z.string() });
export type AccountLink = z.infer<typeof accountLink>;

const admins = ['admin'] as const;
/** Lower case: one spelling per account. */
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
 * Creates a staff member, by invitation or with a password. With the same `idempotency-key` a repeat returns the first answer; another body
 * gives `idempotency_mismatch` (security row R12).
 */
export const createUser = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users',
  access: admins,
  input: {
    headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.minLength(8), z.maxLength(100))) }),
    body: z.strictObject({
      email: emailAddress,
      /** May be empty with an invitation. */
      password: z._default(z.string().check(z.maxLength(passwordLimits.maxBytes)), ''),
      role: z._default(role, 'employee'),
      sendInvite: z._default(z.boolean(), true),
      /** Ours; the specification's form has none. */
      name: z.optional(personName),
    }),
  },
  output: z.object({
    id: z.string(),
    email: z.string(),
    role,
    created_at: z.string(),
    email_confirmed_at: z.nullable(z.string()),
    /** Null when no invitation was requested. */
    invite: z._default(z.nullable(accountLink), null),
  }),
  errors: ['email_exists', 'weak_password', 'idempotency_mismatch', 'unavailable'],
});

/** Names a person for colleagues; null takes the name away. Nothing else changes, so no `version` is needed. */
export const nameUser = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/name',
  access: admins,
  input: { params: account, body: z.strictObject({ name: z.nullable(personName) }) },
  output: managedUser,
  errors: ['not_found', 'conflict'],
});

/**
 * Changes role or block, effective at the person's next request; a block or a lower role ends their sessions. With an outdated `version`
 * nothing changes, and `conflict` carries the current account in `current`.
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

/** Deletes the account and its invitation. */
export const deleteUser = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  access: admins,
  input: { params: account },
  output: z.object({ id: z.string() }),
  errors: ['not_found', 'own_account', 'last_admin', 'unavailable'],
});

/** Sends a new invitation; the previous link stops working. */
export const resendInvite = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/:id/invite',
  access: admins,
  input: { params: account },
  output: accountLink,
  errors: ['not_found', 'conflict', 'unavailable'],
});

/** Creates a password reset link and ends the person's sessions; with `endPassword` the old password, too. */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/:id/password-reset',
  access: admins,
  input: {
    params: account,
    body: z._default(z.strictObject({ endPassword: z._default(z.boolean(), false) }), { endPassword: false }),
  },
  output: accountLink,
  errors: ['not_found', 'conflict', 'unavailable'],
});

/** Signs a person out everywhere. */
export const endUserSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  access: admins,
  input: { params: account },
  output: z.object({ ended: z.number() }),
  errors: ['not_found'],
});

/** Removes the second factor of a person who lost it and all recovery codes. */
export const removeSecondFactor = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/second-factor',
  access: admins,
  input: { params: account },
  output: managedUser,
  errors: ['not_found', 'own_account'],
});

/** From when each role needs a second factor, as ISO 8601; null for a role that needs none. */
export const secondFactorRules = z.strictObject({
  admin: z.nullable(z.iso.datetime()),
  pharmacist: z.nullable(z.iso.datetime()),
  employee: z.nullable(z.iso.datetime()),
});
export type SecondFactorRules = z.infer<typeof secondFactorRules>;

export const getSecondFactorRules = defineEndpoint({
  method: 'GET',
  path: '/api/admin/second-factor-rules',
  access: admins,
  input: {},
  output: secondFactorRules,
  errors: [],
});

/** From its date on, members of the role without a second factor can do nothing but set one up. */
export const setSecondFactorRules = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/second-factor-rules',
  access: admins,
  input: { body: secondFactorRules },
  output: secondFactorRules,
  errors: [],
});
