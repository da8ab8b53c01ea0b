import type { Sql } from '@rxweb/platform/sql/sql';
import type { MetricFamily } from '../../kernel/metrics/exposition.ts';

interface Count {
  strength: 'hard' | 'soft' | 'set aside';
  kind: string;
  value: number;
}

/** Cards and notes of the last 24 hours, without any text. */
export async function readCareMetrics(sql: Sql): Promise<MetricFamily[]> {
  const counts = await sql<Count[]>`
    with recent as (
      select care, care_reason as reason from app.chat_turns
      where created_at > now() - interval '24 hours' and (care is not null or care_reason is not null)),
    found as (
      select 'hard' as strength, coalesce(reason ->> 'kind', care) as kind from recent
      where care in ('emergency', 'poison', 'crisis')
      union all
      select 'soft', reason ->> 'note' from recent
      where reason ->> 'note' is not null and coalesce(care, '') not in ('emergency', 'poison', 'crisis')
      union all
      select 'set aside', reason ->> 'kind' from recent where (reason -> 'isSetAside')::boolean)
    select strength, kind, count(*)::int as value from found group by 1, 2 order by 1, 2`;
  return [
    {
      name: 'rxweb_chat_care_day',
      help: 'Questions in the last 24 hours with a card (hard) or a note (soft), and cards the visitor dismissed.',
      type: 'gauge',
      samples: counts.map(({ strength, kind, value }) => ({ labels: { strength, kind }, value })),
    },
  ];
}
