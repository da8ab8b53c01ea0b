import type { openSmsPerson, updateSmsPerson } from '@rxweb/contracts/sms/inbox';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type * as z from 'zod/mini';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import type { InboxDeps } from '../deps.ts';
import { readPhoneNumber } from '../phone-number.ts';
import { endAssignment, noteAssignment } from './assignments.ts';
import { replaceLabels } from './labels.repository.ts';
import { ensurePerson, lockPerson, type PersonColumns, requirePerson, writePerson } from './people.repository.ts';
import { listInboxStaff } from './staff.repository.ts';

type Body = z.output<(typeof updateSmsPerson)['input']['body']>;
type Changes = Omit<Body, 'version'>;

/** Applies the changes if `version` is current; otherwise throws `conflict` with the current person. */
export async function changePerson(
  deps: InboxDeps,
  actor: Actor,
  id: string,
  { version, ...changes }: Body,
): Promise<SmsPerson> {
  const { sql, now } = deps;
  const { person, isStale } = await inTransaction(sql, async (tx) => {
    await lockPerson(tx, id);
    const before = await requirePerson(tx, id);
    if (before.version !== version) return { person: before, isStale: true };
    if (Object.keys(changes).length === 0) return { person: before, isStale: false };
    if (changes.assignedTo) await assertMayWorkHere(tx, changes.assignedTo);
    if (changes.labels) await replaceLabels(tx, id, changes.labels);
    await writePerson(tx, id, columnsOf(changes, actor, now()));
    if (isNewAssignee(before, changes)) await noteAssignment(deps, tx, actor, id, changes.assignedTo ?? null);
    if (changes.isDone) await endAssignment(deps, tx, id);
    await writeAuditEntries(tx, [auditEntryFor(actor, 'sms_person_changed', id, Object.keys(changes).join(', '))]);
    return { person: await requirePerson(tx, id), isStale: false };
  });
  if (isStale) throw new AppError('conflict', { message: 'Someone else changed this.', current: { person } });
  return person;
}

/** Finds or creates the person of a number. Keeps an existing name. */
export async function openPerson(
  { sql, config }: InboxDeps,
  actor: Actor,
  { phone, name }: z.output<(typeof openSmsPerson)['input']['body']>,
): Promise<SmsPerson> {
  const number = readPhoneNumber(phone, config.countryCodes);
  return inTransaction(sql, async (tx) => {
    const { id, isChanged } = await ensurePerson(tx, number, name?.trim() || null);
    if (isChanged) await writeAuditEntries(tx, [auditEntryFor(actor, 'sms_person_changed', id, 'opened')]);
    return requirePerson(tx, id);
  });
}

const isNewAssignee = ({ assignedTo: before }: SmsPerson, { assignedTo: after }: Changes) =>
  after !== undefined && (after?.toLowerCase() ?? null) !== (before?.id ?? null);

/** Done and snoozed exclude each other. */
function columnsOf(
  { name, language, assignedTo, isDone, snoozedUntil, consent }: Changes,
  actor: Actor,
  now: Date,
): PersonColumns {
  const columns: PersonColumns = {};
  if (name !== undefined) columns.name = name?.trim() || null;
  if (language !== undefined) columns.language = language;
  if (assignedTo !== undefined) columns.assigned_to = assignedTo;
  if (isDone !== undefined) columns.is_done = isDone;
  if (isDone) {
    columns.snoozed_until = null;
    columns.settled_at = now;
  }
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

/** Throws `invalid_input` for someone who can't answer texts. */
export async function assertMayWorkHere(tx: TransactionSql, userId: string): Promise<void> {
  const staff = await listInboxStaff(tx);
  if (staff.some(({ id }) => id === userId.toLowerCase())) return;
  throw new AppError('invalid_input', {
    message: 'This person can’t answer texts. Choose someone else.',
    issues: [{ path: 'body.assignedTo', message: 'no administrator who can sign in' }],
  });
}
