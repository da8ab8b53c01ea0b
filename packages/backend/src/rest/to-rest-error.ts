import { DatabaseError } from '@rxweb/platform/sql/errors';
import { isDatabaseUnavailable } from '@rxweb/platform/sql/is-database-unavailable';
import { RestError, type RestFailure, restFailures } from './errors.ts';

/** Statuses by SQLSTATE prefix; the first match counts, else 400 (PostgREST, "Errors"). */
const statuses: readonly (readonly [string, number])[] = [
  ['08', 503],
  ['53400', 500],
  ['53', 503],
  ['57P', 503],
  ['0L', 403],
  ['0P', 403],
  ['28', 403],
  ['42501', 403],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['25', 500],
  ['P0001', 400],
  ...['09', '2D', '38', '39', '3B', '40', '55', '57', '58', 'F0', 'HV', 'P0', 'XX'].map((part) => [part, 500] as const),
];

/** Their hints suggest names of columns and tables that the caller may not know. */
const revealingHints = new Set(['42703', '42P01', '42883']);

const timedOut = '57014';

/** Converts an error for the caller, who may be anonymous. Hides internal details. */
export function toRestError(error: unknown, isAnonymous: boolean): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof DatabaseError) return new RestError(fromSql(error, isAnonymous), { cause: error });
  if (isDatabaseUnavailable(error)) return new RestError(restFailures.noConnection, { cause: error });
  return fromServer(error) ?? new RestError(restFailures.internal, { cause: error });
}

/** Refusals of the surrounding server, such as 429: their messages are meant for the client. */
function fromServer(error: unknown): RestError | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return undefined;
  const { statusCode: status, message } = error;
  return status >= 400 && status < 500 ? new RestError({ status, code: String(status), message }) : undefined;
}

function fromSql({ code = '', message, detail, hint }: DatabaseError, isAnonymous: boolean): RestFailure {
  // A visitor may get access by signing in; a signed-in user won't.
  if (code === '42501' && isAnonymous) {
    return { status: 401, code, message, details: detail, hint, headers: { 'www-authenticate': 'Bearer' } };
  }
  const status = statuses.find(([part]) => code.startsWith(part))?.[1] ?? 400;
  if (status === 503) return { ...restFailures.noConnection, code };
  if (status === 500 && code !== timedOut) return { ...restFailures.internal, code };
  return { status, code, message, details: detail, hint: revealingHints.has(code) ? undefined : hint };
}
