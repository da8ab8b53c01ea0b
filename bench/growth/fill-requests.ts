import type { Sql } from '@rxweb/platform/sql/sql';
import { firstNames, lastNames } from '../tools/names.ts';

/** Closed ones are deleted after a year. */
const days = 360;
const alphabet = '2346789CDFHJKMNPQRTVWXY';

/**
 * Puts requests of all kinds into a database of the product's schema, the newest first: every tenth is open, the older ones of them because
 * the visitor never answered or came; every 200th has news. Those for an appointment have one.
 */
export async function fillRequests(sql: Sql, requests: number): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes where schemaname = 'app' and indexname like 'requests%by_words'`;
  for (const { name } of indexes) await sql`drop index app.${sql(name)}`;
  await sql`
    insert into app.requests (reference, kind, state, step, outcome, need, name, phone, birth_date, language, details, due_at, starts_at,
      owner, has_news, visitor_hash, token_hash, created_at, changed_at, closed_at)
    select
      (select string_agg(substr(${alphabet}, 1 + (n / power(23, k)::int) % 23, 1), '' order by k desc) from generate_series(0, 5) k),
      kind, state, case when kind = 'appointment' and state = 'ready' then 'confirmed' else 'received' end,
      case when state = 'closed' then (array['done', 'done', 'done', 'canceled'])[1 + n % 4] end,
      case when state = 'needs_you' then 'call_us' end,
      (${firstNames}::text[])[1 + n % ${firstNames.length}] || ' ' || (${lastNames}::text[])[1 + (n / 12) % ${lastNames.length}] || '-' || n,
      '+1612' || lpad((2000000 + n)::text, 7, '0'), date '1950-01-01' + n % 20000, case when n % 5 = 0 then 'es' else 'en' end,
      '{"rxNumbers": ["7714208"], "medicines": "", "handover": "pickup"}', created_at + interval '8 hours',
      case when kind = 'appointment' then date_trunc('hour', created_at) + interval '3 days' end,
      case when n % 3 = 0 then owners.ids[1 + n % array_length(owners.ids, 1)] end, n % 200 = 7,
      sha256((n / 2)::text::bytea), sha256(('request ' || n)::bytea), created_at, created_at,
      case when state = 'closed' then created_at + interval '1 day' end
    from generate_series(0, ${requests - 1}::int) n
    cross join (select array_agg(user_id order by user_id) as ids from app.staff) owners
    cross join lateral (select
      (array['refill', 'refill', 'transfer', 'new_patient', 'appointment', 'delivery', 'refill'])[1 + n % 7] as kind,
      case when n % 10 > 0 then 'closed'
        when n < ${requests * 0.4}::float8 then (array['received', 'working'])[1 + n / 10 % 2]
        else (array['ready', 'needs_you', 'ready'])[1 + n / 10 % 3] end as state,
      now() - n * ${(days * 86_400) / requests}::float8 * interval '1 second' as created_at) as facts`;
  await sql`set maintenance_work_mem = '512MB'`;
  for (const { definition } of indexes) await sql.unsafe(definition);
  await sql`
    insert into app.request_events (request_id, at, source, what, step)
    select id, created_at, 'visitor', 'received', 'received' from app.requests`;
  await sql`
    insert into app.appointments (request_id, service, lane, starts_at, minutes, during, canceled_at)
    select id, 'flu-shot', row_number() over (order by id), starts_at, 20, tstzrange(starts_at, starts_at + interval '20 minutes'),
      case when outcome = 'canceled' then closed_at end
    from app.requests where starts_at is not null`;
  for (const table of ['requests', 'request_events', 'appointments', 'people', 'person_phones', 'person_names'])
    await sql`vacuum (analyze) app.${sql(table)}`;
}
