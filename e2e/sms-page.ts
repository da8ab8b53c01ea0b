import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request, Route } from '@playwright/test';
import { formCall } from '../apps/server/testing/twilio-double/signed-calls.ts';
import { withDatabase } from '../packages/backend/testing/make-account.ts';
import type { SmsStatus } from '../packages/contracts/src/sms/messages.ts';
import { port } from './accounts.ts';

const dataDir = join(process.env.RXWEB_E2E_DATA ?? '', 'data');
export const storeNumber = '+15555550100';

export interface StubMessage {
  id: string;
  direction: 'inbound' | 'outbound';
  from_phone: string;
  to_phone: string;
  body: string;
  status: SmsStatus;
  sent_at: string | null;
  received_at: string | null;
  created_at: string;
}

/** A message with only the keys of spec section 3, as another server may send it. */
export function stubMessage(part: Partial<StubMessage> = {}): StubMessage {
  const at = new Date().toISOString();
  return {
    id: `m-${randomUUID().slice(0, 8)}`,
    direction: 'inbound',
    from_phone: '+15550100199',
    to_phone: storeNumber,
    body: 'Is my refill ready?',
    status: 'delivered',
    sent_at: null,
    received_at: at,
    created_at: at,
    ...part,
  };
}

/** What we wrote to that number. */
export function ourMessage(to: string, part: Partial<StubMessage> = {}): StubMessage {
  return stubMessage({ direction: 'outbound', from_phone: storeNumber, to_phone: to, body: 'It is ready.', ...part });
}

const listAddress = /\/api\/twilio\/messages(\?|$)/;

/** The list answers with these from now on, whatever is asked; gives what was asked. */
export async function stubList(page: Page, messages: StubMessage[]): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(listAddress, (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ json: { messages } });
  });
  return asked;
}

/** The list fails from now on. */
export async function failList(page: Page): Promise<void> {
  await page.route(listAddress, (route) => route.fulfill({ status: 500, json: { error: 'down' } }));
}

export interface Sent {
  method: string;
  path: string;
  body: Record<string, unknown>;
  key: string | undefined;
}

/** Sending and marking read answer as given; returns the requests, in order. */
export async function stubSending(page: Page, answer: (route: Route) => Promise<void> = sendWell): Promise<Sent[]> {
  const sent: Sent[] = [];
  const note = (request: Request) =>
    sent.push({
      method: request.method(),
      path: new URL(request.url()).pathname,
      body: request.postDataJSON(),
      key: request.headers()['idempotency-key'],
    });
  await page.route('**/api/twilio/send', (route) => {
    note(route.request());
    return answer(route);
  });
  await page.route(/\/api\/twilio\/messages\/[^/]+\/read$/, (route) => {
    note(route.request());
    return route.fulfill({ json: { success: true } });
  });
  return sent;
}

const sendWell = (route: Route) => route.fulfill({ json: { success: true } });

/** A unique number. */
export const someNumber = () => `+1555${randomInt(200, 999)}${String(randomInt(0, 9_999)).padStart(4, '0')}`;

interface KeptMessage {
  from: string;
  body: string;
  status?: SmsStatus;
  at?: Date;
}

/** Has texts come in, straight into the table. */
export async function keepInbound(messages: readonly KeptMessage[]): Promise<void> {
  const rows = messages.map(({ from, body, status = 'delivered', at = new Date() }) => ({
    direction: 'inbound',
    from_phone: from,
    to_phone: storeNumber,
    body,
    status,
    received_at: at,
    created_at: at,
  }));
  await withDatabase(dataDir, (sql) => sql`insert into public.messages ${sql(rows)}`);
}

/** A text comes in as the carrier brings it: through a signed webhook. */
export async function textFrom(from: string, body: string): Promise<void> {
  const signer = {
    accountSid: `AC${'0123456789abcdef'.repeat(2)}`,
    authToken: 'a-token-of-the-double-and-nobody-else',
    signedAs: `http://localhost:${port}`,
  };
  const sid = `SM${randomBytes(16).toString('hex')}`;
  const params = {
    AccountSid: signer.accountSid,
    MessageSid: sid,
    From: from,
    To: storeNumber,
    Body: body,
    NumMedia: '0',
  };
  const call = formCall(signer, '/api/twilio/inbound', params);
  const answer = await fetch(signer.signedAs + call.path, { method: 'POST', headers: call.headers, body: call.body });
  if (!answer.ok) throw new Error(`the text was answered ${answer.status}`);
}

/** Runs SQL on the server's own database. */
export const inDatabase = <T>(work: Parameters<typeof withDatabase<T>>[1]): Promise<T> => withDatabase(dataDir, work);

/** What left for that number, as the carrier has it. */
export async function carriedTo(number: string): Promise<{ body: string; status: string }[]> {
  const address = await readFile(join(process.env.RXWEB_E2E_DATA ?? '', 'carrier-url'), 'utf8');
  const account = `AC${'0123456789abcdef'.repeat(2)}`;
  const credentials = Buffer.from(`${account}:a-token-of-the-double-and-nobody-else`).toString('base64');
  const query = new URLSearchParams({ To: number });
  const answer = await fetch(`${address}/2010-04-01/Accounts/${account}/Messages.json?${query}`, {
    headers: { authorization: `Basic ${credentials}` },
  });
  const page: { messages: { body: string; status: string; to: string }[] } = await answer.json();
  return page.messages.filter(({ to }) => to === number);
}

/** The parts of the inbox, as users find them. */
export function inboxParts(page: Page) {
  const list = page.getByRole('region', { name: 'Conversations' });
  const thread = page.getByRole('region', { name: /^Messages with/ });
  return {
    list,
    rows: list.locator('button[data-phone]'),
    row: (phone: string) => list.locator(`button[data-phone="${phone}"]`),
    thread,
    messages: thread.locator('li[data-message]'),
    unread: thread.locator('li[data-unread]'),
    reply: thread.getByRole('textbox', { name: /^Reply to/ }),
    send: thread.getByRole('button', { name: 'Send', exact: true }),
    alert: page.getByRole('alertdialog'),
    ok: page.getByRole('alertdialog').getByRole('button', { name: 'OK' }),
    search: list.getByRole('searchbox', { name: 'Search all messages' }),
    phone: list.getByRole('searchbox', { name: 'Filter by phone' }),
    status: list.getByRole('combobox', { name: 'Status' }),
  };
}
