import { storeFile } from '../conversations-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { changeRequestMeanwhile, dropRequests, keepRequest, readRequestRow, requestsPage } from '../requests-page.ts';
import { storeSession } from '../shipped-client.ts';
import { makeStaffAccount } from '../staff-account.ts';

const hour = 3_600_000;
const kept: string[] = [];
const keep = async (...args: Parameters<typeof keepRequest>) => {
  const id = await keepRequest(...args);
  kept.push(id);
  return id;
};
test.afterEach(() => dropRequests(kept.splice(0)));

async function openRequests(page: Page, role: 'employee' | 'pharmacist' | 'admin' = 'employee', path = '') {
  const account = await makeStaffAccount(role);
  await storeSession(page, account);
  await page.goto(`/app/requests${path}`);
  await page.getByRole('heading', { level: 1, name: 'Requests' }).waitFor({ state: 'attached' });
  return requestsPage(page);
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('S28-201 S28-203 the list leads to a late refill; what was asked, files and steps are shown', {
  tag: '@phone',
}, async ({ page }) => {
  const file = await storeFile(page, 'label.png', 'image/png', picture);
  const late = await keep({ name: 'Grace Holloway', dueInMs: -41 * 60_000, files: [file] });
  const ready = await keep({
    name: 'Rosa Medina',
    kind: 'transfer',
    step: 'ready',
    details: { pharmacyName: 'Corner Drugs' },
  });
  const parts = await openRequests(page);
  await expect(parts.row(late)).toContainText('Overdue');
  await expect(parts.row(ready)).toContainText('Ready');
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);

  await parts.row(late).click();
  await expect(page).toHaveURL(`/app/requests/${late}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Grace Holloway, refill' })).toBeVisible();
  await expect(parts.progress).toContainText(/4[12] minutes late/);
  await expect(parts.asked).toContainText('Rx numbers7714208');
  await expect(parts.asked.getByRole('button', { name: 'Show label.png' })).toBeVisible();
  await expect(parts.texting).toContainText('Hasn’t agreed to texts. Call instead.');
  await expect(page.getByRole('link', { name: 'Call Grace Holloway' })).toHaveAttribute('href', 'tel:+15555550133');
  await expect(page.locator('main')).not.toContainText('1961');
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => overTheSides(page)).toEqual([]);
});

test('S28-202 filters are in the address, what is searched for is not', async ({ page }) => {
  const refill = await keep({ name: 'Hannah Becker' });
  const late = await keep({
    name: 'Walter Nowak',
    kind: 'delivery',
    dueInMs: -hour,
    details: { address: '18 Linden Street' },
  });
  const parts = await openRequests(page);
  await parts.chip('Overdue').click();
  await expect(page).toHaveURL('/app/requests?due=overdue');
  await expect(parts.row(refill)).toHaveCount(0);
  await expect(parts.row(late)).toBeVisible();
  await parts.chip('Filter').click();
  await parts.list.getByLabel('Kind').selectOption('Refill');
  await expect(page).toHaveURL('/app/requests?kind=refill&due=overdue');
  await expect(parts.row(late)).toHaveCount(0);
  await page.reload();
  await expect(parts.list.getByLabel('Kind')).toHaveValue('refill');
  await parts.list.getByRole('button', { name: 'Clear filters' }).click();
  const asked = page.waitForRequest((request) => request.postData()?.includes('becker') ?? false);
  await parts.search.fill('becker');
  expect((await asked).url()).toMatch(/\/api\/requests\/search$/);
  await expect(parts.rows).toHaveCount(1);
  await expect(parts.row(refill)).toBeVisible();
  expect(page.url()).not.toContain('becker');
});

test('S28-204 S28-206 a step is one press, offers its text, and can be undone', { tag: '@phone-full' }, async ({
  page,
}) => {
  const id = await keep({ name: 'Tomás Rivera', step: 'working', language: 'es', agreedToTexts: true });
  const parts = await openRequests(page, 'employee', `/${id}`);
  // Hours ago: soon after midnight, that was yesterday.
  await expect(parts.texting).toContainText(/Agreed to texts, \w+ \d{1,2}:\d\d [ap]m/);
  const next = parts.progress.getByRole('button', { name: 'Ready', exact: true });
  await next.click();
  await expect(parts.toast).toContainText('Now: Ready.');
  await expect(parts.texting).toContainText('Tell Tomás?');
  await expect(parts.texting).toContainText('Ya puede recoger su pedido.');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await expect(parts.progress.getByRole('button', { name: 'Picked up', exact: true })).toBeVisible();
  await parts.toast.getByRole('button', { name: 'Undo' }).click();
  await expect(next).toBeVisible();
  await expect(parts.texting).not.toContainText('Tell Tomás?');
  expect(await readRequestRow(id)).toMatchObject({ step: 'working', state: 'working' });
  await expect(parts.toast).toHaveCount(0);
});

test('S28-205 an employee sends the fixed text and nothing else, and sees it in the history', async ({ page }) => {
  const id = await keep({ name: 'Grace Holloway', step: 'ready', phone: '+15555550171', agreedToTexts: true });
  const parts = await openRequests(page, 'employee', `/${id}`);
  await expect(parts.texting.getByRole('textbox')).toHaveCount(0);
  await expect(parts.texting.getByLabel('Text', { exact: true })).toHaveValue('ready');
  await parts.texting.getByRole('button', { name: 'Send text' }).click();
  await expect(parts.texting).toContainText(/Text sent\.|The text goes out/);
  await expect(parts.history).toContainText('Text: Ready to pick up');
});

test('S28-207 “Can’t fill…” and what is needed have fixed words; both end where they should', async ({ page }) => {
  const id = await keep({ name: 'Grace Holloway' });
  const parts = await openRequests(page, 'pharmacist', `/${id}`);
  await parts.progress.getByRole('button', { name: 'Ask for something…' }).click();
  const asks = page.getByRole('dialog', { name: 'What is needed?' });
  await asks.getByRole('radio', { name: 'A better photo' }).check();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await asks.getByRole('button', { name: 'Ask for it' }).click();
  await expect(parts.progress).toContainText('Waiting for: A better photo');
  await parts.progress.getByRole('button', { name: 'Can’t fill…' }).click();
  const why = page.getByRole('dialog', { name: 'Why can’t it be filled?' });
  await why.getByRole('radio', { name: 'No refills left' }).check();
  await why.getByRole('button', { name: 'Close the request' }).click();
  await expect(parts.progress).toContainText('Couldn’t be done: No refills left');
  expect(await readRequestRow(id)).toMatchObject({ state: 'closed', outcome: 'declined', reason: 'no_refills' });
  await parts.toast.getByRole('button', { name: 'Undo' }).click();
  await expect(parts.progress).toContainText('Waiting for: A better photo');
  expect(await readRequestRow(id)).toMatchObject({ state: 'needs_you', need: 'better_photo' });
});

test('S28-208 identifiers are checked by name and time; the birth date is shown on request, and each look is kept', async ({
  page,
}) => {
  const id = await keep({ name: 'Grace Holloway' });
  const parts = await openRequests(page, 'employee', `/${id}`);
  await parts.who.getByRole('button', { name: /^Show/ }).click();
  await expect(parts.who).toContainText('Wed, Apr 12, 1961');
  const box = parts.who.getByRole('checkbox', { name: 'Two identifiers match' });
  await box.check();
  await expect(parts.who).toContainText('Checked by you, today');
  await expect(parts.history).toContainText('Birth date viewed');
  await expect(parts.history).toContainText('Two identifiers checked');
  await parts.who.getByRole('button', { name: 'Assign to me' }).click();
  await expect(parts.who.getByRole('button', { name: 'Unassign' })).toBeVisible();
});

test('S28-209 a note survives a reload and a colleague’s change; a step on an old version shows the newer one', async ({
  page,
}) => {
  const id = await keep({ name: 'Grace Holloway' });
  const parts = await openRequests(page, 'employee', `/${id}`);
  const note = parts.note.getByLabel('Note for colleagues');
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/drafts') && answer.request().method() === 'PUT',
  );
  await note.fill('The prescriber calls back at 4.');
  await saved;
  await page.reload();
  await expect(note).toHaveValue('The prescriber calls back at 4.');
  await changeRequestMeanwhile(id, 'checking');
  await parts.progress.getByRole('button', { name: 'Start checking' }).click();
  await expect(page.getByRole('alert')).toContainText('A colleague changed this request.');
  await expect(parts.progress.getByRole('button', { name: 'Start working on it' })).toBeVisible();
  await expect(note).toHaveValue('The prescriber calls back at 4.');
  await changeRequestMeanwhile(id, 'working');
  await parts.note.getByRole('button', { name: 'Add note' }).click();
  await expect(parts.history).toContainText('The prescriber calls back at 4.');
  await expect(note).toHaveValue('');
});

test('S28-210 in Spanish, all of it is in Spanish', { tag: '@phone-full' }, async ({ page }) => {
  const id = await keep({ name: 'Tomás Rivera', dueInMs: -2 * hour, agreedToTexts: true });
  await page.addInitScript(() => localStorage.setItem('rx-language', 'es'));
  await storeSession(page, await makeStaffAccount('pharmacist'));
  await page.goto(`/app/requests/${id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Tomás Rivera, resurtido' })).toBeVisible();
  const progress = page.getByRole('region', { name: 'Avance' });
  await expect(progress).toContainText('2 horas de atraso');
  await expect(progress.getByRole('button', { name: 'Empezar a revisar' })).toBeVisible();
  expect(await overTheSides(page)).toEqual([]);
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('S28-211 the list is worked by keys alone', async ({ page }) => {
  await Promise.all(
    ['Ann One', 'Ben Two', 'Cay Three'].map((name, index) => keep({ name, dueInMs: (index + 1) * hour })),
  );
  const parts = await openRequests(page);
  await parts.rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(parts.rows.nth(1)).toBeFocused();
  await page.keyboard.press('j');
  await expect(parts.rows.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\/app\/requests\/[\da-f-]{36}$/);
});
