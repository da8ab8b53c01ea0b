import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { passwordLimits } from './limits.ts';

/** The roles of staff, least first (spec section 6). */
export const roles = ['employee', 'pharmacist', 'admin'] as const;
export const role = z.enum(roles);
export type Role = (typeof roles)[number];

/** What the browser knows a person as: a member of staff, or `public` for everybody else (spec section 3). */
export type SessionRole = Role | 'public';

/** Reads the role the browser shows its screens by. It is a mirror; the server never decides by it (docs/decisions/0004). */
export function roleFromMetadata(metadata: unknown): SessionRole {
  const parsed = z.safeParse(z.object({ role }), metadata);
  return parsed.success ? parsed.data.role : 'public';
}

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** Creates the first administrator with the one-time link that the server prints while there is none. */
export const setupFirstAdmin = defineEndpoint({
  method: 'POST',
  path: '/api/setup',
  access: 'public',
  input: {
    body: z.strictObject({
      token: z.string().check(z.minLength(1), z.maxLength(200)),
      email,
      password: z.string().check(z.maxLength(passwordLimits.maxBytes)),
    }),
  },
  output: z.object({ email: z.string() }),
  errors: ['not_found', 'weak_password'],
});
