import { withTimeout } from '@rxweb/platform/async/with-timeout';
import type { Config } from '../config/config.ts';
import { newestBackup } from '../features/backup/kept-backups.ts';
import type { MetricFamily } from '../kernel/metrics/exposition.ts';
import { createProcessMetrics } from '../kernel/metrics/process-metrics.ts';
import type { RequestMetrics } from '../kernel/metrics/request-metrics.ts';
import { type MetricsServer, serveMetrics } from '../kernel/metrics/serve-metrics.ts';
import type { Context } from './context.ts';

/** A database that does not answer holds the other numbers up no longer than this. */
const databaseMs = 1_500;

/** Serves the program's numbers where METRICS_PORT says. */
export async function startMetrics(
  where: NonNullable<Config['metrics']>,
  { config, pools }: Pick<Context, 'config' | 'pools'>,
  requests: RequestMetrics,
): Promise<MetricsServer> {
  const process = createProcessMetrics();
  const inTime = (ask: () => Promise<MetricFamily[]>) => async () => (await withTimeout(databaseMs, ask())) ?? [];
  const server = await serveMetrics(where, [
    requests.families,
    process.families,
    inTime(() => connections(pools.health)),
    inTime(() => texts(pools.health)),
    () => (config.supabase ? [] : backups(config.backup.folder)),
  ]);
  return {
    ...server,
    async close() {
      process.close();
      await server.close();
    },
  };
}

type Sql = Context['sql'];

/** Each use of the database names its connections (pools.ts). */
async function connections(sql: Sql): Promise<MetricFamily[]> {
  const rows = await sql<{ use: string; state: string; value: number }[]>`
    select substr(application_name, 7) as use, case state when 'active' then 'active' else 'idle' end as state, count(*)::int as value
    from pg_stat_activity where application_name like 'rxweb %' and datname = current_database() group by 1, 2 order by 1, 2`;
  return [
    {
      name: 'rxweb_database_connections',
      help: 'Connections to the database by use, of all servers on it.',
      type: 'gauge',
      samples: rows.map(({ use, state, value }) => ({ labels: { use, state }, value })),
    },
  ];
}

async function texts(sql: Sql): Promise<MetricFamily[]> {
  const [row] = await sql<[{ waiting: number; unknown: number; ageSeconds: number }]>`
    select count(*) filter (where hand_over = 'waiting')::int as waiting, count(*) filter (where hand_over = 'unknown')::int as unknown,
      coalesce(extract(epoch from now() - min(greatest(created_at, not_before))), 0)::float8 as "ageSeconds"
    from public.messages where hand_over in ('waiting', 'unknown') and (not_before is null or not_before <= now())`;
  return [
    {
      name: 'rxweb_sms_queue',
      help: 'Texts that are due and not handed over, or handed over without an answer.',
      type: 'gauge',
      samples: [
        { labels: { state: 'waiting' }, value: row.waiting },
        { labels: { state: 'unknown' }, value: row.unknown },
      ],
    },
    {
      name: 'rxweb_sms_queue_oldest_seconds',
      help: 'How long the first of them is due.',
      type: 'gauge',
      samples: [{ value: row.ageSeconds }],
    },
  ];
}

async function backups(folder: string): Promise<MetricFamily[]> {
  const newest = await newestBackup(folder);
  return [
    {
      name: 'rxweb_backup_timestamp_seconds',
      help: 'When the newest backup was made, in seconds since 1970; missing while there is none.',
      type: 'gauge',
      samples: newest ? [{ value: newest.getTime() / 1_000 }] : [],
    },
  ];
}
