import type postgres from 'postgres';

/** Of a text that is stored, what the carrier's list is compared with. */
export interface KnownText {
  id: string;
  state: string | null;
  errorCode: number | null;
  pictures: number;
}

/** Stored texts by the carrier's names for them. */
export async function findKnownTexts(sql: postgres.ISql, sids: readonly string[]): Promise<Map<string, KnownText>> {
  const rows = await sql<(KnownText & { sid: string })[]>`
    select id, sid, carrier_state as state, error_code as "errorCode",
      (select count(*)::int from app.sms_pictures where message_id = messages.id) as pictures
    from public.messages where sid = any (${[...sids]})`;
  return new Map(rows.map(({ sid, ...text }) => [sid, text]));
}

export async function readCaughtUpTo(sql: postgres.ISql): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }[]>`select caught_up_to as at from app.sms_carrier`;
  return row?.at ?? null;
}

/** Never back: of two servers the one that was further stays. */
export async function writeCaughtUpTo(sql: postgres.ISql, at: Date): Promise<void> {
  await sql`update app.sms_carrier set caught_up_to = greatest(caught_up_to, ${at})`;
}
