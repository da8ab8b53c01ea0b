import { createHash } from 'node:crypto';
import type { Language } from '@rxweb/contracts/language';
import type { Context } from '../context.ts';
import { createChatRepository } from '../features/chat/chat.repository.ts';
import { startAnswer } from '../features/chat/chat.service.ts';
import { describeError } from '../http/describe-error.ts';
import type { DemoTime } from './demo-time.ts';

interface SampleChat {
  minutesAgo: number;
  language: Language;
  questions: string[];
}

const sampleChats: readonly SampleChat[] = [
  { minutesAgo: 12, language: 'en', questions: ['Are you open on Saturday?', 'Do you give flu shots?'] },
  { minutesAgo: 95, language: 'en', questions: ['How do I get my refill?'] },
  { minutesAgo: 130, language: 'es', questions: ['¿A qué hora cierran hoy?'] },
];

/** Conversations of visitors, answered as they would be. */
export async function fillChats(context: Context, time: DemoTime): Promise<void> {
  for (const chat of sampleChats) await hold(context, time, chat);
}

async function hold(context: Context, time: DemoTime, { minutesAgo, language, questions }: SampleChat): Promise<void> {
  const { sql, answerer, store, log } = context;
  const at = time.minutesAgo(minutesAgo);
  const hash = createHash('sha256').update(`visitor ${minutesAgo}`).digest();
  const chatId = `chat-${at.getTime()}`;
  const deps = {
    repository: createChatRepository(sql),
    answerer,
    store,
    readFiles: async () => [],
    claimAttachments: async () => [],
    now: () => at,
    onFailure: (error: unknown) => log.warn({ failure: describeError(error) }, 'a sample answer failed'),
  };
  for (const text of questions) {
    const events = await startAnswer(deps, {
      visitor: { hash, key: hash.toString('base64url') },
      chatId,
      language,
      reset: false,
      request: { text, attachments: [], mode: 'default' },
      signal: new AbortController().signal,
    });
    for await (const _event of events);
  }
  await sql`update app.conversations set created_at = ${at} where chat_id = ${chatId}`;
  await sql`
    update app.chat_turns set created_at = ${at}, ended_at = ${at}
    where conversation_id in (select id from app.conversations where chat_id = ${chatId})`;
}
