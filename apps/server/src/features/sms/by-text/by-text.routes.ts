import { chatHeaders } from '@rxweb/contracts/chat-route';
import * as contract from '@rxweb/contracts/live/by-text';
import { acceptedLanguage } from '@rxweb/domain/text/language';
import type { FastifyInstance } from 'fastify';
import { toActor } from '../../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import { ask, type ByTextDeps, endOwn, readOwn } from './ask.service.ts';
import { endForStaff, readForStaff } from './staff-view.service.ts';

export function byTextRoutes(app: FastifyInstance, deps: HttpDeps & { byText: ByTextDeps }): void {
  const { byText } = deps;

  registerEndpoint(app, deps, contract.askByText, { limit: 'handOff' }, ({ input, visitor }) => {
    const { chatId, phone } = input.body;
    return ask(byText, { visitor, chatId }, { phone, language: acceptedLanguage(input.headers[chatHeaders.language]) });
  });

  registerEndpoint(app, deps, contract.readByText, { limit: 'read' }, ({ input, visitor }) =>
    readOwn(byText, { visitor, chatId: input.headers[chatHeaders.chatId] }),
  );

  registerEndpoint(app, deps, contract.endByText, { limit: 'ownRequest' }, ({ input, visitor }) =>
    endOwn(byText, { visitor, chatId: input.body.chatId }),
  );

  registerEndpoint(app, deps, contract.readStaffByText, { limit: 'staff', isActivity: false }, ({ input, ...call }) =>
    readForStaff(byText, toActor(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.endStaffByText, { limit: 'staff' }, ({ input, ...call }) =>
    endForStaff(byText, toActor(call), input.params.id),
  );
}
