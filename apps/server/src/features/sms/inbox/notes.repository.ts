import type { Person } from '@rxweb/contracts/shared/staff-person';
import type { SmsNote } from '@rxweb/contracts/sms/inbox';
import type { AnySql } from '@rxweb/platform/sql/sql';

type Row = Omit<SmsNote, 'at'> & { at: Date };

/** Of `app.sms_notes n`. */
const noteColumns = (sql: AnySql) => sql`
  n.id, n.at, app.person(n.by_id) as by, n.text,
  coalesce((
    select jsonb_agg(app.person(mentioned.id) order by mentioned.place)
    from unnest(n.mentions) with ordinality mentioned (id, place)
  ), '[]') as mentions`;

const toNote = ({ at, ...row }: Row): SmsNote => ({ ...row, at: at.toISOString() });

/** Oldest first. */
export async function listNotes(sql: AnySql, personId: string): Promise<SmsNote[]> {
  const rows = await sql<Row[]>`
    select ${noteColumns(sql)} from app.sms_notes n where n.person_id = ${personId} order by n.at, n.id`;
  return rows.map(toNote);
}

interface NewNote {
  personId: string;
  byId: string;
  text: string;
  mentions: readonly Person['id'][];
}

/** Null when there is no such person. */
export async function insertNote(sql: AnySql, { personId, byId, text, mentions }: NewNote): Promise<SmsNote | null> {
  const [row] = await sql<Row[]>`
    with n as (
      insert into app.sms_notes (person_id, by_id, text, mentions)
      select id, ${byId}, ${text}, ${[...mentions]}::uuid[] from public.sms_people where id = ${personId} returning *
    )
    select ${noteColumns(sql)} from n`;
  return row ? toNote(row) : null;
}
