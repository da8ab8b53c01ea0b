import type { PersonItem } from '@rxweb/contracts/people';
import { formatReference } from '@rxweb/domain/requests/reference';
import type { Fragment, Sql } from '@rxweb/platform/sql/sql';
import { type CursorOf, cursorCodec, microsField, uuidField } from '../../kernel/lists/cursor.ts';
import { atMicros, micros } from '../../kernel/lists/instants.ts';
import type { Sight } from './sight.ts';

const cursors = cursorCodec({ at: microsField, id: uuidField });
type Place = CursorOf<typeof cursors>;

interface Row {
  kind: PersonItem['kind'];
  id: string;
  at: Date;
  micros: number;
  facts: Record<string, unknown>;
}

/** What happened with a person, newest first, of the kinds that the role sees. Reads of each kind no more than a page. */
export async function findItems(
  sql: Sql,
  { root, sight, after, limit }: { root: string; sight: Sight; after: string | undefined; limit: number },
): Promise<{ items: PersonItem[]; next: string | null }> {
  const place = cursors.read(after, 'query.after');
  const sources = sourcesOf(sql, place, limit + 1).filter(([kind]) => sight.items.has(kind));
  const rows = await sql<Row[]>`
    with members as materialized (select m.id from app.people m where m.root_id = ${root})
    select kind, id, at, ${micros(sql, sql`at`)} as micros, facts from (
      ${sources.map(([kind, rows], index) => sql`${index === 0 ? sql`` : sql`union all`} (select ${kind}::text as kind, i.* from (${rows(root)}) i)`)}
    ) items order by at desc, id limit ${limit + 1}`;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toItem),
    next: last && rows.length > limit ? cursors.write({ at: last.micros, id: last.id }) : null,
  };
}

type Source = readonly [kind: PersonItem['kind'], rows: (root: string) => Fragment];

function sourcesOf(sql: Sql, place: Place | null, limit: number): Source[] {
  /** From the cursor on, in the order of the page. */
  const part = (at: Fragment, id: Fragment) => {
    const since = place && atMicros(sql, place.at);
    const isAfter = place ? sql`and (${at} < ${since} or ${at} = ${since} and ${id} > ${place.id}::uuid)` : sql``;
    return sql`${isAfter} order by ${at} desc, ${id} limit ${limit}`;
  };
  return [
    [
      'request',
      () => sql`
        select r.id, r.created_at as at, jsonb_build_object(
          'reference', r.reference, 'request', r.kind, 'state', r.state, 'outcome', r.outcome) as facts
        from members cross join lateral app.person_requests(members.id) own join app.requests r on r.id = own
        where true ${part(sql`r.created_at`, sql`r.id`)}`,
    ],
    [
      'callback',
      () => sql`
        select h.id, h.created_at as at, jsonb_build_object('conversationId', h.conversation_id, 'doneAt', h.done_at) as facts
        from members cross join lateral app.person_callbacks(members.id) own join app.hand_offs h on h.id = own
        where true ${part(sql`h.created_at`, sql`h.id`)}`,
    ],
    [
      'conversation',
      () => sql`
        select c.id, c.last_at as at, jsonb_build_object('question', left(coalesce(newest.question, ''), 200), 'turns', newest.turns) as facts
        from app.conversations c left join lateral (
          select (array_agg(t.question order by t.id desc))[1] as question, count(*)::int as turns
          from app.chat_turns t where t.conversation_id = c.id) newest on true
        where c.id in (
          select h.conversation_id from members cross join lateral app.person_callbacks(members.id) own join app.hand_offs h on h.id = own
          union select r.conversation_id from members cross join lateral app.person_requests(members.id) own join app.requests r on r.id = own
            where r.conversation_id is not null and not exists (
              select from app.person_parts l where l.conversation_id = r.conversation_id and l.person_id not in (select id from members))
          union select own.conversation_id from members cross join lateral app.person_legs(members.id) own
          union select l.conversation_id from members join app.person_parts l on l.person_id = members.id where l.conversation_id is not null)
          ${part(sql`c.last_at`, sql`c.id`)}`,
    ],
    [
      'text',
      () => sql`
        select i.* from members cross join lateral app.person_threads(members.id) own join public.sms_people s on s.id = own cross join lateral (
          select t.id, t.created_at as at, jsonb_build_object(
            'direction', t.direction, 'body', t.body, 'threadId', s.id, 'phone', s.phone) as facts
          from public.messages t where t.person_id = s.id ${part(sql`t.created_at`, sql`t.id`)}) i`,
    ],
    [
      'shoe_case',
      (root) => sql`
        select s.id, s.created_at as at, jsonb_build_object(
          'status', s.status, 'isByStaff', exists (select from app.person_cases l where l.case_id = s.id)) as facts
        from app.cases_of_person(${root}) found join public.dme_shoe_cases s on s.id = found
        where true ${part(sql`s.created_at`, sql`s.id`)}`,
    ],
  ];
}

function toItem({ kind, id, at, facts }: Row): PersonItem {
  const { reference, doneAt, ...rest } = facts;
  return {
    ...{ kind, id, at: at.toISOString() },
    ...rest,
    ...(typeof reference === 'string' && { reference: formatReference(reference) }),
    ...(kind === 'callback' && { doneAt: typeof doneAt === 'string' ? new Date(doneAt).toISOString() : null }),
  } as PersonItem;
}
