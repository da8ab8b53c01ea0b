import { randomUUID } from 'node:crypto';
import { port } from '../accounts.ts';
import {
  conversationsPage,
  dropConversations,
  type KeptTurn,
  keepConversation,
  storeFile,
} from '../conversations-page.ts';
import { payloads } from '../hostile-answers.ts';
import { expect, type Page, type Request, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { storeSession } from '../shipped-client.ts';
import { makeStaffAccount } from '../staff-account.ts';

const hour = 3_600_000;
const kept: string[] = [];
const keep = async (...args: Parameters<typeof keepConversation>) => {
  const id = await keepConversation(...args);
  kept.push(id);
  return id;
};
test.afterEach(() => dropConversations(kept.splice(0)));

async function openConversations(page: Page, role: 'pharmacist' | 'admin' = 'pharmacist', query = '') {
  await storeSession(page, await makeStaffAccount(role));
  await page.goto(`/app/conversations${query}`);
  await page.getByRole('heading', { level: 1, name: 'Conversations' }).waitFor({ state: 'attached' });
  return conversationsPage(page);
}

const hours: KeptTurn = {
  question: 'Are you open on **Saturday**?',
  answer: 'Yes, **8:30 am to 12:30 pm**.',
  answeredBy: 'local',
  outcome: 'answered',
  intent: 'hours',
  sources: [{ id: 'hours', title: 'Opening hours', lastChecked: '2026-11-02' }],
};

test('E.1 a pharmacist finds who waits, calls, and is done; undo brings it back', async ({ page }) => {
  const late = await keep([hours], { name: 'Rosa Medina', message: 'Please call about my order', answerInMs: -hour });
  const soon = await keep([hours], { name: 'Walt Brennan', phone: '+15555550117', answerInMs: hour / 2 });
  await keep([hours]);
  const parts = await openConversations(page, 'pharmacist', '?view=waiting');
  await expect(page).toHaveURL(/\?view=waiting(?:&conversation=[\da-f-]{36})?$/);
  await expect(parts.row(late)).toContainText('Waiting for a call');
  await expect(parts.row(late)).toContainText('Overdue');
  await expect(parts.row(soon)).toContainText('Due soon');
  await expect(parts.row(soon)).toHaveText(/^Walt Brennan.*Are you open on/);
  await expect(page).toHaveTitle(/^\d+ waiting · Conversations · /);
  await parts.row(soon).click();
  const message = parts.message('Walt Brennan');
  await expect(message).toContainText('Call by ');
  await expect(message.getByRole('link', { name: '(555) 555-0117' })).toHaveAttribute('href', 'tel:+15555550117');
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);

  await message.getByRole('button', { name: 'Done' }).click();
  await expect(message).toContainText('Done by you, today ');
  await expect(parts.row(soon)).toHaveCount(0);
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(parts.row(soon)).toBeVisible();
  await expect(message.getByRole('button', { name: 'Done' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Conversations', exact: true })).toHaveAccessibleDescription(
    /\d+ waiting/,
  );
});

test('a conversation shows who answered, with what, cards, files and what went wrong', async ({ page }) => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const files = [
    await storeFile(page, 'label.png', 'image/png', picture),
    await storeFile(page, 'list.txt', 'text/plain', Buffer.from('one thing')),
  ];
  const id = await keep([
    hours,
    { question: 'My chest hurts', care: 'emergency', outcome: 'emergency', answeredBy: 'gate', answer: '**Call 911**' },
    { question: '¿Abren hoy?', language: 'es', answer: 'Sí', answeredBy: 'model', state: 'interrupted' },
    { question: '', attachments: files, state: 'failed' },
  ]);
  const parts = await openConversations(page, 'admin', '?view=emergency');
  await expect(parts.row(id)).toContainText('911 card shown');
  await expect(parts.row(id)).toContainText('2 files');
  await parts.row(id).click();
  const [first, second, third, fourth] = [0, 1, 2, 3].map((index) => parts.turns.nth(index));
  if (!first || !second || !third || !fourth) throw new Error('no turns');
  await expect(first).toContainText('Are you open on **Saturday**?');
  await expect(first.locator('strong')).toHaveText('8:30 am to 12:30 pm');
  await expect(first).toContainText('Store’s own pages · Topic: hours');
  await expect(first).toContainText('Opening hours, checked Mon, Nov 2, 2026');
  await expect(second).toContainText('911 card shown');
  await expect(second).toContainText('Built-in safety check');
  await expect(third).toContainText('Interrupted: the visitor got a partial answer');
  await expect(third.locator('[lang="es"]').first()).toBeVisible();
  await expect(fourth).toContainText('Failed: the visitor got no answer');
  await fourth.getByRole('button', { name: 'Show label.png' }).click();
  await expect(fourth.getByRole('img', { name: /label\.png/ })).toBeVisible();
  await fourth.getByRole('button', { name: 'Download list.txt' }).click();
  const warning = page.getByRole('dialog', { name: 'Download “list.txt”?' });
  await expect(warning).toContainText('This file came from outside the store. No virus scanner has checked it.');
  const download = page.waitForEvent('download');
  await warning.getByRole('button', { name: 'Download original' }).click();
  expect((await download).suggestedFilename()).toBe('list.txt');
  await expect(warning).toHaveCount(0);
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Erase…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this conversation?' });
  await expect(dialog).toContainText('4 questions with their answers');
  await expect(dialog).toContainText('2 files from the visitor');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Erase conversation' }).click();
  await expect(parts.row(id)).toHaveCount(0);
});

test('questions without an answer are read, settled and searched for, by the keyboard too', async ({ page }) => {
  const word = `umbrella${randomUUID().slice(0, 6)}`;
  const ask = (question: string) =>
    keep([{ question, outcome: 'unknown', answeredBy: 'local', answer: 'I do not know.' }]);
  const [first, second] = [await ask(`Do you repair one ${word}?`), await ask(`Do you sell a second ${word}?`)];
  const parts = await openConversations(page, 'pharmacist', '?view=questions');
  await expect(parts.list).toContainText('Knowledge groups these questions');
  const question = parts.list.getByRole('listitem').filter({ hasText: `second ${word}` });
  await question.getByRole('button', { name: 'Open conversation' }).click();
  await expect(parts.turns).toContainText([`Do you sell a second ${word}?`]);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await question.getByRole('button', { name: 'Resolved' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this question from the list?' });
  await dialog.getByRole('button', { name: 'Resolved' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Erase' })).toHaveCount(0);

  await parts.search.fill(word);
  await expect(parts.rows).toHaveCount(2);
  expect(page.url()).not.toContain(word);
  await parts.row(second).focus();
  await page.keyboard.press('ArrowDown');
  await expect(parts.row(first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(parts.turns).toContainText([`Do you repair one ${word}?`]);
  await page.keyboard.press('k');
  await expect(parts.turns).toContainText([`Do you sell a second ${word}?`]);
  await parts.search.fill('nothing like this is there');
  await expect(parts.list).toContainText('No conversations found.');
});

test('what was read stays when the network or the server goes, and says so', async ({ page, context }) => {
  const id = await keep([hours], { name: 'Rosa Medina' });
  const parts = await openConversations(page, 'pharmacist', '?view=waiting');
  await parts.row(id).click();
  await expect(parts.turns).toHaveCount(1);
  await context.setOffline(true);
  await expect(parts.list).toContainText('No internet connection. Showing the list as last loaded.');
  await expect(parts.turns).toHaveCount(1);
  await page.route('**/api/conversations**', (route) => route.fulfill({ status: 503, json: {} }));
  await context.setOffline(false);
  await expect(parts.list.getByRole('alert')).toContainText('Couldn’t load conversations.');
  await expect(parts.rows.first()).toBeVisible();
  await page.unroute('**/api/conversations**');
  await parts.list.getByRole('button', { name: 'Retry' }).click();
  await expect(parts.list.getByRole('alert')).toHaveCount(0);
});

test('on a phone one pane shows at a time, and Back leads to the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await keep([hours], { name: 'Rosa Medina', message: 'word '.repeat(60), answerInMs: 9 * hour });
  const parts = await openConversations(page, 'pharmacist', '?view=waiting');
  await parts.row(id).click();
  await expect(parts.list).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Rosa Medina', level: 2 })).toBeFocused();
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);
  await page.goBack();
  await expect(parts.list).toBeVisible();
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);
  // A desktop at 200 and at 400 percent.
  for (const size of [
    { width: 720, height: 450 },
    { width: 360, height: 225 },
  ]) {
    await page.setViewportSize(size);
    expect(await overTheSides(page)).toEqual([]);
    await parts.row(id).click();
    expect(await overTheSides(page)).toEqual([]);
    await parts.turns.last().scrollIntoViewIfNeeded();
    await expect(parts.turns.last()).toBeInViewport();
    await page.goBack();
  }
});

test('S7 400 hostile questions and answers run nothing for staff and reach no other host', async ({ page }) => {
  const elsewhere: string[] = [];
  const events: string[] = [];
  const note = (request: Request) => {
    const { host, protocol } = new URL(request.url());
    const isBlocked = request.failure()?.errorText === 'csp';
    if (protocol !== 'blob:' && host !== `localhost:${port}` && !isBlocked) elsewhere.push(request.url());
  };
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  page.on('dialog', async (dialog) => {
    events.push(dialog.message());
    await dialog.dismiss();
  });
  page.on('pageerror', (error) => events.push(error.message));
  page.on('popup', (popup) => events.push(`popup ${popup.url()}`));
  const groups = Array.from({ length: 20 }, (_, group) => payloads.slice(group * 20, (group + 1) * 20).join('\n\n'));
  const id = await keep(groups.map((text) => ({ question: text, answer: text, answeredBy: 'model' as const })));
  const parts = await openConversations(page, 'pharmacist', '?view=all');
  await parts.row(id).click();
  await expect(parts.turns).toHaveCount(20);
  await expect(parts.turns.last().locator('a[href]').first()).toBeVisible();
  const found = await parts.transcript.evaluate((region) => ({
    addresses: [...region.querySelectorAll('a[href], img[src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    ),
    active: region.querySelectorAll('script, iframe, object, embed, form, style, link, meta, video, svg[onload]')
      .length,
    handlers: [...region.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ).length,
  }));
  const schemes = found.addresses.map((address) => /^\s*([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase());
  const allowed = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'];
  expect([...new Set(schemes)].filter((scheme) => scheme && !allowed.includes(scheme))).toEqual([]);
  expect(found.addresses.length).toBeGreaterThan(20);
  expect([found.active, found.handlers, elsewhere, events]).toEqual([0, 0, [], []]);
});
