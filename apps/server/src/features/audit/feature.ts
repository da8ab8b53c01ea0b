import type { Sql } from '@rxweb/platform/sql/sql';
import type { Collected, Feature } from '../../kernel/feature/feature.ts';
import { createAuditRepository } from './audit.repository.ts';
import { auditRoutes } from './audit.routes.ts';

interface AuditDeps {
  sql: Sql;
  collected: Collected;
  config: { sms: { countryCodes: readonly string[] } };
}

export const audit: Feature<AuditDeps> = {
  name: 'audit',
  routes: (api, deps) =>
    auditRoutes(api, {
      ...deps,
      repository: createAuditRepository(deps.sql),
      auditTargets: deps.collected.auditTargets,
      countryCodes: deps.config.sms.countryCodes,
    }),
};
