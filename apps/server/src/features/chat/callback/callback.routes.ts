import { leaveHandOff } from '@rxweb/contracts/chat';
import { chatHeaders } from '@rxweb/contracts/chat-route';
import { acceptedLanguage } from '@rxweb/domain/text/language';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import * as service from './callback.service.ts';

export function handOffRoutes(app: FastifyInstance, deps: HttpDeps & { handOff: service.HandOffDeps }): void {
  registerEndpoint(app, deps, leaveHandOff, { limit: 'handOff' }, ({ input, visitor }) => {
    const language = acceptedLanguage(input.headers[chatHeaders.language]);
    return service.leaveHandOff(deps.handOff, visitor, { ...input.body, language });
  });
}
