import type { Person } from '@rxweb/contracts/shared/staff-person';
import type { SmsThreadPage } from '@rxweb/contracts/sms/inbox';
import { type SmsPerson, smsRoles } from '@rxweb/contracts/sms/messages';
import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { SmsDeps } from '../deps.ts';

interface PersonRow {
  id: string;
  phone: string;
  name: string | null;
  language: 'en' | 'es' | null;
  assignedTo: Person | null;
  isDone: boolean;
  snoozedUntil: Date | null;
  optedOutAt: Date | null;
  optedOutHow: 'keyword' | 'carrier' | 'staff' | null;
  optedOutWords: string | null;
  optedOutBy: Person | null;
  wishMessageId: string | null;
  wishWords: string | null;
  consentOn: string | null;
  consentHow: 'counter' | 'phone' | 'form' | 'text' | null;
  consentNote: string | null;
  consentBy: Person | null;
  unread: number;
  lastInboundAt: Date | null;
  waitingSince: Date | null;
  labels: string[];
  version: number;
}

/**
 * The first text of `public.sms_people p` after the last answer of staff that has left, and after the thread was last done. None waits after an
 * opt-out.
 */
const waitingSince = (sql: AnySql) => sql`
  case when not p.is_done and p.opted_out_at is null then (
    select min(m.created_at) from public.messages m
    where m.person_id = p.id and m.direction = 'inbound' and m.created_at > coalesce(greatest(p.settled_at, (
      select max(o.created_at) from public.messages o
      where o.person_id = p.id and o.direction = 'outbound' and o.sent_by is not null and o.status <> 'failed'
        and (o.not_before is null or o.not_before <= now()))), '-infinity')) end`;

/** A notice that the thread waits, if it does. Triggers settle it. */
export async function noteWaiting(
  { notices }: Pick<SmsDeps, 'notices'>,
  tx: TransactionSql,
  personId: string,
): Promise<void> {
  const [row] = await tx`select from public.sms_people p where p.id = ${personId} and ${waitingSince(tx)} is not null`;
  if (row)
    await notices.raise(tx, { kind: 'text', subject: personId, audience: { roles: smsRoles }, isAskedAgain: true });
}

/** Of `public.sms_people p`. */
const selectPeople = (sql: AnySql) => sql`
  select p.id, p.phone, p.name, p.language, p.is_done as "isDone", case when p.snoozed_until > now() then p.snoozed_until end as "snoozedUntil",
    app.person(p.assigned_to) as "assignedTo",
    p.opted_out_at as "optedOutAt", p.opted_out_how as "optedOutHow", p.opted_out_words as "optedOutWords",
    app.person(p.opted_out_by) as "optedOutBy",
    wish.id as "wishMessageId", wish.body as "wishWords",
    p.consent_on::text as "consentOn", p.consent_how as "consentHow", p.consent_note as "consentNote",
    app.person(p.consent_by) as "consentBy",
    p.unread, p.last_inbound_at as "lastInboundAt", p.version, ${waitingSince(sql)} as "waitingSince",
    array(select l.label_id from app.sms_person_labels l where l.person_id = p.id) as labels
  from public.sms_people p
  left join public.messages wish on wish.id = p.wish_message_id`;

function toPerson(row: PersonRow): SmsPerson {
  const { id, phone, name, language, assignedTo, isDone, unread, labels, version } = row;
  return {
    id,
    phone,
    name,
    language,
    assignedTo,
    isDone,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    optedOut: optedOutOf(row),
    wish: row.wishMessageId === null ? null : { messageId: row.wishMessageId, words: row.wishWords ?? '' },
    consent: consentOf(row),
    unread,
    lastInboundAt: row.lastInboundAt?.toISOString() ?? null,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    labels,
    version,
  };
}

function optedOutOf({ optedOutAt, optedOutHow, optedOutWords, optedOutBy }: PersonRow): SmsPerson['optedOut'] {
  if (optedOutAt === null || optedOutHow === null) return null;
  return { at: optedOutAt.toISOString(), how: optedOutHow, words: optedOutWords, by: optedOutBy };
}

function consentOf({ consentOn, consentHow, consentNote, consentBy }: PersonRow): SmsPerson['consent'] {
  if (consentOn === null || consentHow === null || consentBy === null) return null;
  return { on: consentOn, how: consentHow, note: consentNote ?? '', by: consentBy };
}

export async function findPerson(sql: AnySql, id: string): Promise<SmsPerson | null> {
  const [person] = await findPeople(sql, [id]);
  return person ?? null;
}

/** In no order. */
export async function findPeople(sql: AnySql, ids: readonly string[]): Promise<SmsPerson[]> {
  if (ids.length === 0) return [];
  const rows = await sql<PersonRow[]>`${selectPeople(sql)} where p.id = any (${[...ids]}::uuid[])`;
  return rows.map(toPerson);
}

/** All opt-out changes, oldest first. */
export async function listOptOuts(sql: AnySql, personId: string): Promise<SmsThreadPage['optOuts']> {
  const rows = await sql<(Omit<SmsThreadPage['optOuts'][number], 'at'> & { at: Date })[]>`
    select o.at, o.change, o.how, app.person(o.by_id) as by
    from app.sms_opt_outs o where o.person_id = ${personId} order by o.at, o.id`;
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Locks the person's row. Throws `not_found`. */
export async function lockPerson(tx: TransactionSql, id: string): Promise<void> {
  const { count } = await tx`select from public.sms_people where id = ${id} for update`;
  if (count === 0) throw new AppError('not_found');
}

export async function requirePerson(sql: AnySql, id: string): Promise<SmsPerson> {
  const person = await findPerson(sql, id);
  if (!person) throw new AppError('not_found');
  return person;
}

/** What staff may change, by column. */
export interface PersonColumns {
  name?: string | null;
  language?: 'en' | 'es' | null;
  assigned_to?: string | null;
  is_done?: boolean;
  settled_at?: Date;
  snoozed_until?: string | null;
  consent_on?: string | null;
  consent_how?: string | null;
  consent_note?: string | null;
  consent_by?: string | null;
}

/** Increments the version. */
export async function writePerson(tx: TransactionSql, id: string, columns: PersonColumns): Promise<void> {
  await writePeople(tx, [id], columns);
}

/** Locks these rows, always in the same order, so that two changes don't wait for each other. Returns those that exist. */
export async function lockPeople(tx: TransactionSql, ids: readonly string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from public.sms_people where id = any (${[...ids]}::uuid[]) order by id for update`;
  return rows.map(({ id }) => id);
}

/** Increments each version. */
export async function writePeople(tx: TransactionSql, ids: readonly string[], columns: PersonColumns): Promise<void> {
  const set = Object.keys(columns).length === 0 ? tx`` : tx`${tx({ ...columns })},`;
  await tx`update public.sms_people set ${set} version = version + 1 where id = any (${[...ids]}::uuid[])`;
}

/** Finds or creates the person of a number; sets the name only if there is none. */
export async function ensurePerson(
  tx: TransactionSql,
  phone: string,
  name: string | null,
): Promise<{ id: string; isChanged: boolean }> {
  const [made] = await tx<{ id: string }[]>`
    insert into public.sms_people (phone, name) values (${phone}, ${name}) on conflict (phone) do nothing returning id`;
  if (made) return { ...made, isChanged: true };
  const [named] = await tx<{ id: string }[]>`
    update public.sms_people set name = ${name}, version = version + 1
    where phone = ${phone} and name is null and ${name}::text is not null returning id`;
  if (named) return { ...named, isChanged: true };
  const [found] = await tx<[{ id: string }]>`select id from public.sms_people where phone = ${phone}`;
  return { ...found, isChanged: false };
}

/** Staff decided that the text doesn't ask to stop. */
export async function dismissOptOutHint(
  tx: TransactionSql,
  { personId, messageId, byId, at }: { personId: string; messageId: string; byId: string; at: Date },
): Promise<void> {
  await tx`update public.sms_people set wish_message_id = null, version = version + 1 where id = ${personId}`;
  await tx`
    insert into app.sms_opt_outs (person_id, at, change, how, message_id, by_id)
    values (${personId}, ${at}, 'dismissed', 'staff', ${messageId}, ${byId})`;
}
