import { hash, randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withDatabase } from '../packages/backend/testing/make-account.ts';
import type { RequestKind, RequestNeed, RequestStep } from '../packages/contracts/src/requests/kinds.ts';
import type { Attachment } from '../packages/contracts/src/uploads.ts';
import { makeReference } from '../packages/domain/src/requests/reference.ts';
import { stateOf } from '../packages/domain/src/requests/steps.ts';

const dataDir = join(process.env.RXWEB_E2E_DATA ?? '', 'data');

export interface KeptRequest {
  kind?: RequestKind;
  name: string;
  phone?: string;
  birthDate?: string | null;
  language?: 'en' | 'es';
  details?: Record<string, string | boolean | string[]>;
  files?: Attachment[];
  step?: RequestStep;
  need?: RequestNeed;
  hasNews?: boolean;
  /** In how long it was promised; less than none: it is late. */
  dueInMs?: number | null;
  startsAt?: Date | null;
  /** Books that time for it. */
  service?: string;
  agreedToTexts?: boolean;
}

const hour = 3_600_000;

/** Keeps a request as the visitor's form leaves it, brought to a step; gives its id. */
export async function keepRequest(request: KeptRequest, folder = dataDir): Promise<string> {
  const { kind = 'refill', name, phone = '+15555550133', birthDate = '1961-04-12', language = 'en' } = request;
  const { details = { rxNumbers: ['7714208'], medicines: '', handover: 'pickup' }, files = [] } = request;
  const { step = 'received', need = null, hasNews = false, dueInMs = 4 * hour, startsAt = null } = request;
  const { service = null } = request;
  const { agreedToTexts = false } = request;
  const at = new Date(Date.now() - 2 * hour);
  return withDatabase(folder, async (sql) => {
    const [row] = await sql<[{ id: string }]>`
      insert into app.requests (reference, kind, state, step, need, name, phone, birth_date, language, consent_at, consent_words,
        details, files, due_at, starts_at, has_news, visitor_hash, token_hash, created_at, changed_at)
      values (${makeReference(randomInt)}, ${kind}, ${need ? 'needs_you' : stateOf(step)}, ${step}, ${need}, ${name}, ${phone},
        ${birthDate}, ${language}, ${agreedToTexts ? at : null}, ${agreedToTexts ? 'I want texts about this request.' : null},
        ${sql.json(details)}, ${sql.json(files)}, ${dueInMs === null ? null : new Date(Date.now() + dueInMs)}, ${startsAt}, ${hasNews},
        ${randomBytes(32)}, ${hash('sha256', randomBytes(16), 'buffer')}, ${at}, ${at}) returning id`;
    await sql`
      insert into app.request_events (request_id, at, source, what, step)
      values (${row.id}, ${at}, 'visitor', 'received', 'received')`;
    if (service !== null && startsAt)
      await sql`
        insert into app.appointments (request_id, service, lane, starts_at, minutes, during)
        values (${row.id}, ${service}, ${randomInt(1, 1e6)}, ${startsAt}, 20,
          tstzrange(${startsAt}, ${startsAt}::timestamptz + interval '20 minutes'))`;
    return row.id;
  });
}

/** As a colleague does at another counter. */
export async function changeRequestMeanwhile(id: string, step: RequestStep): Promise<void> {
  await withDatabase(
    dataDir,
    (sql) =>
      sql`update app.requests set step = ${step}, state = ${stateOf(step)}, version = version + 1 where id = ${id}`,
  );
}

export async function readRequestRow(id: string) {
  return withDatabase(dataDir, async (sql) => {
    const [row] = await sql<
      [{ step: string; state: string; outcome: string | null; reason: string | null; need: string | null }]
    >`select step, state, outcome, reason, need from app.requests where id = ${id}`;
    return row;
  });
}

/** Takes away what this journey kept, so that other journeys find nothing waiting. */
export async function dropRequests(ids: readonly string[]): Promise<void> {
  await withDatabase(dataDir, (sql) => sql`delete from app.requests where id = any (${[...ids]}::uuid[])`);
}

/** The parts of the page, as users find them. */
export function requestsPage(page: Page) {
  const list = page.getByRole('region', { name: 'List of requests' });
  const part = (name: string | RegExp) => page.getByRole('region', { name, exact: typeof name === 'string' });
  return {
    list,
    row: (id: string) => list.locator(`button[data-request="${id}"]`),
    rows: list.locator('button[data-request]'),
    chip: (name: string) => list.getByRole('button', { name: new RegExp(`^${name}`) }),
    search: list.getByRole('searchbox'),
    progress: part('Progress'),
    asked: part('Request details'),
    who: part('Who'),
    texting: part(/^(Text|Tell) /),
    note: part('Note'),
    history: part('What happened'),
    toast: page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) }),
  };
}
