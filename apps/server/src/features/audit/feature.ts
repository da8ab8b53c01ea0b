import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyBaseLogger } from 'fastify';
import type { Collected, Feature } from '../../kernel/feature/feature.ts';
import { oncePerProgram } from '../../kernel/feature/once-per-program.ts';
import { checkArchive, listArchiveToday, runArchive } from './archive/run-archive.ts';
import { createAuditRepository } from './audit.repository.ts';
import { auditRoutes } from './audit.routes.ts';
import { createHeadKeepers } from './heads/keep-head.ts';
import type { SyslogServer } from './heads/send-syslog.ts';
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
  config: {
    sms: { countryCodes: readonly string[] };
    supabase: Access | null;
    publicUrl: string;
    backup: { folder: string };
    audit: { syslog: SyslogServer | null; archiveDir: string | null; liveDays: number };
  };
  now(): Date;
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
      archiveDir: deps.config.audit.archiveDir,
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
      run: async (deps) => keepersOf(deps).keep(await signHead(deps.pools.background, keyOf(deps))),
    },
  ],
  retention: [
    {
      name: 'archive the audit log',
      run: async ({ pools, config: { audit }, log, now }, signal) => {
        if (audit.archiveDir === null) return;
        const options = { sql: pools.background, folder: audit.archiveDir, liveDays: audit.liveDays, now };
        for (const moved of await runArchive(options, signal)) log.info(moved, 'audit rows archived');
      },
    },
  ],
  today: { roles: ['admin'], list: ({ sql }) => listArchiveToday(sql) },
  health: [
    {
      part: 'audit',
      create:
        (deps, { formatWhen }) =>
        async () =>
          (await checkArchive(deps.sql, formatWhen)) ?? keepersOf(deps).check(),
    },
  ],
};

const keepersOf = oncePerProgram(({ log, config, now }: AuditDeps) =>
  createHeadKeepers({
    log,
    backupFolder: config.backup.folder,
    syslog: config.audit.syslog,
    publicUrl: config.publicUrl,
    now,
  }),
);

function keyOf({ backend, config }: Pick<AuditDeps, 'backend' | 'config'>) {
  return createSealKey((backend ?? config.supabase)?.serviceRoleKey ?? '');
}
