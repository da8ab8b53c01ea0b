import * as contract from '@rxweb/contracts/requests/staff';
import type { FastifyInstance } from 'fastify';
import { toActor } from '../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { admitProgram } from '../../kernel/integrations/integration-keys.ts';
import { listOpenRequests } from './list.repository.ts';
import type { RequestsDeps } from './requests-deps.ts';
import * as service from './staff-requests.ts';

const limit = { limit: 'staff' } as const;

/** The staff's view of requests and its actions. */
export function staffRoutes(app: FastifyInstance, { requests, ...deps }: HttpDeps & { requests: RequestsDeps }): void {
  registerEndpoint(app, deps, contract.listRequests, limit, ({ input, ...call }) =>
    service.list(requests, toActor(call), input.body),
  );

  registerEndpoint(app, deps, contract.readRequest, limit, ({ input, ...call }) =>
    service.read(requests, toActor(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.showBirthDate, limit, ({ input, ...call }) =>
    service.showBirthDate(requests, toActor(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.changeRequest, limit, ({ input, ...call }) =>
    service.change(requests, toActor(call), input.params.id, input.body),
  );

  registerEndpoint(app, deps, contract.sendRequestText, limit, ({ input, ...call }) => {
    const text = { template: input.body.template, key: input.headers['idempotency-key'] };
    return service.sendText(requests, toActor(call), input.params.id, text);
  });

  registerEndpoint(app, deps, contract.readOpenRequests, { limit: 'integration' }, async ({ input, request }) => {
    const { sql, now } = requests;
    await admitProgram({ sql, now, audit: deps.audit }, 'requests', request);
    return listOpenRequests(sql, now(), input.query.after);
  });
}
