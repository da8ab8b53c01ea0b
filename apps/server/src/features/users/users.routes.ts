import * as contract from '@rxweb/contracts/users';
import type { FastifyInstance } from 'fastify';
import { toActor } from '../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { createUser } from './create-user.ts';
import { readRules, setRules } from './second-factor-rules.ts';
import { listManagedUsers } from './users.repository.ts';
import * as service from './users.service.ts';

export function usersRoutes(app: FastifyInstance, deps: HttpDeps & { users: service.UsersDeps }): void {
  const { users } = deps;
  const limit = { limit: 'staff' } as const;

  registerEndpoint(app, deps, contract.listUsers, limit, async () => ({ users: await listManagedUsers(users.sql) }));

  registerEndpoint(app, deps, contract.createUser, limit, ({ input, ...call }) =>
    createUser(users, toActor(call), input.body, input.headers['idempotency-key']),
  );

  registerEndpoint(app, deps, contract.updateUser, limit, ({ input, ...call }) =>
    service.updateUser(users, toActor(call), input.params.id, input.body),
  );

  registerEndpoint(app, deps, contract.deleteUser, limit, ({ input, ...call }) =>
    service.deleteUser(users, toActor(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.resendInvite, limit, ({ input, ...call }) =>
    service.resendInvite(users, toActor(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.resetPassword, limit, ({ input, ...call }) =>
    service.resetPassword(users, toActor(call), input.params.id, input.body),
  );

  registerEndpoint(app, deps, contract.endUserSessions, limit, ({ input, ...call }) =>
    service.endUserSessions(users, toActor(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.removeSecondFactor, limit, ({ input, ...call }) =>
    service.removeSecondFactor(users, toActor(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.getSecondFactorRules, limit, () => readRules(users.sql));

  registerEndpoint(app, deps, contract.setSecondFactorRules, limit, ({ input, ...call }) =>
    setRules(users.sql, toActor(call), input.body),
  );
}
