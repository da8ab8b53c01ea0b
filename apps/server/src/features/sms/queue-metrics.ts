import type { Sql } from '@rxweb/platform/sql/sql';
import type { MetricFamily } from '../../kernel/metrics/exposition.ts';

/** How many texts are due, and for how long. */
export async function readQueueMetrics(sql: Sql): Promise<MetricFamily[]> {
  const [row] = await sql<[{ waiting: number; unknown: number; ageSeconds: number }]>`
    select count(*) filter (where hand_over = 'waiting')::int as waiting, count(*) filter (where hand_over = 'unknown')::int as unknown,
      coalesce(extract(epoch from now() - min(greatest(created_at, not_before))), 0)::float8 as "ageSeconds"
    from public.messages where hand_over in ('waiting', 'unknown') and (not_before is null or not_before <= now())`;
  return [
    {
      name: 'rxweb_sms_queue',
      help: 'Texts that are due and not dispatched, or dispatched without a response.',
      type: 'gauge',
      samples: [
        { labels: { state: 'waiting' }, value: row.waiting },
        { labels: { state: 'unknown' }, value: row.unknown },
      ],
    },
    {
      name: 'rxweb_sms_queue_oldest_seconds',
      help: 'How long the oldest of them has been due.',
      type: 'gauge',
      samples: [{ value: row.ageSeconds }],
    },
  ];
}
