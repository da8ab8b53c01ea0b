import * as contract from '@rxweb/contracts/users';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from '../../kernel/http/authenticate.ts';
import { clientAddress } from '../../kernel/http/client-address.ts';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { createUser } from './create-user.ts';
import { type Actor, listManagedUsers } from './users.repository.ts';
import * as service from './users.service.ts';

/** Accounts as administrators manage them. */
export function usersRoutes(app: FastifyInstance, deps: HttpDeps & { users: service.UsersDeps }): void {
  const { users } = deps;
  const limit = { limit: 'staff' } as const;

  registerEndpoint(app, deps, contract.listUsers, limit, async () => ({ users: await listManagedUsers(users.sql) }));

  registerEndpoint(app, deps, contract.createUser, limit, ({ input, ...call }) =>
    createUser(users, actorOf(call), input.body, input.headers['idempotency-key']),
  );

  registerEndpoint(app, deps, contract.updateUser, limit, ({ input, ...call }) =>
    service.updateUser(users, actorOf(call), input.params.id, input.body),
  );

  registerEndpoint(app, deps, contract.deleteUser, limit, ({ input, ...call }) =>
    service.deleteUser(users, actorOf(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.resendInvite, limit, ({ input, ...call }) =>
    service.resendInvite(users, actorOf(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.resetPassword, limit, ({ input, ...call }) =>
    service.resetPassword(users, actorOf(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.endUserSessions, limit, ({ input, ...call }) =>
    service.endUserSessions(users, actorOf(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.removeSecondFactor, limit, ({ input, ...call }) =>
    service.removeSecondFactor(users, actorOf(call), input.params.id),
  );
}

function actorOf({ principal, request }: { principal: Principal; request: FastifyRequest }): Actor {
  return { userId: principal.userId, address: clientAddress(request) };
}
