import { dmeShoeRoles } from '@rxweb/contracts/dme-shoe';
import { listWaiting } from '@rxweb/contracts/health';
import type { Role } from '@rxweb/contracts/roles';
import type { FastifyInstance } from 'fastify';
import type postgres from 'postgres';
import { type HttpDeps, registerEndpoint } from '../../http/register-endpoint.ts';
import * as repository from './waiting.repository.ts';

type WaitingDeps = HttpDeps & {
  sql: postgres.Sql;
  /** What waits among the cases of shoes, for whoever works with them. */
  listShoesWaiting(): Promise<repository.WaitingItem[]>;
};

export function waitingRoutes(app: FastifyInstance, deps: WaitingDeps): void {
  registerEndpoint(app, deps, listWaiting, { limit: 'staff' }, async ({ principal }) => {
    const [own, shoes] = await Promise.all([
      repository.listWaiting(deps.sql, principal.userId, principal.role),
      worksWithShoes(principal.role) ? deps.listShoesWaiting() : [],
    ]);
    return { items: [...own, ...shoes] };
  });
}

const worksWithShoes = (role: Role | null) => dmeShoeRoles.some((one) => one === role);
