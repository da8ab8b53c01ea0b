import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { EraseFinding, EraseRule } from '../../kernel/feature/erase-rule.ts';
import type { FindsAuditTargets } from '../../kernel/feature/feature.ts';
import { eraseFiles } from '../../kernel/files/erase-files.ts';

interface Texting {
  person: string;
  messages: number;
  notes: number;
  hasOptedOut: boolean;
}

interface Found extends EraseFinding {
  person: string;
  pictures: readonly string[];
  hasOptedOut: boolean;
}

/** Texts with a number. The law requires us to keep an opt-out, with only its number. */
export const smsErase: EraseRule<Found> = {
  order: 2,
  counted: 'texts',

  async find(sql, subject) {
    if (!('phone' in subject)) return null;
    const texting = await findTexting(sql, subject.phone);
    if (!texting) return null;
    const { person, messages, notes, hasOptedOut } = texting;
    const pictures = await findPictures(sql, person);
    const lines = [`Texts: ${messages}, with ${pictures.length} pictures and ${notes} staff notes`];
    if (hasOptedOut) lines.push('This number opted out of texts. The opt-out stays, with only the number.');
    return { lines, target: person, count: messages, isErasable: true, keepUntil: null, person, pictures, hasOptedOut };
  },

  async erase(deps, { person, pictures, hasOptedOut }) {
    await eraseFiles(
      deps,
      pictures.map((path) => ({ bucket: smsPicturesBucket, path })),
    );
    await inTransaction(deps.sql, async (sql) => {
      // A new message takes the same first lock, so nothing interferes.
      await sql`select from public.sms_people where id = ${person} for update`;
      await sql`delete from app.sms_callbacks where sid in (select sid from public.messages where person_id = ${person})`;
      await sql`delete from public.messages where person_id = ${person}`;
      await sql`delete from app.sms_alarms where person_id = ${person}`;
      for (const table of ['sms_notes', 'sms_presence', 'sms_person_labels'])
        await sql`delete from app.${sql(table)} where person_id = ${person}`;
      if (hasOptedOut) {
        await sql`update public.sms_people set name = null, language = null, assigned_to = null, opted_out_words = null, wish_message_id = null, settled_at = null,
          consent_on = null, consent_how = null, consent_note = null, consent_by = null, version = version + 1 where id = ${person}`;
        return;
      }
      await sql`delete from app.sms_opt_outs where person_id = ${person}`;
      await sql`delete from public.sms_people where id = ${person}`;
    });
  },
};

async function findTexting(sql: Sql, phone: string): Promise<Texting | undefined> {
  const [person] = await sql<Texting[]>`
    select p.id as person, p.opted_out_at is not null as "hasOptedOut",
      (select count(*)::int from public.messages m where m.person_id = p.id) as messages,
      (select count(*)::int from app.sms_notes n where n.person_id = p.id) as notes
    from public.sms_people p where p.phone = ${phone}`;
  return person;
}

async function findPictures(sql: Sql, person: string): Promise<string[]> {
  const pictures = await sql<{ name: string }[]>`
    select x.object_name as name from app.sms_pictures x join public.messages m on m.id = x.message_id
    where m.person_id = ${person} and x.object_name is not null`;
  return pictures.map(({ name }) => name);
}

/** The thread of a number, and the pictures in it. */
export const findTextingTargets: FindsAuditTargets = async (sql, subject) => {
  if (!('phone' in subject)) return [];
  const rows = await sql<{ target: string }[]>`
    select id::text as target from public.sms_people where phone = ${subject.phone}
    union all
    select ${`${smsPicturesBucket}/`} || x.object_name from public.sms_people p
      join public.messages m on m.person_id = p.id join app.sms_pictures x on x.message_id = m.id
    where p.phone = ${subject.phone} and x.object_name is not null`;
  return rows.map(({ target }) => target);
};
