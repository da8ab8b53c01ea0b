import { readDashboardChoices, saveDashboardChoices } from '@rxweb/contracts/queue';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';

interface Choices {
  hidesSample: boolean;
}

/** How each account wants its dashboard. */
export function choicesRoutes(api: FastifyInstance, deps: HttpDeps & { sql: Sql }): void {
  const limit = { limit: 'staff' } as const;
  registerEndpoint(api, deps, readDashboardChoices, limit, ({ principal }) => readChoices(deps.sql, principal.userId));
  registerEndpoint(api, deps, saveDashboardChoices, limit, ({ input, principal }) =>
    saveChoices(deps.sql, principal.userId, input.body),
  );
}

/** The sample is open at first. */
async function readChoices(sql: Sql, userId: string): Promise<Choices> {
  const [row] = await sql<Choices[]>`
    select hides_sample as "hidesSample" from app.dashboard_choices where user_id = ${userId}`;
  return row ?? { hidesSample: false };
}

async function saveChoices(sql: Sql, userId: string, { hidesSample }: Choices): Promise<Choices> {
  await sql`
    insert into app.dashboard_choices (user_id, hides_sample) values (${userId}, ${hidesSample})
    on conflict (user_id) do update set hides_sample = excluded.hides_sample`;
  return { hidesSample };
}
