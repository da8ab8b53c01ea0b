import { createHash } from 'node:crypto';
import type { StoreInfo } from '@rxweb/contracts/store';
import { type Attachment, buckets } from '@rxweb/contracts/uploads';
import { readMessage } from '@rxweb/domain/safety/safety-gate';
import { answerBy } from '@rxweb/domain/store/answer-by';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { FastifyBaseLogger } from 'fastify';
import type { DemoTools } from '../../kernel/feature/demo-tools.ts';
import { describeError } from '../../kernel/log/describe-error.ts';
import type { Answerer } from './answerer.ts';
import { createCallbackRepository } from './callback/callback.repository.ts';
import { createChatRepository } from './chat.repository.ts';
import { startAnswer } from './chat.service.ts';
import { type SampleChat, type SampleMessage, type SampleQuestion, sampleChats } from './demo-chats.ts';

interface DemoDeps {
  sql: Sql;
  supabase: SupabaseClient;
  answerer: Answerer;
  store: StoreInfo;
  log: FastifyBaseLogger;
}

/** Conversations with real answers, and callback requests. */
export async function fill(deps: DemoDeps, demo: DemoTools): Promise<void> {
  for (const chat of sampleChats) await hold(deps, demo, chat);
}

async function hold(deps: DemoDeps, demo: DemoTools, chat: SampleChat): Promise<void> {
  const { time, pharmacistId } = demo;
  const at = time.at(chat.at);
  const hash = createHash('sha256').update(`visitor ${at.getTime()}`).digest();
  const chatId = `chat-${at.getTime()}`;
  for (const question of chat.questions) await ask(deps, demo, chat, { at, hash, chatId, question });
  const { sql } = deps;
  const [row] = await sql<[{ id: string }]>`
    update app.conversations set created_at = ${at}, last_at = ${at} where chat_id = ${chatId} returning id`;
  await sql`update app.chat_turns set created_at = ${at}, ended_at = ${at} where conversation_id = ${row.id}`;
  if (chat.message) await leave(deps, { ...chat.message, conversationId: row.id, chat, at, pharmacistId });
}

interface Asked {
  at: Date;
  hash: Buffer;
  chatId: string;
  question: SampleQuestion;
}

async function ask(deps: DemoDeps, demo: DemoTools, { language }: SampleChat, asked: Asked): Promise<void> {
  const { at, hash, chatId, question } = asked;
  const { sql, answerer, store, log } = deps;
  const attachments = typeof question === 'string' ? [] : [await storePicture(deps, demo.drawLabel(), at, hash)];
  const answering = {
    repository: createChatRepository(sql),
    answerer,
    store,
    readFiles: async () => [],
    claimAttachments: async () => attachments,
    now: () => at,
    onFailure: (error: unknown) => log.warn({ failure: describeError(error) }, 'a sample answer failed'),
  };
  const text = typeof question === 'string' ? question : question.text;
  const tellAnswer = await startAnswer(answering, {
    visitor: { hash, key: hash.toString('base64url') },
    chatId,
    language,
    screen: null,
    reset: false,
    isNotEmergency: false,
    request: { text, attachments, mode: 'default' },
    message: readMessage(text),
    signal: new AbortController().signal,
  });
  await tellAnswer(async () => undefined);
}

/** Stores a label's picture as a visitor's page does. */
async function storePicture({ sql, supabase }: DemoDeps, picture: Buffer, at: Date, hash: Buffer): Promise<Attachment> {
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

async function leave({ sql, store }: DemoDeps, { chat, at, pharmacistId, isDone = false, ...left }: Left) {
  const { conversationId, name, phone, text: message } = left;
  const by = answerBy(store, at);
  const id = await createCallbackRepository(sql, { raise: async () => undefined }).leave({
    conversationId,
    name,
    phone,
    message,
    textConsent: null,
    language: chat.language,
    answerBy: by,
  });
  await sql`update app.hand_offs set created_at = ${at} where id = ${id}`;
  if (isDone) {
    const doneAt = new Date(at.getTime() + 50 * 60_000);
    await sql`update app.hand_offs set done_at = ${doneAt}, done_by = ${pharmacistId} where id = ${id}`;
  }
}
