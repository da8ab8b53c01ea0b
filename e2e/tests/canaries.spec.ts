import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { chatPage, loginDialog, signIn } from '../chat-page.ts';
import { conversationsPage, dropConversations, keepConversation } from '../conversations-page.ts';
import { anonKey } from '../shipped-client.ts';
import { saveCase } from '../shoe-cases.ts';
import { inboxParts, inDatabase, keepInbound } from '../sms-page.ts';
import { makeStaffAccount } from '../staff-account.ts';

// Names, numbers, texts and tokens that were made once each and are like nothing else: read and written on the pages of staff, and looked for in every
// address the browser asked for, in what it keeps after the sign-out, and in its folder on the disk. The server's side is no-leaks.test.ts.

/** By what each is found again: the letters and digits that were made for it; a number without its country. */
const canaries = new Set<string>();
function plant(mark: string, whole = mark): string {
  canaries.add(mark);
  return whole;
}
function word(kind: string): string {
  const mark = randomBytes(6).toString('hex');
  return plant(mark, `${kind}-${mark}`);
}
function number(): string {
  const digits = `555${randomInt(2_000_000, 9_999_999)}`;
  return plant(digits, `+1${digits}`);
}

/** Those that are in there, as UTF-8 or as UTF-16; numbers in whatever groups, also as an address writes them. */
function foundIn(bytes: Buffer): string[] {
  const text = bytes
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/%2[089D]/gi, ' ');
  const marks = [...text.matchAll(/-([\da-f]{12})/g)].map(([, mark]) => mark ?? '');
  const numbers = [...text.matchAll(/555[ ).-]{0,3}\d{3}[ .-]?\d{4}/g)].map(([written]) => written.replace(/\D/g, ''));
  const secrets = [...canaries].filter((canary) => canary.length > 12 && text.includes(canary));
  return [...new Set([...marks, ...numbers].filter((mark) => canaries.has(mark))), ...secrets];
}

/** The one place where the specification itself has a number in an address (sections 3 and 7); the page's own address never holds it. */
const filterOfTexts = /(\/api\/twilio\/messages\?.*?)phone=[^&]*/;

test('O1 O3 none of a thousand names, numbers, texts and tokens is in an address, or left in the browser after the sign-out', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), 'rxweb-canaries-'));
  const account = await makeStaffAccount('admin');
  plant(account.password);
  const texts = Array.from({ length: 300 }, () => ({ from: number(), body: word('Refill') }));
  await keepInbound(texts);
  const conversations: string[] = [];
  const kept = Array.from({ length: 70 }, () => ({ name: word('Zora'), phone: number(), question: word('Asks') }));
  for (const { name, phone, question } of kept)
    conversations.push(
      await keepConversation([{ question, answer: word('Answer') }], { name, phone, message: word('Call') }),
    );
  const context = await playwright.chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...(baseURL && { baseURL }),
    viewport: { width: 1440, height: 900 },
  });
  try {
    const addresses: string[] = [];
    const withoutNoStore: string[] = [];
    context.on('request', (request) => addresses.push(request.url().replace(filterOfTexts, '$1')));
    context.on('response', async (response) => {
      const path = new URL(response.url()).pathname;
      const isData = /^\/(api|backend)\//.test(path);
      if (isData && response.ok() && !/no-store/.test(response.headers()['cache-control'] ?? ''))
        withoutNoStore.push(path);
    });
    const page = context.pages()[0] ?? (await context.newPage());
    page.on('framenavigated', (frame) => addresses.push(frame.url()));

    await page.goto('/?next=/app/dashboard');
    if (!(await loginDialog(page).isVisible())) await page.getByRole('button', { name: 'Login' }).click();
    await signIn(page, account);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    const { access_token, refresh_token } = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('rx-auth') ?? '{}'),
    );
    for (const token of [access_token, refresh_token]) plant(token);
    const cases: { id: string; name: string }[] = [];
    for (let made = 0; made < 30; made++) {
      const name = word('Dorothy');
      cases.push({ id: await saveCase(page, { name, patientId: word('P-'), phone: number() }), name });
    }
    await workOnCases(page, cases);
    await workOnTexts(page, texts);
    await workOnConversations(page, kept);
    for (const path of [
      'users',
      'audit',
      'admin',
      'account',
      'pharmacist',
      'dme/board',
      'dme/recall',
      'dme/denials',
      'dashboard',
    ]) {
      await page.goto(`/app/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(canaries.size).toBeGreaterThanOrEqual(1_000);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    const left = await page.evaluate(async () => {
      const stored: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          stored.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
      for (const { name } of await indexedDB.databases()) stored.push(`database ${name}`);
      return stored.join('\n');
    });
    expect(foundIn(Buffer.from(left))).toEqual([]);
    expect(addresses.length).toBeGreaterThan(100);
    expect(foundIn(Buffer.from(addresses.join('\n')))).toEqual([]);
    expect([...new Set(withoutNoStore)]).toEqual([]);

    // Chromium removes what was in the local storage from its file only when it next puts it in order: what may lie there must be worth nothing.
    const headers = { apikey: await anonKey(page), authorization: `Bearer ${access_token}` };
    expect((await page.request.get('/api/waiting', { headers })).status()).toBe(401);
    const renewal = page.request.post('/backend/auth/v1/token?grant_type=refresh_token', {
      headers: { apikey: headers.apikey },
      data: { refresh_token },
    });
    expect((await renewal).status()).toBe(400);
    for (const token of [access_token, refresh_token]) canaries.delete(token);
    await context.close();
    const onDisk: string[] = [];
    let files = 0;
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      files += 1;
      const found = foundIn(await readFile(join(entry.parentPath, entry.name)));
      onDisk.push(...found.map((canary) => `${entry.name}: ${canary}`));
    }
    expect(files).toBeGreaterThan(10);
    expect(onDisk).toEqual([]);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    await dropConversations(conversations);
    const phones = texts.map(({ from }) => from);
    await inDatabase((sql) => sql`delete from public.messages where from_phone = any (${phones})`);
  }
});

async function workOnCases(page: Page, cases: readonly { id: string; name: string }[]): Promise<void> {
  await page.goto('/app/dme/cases');
  const [first, second] = cases as [{ id: string; name: string }, { id: string; name: string }];
  await page.getByRole('searchbox').first().fill(first.name);
  await expect(page.getByText(first.name).first()).toBeVisible();
  await page.goto(`/app/dme/cases/${second.id}`);
  await expect(page.getByText(second.name).first()).toBeVisible();
}

async function workOnTexts(page: Page, texts: readonly { from: string; body: string }[]): Promise<void> {
  await page.goto('/app/sms');
  const inbox = inboxParts(page);
  const [first, second] = texts.slice(-2) as [{ from: string; body: string }, { from: string; body: string }];
  await inbox.phone.fill(first.from);
  await inbox.row(first.from).click();
  await expect(inbox.thread).toContainText(first.body);
  await inbox.reply.fill(word('Draft'));
  await inbox.phone.fill('');
  await inbox.search.fill(second.body);
  await expect(inbox.list).toContainText(second.body);
}

async function workOnConversations(page: Page, kept: readonly { name: string; question: string }[]): Promise<void> {
  await page.goto('/app/conversations?view=waiting');
  const { search, rows, transcript } = conversationsPage(page);
  const { question, name } = kept[0] as { name: string; question: string };
  await search.fill(name);
  await expect(rows).toHaveCount(1);
  await rows.first().click();
  await expect(transcript).toContainText(question);
  await page.goto('/');
  await chatPage(page).ask('What are your hours today?');
  await chatPage(page).answered();
}
