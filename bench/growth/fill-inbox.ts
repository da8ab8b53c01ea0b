import type { Sql } from '@rxweb/platform/sql/sql';
import { makeMessage, nameOf, peopleOf, phoneOf } from './make-messages.ts';

export const storePhone = '+15035550100';
const batch = 10_000;

/** Puts so many messages into a database of the product's schema. What the triggers count is counted once, at the end. */
export async function fillInbox(sql: Sql, messages: number): Promise<void> {
  const people = Array.from({ length: peopleOf(messages) }, (_, person) => person);
  await sql`
    insert into public.sms_people (phone, name) select phone, name
    from unnest(${people.map(phoneOf)}::text[], ${people.map(nameOf)}::text[]) made (phone, name)`;
  await sql`alter table public.messages disable trigger user`;
  for (let first = 0; first < messages; first += batch) {
    const made = Array.from({ length: Math.min(batch, messages - first) }, (_, index) =>
      makeMessage(first + index, messages),
    );
    await sql`
      insert into public.messages (direction, from_phone, to_phone, body, status, created_at, person_id)
      select made.direction, case made.direction when 'inbound' then made.phone else ${storePhone} end,
        case made.direction when 'inbound' then ${storePhone} else made.phone end, made.body, made.status,
        now() - made.minutes * interval '1 minute', p.id
      from unnest(${made.map(({ direction }) => direction)}::text[], ${made.map(({ person }) => phoneOf(person))}::text[],
        ${made.map(({ body }) => body)}::text[], ${made.map(({ status }) => status)}::text[],
        ${made.map(({ minutesAgo }) => minutesAgo)}::int[]) made (direction, phone, body, status, minutes)
      join public.sms_people p on p.phone = made.phone`;
  }
  await sql`alter table public.messages enable trigger user`;
  // A fifth of the people is done, a tenth sleeps.
  await sql`
    update public.sms_people p set last_at = sums.last_at, last_inbound_at = sums.last_inbound_at, unread = sums.unread,
      is_done = right(p.phone, 1) in ('3', '4'),
      snoozed_until = case when right(p.phone, 1) = '7' then now() + interval '1 day' end
    from (
      select person_id, max(created_at) as last_at, max(created_at) filter (where direction = 'inbound') as last_inbound_at,
        sum(app.sms_unread(m)) as unread
      from public.messages m group by person_id
    ) sums where sums.person_id = p.id`;
  for (const table of ['messages', 'sms_people']) await sql`vacuum (analyze) public.${sql(table)}`;
}
