import type { User } from '@supabase/auth-js';

/** The account's name, or its email, or the fallback. */
export function displayName(user: User, otherwise: string): string {
  return ownName(user) ?? user.email ?? otherwise;
}

/** Null without a name. */
export function firstName(user: User): string | null {
  return ownName(user)?.split(/\s+/)[0] ?? null;
}

/** Null without one. */
export function ownName(user: User): string | null {
  const { name, full_name: fullName } = user.user_metadata;
  for (const candidate of [name, fullName]) {
    if (typeof candidate === 'string' && candidate.trim()) return candidate.trim();
  }
  return null;
}
