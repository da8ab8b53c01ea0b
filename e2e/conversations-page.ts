import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withDatabase } from '../packages/backend/testing/make-account.ts';
import type { ConversationTurn } from '../packages/contracts/src/conversations.ts';
import type { ModelDisclosure } from '../packages/contracts/src/model-disclosure.ts';
import type { Attachment } from '../packages/contracts/src/uploads.ts';

const dataDir = join(process.env.RXWEB_E2E_DATA ?? '', 'data');

export interface KeptTurn {
  question: string;
  answer?: string;
  state?: ConversationTurn['state'];
  answeredBy?: ConversationTurn['answeredBy'];
  outcome?: ConversationTurn['outcome'];
  care?: ConversationTurn['care'];
  careNote?: ConversationTurn['careNote'];
  careReason?: ConversationTurn['careReason'];
  intent?: string;
  language?: 'en' | 'es';
  sources?: ConversationTurn['sources'];
  attachments?: Attachment[];
}

export interface StoredCallback {
  name: string;
  phone?: string;
  message?: string;
  /** In how long a call was promised; less than none: it is over. */
  answerInMs?: number;
}

/** Keeps a conversation as the chat leaves it; gives its id. */
export async function keepConversation(
  turns: readonly KeptTurn[],
  handOff: StoredCallback | null = null,
  agoMs = 60_000,
  folder = dataDir,
): Promise<string> {
  return withDatabase(folder, async (sql) => {
    const at = new Date(Date.now() - agoMs);
    const [row] = await sql<[{ id: string }]>`
      insert into app.conversations (visitor_hash, chat_id, created_at, last_at)
      values (${randomBytes(32)}, ${`chat-${1e12 + randomInt(1e9)}`}, ${at}, ${at}) returning id`;
    for (const turn of turns) {
      const { question, answer = '', state = 'complete', answeredBy = null, outcome = null, care = null } = turn;
      const {
        intent = null,
        language = 'en',
        sources = [],
        attachments = [],
        careNote = null,
        careReason = null,
      } = turn;
      await sql`
        insert into app.chat_turns
          (conversation_id, question, answer, state, answered_by, outcome, care, care_note, care_reason, intent, language,
            sources, attachments, created_at)
        values (${row.id}, ${question}, ${answer}, ${state}, ${answeredBy}, ${outcome}, ${care}, ${careNote},
          ${careReason && sql.json(careReason)}, ${intent}, ${language},
          ${sql.json(sources)}, ${sql.json(attachments)}, ${at})`;
    }
    if (handOff) {
      const { name, phone = '+15555550142', message = '', answerInMs } = handOff;
      await sql`
        insert into app.hand_offs (conversation_id, name, phone, message, created_at, answer_by)
        values (${row.id}, ${name}, ${phone}, ${message}, ${at}, ${answerInMs === undefined ? null : new Date(Date.now() + answerInMs)})`;
    }
    return row.id;
  });
}

/** Keeps what was sent to a language model with the conversation's newest turn. */
export async function keepDisclosure(conversation: string, disclosure: ModelDisclosure): Promise<void> {
  const { at, purpose, vendor, model, texts, pictures } = disclosure;
  await withDatabase(
    dataDir,
    (sql) => sql`
      insert into app.model_disclosures (id, turn_id, at, purpose, vendor, model, texts, pictures)
      select gen_random_uuid(), max(t.id), ${at}, ${purpose}, ${vendor}, ${model}, ${sql.json(texts)}, ${pictures}
      from app.chat_turns t where t.conversation_id = ${conversation}`,
  );
}

/** Stores a file as a visitor's page does. */
export async function storeFile(page: Page, name: string, type: string, bytes: Buffer): Promise<Attachment> {
  const answer = await page.request.post('/api/storage/upload-proxy', {
    headers: { 'content-type': type, 'x-file-path': name },
    data: bytes,
  });
  const { path } = await answer.json();
  return { bucket: 'chat-uploads', path, name, type, size: bytes.length };
}

/** As the virus scanner does. */
export async function markInfected(path: string, found: string): Promise<void> {
  await withDatabase(
    dataDir,
    (sql) =>
      sql`update app.file_checks set scan = 'infected', found = ${found}, scanned_at = now() where path = ${path}`,
  );
}

/** Takes away what this journey kept, so that other journeys find nothing waiting. */
export async function dropConversations(ids: readonly string[]): Promise<void> {
  await withDatabase(dataDir, (sql) => sql`delete from app.conversations where id = any (${[...ids]}::uuid[])`);
}

/** The parts of the page, as users find them. */
export function conversationsPage(page: Page) {
  const list = page.getByRole('region', { name: 'List of conversations' });
  const transcript = page.getByRole('region', { name: 'Conversation', exact: true });
  return {
    list,
    view: (name: string) =>
      list.getByRole('group', { name: 'View' }).getByRole('button', { name: new RegExp(`^${name}`) }),
    rows: list.locator('button[data-conversation]'),
    row: (id: string) => list.locator(`button[data-conversation="${id}"]`),
    search: list.getByRole('searchbox', { name: 'Search conversations' }),
    transcript,
    turns: transcript.locator('li[data-turn]'),
    message: (name: string) => transcript.getByRole('region', { name: `Message from ${name}` }),
  };
}
