import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyBaseLogger } from 'fastify';
import type { Collected, Feature } from '../../kernel/feature/feature.ts';
import { createAuditRepository } from './audit.repository.ts';
import { auditRoutes } from './audit.routes.ts';
import { createSealKey, sealNewRows, signHead } from './seals.ts';

interface Access {
  serviceRoleKey: string;
}

interface AuditDeps {
  sql: Sql;
  pools: { background: Sql };
  log: FastifyBaseLogger;
  collected: Collected;
  backend: Access | null;
  config: { sms: { countryCodes: readonly string[] }; supabase: Access | null };
}

const second = 1_000;
const hour = 3_600 * second;

export const audit: Feature<AuditDeps> = {
  name: 'audit',
  routes: (api, deps) =>
    auditRoutes(api, {
      ...deps,
      repository: createAuditRepository(deps.sql),
      auditTargets: deps.collected.auditTargets,
      countryCodes: deps.config.sms.countryCodes,
      sealKey: keyOf(deps),
    }),
  jobs: [
    {
      name: 'seal the audit log',
      everyMs: 10 * second,
      firstAfterMs: 10 * second,
      on: 'leader',
      run: (deps) => sealNewRows(deps.pools.background, keyOf(deps)),
    },
    {
      name: 'sign the head of the audit log',
      everyMs: hour,
      firstAfterMs: 30 * second,
      on: 'leader',
      run: async (deps) =>
        deps.log.info(
          { event: 'audit.head', ...(await signHead(deps.pools.background, keyOf(deps))) },
          'audit log signed',
        ),
    },
  ],
};

function keyOf({ backend, config }: Pick<AuditDeps, 'backend' | 'config'>) {
  return createSealKey((backend ?? config.supabase)?.serviceRoleKey ?? '');
}
