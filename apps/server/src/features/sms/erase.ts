import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import type { AnySql, Fragment, Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { EraseFinding, EraseRule, Subject } from '../../kernel/feature/erase-rule.ts';
import type { FindsAuditTargets } from '../../kernel/feature/feature.ts';
import { eraseFiles } from '../../kernel/files/erase-files.ts';

interface Texting {
  person: string;
  messages: number;
  notes: number;
  hasOptedOut: boolean;
}

interface Found extends EraseFinding {
  texting: Texting | null;
  pictures: readonly string[];
  consents: readonly string[];
}

/** Texts with a number, and consents. The law requires us to keep an opt-out, with only its number. */
export const smsErase: EraseRule<Found> = {
  order: 2,
  counted: 'texts',

  async find(sql, subject) {
    if ('shoeCase' in subject) return null;
    const consents = await findConsents(sql, subject);
    const texting = 'phone' in subject || 'thread' in subject ? await findTexting(sql, threadOf(sql, subject)) : null;
    if (!texting && consents.length === 0) return null;
    const pictures = texting ? await findPictures(sql, texting.person) : [];
    const lines: string[] = [];
    if (texting)
      lines.push(`Texts: ${texting.messages}, with ${pictures.length} pictures and ${texting.notes} staff notes`);
    if (consents.length > 0) lines.push(`Records of consent to texts: ${consents.length}`);
    if (texting?.hasOptedOut) lines.push('This number opted out of texts. The opt-out stays, with only the number.');
    const target = texting?.person ?? consents[0] ?? null;
    const count = texting?.messages ?? 0;
    return { lines, target, count, isErasable: true, keepUntil: null, texting, pictures, consents };
  },

  async erase(deps, { texting, pictures, consents }) {
    await eraseFiles(
      deps,
      pictures.map((path) => ({ bucket: smsPicturesBucket, path })),
    );
    await inTransaction(deps.sql, async (tx) => {
      if (texting) await eraseTexting(tx, texting);
      await tx`delete from app.text_consents where id = any (${[...consents]}::uuid[])`;
    });
  },
};

async function eraseTexting(tx: TransactionSql, { person, hasOptedOut }: Texting): Promise<void> {
  // A new message takes the same first lock, so nothing interferes.
  await tx`select from public.sms_people where id = ${person} for update`;
  await tx`delete from app.sms_callbacks where sid in (select sid from public.messages where person_id = ${person})`;
  await tx`delete from public.messages where person_id = ${person}`;
  await tx`delete from app.sms_alarms where person_id = ${person}`;
  for (const table of ['sms_notes', 'sms_presence', 'sms_person_labels'])
    await tx`delete from app.${tx(table)} where person_id = ${person}`;
  if (hasOptedOut) {
    await tx`update public.sms_people set name = null, language = null, assigned_to = null, opted_out_words = null, wish_message_id = null, settled_at = null,
      consent_on = null, consent_how = null, consent_note = null, consent_by = null, version = version + 1 where id = ${person}`;
    return;
  }
  await tx`delete from app.sms_opt_outs where person_id = ${person}`;
  await tx`delete from public.sms_people where id = ${person}`;
}

async function findConsents(sql: Sql, subject: Exclude<Subject, { shoeCase: string }>): Promise<string[]> {
  const chosen = chosenConsents(sql, subject);
  if (chosen === null) return [];
  const rows = await sql<{ id: string }[]>`select t.id from app.text_consents t where ${chosen}`;
  return rows.map(({ id }) => id);
}

/** Of a row, those about it. A thread's are those of its number that are about nothing else. */
function chosenConsents(sql: AnySql, subject: Exclude<Subject, { shoeCase: string }>): Fragment | null {
  if ('phone' in subject) return sql`t.phone = ${subject.phone}`;
  if ('request' in subject) return sql`t.subject = ${subject.request}`;
  if ('callback' in subject) return sql`t.subject = ${subject.callback}`;
  if ('leg' in subject)
    return sql`(t.phone, t.subject) = (select l.phone, l.subject from app.text_consents l where l.id = ${subject.leg})`;
  if ('thread' in subject)
    return sql`t.subject is null and t.phone = (select p.phone from public.sms_people p where p.id = ${subject.thread})`;
  if ('chat' in subject)
    return sql`(t.subject = ${subject.chat} or t.subject in (select h.id from app.hand_offs h where h.conversation_id = ${subject.chat}))`;
  if (!('conversation' in subject)) return null;
  const visitor = sql`(select v.visitor_hash from app.conversations v where v.id = ${subject.conversation})`;
  return sql`t.subject in (
    select c.id from app.conversations c where c.visitor_hash = ${visitor}
    union all select h.id from app.hand_offs h join app.conversations c on c.id = h.conversation_id where c.visitor_hash = ${visitor}
    union all select r.id from app.requests r where r.visitor_hash = ${visitor})`;
}

const threadOf = (sql: AnySql, subject: { phone: string } | { thread: string }) =>
  'phone' in subject ? sql`p.phone = ${subject.phone}` : sql`p.id = ${subject.thread}`;

async function findTexting(sql: Sql, condition: Fragment): Promise<Texting | null> {
  const [person] = await sql<Texting[]>`
    select p.id as person, p.opted_out_at is not null as "hasOptedOut",
      (select count(*)::int from public.messages m where m.person_id = p.id) as messages,
      (select count(*)::int from app.sms_notes n where n.person_id = p.id) as notes
    from public.sms_people p where ${condition}`;
  return person ?? null;
}

async function findPictures(sql: Sql, person: string): Promise<string[]> {
  const pictures = await sql<{ name: string }[]>`
    select x.object_name as name from app.sms_pictures x join public.messages m on m.id = x.message_id
    where m.person_id = ${person} and x.object_name is not null`;
  return pictures.map(({ name }) => name);
}

/** The thread of a number, and the pictures in it. */
export const findTextingTargets: FindsAuditTargets = async (sql, subject) => {
  if (!('phone' in subject || 'thread' in subject)) return [];
  const condition = threadOf(sql, subject);
  const rows = await sql<{ target: string }[]>`
    select p.id::text as target from public.sms_people p where ${condition}
    union all
    select ${`${smsPicturesBucket}/`} || x.object_name from public.sms_people p
      join public.messages m on m.person_id = p.id join app.sms_pictures x on x.message_id = m.id
    where ${condition} and x.object_name is not null`;
  return rows.map(({ target }) => target);
};
