import type { PersonAccess } from '@rxweb/contracts/shared/endpoint';
import { AppError } from '../errors/app-error.ts';
import type { Principal } from './authenticate.ts';

/**
 * Lets a signed-in person through, or throws `forbidden`, or `insufficient_aal` when they have a second factor that this session has not shown
 * (security row A16). Public endpoints never ask.
 */
export function authorize(access: Exclude<PersonAccess, 'public'>, principal: Principal): void {
  if (access === 'signed-in') return;
  if (!principal.role || !access.includes(principal.role)) throw new AppError('forbidden');
  if (principal.owesSecondFactor) throw new AppError('insufficient_aal');
}
