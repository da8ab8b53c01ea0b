import type { Person } from '@rxweb/contracts/person';
import type { SmsPerson } from '@rxweb/contracts/sms';
import type postgres from 'postgres';

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
  version: number;
}

/** Of the account `alias`, that `column` names: who it is; nothing when there is none. An account that was deleted has no address any more. */
const account = (sql: postgres.ISql, column: string, alias: string) => sql`
  case when ${sql(column)} is not null then jsonb_build_object('id', ${sql(column)}, 'email', ${sql(alias)}.email) end`;

const joinAccount = (sql: postgres.ISql, column: string, alias: string) => sql`
  left join auth.users ${sql(alias)} on ${sql(alias)}.id = ${sql(column)} and ${sql(alias)}.deleted_at is null`;

/** Of `public.sms_people p`. */
const selectPeople = (sql: postgres.ISql) => sql`
  select p.id, p.phone, p.name, p.language, p.is_done as "isDone", case when p.snoozed_until > now() then p.snoozed_until end as "snoozedUntil",
    ${account(sql, 'p.assigned_to', 'assignee')} as "assignedTo",
    p.opted_out_at as "optedOutAt", p.opted_out_how as "optedOutHow", p.opted_out_words as "optedOutWords",
    ${account(sql, 'p.opted_out_by', 'stopper')} as "optedOutBy",
    wish.id as "wishMessageId", wish.body as "wishWords",
    p.consent_on::text as "consentOn", p.consent_how as "consentHow", p.consent_note as "consentNote",
    ${account(sql, 'p.consent_by', 'recorder')} as "consentBy",
    p.unread, p.last_inbound_at as "lastInboundAt", p.version
  from public.sms_people p
  ${joinAccount(sql, 'p.assigned_to', 'assignee')}
  ${joinAccount(sql, 'p.opted_out_by', 'stopper')}
  ${joinAccount(sql, 'p.consent_by', 'recorder')}
  left join public.messages wish on wish.id = p.wish_message_id`;

function toPerson(row: PersonRow): SmsPerson {
  const { id, phone, name, language, assignedTo, isDone, unread, version } = row;
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

export async function findPerson(sql: postgres.ISql, id: string): Promise<SmsPerson | null> {
  const [person] = await findPeople(sql, [id]);
  return person ?? null;
}

/** Whom the ids name, in no order. */
export async function findPeople(sql: postgres.ISql, ids: readonly string[]): Promise<SmsPerson[]> {
  if (ids.length === 0) return [];
  const rows = await sql<PersonRow[]>`${selectPeople(sql)} where p.id = any (${[...ids]}::uuid[])`;
  return rows.map(toPerson);
}
