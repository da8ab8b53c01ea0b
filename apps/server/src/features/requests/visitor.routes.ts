import { chatHeaders } from '@rxweb/contracts/chat-route';
import * as contract from '@rxweb/contracts/requests/visitor';
import { acceptedLanguage } from '@rxweb/domain/text/language';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { createRequest } from './create-request.ts';
import * as own from './own-requests.ts';
import type { RequestsDeps } from './requests-deps.ts';

const limit = { limit: 'ownRequest' } as const;

/** A visitor's own requests. */
export function visitorRoutes(
  app: FastifyInstance,
  { requests, ...deps }: HttpDeps & { requests: RequestsDeps },
): void {
  registerEndpoint(app, deps, contract.createRequest, { limit: 'request' }, ({ input: { body, headers }, visitor }) => {
    const language = acceptedLanguage(headers[chatHeaders.language]);
    return createRequest(requests, visitor, { form: body, language, key: headers['idempotency-key'] });
  });

  registerEndpoint(app, deps, contract.readRequestStatus, limit, ({ input, visitor }) =>
    own.readStatus(requests, visitor, input.body),
  );

  registerEndpoint(app, deps, contract.cancelOwnRequest, limit, ({ input, visitor }) =>
    own.cancel(requests, visitor, input.body),
  );

  registerEndpoint(app, deps, contract.answerOwnRequest, limit, ({ input: { body }, visitor }) => {
    const { text, files, ...which } = body;
    return own.answer(requests, visitor, which, { text, files });
  });

  registerEndpoint(app, deps, contract.listOwnRequests, limit, async ({ visitor }) => ({
    requests: await own.listOwn(requests, visitor),
  }));
}
