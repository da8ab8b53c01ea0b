import { instantOfWallTime } from '../../packages/domain/src/store/time-zone.ts';
import { dropConversations, keepConversation } from '../conversations-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { dropRequests, keepRequest, readRequestRow } from '../requests-page.ts';
import { storeSession } from '../shipped-client.ts';
import { storeDay } from '../shoe-cases.ts';
import { makeStaffAccount } from '../staff-account.ts';
import { staffPage } from '../staff-page.ts';

const hour = 3_600_000;
const kept: { requests: string[]; conversations: string[] } = { requests: [], conversations: [] };
const keep = async (...args: Parameters<typeof keepRequest>) => {
  const id = await keepRequest(...args);
  kept.requests.push(id);
  return id;
};
const keepCallback = async (name: string, answerInMs: number) => {
  const id = await keepConversation([], { name, phone: '+15555550117', message: 'About my insurance', answerInMs });
  kept.conversations.push(id);
  return id;
};
test.afterEach(async () => {
  await dropRequests(kept.requests.splice(0));
  await dropConversations(kept.conversations.splice(0));
});

async function openDashboard(page: Page, role: 'employee' | 'pharmacist' | 'admin' = 'pharmacist') {
  await storeSession(page, await makeStaffAccount(role));
  await page.goto('/app/dashboard');
  const { today } = staffPage(page);
  await today.getByRole('heading', { level: 3 }).first().waitFor();
  const row = (name: string) => today.getByRole('listitem').filter({ hasText: name });
  return { today, row };
}

test('S28-221 named people, what is late first, with Call, Open and Done in the row', { tag: '@phone' }, async ({
  page,
}) => {
  await keep({ name: 'Grace Holloway', dueInMs: -hour });
  await keep({ name: 'Ben Castillo', kind: 'transfer', dueInMs: 3 * hour });
  const conversation = await keepCallback('June Whitfield', 2 * hour);
  const { today, row } = await openDashboard(page);
  const headings = today.getByRole('heading', { level: 3 });
  await expect(headings.first()).toHaveText('Overdue');
  // Other journeys of the day may have finished something.
  await expect(headings.filter({ hasNotText: 'Done today' }).last()).toHaveText('Accounts');
  await expect(row('Grace Holloway')).toContainText('Promised by');
  await expect(row('June Whitfield')).toContainText('Due');
  await expect(row('June Whitfield').getByRole('link', { name: 'Call June Whitfield' })).toHaveAttribute(
    'href',
    'tel:+15555550117',
  );
  await expect(today.locator('a, button').filter({ hasText: 'Call' }).first()).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);
  await row('June Whitfield').getByRole('link', { name: 'Open June Whitfield' }).click();
  await expect(page).toHaveURL(`/app/conversations?view=waiting&conversation=${conversation}`);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/app/dashboard');
  await expect(row('Grace Holloway')).toBeVisible();
  expect(await overTheSides(page)).toEqual([]);
});

test('S28-227 Done takes a row away at once, lists it under Done today, and Undo brings it back as it was', async ({
  page,
}) => {
  const id = await keep({ name: 'Grace Holloway', step: 'checking' });
  await keepCallback('June Whitfield', 2 * hour);
  const { today, row } = await openDashboard(page);
  const toast = page.getByRole('status').filter({ hasText: 'is done.' });
  await row('June Whitfield').getByRole('button', { name: 'Done: June Whitfield' }).click();
  await expect(toast).toContainText('June Whitfield is done.');
  await today.getByText('Done today').click();
  await expect(row('June Whitfield')).toContainText('callback');
  await expect(row('June Whitfield').getByRole('button')).toHaveCount(0);

  await row('Grace Holloway').getByRole('button', { name: /^Done/ }).click();
  await expect(toast).toContainText('Grace Holloway is done.');
  expect(await readRequestRow(id)).toMatchObject({ state: 'closed', outcome: 'done', step: 'picked_up' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Grace Holloway').getByRole('button', { name: /^Done/ })).toBeVisible();
  await expect.poll(() => readRequestRow(id)).toMatchObject({ state: 'working', outcome: null, step: 'checking' });
});

test('S28-317 S28-318 today’s appointments are a group by time, with Call, Open and Done, and Undo', {
  tag: '@phone-full',
}, async ({ page }) => {
  const book = (name: string, time: string, more: object = {}) => {
    const startsAt = instantOfWallTime('America/Los_Angeles', storeDay(), time);
    return keep({ kind: 'appointment', service: 'flu-shot', name, startsAt, ...more });
  };
  await book('Walter Nowak', '15:20');
  const id = await book('Ana Torres', '09:40', { step: 'confirmed', phone: '+15555550142' });
  const { today, row } = await openDashboard(page, 'employee');
  const group = today.locator('details').filter({ has: page.getByRole('heading', { name: 'Appointments today' }) });
  await expect(group.getByRole('listitem').filter({ hasText: /Ana|Walter/ })).toContainText([
    /Ana Torres · appointment 9:40 am.*Confirmed/s,
    /Walter Nowak · appointment 3:20 pm.*Not confirmed yet/s,
  ]);
  await expect(row('Ana Torres')).toHaveCount(1);
  await expect(row('Ana Torres').getByRole('link', { name: 'Call Ana Torres' })).toHaveAttribute(
    'href',
    'tel:+15555550142',
  );
  await expect(row('Ana Torres').getByRole('link', { name: 'Open Ana Torres' })).toHaveAttribute(
    'href',
    `/app/requests/${id}`,
  );
  await row('Ana Torres').getByRole('button', { name: 'Done: Ana Torres' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'is done.' });
  await expect(toast).toContainText('Ana Torres is done.');
  await expect.poll(() => readRequestRow(id)).toMatchObject({ state: 'closed', outcome: 'done', step: 'given' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Ana Torres').getByRole('button', { name: /^Done/ })).toBeVisible();
  await expect.poll(() => readRequestRow(id)).toMatchObject({ state: 'ready', outcome: null, step: 'confirmed' });
});

test('S28-222 filters are in the address; a group folds; an employee sees requests and no callbacks', async ({
  page,
}) => {
  await keep({ name: 'Grace Holloway', dueInMs: -hour });
  await keep({ name: 'Ben Castillo', kind: 'transfer', dueInMs: 3 * hour });
  await keepCallback('June Whitfield', 2 * hour);
  const { today, row } = await openDashboard(page, 'employee');
  await expect(row('June Whitfield')).toHaveCount(0);
  await today.getByRole('button', { name: /^Overdue/ }).click();
  await expect(page).toHaveURL('/app/dashboard?show=overdue');
  await expect(row('Ben Castillo')).toHaveCount(0);
  await expect(row('Grace Holloway')).toBeVisible();
  await today.locator('summary').first().click();
  await expect(row('Grace Holloway')).toBeHidden();
  await today.getByRole('button', { name: 'Mine' }).click();
  await expect(today).toContainText('New callbacks and requests appear here by themselves.');
});

test('S28-228 what a visitor asks for appears by itself', async ({ page }) => {
  const { row } = await openDashboard(page);
  await keep({ name: 'Hannah Becker' });
  await expect(row('Hannah Becker')).toBeVisible({ timeout: 25_000 });
});

test('S28-226 the sample is open at first, and stays folded for the account on another device', async ({
  page,
  browser,
}) => {
  const account = await makeStaffAccount('employee');
  await storeSession(page, account);
  await page.goto('/app/dashboard');
  const sample = staffPage(page).sample;
  await expect(sample.getByText('Active prescriptions')).toBeVisible();
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/dashboard-choices'),
  );
  await sample.getByText('Hide sample').click();
  await saved;
  await expect(sample.getByText('Active prescriptions')).toBeHidden();
  const other = await browser.newContext();
  const second = await other.newPage();
  await storeSession(second, account);
  await second.goto('/app/dashboard');
  await expect(staffPage(second).sample.getByText('Show sample')).toBeVisible();
  await expect(staffPage(second).sample.getByText('Active prescriptions')).toBeHidden();
  await other.close();
});

test('S28-229 the admin panel doesn’t repeat the queue', async ({ page }) => {
  await keep({ name: 'Grace Holloway' });
  await storeSession(page, await makeStaffAccount('admin'));
  await page.goto('/app/admin');
  await expect(staffPage(page).health).toContainText('Disk space');
  await expect(staffPage(page).today).toHaveCount(0);
  await expect(staffPage(page).main).not.toContainText('Grace Holloway');
});
