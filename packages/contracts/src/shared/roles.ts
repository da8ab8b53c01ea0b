import * as z from 'zod/mini';

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
