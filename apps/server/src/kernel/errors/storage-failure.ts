import type { StorageApiError } from '@supabase/supabase-js';
import { AppError } from './app-error.ts';

/** A file the caller may not read counts as missing. */
export function storageFailure(error: unknown, maxFileBytes: number): AppError {
  const status = isStorageError(error) ? Number(error.statusCode ?? error.status) : 0;
  if (status === 413) return fileTooLarge(maxFileBytes);
  if (status === 415) return new AppError('unsupported_media_type');
  if (status === 404 || status === 403) return new AppError('not_found');
  if (status === 400) return new AppError('invalid_input');
  if (status === 507) return new AppError('storage_full');
  return new AppError('unavailable', { cause: error });
}

/** Compare by name: importing the large library here would slow the start. */
export function isStorageError(error: unknown): error is StorageApiError {
  return error instanceof Error && error.name === 'StorageApiError';
}

export function fileTooLarge(maxFileBytes: number): AppError {
  return new AppError('payload_too_large', {
    message: `The file is too large: at most ${maxFileBytes} bytes.`,
  });
}
