import type { AuthError } from '@supabase/supabase-js';
import { AppError } from '../../kernel/errors/app-error.ts';

/** Unknown errors become `unavailable`. */
export function asAppError(error: AuthError): AppError {
  if (error.code === 'email_exists') return new AppError('email_exists', { cause: error });
  if (error.code === 'weak_password') return new AppError('weak_password', { message: error.message, cause: error });
  if (error.code === 'validation_failed' || error.code === 'email_address_invalid')
    return new AppError('invalid_input', { message: error.message, cause: error });
  return new AppError('unavailable', { cause: error });
}
