import { isDatabaseUnavailable } from '@rxweb/platform/sql/is-database-unavailable';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { TokenError, type TokenErrorReason } from '../core/core.ts';
import { AuthError } from './auth-error.ts';

/** Clients that send this version get `code` as a word; older ones get the HTTP status there. */
const apiVersion = '2024-01-01';
const versionHeader = 'x-supabase-api-version';

const tokenErrorCodes: Record<TokenErrorReason, string> = {
  bad_jwt: 'bad_jwt',
  expired: 'bad_jwt',
  user_not_found: 'user_not_found',
  session_not_found: 'session_not_found',
  user_banned: 'user_banned',
};

/** Sends the error body of the client's API version. Internal causes go only to the log. */
export function sendAuthError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toAuthError(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'auth request failed');
  const { weakPasswordReasons, retryAfterSeconds } = refusal.details;

  reply.code(refusal.status).header('x-sb-error-code', refusal.code);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  const weak = weakPasswordReasons ? { weak_password: { reasons: weakPasswordReasons } } : {};
  if (request.headers[versionHeader] === apiVersion) {
    return reply.header(versionHeader, apiVersion).send({ code: refusal.code, message: refusal.message, ...weak });
  }
  const id = refusal.status >= 500 ? { error_id: request.id } : {};
  return reply.send({ code: refusal.status, error_code: refusal.code, msg: refusal.message, ...id, ...weak });
}

function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof TokenError) return new AuthError(403, tokenErrorCodes[error.reason], error.message);
  if (isFastifyError(error) && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new AuthError(413, 'request_entity_too_large', 'Request body is too large');
  }
  if (isFastifyError(error) && error.statusCode !== undefined && error.statusCode < 500) {
    return new AuthError(error.statusCode, 'validation_failed', 'The request could not be read');
  }
  if (isDatabaseUnavailable(error)) {
    return new AuthError(503, 'unexpected_failure', 'The service is not available right now', { retryAfterSeconds: 2 });
  }
  return new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information');
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('FST_');
}
