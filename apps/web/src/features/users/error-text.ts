import { type ManagedUser, managedUser } from '@rxweb/contracts/users';
import * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import { usersTexts } from '../../texts/admin/use-users-texts.ts';
import { serverErrorText } from '../../texts/staff/server-error-text.ts';

/** The server's text, or the status text (spec section 8). */
export function errorText(error: unknown): string {
  const { errors } = usersTexts.current();
  if (!(error instanceof ApiError)) return errors.page;
  if (error.code === 'network') return errors.network;
  return serverErrorText(error) || error.statusText || error.message;
}

/** The current account after a conflict (security row R13). */
export function accountNow(error: unknown): ManagedUser | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const parsed = z.safeParse(managedUser, error.body?.current);
  return parsed.success ? parsed.data : null;
}
