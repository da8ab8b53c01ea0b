import { withTimeout } from '@rxweb/platform/async/with-timeout';
import type { Config } from '../config/config.ts';
import type { MetricFamily } from '../kernel/metrics/exposition.ts';
import { createProcessMetrics } from '../kernel/metrics/process-metrics.ts';
import type { RequestMetrics } from '../kernel/metrics/request-metrics.ts';
import { type MetricsServer, serveMetrics } from '../kernel/metrics/serve-metrics.ts';
import type { AppDeps } from './app-deps.ts';
import { collectMetrics } from './collect.ts';
import { features } from './features.ts';

/** A slow database must not delay the other metrics longer. */
const databaseMs = 1_500;

export async function startMetrics(
  where: NonNullable<Config['metrics']>,
  deps: AppDeps,
  requests: RequestMetrics,
): Promise<MetricsServer> {
  const process = createProcessMetrics();
  const inTime = (ask: () => Promise<MetricFamily[]>) => async () => (await withTimeout(databaseMs, ask())) ?? [];
  const server = await serveMetrics(where, [
    requests.families,
    process.families,
    inTime(() => connections(deps.pools.health)),
    ...collectMetrics<AppDeps>(features, deps).map(inTime),
  ]);
  return {
    ...server,
    async close() {
      process.close();
      await server.close();
    },
  };
}

/** Connection names per pool (pools.ts). */
async function connections(sql: AppDeps['sql']): Promise<MetricFamily[]> {
  const rows = await sql<{ use: string; state: string; value: number }[]>`
    select substr(application_name, 7) as use, case state when 'active' then 'active' else 'idle' end as state, count(*)::int as value
    from pg_stat_activity where application_name like 'rxweb %' and datname = current_database() group by 1, 2 order by 1, 2`;
  return [
    {
      name: 'rxweb_database_connections',
      help: 'Database connections by use, across all servers.',
      type: 'gauge',
      samples: rows.map(({ use, state, value }) => ({ labels: { use, state }, value })),
    },
  ];
}
