import type { PersonAccess } from '@rxweb/contracts/shared/endpoint';
import { AppError } from '../errors/app-error.ts';
import type { Principal } from './authenticate.ts';

/** Throws `forbidden`, or `insufficient_aal` for an unverified second factor (security row A16). Public endpoints skip it. */
export function authorize(access: Exclude<PersonAccess, 'public'>, principal: Principal): void {
  if (access === 'signed-in') return;
  if (!principal.role || !access.includes(principal.role)) throw new AppError('forbidden');
  if (principal.owesSecondFactor) throw new AppError('insufficient_aal');
}
