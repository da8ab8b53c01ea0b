import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { overTheSides, smallTargets, violations, violationsInBothThemes } from '../page-checks.ts';
import { openSignedIn } from '../shipped-client.ts';
import { daysLeft, papersUntil, saveCase, storeDay } from '../shoe-cases.ts';
import { makeStaffAccount } from '../staff-account.ts';

// Nothing here is about movement, and drawing it costs a sixth of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rows = (page: Page): Locator => page.getByRole('table', { name: 'Cases' }).locator('tbody tr');
const asked = (visit: string) => ({ requested: { visit, exam: null, certification: null, order: null } });

/** Makes the window that of a phone, on which the menu lies over the page. */
async function turnToPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close Menu' }).click();
}

async function expectFitsPhone(page: Page): Promise<void> {
  await turnToPhone(page);
  expect(await overTheSides(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

test('cases are found by name, id and phone and by filters, and no address ever names a patient', async ({ page }) => {
  await openSignedIn(page, await makeStaffAccount('pharmacist'));
  const tag = randomUUID().slice(0, 6);
  const digits = String(1_000_000 + Math.floor(Math.random() * 8_999_999));
  const [later, soon] = [papersUntil(storeDay(40)), papersUntil(storeDay(5))];
  await saveCase(page, { name: `Walter ${tag}`, isMine: true, details: later });
  await saveCase(page, { name: `Irene ${tag}`, isMine: true, details: soon });
  await saveCase(page, { name: `Ruth ${tag}`, phone: `(555) ${digits.slice(0, 3)}-${digits.slice(3)}` });
  await saveCase(page, { name: `Stanley ${tag}`, patientId: `X-${tag}-77`, details: asked(storeDay(-9)) });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));

  await page.goto('/app/dme/cases');
  const search = page.getByRole('searchbox', { name: 'Search cases' });
  await search.fill(tag);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText(`Irene ${tag}`);
  await expect(rows(page).first()).toContainText(`Closes in ${daysLeft(soon)} days`);
  await expect(rows(page).nth(1)).toContainText(`Walter ${tag}`);
  await expect(rows(page).nth(1)).toContainText(`Closes in ${daysLeft(later)} days`);
  await search.fill(digits);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`Ruth ${tag}`);
  await expect(rows(page).getByRole('link', { name: `(555) ${digits.slice(0, 3)}-${digits.slice(3)}` })).toBeVisible();
  await search.fill(`x-${tag}-7`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Asked for 9 days ago');

  await search.fill(tag);
  await page.getByLabel('Owner').selectOption('Mine');
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Due').selectOption('Closing or over');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL('/app/dme/cases?owner=mine&due=closing');
  await page.getByLabel('Due').selectOption('Due any time');
  await page.getByLabel('Missing', { exact: true }).selectOption('Missing: Foot exam');
  await expect(page.getByText('No case fits what you are looking for.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all cases' }).click();
  await expect(page).toHaveURL('/app/dme/cases');
  await expect(search).toHaveValue('');
  await search.fill(`Irene ${tag}`);
  await expect(rows(page)).toHaveCount(1);

  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(addresses.join(' ')).not.toMatch(new RegExp(`${tag}|${digits}`));
  await expectFitsPhone(page);
  await page.getByRole('link', { name: `Irene ${tag}` }).click();
  await expect(page).toHaveURL(/\/app\/dme\/cases\/[\da-f-]{36}$/);
});

test('a list that cannot be read says so and is read again; a long one is shown a page at a time', async ({ page }) => {
  await openSignedIn(page, await makeStaffAccount('pharmacist'));
  const line = (row: number) => ({
    id: `00000000-0000-4000-8000-${String(row).padStart(12, '0')}`,
    patient_id: `P-${row}`,
    patient_name: `Patient ${row}`,
    patient_phone: null,
    status: 'open',
    owner: null,
    nextDeadline: null,
    runsOutFirst: null,
    missing: [],
    waitingSince: null,
    updatedAt: new Date().toISOString(),
  });
  let isDown = true;
  const offsets: number[] = [];
  await page.route('**/api/dme-shoe/search', (route) => {
    if (isDown) return route.fulfill({ status: 503, json: {} });
    const { offset } = route.request().postDataJSON();
    offsets.push(offset);
    const cases = Array.from({ length: offset === 0 ? 50 : 3 }, (_, at) => line(offset + at));
    return route.fulfill({ json: { cases, total: 53, today: storeDay() } });
  });
  await page.goto('/app/dme/cases');
  const failure = page.getByRole('alert').filter({ hasText: 'The cases could not be read.' });
  await expect(failure).toBeVisible();
  isDown = false;
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page)).toHaveCount(50);
  await expect(failure).toHaveCount(0);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows(page)).toHaveCount(53);
  expect(offsets).toEqual([0, 50]);
  await page.context().setOffline(true);
  await expect(page.getByText('The cases are shown as they were read last.')).toBeVisible();
  await expect(rows(page)).toHaveCount(53);
});

test('the board shows my cases by what each misses first, what presses on top, and on a phone one lane under the other', async ({
  page,
}) => {
  await openSignedIn(page, await makeStaffAccount('pharmacist'));
  const mine = { isMine: true };
  await saveCase(page, { ...mine, name: 'Walter Nkemelu', details: papersUntil(storeDay(9)) });
  await saveCase(page, { ...mine, name: 'Irene Castellan', details: papersUntil(storeDay(-2)) });
  await saveCase(page, { ...mine, name: 'Stanley Obradovic', details: asked(storeDay(-9)) });
  await page.goto('/app/dashboard');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByText(/^\d+ windows? for diabetic shoes close/)).toBeVisible();
  await expect(today.getByText(/^\d+ shoe cases? waits? for papers for more than a week$/)).toBeVisible();
  await today.getByRole('link', { name: 'See which' }).click();
  await expect(page).toHaveURL('/app/dme/cases?due=waiting');
  await expect(rows(page).filter({ hasText: 'Stanley Obradovic' }).first()).toBeVisible();

  await page.getByRole('navigation', { name: 'Diabetic shoes' }).getByRole('link', { name: 'Board' }).click();
  await page.getByLabel('Owner').selectOption('Mine');
  await expect(page).toHaveURL('/app/dme/board?owner=mine');
  const counter = (words: string | RegExp) => page.getByRole('link', { name: words });
  await expect(counter('closing within 14 days')).toHaveText(/^1/);
  await expect(counter(/^\d+ over$/)).toHaveText(/^1/);
  await expect(counter('waiting for papers over a week')).toHaveText(/^1/);
  const order = page.getByRole('region', { name: 'Order', exact: true });
  await expect(order.getByRole('link')).toHaveText(['Irene Castellan', 'Walter Nkemelu']);
  await expect(order.getByRole('listitem').filter({ hasText: 'Irene' }).first()).toContainText(/Over for [2-5] days/);
  await expect(order).toContainText('The certifying statement runs out first');
  await expect(order.getByRole('list', { name: 'Missing too' }).first().getByRole('listitem')).toHaveText([
    'Foot evaluation',
    'Delivery and fitting',
    'Proof of delivery',
    'Claim',
  ]);
  const visit = page.getByRole('region', { name: 'Visit notes', exact: true });
  await expect(visit).toContainText('Asked for 9 days ago');
  expect(await violationsInBothThemes(page)).toEqual([]);

  await expectFitsPhone(page);
  const lane = page.getByRole('group').filter({ hasText: 'Certifying statement' }).first();
  await expect(lane.getByText('Nothing waits here.')).toBeHidden();
  await page.getByText('Foot exam', { exact: true }).first().click();
  await counter(/^\d+ over$/).click();
  await expect(page).toHaveURL('/app/dme/cases?owner=mine&due=closing');
  await expect(rows(page)).toHaveCount(2);
});

test('who had shoes last year and none since stands on a list to call, with the last case', async ({ page }) => {
  await openSignedIn(page, await makeStaffAccount('pharmacist'));
  const name = `Dorothy ${randomUUID().slice(0, 6)}`;
  const year = Number(storeDay().slice(0, 4)) - 1;
  const delivery = { date: `${year}-05-12`, mode: null, wearing: null, note: 'toe space 10 mm' };
  const items = { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: 0 };
  const id = await saveCase(page, { name, phone: '5555550163', details: { delivery, items } });
  await page.goto('/app/dme/recall');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByRole('link', { name: '(555) 555-0163' })).toHaveAttribute('href', 'tel:5555550163');
  await expect(row).toContainText(`May 12, ${year}`);
  await expect(row).toContainText(`Jan 1, ${year + 1}`);
  const link = row.getByRole('link', { name: `Open the last case of ${name}` });
  await expect(link).toHaveAttribute('href', `/app/dme/cases/${id}`);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(row).toBeVisible();
  await expect(link).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Had shoes in', { exact: true }).selectOption(String(year - 3));
  await expect(page).toHaveURL(`/app/dme/recall?year=${year - 3}`);
  await expect(row).toHaveCount(0);
  await expectFitsPhone(page);
});
