import { conversationRoles } from '@rxweb/contracts/conversations';
import type { LiveMessage, LiveState } from '@rxweb/contracts/live/messages';
import type { Language } from '@rxweb/contracts/shared/language';
import { liveLimits } from '@rxweb/contracts/shared/limits';
import type { Attachment } from '@rxweb/contracts/uploads';
import type { Fragment, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { SafetyShown, TextShown } from '../../../kernel/feature/ports.ts';
import type { Visitor } from '../../../kernel/http/visitor.ts';
import { byId, lockAnswering, ofVisitor } from './answering-row.ts';
import type { LiveDeps } from './live-deps.ts';
import { addMessage, findByKey, findMessagesAfter, forVisitor, type StoredMessage } from './messages.repository.ts';
import { noteChange, readVisitorState } from './state.repository.ts';

export interface FromVisitor {
  key: string;
  text: string;
  /** Claimed files of the visitor. */
  files: readonly Attachment[];
  language: Language;
}

export interface Posted {
  message: LiveMessage;
  shown: LiveMessage[];
  state: LiveState;
}

/**
 * Stores a visitor's message for the person in the chat, with what the safety check shows for it, in one transaction. Null when no person is
 * in: the assistant answers.
 */
export async function postFromChat(
  deps: LiveDeps,
  visitor: Visitor,
  chatId: string,
  said: FromVisitor,
): Promise<Posted | null> {
  if (said.text.trim() === '' && said.files.length === 0)
    throw new AppError('invalid_input', {
      issues: [{ path: 'body.text', message: 'Write a message or attach a file.' }],
    });
  const which = (tx: LiveDeps['sql'] | TransactionSql) => ofVisitor(tx, visitor.hash, chatId);
  const before = await readVisitorState(deps.sql, which(deps.sql));
  if (!before) throw new AppError('not_found');
  const repeated = await findByKey(deps.sql, before.id, 'visitor', said.key);
  if (!repeated && before.state.answeredBy === null) return null;
  const safety = repeated ? null : await deps.ports.chat.checkText(before.id, said);
  const stored = repeated ?? (await inTransaction(deps.sql, (tx) => store(deps, tx, which(tx), said, safety)));
  if (!stored) return null;
  deps.hub.changed(before.id);
  return readPosted(deps, before.id, stored);
}

async function store(
  deps: LiveDeps,
  tx: TransactionSql,
  which: Fragment,
  said: FromVisitor,
  safety: SafetyShown | null,
): Promise<StoredMessage | null> {
  const row = await lockAnswering(tx, which);
  if (!row) throw new AppError('not_found');
  // Sent twice at once: the second waited for the lock.
  const repeated = await findByKey(tx, row.id, 'visitor', said.key);
  if (repeated) return repeated;
  if (row.answeredBy === null) return null;
  return addFromVisitor(deps, tx, row.id, { ...said, channel: 'chat', safety });
}

interface Incoming extends FromVisitor {
  channel: 'chat' | 'text';
  safety: SafetyShown | null;
}

/** The message, what the safety check shows, and until when a person should answer. The row is locked. */
async function addFromVisitor(
  deps: Pick<LiveDeps, 'now' | 'ports'>,
  tx: TransactionSql,
  conversation: string,
  { safety, text, files, key, language, channel }: Incoming,
): Promise<StoredMessage> {
  const message = await addMessage(tx, conversation, {
    ...{ author: 'visitor', kind: 'text', text, key, language, channel },
    files: files.map(({ bucket, ...file }) => ({ ...file, bucket: bucket as 'chat-uploads' })),
    isChecked: safety?.isComplete ?? true,
  });
  if (safety) await addShown(deps, tx, conversation, language, safety);
  const dueAt = new Date(deps.now().getTime() + liveLimits.noAnswerMs);
  const [waiting] = await tx<{ answeredBy: string }[]>`
    update app.conversations set offer_due_at = coalesce(offer_due_at, ${dueAt}) where id = ${conversation} and answered_by is not null
    returning answered_by as "answeredBy"`;
  const audience = waiting ? { userId: waiting.answeredBy } : { roles: conversationRoles };
  await deps.ports.notices.raise(tx, { kind: 'visitor_wrote', subject: conversation, audience });
  await tx`update app.live_presence set visitor_typing_until = null where conversation_id = ${conversation}`;
  await noteChange(tx, conversation);
  return message;
}

/** The card, or the note, as lines below the message. Staff hear of a card at once. */
export async function addShown(
  { ports }: { ports: Pick<LiveDeps['ports'], 'notices'> },
  tx: TransactionSql,
  conversation: string,
  language: Language,
  { card, note, reason }: TextShown,
): Promise<void> {
  const by = { author: 'system', language, reason } as const;
  if (card) {
    await addMessage(tx, conversation, { ...by, kind: 'card', shown: { card } });
    await ports.notices.raise(tx, {
      kind: 'urgent_chat',
      subject: conversation,
      audience: { roles: conversationRoles },
      isAnew: true,
    });
  } else if (note) await addMessage(tx, conversation, { ...by, kind: 'note', shown: { note } });
}

async function readPosted(deps: LiveDeps, conversation: string, message: StoredMessage): Promise<Posted> {
  const [after, seen] = await Promise.all([
    findMessagesAfter(deps.sql, conversation, message.seq, 2),
    readVisitorState(deps.sql, byId(deps.sql, conversation)),
  ]);
  if (!seen) throw new AppError('not_found');
  const next = after.findIndex(({ kind }) => kind !== 'card' && kind !== 'note');
  const shown = next === -1 ? after : after.slice(0, next);
  return { message: forVisitor(message), shown: shown.map(forVisitor), state: seen.state };
}
