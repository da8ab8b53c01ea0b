import * as z from 'zod/mini';

/** Staff roles, lowest first (spec section 6). */
export const roles = ['employee', 'pharmacist', 'admin'] as const;
export const role = z.enum(roles);
export type Role = (typeof roles)[number];

/** A role as the browser knows it: staff, or `public` (spec section 3). */
export type SessionRole = Role | 'public';

/** Reads the role that the browser shows screens by. A mirror: the server never decides by it (docs/decisions/0004). */
export function roleFromMetadata(metadata: unknown): SessionRole {
  const parsed = z.safeParse(z.object({ role }), metadata);
  return parsed.success ? parsed.data.role : 'public';
}
