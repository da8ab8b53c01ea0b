import type { Sql } from '@rxweb/platform/sql/sql';
import type { Feature } from '../../kernel/feature/feature.ts';
import { createAuditRepository } from './audit.repository.ts';
import { auditRoutes } from './audit.routes.ts';

export const audit: Feature<{ sql: Sql }> = {
  name: 'audit',
  routes: (api, deps) => auditRoutes(api, { ...deps, repository: createAuditRepository(deps.sql) }),
};
