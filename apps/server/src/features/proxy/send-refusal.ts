import { errorCatalogue } from '@rxweb/contracts/shared/errors';
import type { FastifyReply } from 'fastify';
import type { AppError } from '../../kernel/errors/app-error.ts';
import { sendError, toErrorBody } from '../../kernel/http/error-handler.ts';

/** PostgREST's words for what the gate doesn't open: no such table, no such method. */
const restCodes: Partial<Record<AppError['code'], string>> = { not_found: 'PGRST205', method_not_allowed: 'PGRST117' };

/**
 * Answers a request that the gate stops, with the body of `/api` and the keys that the service's official client reads; for tables only
 * PostgREST's four.
 */
export function sendRefusal(reply: FastifyReply, error: AppError, path: string): FastifyReply {
  const ours = toErrorBody(error);
  const { message } = error;
  if (path.startsWith('/rest/')) {
    return sendError(reply, error, { code: restCodes[error.code] ?? error.code, details: null, hint: null, message });
  }
  if (path.startsWith('/storage/')) {
    return sendError(reply, error, { ...ours, statusCode: String(errorCatalogue[error.code].status), message });
  }
  return sendError(reply, error, path.startsWith('/auth/') ? { ...ours, error_code: error.code, msg: message } : ours);
}
