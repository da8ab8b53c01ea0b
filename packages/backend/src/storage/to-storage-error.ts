import { isDatabaseUnavailable } from '@rxweb/platform/sql/is-database-unavailable';
import { StorageError } from './errors.ts';

const sqlFailures: Record<string, () => StorageError> = {
  // insufficient_privilege: a policy or a missing grant.
  '42501': () => new StorageError('rowRefused'),
  // unique_violation
  '23505': () => new StorageError('keyAlreadyExists'),
  // Characters PostgreSQL can't store, such as NUL.
  '22021': () => new StorageError('invalidRequest', 'The request carries characters that cannot be stored'),
  '22P05': () => new StorageError('invalidRequest', 'The request carries characters that cannot be stored'),
  // disk_full
  '53100': () => new StorageError('storageFull'),
  // query_canceled: the statement's time limit.
  '57014': () => new StorageError('unavailable'),
};

const fullDisk = new Set(['ENOSPC', 'EDQUOT']);

/** Converts an error from the database, the disk or Fastify; `internal` if unexpected. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const code = errorCode(error);
  if (fullDisk.has(code)) return new StorageError('storageFull', '', { cause: error });
  // A disk error may be temporary.
  if (code === 'EIO') return new StorageError('unavailable', '', { cause: error });
  const known = sqlFailures[code]?.() ?? fromRequestError(error, code);
  if (known !== undefined) return known;
  return new StorageError(isDatabaseUnavailable(error) ? 'unavailable' : 'internal', '', { cause: error });
}

/**
 * Whether a lost connection left a transaction's outcome unknown. Then keep the bytes until the row can be checked.
 * (Class 53, out of space, never committed.)
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return isDatabaseUnavailable(error) && !errorCode(error).startsWith('53');
}

/** Fastify's refusals (schema, media type, body) and the multipart parser's. */
function fromRequestError(error: unknown, code: string): StorageError | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('validation' in error) return new StorageError('invalidSchema', error.message);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new StorageError('entityTooLarge');
  if (code.startsWith('FST_ERR_CTP') || code === 'FST_ERR_BAD_URL') {
    return new StorageError('invalidRequest', error.message);
  }
  return undefined;
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
