import * as contract from '@rxweb/contracts/staff-notices';
import type { FastifyInstance } from 'fastify';
import { toActor } from '../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import * as service from './notices.service.ts';

const limit = { limit: 'staff' } as const;

/** Everything here is the caller's own. */
export function noticesRoutes(
  app: FastifyInstance,
  { notices, ...deps }: HttpDeps & { notices: service.NoticesDeps },
): void {
  registerEndpoint(app, deps, contract.listNotices, limit, ({ principal }) => service.list(notices, principal));
  registerEndpoint(app, deps, contract.readNotices, limit, ({ input, principal }) =>
    service.read(notices, principal, input.body.ids),
  );
  registerEndpoint(app, deps, contract.takeNotice, limit, ({ input, ...call }) =>
    service.take(notices, call.principal, toActor(call), input.params.id),
  );
  registerEndpoint(app, deps, contract.readNoticeChoices, limit, ({ principal }) =>
    service.readChoices(notices, principal.userId),
  );
  registerEndpoint(app, deps, contract.saveNoticeChoices, limit, ({ input, ...call }) =>
    service.saveChoices(notices, toActor(call), input.body),
  );
  registerEndpoint(app, deps, contract.savePushDevice, limit, ({ input, ...call }) =>
    service.saveDevice(notices, call.principal, toActor(call), input.body),
  );
  registerEndpoint(app, deps, contract.dropPushDevice, limit, ({ input, ...call }) =>
    service.dropDevice(notices, toActor(call), input.params.id),
  );
  registerEndpoint(app, deps, contract.testPushDevice, { limit: 'testMessage' }, ({ input, principal }) =>
    service.testDevice(notices, principal.userId, input.params.id),
  );
}
