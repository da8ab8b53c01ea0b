import { inTransaction } from '@rxweb/backend';
import type { openSmsPerson, updateSmsPerson } from '@rxweb/contracts/sms/inbox';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type * as z from 'zod/mini';
import { writeNotes } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { readPhoneNumber } from '../phone-number.ts';
import { type Actor, type InboxDeps, noteOf } from './inbox-deps.ts';
import { ensurePerson, lockPerson, type PersonColumns, requirePerson, writePerson } from './people.repository.ts';
import { listInboxStaff } from './staff.repository.ts';

type Body = z.output<(typeof updateSmsPerson)['input']['body']>;
type Changes = Omit<Body, 'version'>;

/** Changes what is given when `version` is that of now; otherwise nothing is changed, and `conflict` brings the person as they are. */
export async function changePerson(
  { sql }: InboxDeps,
  actor: Actor,
  id: string,
  { version, ...changes }: Body,
): Promise<SmsPerson> {
  const { person, isStale } = await inTransaction(sql, async (tx) => {
    await lockPerson(tx, id);
    const before = await requirePerson(tx, id);
    if (before.version !== version) return { person: before, isStale: true };
    if (Object.keys(changes).length === 0) return { person: before, isStale: false };
    if (changes.assignedTo) await assertMayWorkHere(tx, changes.assignedTo);
    await writePerson(tx, id, columnsOf(changes, actor));
    await writeNotes(tx, [noteOf(actor, 'sms_person_changed', id, Object.keys(changes).join(', '))]);
    return { person: await requirePerson(tx, id), isStale: false };
  });
  if (isStale) throw new AppError('conflict', { message: 'Somebody else changed this.', current: { person } });
  return person;
}

/** Finds the person of a number, or begins with them. The name is kept where there is none yet. */
export async function openPerson(
  { sql, config }: InboxDeps,
  actor: Actor,
  { phone, name }: z.output<(typeof openSmsPerson)['input']['body']>,
): Promise<SmsPerson> {
  const number = readPhoneNumber(phone, config.countryCodes);
  return inTransaction(sql, async (tx) => {
    const { id, isChanged } = await ensurePerson(tx, number, name?.trim() || null);
    if (isChanged) await writeNotes(tx, [noteOf(actor, 'sms_person_changed', id, 'opened')]);
    return requirePerson(tx, id);
  });
}

/** What is done is not snoozed, and the other way round. */
function columnsOf({ name, language, assignedTo, isDone, snoozedUntil, consent }: Changes, actor: Actor) {
  const columns: PersonColumns = {};
  if (name !== undefined) columns.name = name?.trim() || null;
  if (language !== undefined) columns.language = language;
  if (assignedTo !== undefined) columns.assigned_to = assignedTo;
  if (isDone !== undefined) columns.is_done = isDone;
  if (isDone) columns.snoozed_until = null;
  if (snoozedUntil !== undefined) columns.snoozed_until = snoozedUntil;
  if (snoozedUntil) columns.is_done = false;
  if (consent !== undefined) {
    columns.consent_on = consent?.on ?? null;
    columns.consent_how = consent?.how ?? null;
    columns.consent_note = consent?.note ?? null;
    columns.consent_by = consent ? actor.userId : null;
  }
  return columns;
}

/** Throws `invalid_input` for an account that may not act here. */
async function assertMayWorkHere(tx: TransactionSql, userId: string): Promise<void> {
  const staff = await listInboxStaff(tx);
  if (staff.some(({ id }) => id === userId.toLowerCase())) return;
  throw new AppError('invalid_input', {
    message: 'This person cannot answer texts. Choose somebody else.',
    issues: [{ path: 'body.assignedTo', message: 'no administrator who may sign in' }],
  });
}
