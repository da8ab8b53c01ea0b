import type { User } from '@supabase/auth-js';

/** What to call a signed-in person: the name of the account, else its email, else the words given. */
export function displayName(user: User, otherwise: string): string {
  return nameOf(user) ?? user.email ?? otherwise;
}

/** The given name for a greeting, or null when the account has no name. */
export function firstName(user: User): string | null {
  return nameOf(user)?.split(/\s+/)[0] ?? null;
}

function nameOf(user: User): string | null {
  const { name, full_name: fullName } = user.user_metadata;
  for (const candidate of [name, fullName]) {
    if (typeof candidate === 'string' && candidate.trim()) return candidate.trim();
  }
  return null;
}
