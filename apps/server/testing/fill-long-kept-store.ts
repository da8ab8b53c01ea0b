import type { Sql } from '@rxweb/platform/sql/sql';

/** The tables that grow with the years. */
export const grownTables = [
  'dme_shoe_cases',
  'messages',
  'sms_people',
  'conversations',
  'chat_turns',
  'hand_offs',
  'requests',
  'request_events',
  'audit_log',
  'pipeline_outbox',
  'people',
  'person_phones',
  'person_names',
];

/** As many rows as it takes for the planner to choose as it does for many more, written past the triggers, with what those would have kept. */
export async function fillLongKeptStore(sql: Sql): Promise<void> {
  await sql.unsafe(`
    insert into auth.users (id, aud, role, email, created_at, updated_at)
    values ('6e3a5f0e-93a4-4c05-a1b9-1a77b5d2f002', 'authenticated', 'authenticated', 'owner@pharmacy.example', now(), now());
    insert into public.dme_shoe_cases (patient_id, patient_name, patient_phone, checklist, details, owner_id, archived, created_by, missing,
      delivered_on, next_deadline, waiting_since, updated_at)
    select 'P-' || n, 'Robert Vance-' || n, '(612) 004-' || lpad(n::text, 4, '0'), '{}', jsonb_build_object('note', repeat(md5(n::text), 40)),
      case when n % 4 > 0 then '6e3a5f0e-93a4-4c05-a1b9-1a77b5d2f002'::uuid end, n % 25 = 0, gen_random_uuid(), case when n % 3 = 0 then array['delivery', 'claim'] else '{}' end,
      case when n % 3 > 0 then date '2021-01-01' + n / 3 end, date '2026-01-01' + n % 300, case when n % 40 = 0 then date '2026-01-01' + n % 300 end,
      now() - n * interval '1 hour'
    from generate_series(1, 4000) n;

    alter table public.messages disable trigger user;
    alter table public.sms_people disable trigger user;
    alter table app.hand_offs disable trigger user;
    alter table app.requests disable trigger user;
    insert into public.sms_people (phone, name, last_at, unread)
    select '+1612' || lpad(n::text, 7, '0'), 'Dorothy Vance ' || n, now() - n * interval '1 hour', 0 from generate_series(1, 3000) n;
    insert into public.messages (direction, from_phone, to_phone, body, status, created_at, person_id)
    select case when n % 2 = 0 then 'inbound' else 'outbound' end, case when n % 2 = 0 then p.phone else '+15035550100' end,
      case when n % 2 = 0 then '+15035550100' else p.phone end, 'Is my refill ' || n || ' ready? ' || md5(n::text),
      case when n % 2 = 0 then 'read' when n % 400 = 1 then 'failed' else 'delivered' end, now() - n * interval '1 minute', p.id
    from generate_series(1, 9000) n join public.sms_people p on p.phone = '+1612' || lpad((1 + n % 3000)::text, 7, '0');
    alter table public.messages enable trigger user;

    insert into app.conversations (visitor_hash, chat_id, created_at, last_at)
    select sha256(n::text::bytea), 'chat-' || (1700000000000 + n), now() - n * interval '10 minutes', now() - n * interval '10 minutes'
    from generate_series(1, 3000) n;
    insert into app.chat_turns (conversation_id, question, answer, state, created_at, outcome, care)
    select c.id, 'Do you have ' || md5(c.id::text) || '?', repeat('Yes, we do. ', 12), 'complete', c.created_at,
      case when right(c.chat_id, 2) = '07' then 'unknown' else 'answered' end, case when right(c.chat_id, 2) = '11' then 'emergency' end
    from app.conversations c cross join generate_series(1, 2);
    insert into app.hand_offs (conversation_id, name, phone, created_at, done_at)
    select c.id, 'Robert Vance ' || right(c.chat_id, 4), '+1612' || right(c.chat_id, 7), c.created_at,
      case when right(c.chat_id, 2) <> '13' or again > 1 then now() end
    from app.conversations c cross join generate_series(1, 5) again;
    insert into app.pipeline_outbox (conversation_id, text, delivered_at) select id, 'hello', now() from app.conversations;

    insert into app.requests (reference, kind, name, phone, language, details, visitor_hash, token_hash, created_at, due_at)
    select translate(lpad(to_hex(n), 6, '0'), '0123456789abcdef', '2346789CDFHJKMNP'), 'refill', 'Robert Vance', '+15555550117', 'en', '{}',
      sha256(n::text::bytea), sha256(n::text::bytea), now() - n * interval '1 hour', now() - n * interval '1 hour'
    from generate_series(1, 4000) n;
    alter table public.sms_people enable trigger user;
    alter table app.hand_offs enable trigger user;
    alter table app.requests enable trigger user;
    insert into app.people (id, root_id, name, name_source, shown_name, reach, shown_reach)
    select md5(phone)::uuid, md5(phone)::uuid, name, 'staff', name, 3, 3 from public.sms_people;
    insert into app.person_phones (phone, person_id, reach) select phone, md5(phone)::uuid, 3 from public.sms_people;
    insert into app.person_names (person_id, source, name_key, name) select md5(phone)::uuid, 'staff', app.name_key(name), name from public.sms_people;

    insert into app.request_events (request_id, at, source, actor, what, step)
    select r.id, r.created_at, 'staff', gen_random_uuid(), 'step', 'ready' from app.requests r cross join generate_series(1, 4);

    alter table app.audit_log disable trigger seal_audit_row;
    insert into app.audit_log (seq, at, action, outcome, actor_id, target, previous_hash, hash)
    select 1000 + n, now() - (10000 - n) * interval '1 minute', case when n % 500 = 0 then 'role_changed' else 'sign_in' end,
      case when n % 500 = 1 then 'refused' else 'ok' end, md5((n % 50)::text)::uuid, md5((n % 900)::text)::uuid::text,
      sha256(n::text::bytea), sha256(n::text::bytea)
    from generate_series(1, 6000) n;
    alter table app.audit_log enable trigger seal_audit_row`);
  for (const table of ['public.dme_shoe_cases', 'public.messages', 'public.sms_people'])
    await sql.unsafe(`vacuum (analyze) ${table}`);
  const ours = [
    'conversations',
    'chat_turns',
    'hand_offs',
    'requests',
    'request_events',
    'pipeline_outbox',
    'audit_log',
    'people',
    'person_phones',
    'person_names',
  ];
  for (const table of ours) await sql.unsafe(`vacuum (analyze) app.${table}`);
}
