import type { StoreInfo } from '@rxweb/contracts/store';
import type { FastifyBaseLogger } from 'fastify';
import type { Feature } from '../../kernel/feature/feature.ts';
import { oncePerProgram } from '../../kernel/feature/once-per-program.ts';
import type { MetricFamily } from '../../kernel/metrics/exposition.ts';
import { assessBackup, backedUpElsewhere } from './check-backup.ts';
import { newestBackup } from './kept-backups.ts';
import { backUpInOwnProcess, createNightly } from './nightly.ts';

interface BackupFeatureDeps {
  config: { supabase: object | null; backup: { folder: string; nightly: boolean } };
  store: StoreInfo;
  log: FastifyBaseLogger;
  /** Node's arguments. Empty: none is made here. */
  nightlyCommand: readonly string[];
  now(): Date;
}

const lookMs = 5 * 60_000;

const nightlyOf = oncePerProgram(({ config, store, log, nightlyCommand, now }: BackupFeatureDeps) =>
  createNightly({
    store,
    folder: config.backup.folder,
    log,
    now,
    makeBackup: (signal) => backUpInOwnProcess(nightlyCommand, signal),
  }),
);

export const backup: Feature<BackupFeatureDeps> = {
  name: 'backup',
  jobs: [
    {
      name: 'make the nightly backup',
      everyMs: lookMs,
      firstAfterMs: lookMs,
      on: 'every server',
      isOn: ({ config, nightlyCommand }) => config.backup.nightly && !config.supabase && nightlyCommand.length > 0,
      run: (deps, signal) => nightlyOf(deps)(signal),
    },
  ],
  metrics: async ({ config }) => (config.supabase ? [] : readMetrics(config.backup.folder)),
  health: [
    {
      part: 'backup',
      create: ({ config, now }, { formatWhen }) => {
        const startedAt = now();
        const { folder, nightly: isNightly } = config.backup;
        return async () => {
          if (config.supabase) return backedUpElsewhere;
          return assessBackup({ newest: await newestBackup(folder), startedAt, isNightly }, now(), formatWhen);
        };
      },
    },
  ],
};

async function readMetrics(folder: string): Promise<MetricFamily[]> {
  const newest = await newestBackup(folder);
  return [
    {
      name: 'rxweb_backup_timestamp_seconds',
      help: 'When the newest backup was made, in seconds since 1970; missing if there is none.',
      type: 'gauge',
      samples: newest ? [{ value: newest.getTime() / 1_000 }] : [],
    },
  ];
}
