import type { LiveFile } from '@rxweb/contracts/live/messages';
import type { StaffLiveMessage, StaffLiveState } from '@rxweb/contracts/live/staff';
import { unknownState } from '@rxweb/contracts/shared/file-state';
import { liveLimits } from '@rxweb/contracts/shared/limits';
import type { Role } from '@rxweb/contracts/shared/roles';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { auditRead } from '../../../kernel/audit/audit-read.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { findFileStates } from '../../../kernel/file-checks/file-scans.repository.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import { type AnsweringRow, byId, lockAnswering } from './answering-row.ts';
import type { LiveDeps } from './live-deps.ts';
import { findOwnFiles } from './live-files.ts';
import { addMessage, type ChatStaff, findByKey, findMessagesAfter, type StoredMessage } from './messages.repository.ts';
import { endAnswering } from './person-wanted.ts';
import { isReached, noteChange, readStaffState } from './state.repository.ts';
import { settleUrgent } from './urgent-chat.ts';

/** A staff member and the role that lets them in. */
export interface ChatActor extends Actor {
  role: Role;
}

export async function stateForStaff(deps: LiveDeps, id: string): Promise<StaffLiveState> {
  const seen = await readStaffState(deps.sql, byId(deps.sql, id));
  if (!seen) throw new AppError('not_found');
  return seen.state;
}

export async function readChat(deps: LiveDeps, actor: Actor, id: string, after: number) {
  const state = await stateForStaff(deps, id);
  await auditRead(deps.sql, auditEntryFor(actor, 'conversation_read', id));
  const messages = await findMessagesAfter(deps.sql, id, after, liveLimits.pageMessages);
  return { state, messages: await forStaff(deps, messages) };
}

/** The assistant is silent from the commit on: what it was saying is interrupted in the same transaction. */
export async function join(deps: LiveDeps, actor: ChatActor, id: string) {
  return change(deps, id, async (tx, row) => {
    if (row.answeredBy === actor.userId) return undefined;
    if (row.answeredBy !== null || row.isForgotten) return 'conflict';
    await answerBy(deps, tx, id, actor);
    await tx`
      update app.chat_turns set state = 'interrupted', ended_at = clock_timestamp()
      where conversation_id = ${id} and state = 'answering'`;
    await addMessage(tx, id, { author: 'staff', kind: 'joined', staff: await staffOf(tx, actor) });
    await writeAuditEntries(tx, [auditEntryFor(actor, 'chat_joined', id)]);
    return undefined;
  });
}

export async function takeOver(deps: LiveDeps, actor: ChatActor, id: string, from: string) {
  return change(deps, id, async (tx, row) => {
    if (row.answeredBy === actor.userId) return undefined;
    if (row.answeredBy !== from) return 'conflict';
    await answerBy(deps, tx, id, actor);
    await addMessage(tx, id, { author: 'staff', kind: 'took_over', staff: await staffOf(tx, actor) });
    await writeAuditEntries(tx, [auditEntryFor(actor, 'chat_taken_over', id, from)]);
    return undefined;
  });
}

export async function leave(deps: LiveDeps, actor: ChatActor, id: string) {
  return change(deps, id, async (tx, row) => {
    if (row.answeredBy === null) return undefined;
    if (row.answeredBy !== actor.userId) return 'conflict';
    await handBack(deps, tx, id, await staffOf(tx, actor));
    // They read the chat to its end.
    await settleUrgent(deps, tx, id);
    await writeAuditEntries(tx, [auditEntryFor(actor, 'chat_handed_back', id)]);
    return undefined;
  });
}

/** The assistant answers again. */
export async function handBack(
  deps: LiveDeps,
  tx: TransactionSql,
  id: string,
  staff: ChatStaff,
  key: string | null = null,
): Promise<void> {
  await addMessage(tx, id, { author: 'staff', kind: 'left', staff, key });
  await endAnswering(deps, tx, id);
}

export interface FromStaff {
  key: string;
  text: string;
  attachments: readonly LiveFile[];
}

export async function sendFromStaff(deps: LiveDeps, actor: ChatActor, id: string, said: FromStaff) {
  if (said.text.trim() === '' && said.attachments.length === 0)
    throw new AppError('invalid_input', {
      issues: [{ path: 'body.text', message: 'Write a message or attach a file.' }],
    });
  let stored: StoredMessage | null = null;
  const { state } = await change(deps, id, async (tx, row) => {
    stored = await findByKey(tx, id, 'staff', said.key);
    if (stored && stored.staffId !== actor.userId) throw new AppError('idempotency_mismatch');
    if (stored) return undefined;
    if (row.answeredBy !== actor.userId) return 'conflict';
    const files = await findOwnFiles(tx, id, said.attachments);
    const staff = await staffOf(tx, actor);
    stored = await addMessage(tx, id, { author: 'staff', kind: 'text', text: said.text, key: said.key, files, staff });
    await tx`update app.conversations set offer_due_at = null where id = ${id}`;
    await tx`update app.live_presence set staff_typing_until = null where conversation_id = ${id}`;
    if (await isReached(tx, id, actor.role)) {
      await deps.ports.notices.settle(tx, { kind: 'visitor_wrote', subject: id });
      await settleUrgent(deps, tx, id);
    }
    await writeAuditEntries(tx, [auditEntryFor(actor, 'chat_message_sent', id)]);
    return undefined;
  });
  const [message] = await forStaff(deps, stored ? [stored] : []);
  if (!message) throw new AppError('not_found');
  return { message, state };
}

async function change(
  deps: LiveDeps,
  id: string,
  work: (tx: TransactionSql, row: AnsweringRow) => Promise<'conflict' | undefined>,
): Promise<{ state: StaffLiveState }> {
  const outcome = await inTransaction(deps.sql, async (tx) => {
    const row = await lockAnswering(tx, byId(tx, id));
    if (!row) throw new AppError('not_found');
    const done = await work(tx, row);
    if (done !== 'conflict') await noteChange(tx, id);
    return done;
  });
  if (outcome !== 'conflict') deps.hub.changed(id);
  const state = await stateForStaff(deps, id);
  if (outcome === 'conflict') throw new AppError('conflict', { message: whoIsIn(state), current: { state } });
  return { state };
}

function whoIsIn({ answeredBy, isForgotten }: StaffLiveState): string {
  if (isForgotten) return 'The visitor started over. This chat has ended.';
  return answeredBy ? `${answeredBy.name ?? 'A colleague'} is in this chat.` : 'The assistant answers this chat.';
}

async function answerBy(deps: LiveDeps, tx: TransactionSql, id: string, actor: ChatActor): Promise<void> {
  const dueAt = new Date(deps.now().getTime() + liveLimits.noAnswerMs);
  await tx`
    update app.conversations
    set answered_by = ${actor.userId}, answered_since = clock_timestamp(), wanted_at = null, offer_due_at = ${dueAt} where id = ${id}`;
  await tx`update app.live_presence set staff_typing_until = null where conversation_id = ${id}`;
  for (const kind of ['person_wanted', 'visitor_wrote'] as const)
    await deps.ports.notices.settle(tx, { kind, subject: id });
}

async function staffOf(tx: TransactionSql, { userId, role }: ChatActor): Promise<ChatStaff> {
  const [row] = await tx<[{ name: string | null }]>`select app.person_name(${userId}) as name`;
  return { id: userId, name: row.name ?? 'A colleague', role };
}

/** With what the scanner says of the files. */
async function forStaff(deps: LiveDeps, messages: readonly StoredMessage[]): Promise<StaffLiveMessage[]> {
  const states = await findFileStates(
    deps.sql,
    messages.flatMap(({ files }) => files),
  );
  return messages.map((message) => ({
    ...message,
    key: message.author === 'staff' ? message.key : null,
    fileStates: message.files.map(({ bucket, path }) => states.get(`${bucket}/${path}`) ?? unknownState),
  }));
}
