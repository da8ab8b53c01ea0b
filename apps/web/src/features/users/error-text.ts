import { type ManagedUser, managedUser } from '@rxweb/contracts/users';
import * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';

/** The server's text, or the status text (spec section 8). */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong on this page. Reload it and try again.';
  if (error.code === 'network') return 'Couldn’t reach the server. Check your connection and try again.';
  return error.body?.error || error.statusText || error.message;
}

/** The current account after a conflict (security row R13). */
export function accountNow(error: unknown): ManagedUser | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const parsed = z.safeParse(managedUser, error.body?.current);
  return parsed.success ? parsed.data : null;
}
