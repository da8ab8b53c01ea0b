import type { AnySql } from '@rxweb/platform/sql/sql';

/** What we compare with the carrier's list. */
export interface KnownText {
  id: string;
  state: string | null;
  errorCode: number | null;
  pictures: number;
}

/** Stored texts, by the carrier's id. */
export async function findKnownTexts(sql: AnySql, sids: readonly string[]): Promise<Map<string, KnownText>> {
  const rows = await sql<(KnownText & { sid: string })[]>`
    select id, sid, carrier_state as state, error_code as "errorCode",
      (select count(*)::int from app.sms_pictures where message_id = messages.id) as pictures
    from public.messages where sid = any (${[...sids]})`;
  return new Map(rows.map(({ sid, ...text }) => [sid, text]));
}

/** Our texts in transit for 15 minutes to 3 days. Each is checked again after twice the time; servers take different texts. */
export async function takeUnfinished(
  sql: AnySql,
): Promise<{ sid: string; state: string | null; errorCode: number | null }[]> {
  return sql<{ sid: string; state: string | null; errorCode: number | null }[]>`
    update public.messages set next_try_at = now() + (now() - handed_at)
    where id in (
      select id from public.messages
      where status = 'queued' and hand_over = 'taken' and sid is not null
        and handed_at between now() - interval '3 days' and now() - interval '15 minutes'
        and greatest(next_try_at, handed_at + interval '15 minutes') <= now()
      order by handed_at limit 20 for update skip locked)
    returning sid, carrier_state as state, error_code as "errorCode"`;
}

export async function readCaughtUpTo(sql: AnySql): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }[]>`select caught_up_to as at from app.sms_carrier`;
  return row?.at ?? null;
}

/** Never moves back: with two servers, the later time wins. */
export async function writeCaughtUpTo(sql: AnySql, at: Date): Promise<void> {
  await sql`update app.sms_carrier set caught_up_to = greatest(caught_up_to, ${at})`;
}
