import { requestCallback } from '@rxweb/contracts/chat';
import { chatHeaders } from '@rxweb/contracts/chat-route';
import { acceptedLanguage } from '@rxweb/domain/text/language';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import * as service from './callback.service.ts';

export function callbackRoutes(app: FastifyInstance, deps: HttpDeps & { callback: service.CallbackDeps }): void {
  registerEndpoint(app, deps, requestCallback, { limit: 'handOff' }, ({ input, visitor }) => {
    const language = acceptedLanguage(input.headers[chatHeaders.language]);
    return service.requestCallback(deps.callback, visitor, { ...input.body, language });
  });
}
