import { z } from 'zod';
import type { Core } from '../core/core.ts';
import { validationFailed } from './auth-error.ts';
import type { SignedIn } from './callers.ts';

const signOutScope = z.enum(['global', 'local', 'others']);

/** Ends sessions of the caller: all (the default), this one, or all but this one. Their access tokens end with them. */
export async function signOut({ sql }: Core, caller: SignedIn, scope: string | undefined): Promise<void> {
  const parsed = signOutScope.safeParse(scope || 'global');
  if (!parsed.success) throw validationFailed(`Unsupported logout scope "${scope}"`);
  const { userId, sessionId } = caller;
  if (parsed.data === 'global') await sql`delete from auth.sessions where user_id = ${userId}`;
  if (parsed.data === 'local') await sql`delete from auth.sessions where id = ${sessionId}`;
  if (parsed.data === 'others') await sql`delete from auth.sessions where user_id = ${userId} and id <> ${sessionId}`;
}
