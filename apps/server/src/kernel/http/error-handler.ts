import { randomUUID } from 'node:crypto';
import { type ErrorBody, type ErrorCode, errorCatalogue } from '@rxweb/contracts/shared/errors';
import { DatabaseError } from '@rxweb/platform/sql/errors';
import { isDatabaseUnavailable } from '@rxweb/platform/sql/is-database-unavailable';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { describeError } from '../log/describe-error.ts';
import type { Principal } from './authenticate.ts';

const codeOfFrameworkError: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_BAD_URL: 'invalid_input',
  FST_ERR_MAX_PARAM_LENGTH: 'invalid_input',
};

const usualPauseSeconds = 2;

const retryableCodes: readonly ErrorCode[] = [
  'upstream_failed',
  'unavailable',
  'file_unscanned',
  'upstream_timeout',
  'too_many_requests',
];

/** Unexpected errors are logged under an id, and only the id is shown. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.code === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed) return reply;
  const known = toAppError(error, request.principal);
  if (known) {
    if (errorCatalogue[known.code].status >= 500)
      request.log.warn(
        { code: known.code, cause: known.cause && describeError(known.cause) },
        'answered with a failure',
      );
    return sendError(reply, known);
  }
  const id = randomUUID();
  request.log.error({ failure: describeError(error), id }, 'unexpected failure');
  return sendError(reply, new AppError('internal'), toErrorBody(new AppError('internal'), id));
}

function toAppError(error: FastifyError, principal: Principal | null): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseError) return ofDatabase(error, principal);
  const code = codeOfFrameworkError[error.code];
  if (code) return new AppError(code);
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', { cause: error });
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new AppError('invalid_input');
  return null;
}

/** Serialization failure and deadlock (PostgreSQL manual, "Error Codes"): the same request may succeed now. */
const lostRaces = ['40001', '40P01'];
const foreignKeyViolation = '23503';

/** What parallel requests cause: two that block each other, or a row that another removed after this one was admitted. */
function ofDatabase(error: DatabaseError, principal: Principal | null): AppError | null {
  const { code = '', detail = '' } = error;
  if (isDatabaseUnavailable(error) || lostRaces.includes(code)) return new AppError('unavailable', { cause: error });
  const missing = code === foreignKeyViolation ? /=\((.+)\) is not present in table "/.exec(detail)?.[1] : undefined;
  if (missing === undefined) return null;
  if (missing === principal?.userId) return new AppError('unauthorized', { cause: error });
  return new AppError(missing === principal?.sessionId ? 'session_ended' : 'not_found', { cause: error });
}

export function toErrorBody(error: AppError, id?: string): ErrorBody {
  return {
    error: error.message,
    code: error.code,
    ...(retryableCodes.includes(error.code) && { retryable: true }),
    ...(error.issues && { issues: error.issues }),
    ...(error.current !== undefined && { current: error.current }),
    ...(error.ended && { reason: error.ended.reason, role: error.ended.role ?? 'public' }),
    ...(id && { id }),
  };
}

export function sendError(reply: FastifyReply, error: AppError, body: object = toErrorBody(error)): FastifyReply {
  // The rest of an oversized body stays unread, so the connection can't be reused.
  if (error.code === 'payload_too_large') reply.header('connection', 'close');
  const { status } = errorCatalogue[error.code];
  const retryAfterSeconds = error.retryAfterSeconds ?? (status === 503 ? usualPauseSeconds : undefined);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds));
  return reply.status(status).header('cache-control', 'no-store').send(body);
}
