import { createHash } from 'node:crypto';
import { type Attachment, buckets } from '@rxweb/contracts/uploads';
import { readMessage } from '@rxweb/domain/safety/safety-gate';
import { answerBy } from '@rxweb/domain/store/answer-by';
import { drawLabel } from '../adapters/demo-carrier/label-picture.ts';
import { createCallbackRepository } from '../features/chat/callback/callback.repository.ts';
import { createChatRepository } from '../features/chat/chat.repository.ts';
import { startAnswer } from '../features/chat/chat.service.ts';
import type { DemoTime } from '../kernel/feature/demo-tools.ts';
import { describeError } from '../kernel/log/describe-error.ts';
import type { Context } from '../program/context.ts';
import { type SampleChat, type SampleMessage, type SampleQuestion, sampleChats } from './sample-chats.ts';

/** Conversations of visitors, answered as they would be, and messages for a person. */
export async function fillChats(context: Context, time: DemoTime, pharmacistId: string): Promise<void> {
  for (const chat of sampleChats) await hold(context, time, chat, pharmacistId);
}

async function hold(context: Context, time: DemoTime, chat: SampleChat, pharmacistId: string): Promise<void> {
  const at = typeof chat.at === 'number' ? time.minutesAgo(chat.at) : time.daysAgo(...chat.at);
  const hash = createHash('sha256').update(`visitor ${at.getTime()}`).digest();
  const chatId = `chat-${at.getTime()}`;
  for (const question of chat.questions) await ask(context, chat, { at, hash, chatId, question });
  const { sql } = context;
  const [row] = await sql<[{ id: string }]>`
    update app.conversations set created_at = ${at}, last_at = ${at} where chat_id = ${chatId} returning id`;
  await sql`update app.chat_turns set created_at = ${at}, ended_at = ${at} where conversation_id = ${row.id}`;
  if (chat.message) await leave(context, { ...chat.message, conversationId: row.id, chat, at, pharmacistId });
}

interface Asked {
  at: Date;
  hash: Buffer;
  chatId: string;
  question: SampleQuestion;
}

async function ask(context: Context, { language }: SampleChat, { at, hash, chatId, question }: Asked): Promise<void> {
  const { sql, answerer, store, log } = context;
  const attachments = typeof question === 'string' ? [] : [await storePicture(context, at, hash)];
  const deps = {
    repository: createChatRepository(sql),
    answerer,
    store,
    readFiles: async () => [],
    claimAttachments: async () => attachments,
    now: () => at,
    onFailure: (error: unknown) => log.warn({ failure: describeError(error) }, 'a sample answer failed'),
  };
  const text = typeof question === 'string' ? question : question.text;
  const tellAnswer = await startAnswer(deps, {
    visitor: { hash, key: hash.toString('base64url') },
    chatId,
    language,
    reset: false,
    request: { text, attachments, mode: 'default' },
    message: readMessage(text),
    signal: new AbortController().signal,
  });
  await tellAnswer(async () => undefined);
}

/** The picture of a label, stored as a visitor's page does. */
async function storePicture({ sql, supabase }: Context, at: Date, hash: Buffer): Promise<Attachment> {
  const picture = drawLabel();
  const path = `${at.getTime()}-${hash.toString('hex').slice(0, 24)}.png`;
  const { error } = await supabase.storage.from(buckets.chat).upload(path, picture, { contentType: 'image/png' });
  if (error) throw error;
  await sql`insert into app.attachments (bucket, path, visitor_hash) values (${buckets.chat}, ${path}, ${hash})`;
  return { bucket: buckets.chat, path, name: 'label.png', type: 'image/png', size: picture.byteLength };
}

interface Left extends SampleMessage {
  conversationId: string;
  chat: SampleChat;
  at: Date;
  pharmacistId: string;
}

async function leave({ sql, store }: Context, { chat, at, pharmacistId, isDone = false, ...left }: Left) {
  const { conversationId, name, phone, text: message } = left;
  const by = answerBy(store, at);
  const id = await createCallbackRepository(sql).leave({
    conversationId,
    name,
    phone,
    message,
    language: chat.language,
    answerBy: by,
  });
  await sql`update app.hand_offs set created_at = ${at} where id = ${id}`;
  if (isDone) {
    const doneAt = new Date(at.getTime() + 50 * 60_000);
    await sql`update app.hand_offs set done_at = ${doneAt}, done_by = ${pharmacistId} where id = ${id}`;
  }
}
