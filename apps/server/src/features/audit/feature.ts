import type postgres from 'postgres';
import type { Feature } from '../../kernel/feature/feature.ts';
import { createAuditRepository } from './audit.repository.ts';
import { auditRoutes } from './audit.routes.ts';

export const audit: Feature<{ sql: postgres.Sql }> = {
  name: 'audit',
  routes: (api, deps) => auditRoutes(api, { ...deps, repository: createAuditRepository(deps.sql) }),
};
