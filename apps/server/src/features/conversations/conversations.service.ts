import {
  type CallbackRequest,
  type ConversationPage,
  conversationRoles,
  type listConversations,
  type listOpenQuestions,
  type OpenQuestion,
  type readConversation as readConversationEndpoint,
  type searchConversations,
} from '@rxweb/contracts/conversations';
import { unknownState } from '@rxweb/contracts/shared/file-state';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type * as z from 'zod/mini';
import { auditEntryFor, writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import { auditRead } from '../../kernel/audit/audit-read.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import { findFileStates } from '../../kernel/file-checks/file-scans.repository.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import { invalidCursor } from '../../kernel/lists/cursor.ts';
import { findCallback, findCallbacks, setCallbackDone } from './callbacks.repository.ts';
import { findDisclosures, findSummaries, findTurns } from './conversations.repository.ts';
import type { ConversationsDeps } from './conversations-deps.ts';
import { type Cursor, countViews, findPlaces, viewCursors } from './list.repository.ts';
import { dismissOpenQuestion, findOpenQuestions, type Span } from './open-questions.repository.ts';
import { searchByText } from './search.repository.ts';

const pageRows = 50;
const questionRows = 100;
/** Long conversations show only the newest turns. */
const transcriptTurns = 500;
const dayMs = 24 * 60 * 60_000;
const emergencyDays = 7;
const turnId = /^\d{1,18}$/;

export async function list(
  deps: ConversationsDeps,
  actor: Actor,
  { view, before }: z.output<(typeof listConversations)['input']['query']>,
): Promise<ConversationPage> {
  const after = viewCursors[view].read(before, 'query.before');
  return readPage(deps, actor, await findPlaces(deps.sql, view, after, pageRows + 1), view);
}

/** Finds all words in a question with its answer or in a name, or a number's digits. */
export async function search(
  deps: ConversationsDeps,
  actor: Actor,
  { text, before }: z.output<(typeof searchConversations)['input']['body']>,
): Promise<ConversationPage> {
  const after = viewCursors.all.read(before, 'body.before');
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const sought = { words, digits: numberDigits(text) };
  const places = words.length === 0 ? [] : await searchByText(deps.sql, sought, after, pageRows + 1);
  return readPage(deps, actor, places, 'search');
}

/** A possible phone number's digits, without the country's 1. */
function numberDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (!/^[\d\s().+/-]+$/.test(text) || digits.length < 3) return null;
  return digits.length === 11 ? digits.replace(/^1/, '') : digits;
}

/** `places` has one extra entry if there are more pages. */
async function readPage(
  { sql, now }: ConversationsDeps,
  actor: Actor,
  places: readonly Cursor[],
  target: string,
): Promise<ConversationPage> {
  const shown = places.slice(0, pageRows);
  const last = shown.at(-1);
  const [conversations, counts] = await Promise.all([
    findSummaries(
      sql,
      shown.map(({ id }) => id),
    ),
    countViews(sql, new Date(now().getTime() - emergencyDays * dayMs)),
    shown.length > 0 && auditRead(sql, auditEntryFor(actor, 'conversations_listed', target)),
  ]);
  return { conversations, counts, next: last && places.length > pageRows ? viewCursors.all.write(last) : null };
}

export async function read(
  { sql, keptDays }: ConversationsDeps,
  actor: Actor,
  id: string,
): Promise<z.input<(typeof readConversationEndpoint)['output']>> {
  const [[conversation], turns, handOffs] = await Promise.all([
    findSummaries(sql, [id]),
    findTurns(sql, id, transcriptTurns),
    findCallbacks(sql, [id]),
  ]);
  if (!conversation) throw new AppError('not_found');
  await auditRead(sql, auditEntryFor(actor, 'conversation_read', id));
  const keptUntil = new Date(Date.parse(conversation.lastAt) + keptDays * dayMs).toISOString();
  const states = await findFileStates(
    sql,
    turns.flatMap(({ attachments }) => attachments),
  );
  const withStates = turns.map((turn) => ({
    ...turn,
    fileStates: turn.attachments.map(({ bucket, path }) => states.get(`${bucket}/${path}`) ?? unknownState),
  }));
  return { conversation, turns: withStates, handOffs, keptUntil };
}

/** What the visitor's question sent to a language model. Throws `not_found` for a turn of another conversation, or without any. */
export async function readTurnDisclosures({ sql }: ConversationsDeps, actor: Actor, id: string, turn: string) {
  const disclosures = await findDisclosures(sql, id, turn);
  if (disclosures.length === 0) throw new AppError('not_found');
  await auditRead(sql, auditEntryFor(actor, 'conversation_read', id));
  return { disclosures };
}

/** Audit first, so every deletion leaves an entry. */
export async function erase({ sql, eraseConversation }: ConversationsDeps, actor: Actor, id: string) {
  const [known] = await findSummaries(sql, [id]);
  if (!known) throw new AppError('not_found');
  await writeAuditEntries(sql, [auditEntryFor(actor, 'conversation_erased', id)]).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause });
  });
  if (!(await eraseConversation(id))) throw new AppError('not_found');
  return { ok: true as const };
}

/** Marks a visitor as called, or undoes it; idempotent. A newer request stays open. */
export async function markCallback(
  { sql, notices }: ConversationsDeps,
  actor: Actor,
  id: string,
  isDone: boolean,
): Promise<CallbackRequest> {
  return inTransaction(sql, async (tx) => {
    const [before] = await tx<{ conversationId: string }[]>`
      select conversation_id as "conversationId" from app.hand_offs where id = ${id} for update`;
    if (!before) throw new AppError('not_found');
    if (!isDone) {
      const [other] = await tx`
        select from app.hand_offs where conversation_id = ${before.conversationId} and done_at is null and id <> ${id}`;
      if (other) throw new AppError('conflict', { message: 'The visitor has left another message since.' });
    }
    const isChanged = await setCallbackDone(tx, id, isDone, actor.userId);
    if (isChanged)
      await writeAuditEntries(tx, [auditEntryFor(actor, 'hand_off_marked', id, isDone ? 'done' : 'waiting')]);
    const callback = await findCallback(tx, id);
    if (!callback) throw new AppError('not_found');
    if (isChanged) await tellStaff(notices, tx, callback);
    return callback;
  });
}

async function tellStaff(
  { raise, settle }: ConversationsDeps['notices'],
  tx: TransactionSql,
  callback: CallbackRequest,
) {
  const notice = { kind: 'callback', subject: callback.id } as const;
  if (callback.doneAt) return settle(tx, notice);
  const dueAt = callback.answerBy === null ? null : new Date(callback.answerBy);
  await raise(tx, { ...notice, audience: { roles: conversationRoles }, dueAt });
}

export async function listQuestions(
  { sql }: ConversationsDeps,
  actor: Actor,
  { before }: z.output<(typeof listOpenQuestions)['input']['query']>,
): Promise<z.input<(typeof listOpenQuestions)['output']>> {
  if (before !== undefined && !turnId.test(before)) throw invalidCursor('query.before');
  const found = await findOpenQuestions(sql, before ?? null, questionRows + 1);
  const questions = found.slice(0, questionRows);
  if (questions.length > 0) await auditRead(sql, auditEntryFor(actor, 'conversations_listed', 'questions'));
  return { questions, next: found.length > questionRows ? (questions.at(-1)?.turnId ?? null) : null };
}

export async function dismissQuestion({ sql }: ConversationsDeps, actor: Actor, turnId: string) {
  await inTransaction(sql, async (tx) => {
    const outcome = await dismissOpenQuestion(tx, turnId, actor.userId);
    if (outcome === 'none') throw new AppError('not_found');
    if (outcome === 'settled') await writeAuditEntries(tx, [auditEntryFor(actor, 'question_settled', turnId)]);
  });
  return { ok: true as const };
}

/** The newest open questions, for another feature. The read is in the audit log. */
export async function readOpenQuestions(sql: Sql, actor: Actor, limit: number, span?: Span): Promise<OpenQuestion[]> {
  const found = await findOpenQuestions(sql, null, limit, span);
  if (found.length > 0) await auditRead(sql, auditEntryFor(actor, 'conversations_listed', 'questions'));
  return found;
}

/** Takes questions off the list; returns how many were still open. */
export async function settleQuestions(sql: Sql, actor: Actor, turnIds: readonly string[]): Promise<number> {
  return inTransaction(sql, async (tx) => {
    const settled: string[] = [];
    for (const id of turnIds) {
      if ((await dismissOpenQuestion(tx, id, actor.userId)) === 'settled') settled.push(id);
    }
    if (settled.length > 0)
      await writeAuditEntries(
        tx,
        settled.map((id) => auditEntryFor(actor, 'question_settled', id)),
      );
    return settled.length;
  });
}
