import { maxJsonDepth, maxJsonKeys } from '@rxweb/contracts/shared/limits';
import { isShallow } from '@rxweb/platform/fastify/json-shape';
import { errorCodes, type FastifyInstance } from 'fastify';

const shape = { maxDepth: maxJsonDepth, maxKeys: maxJsonKeys };

/** Rejects very deep nesting before the parse (security row W5). */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    isShallow(body, shape) ? parse(request, body, done) : done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY()),
  );
}
