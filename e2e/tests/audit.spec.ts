import { readFile } from 'node:fs/promises';
import type { AuditEntry } from '@rxweb/contracts/audit';
import { expect, type Locator, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violations } from '../page-checks.ts';
import { openSignedIn, storeSession } from '../shipped-client.ts';
import { makeStaffAccount, shownName } from '../staff-account.ts';

// What administrators see of the audit log.

const table = (page: Page): Locator => page.getByRole('table', { name: 'Audit log' });
const rows = (page: Page): Locator => table(page).locator('tbody tr');
const isPage = (url: string) => new URL(url).pathname === '/api/admin/audit';

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('rx-auth') ?? '{}').access_token);

test('O2 what was done to an account is found by person, action and day, in words, and leaves as a file', async ({
  page,
}) => {
  const [me, person] = await Promise.all([makeStaffAccount('admin'), makeStaffAccount('employee')]);
  await openSignedIn(page, me);
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const { users } = await (await page.request.get('/api/admin/users', { headers })).json();
  const { id } = users.find(({ email }: { email: string }) => email === person.email);
  for (const data of [
    { role: 'pharmacist', version: 1 },
    { blocked: true, version: 2 },
  ])
    expect((await page.request.patch(`/api/admin/users/${id}`, { headers, data })).status()).toBe(200);

  await page.goto('/app/users');
  await page.getByRole('button', { name: `Actions for ${person.email}` }).click();
  await page.getByRole('menuitem', { name: 'Show in audit log' }).click();
  await expect(page).toHaveURL(`/app/audit?person=${id}`);
  await expect(page.getByLabel('Person').locator('option:checked')).toHaveText(shownName(person));
  const blocked = rows(page).filter({ hasText: 'User blocked' });
  await expect(blocked).toContainText(shownName(me));
  await expect(blocked).toContainText(shownName(person));
  await expect(blocked).toContainText(/\d{1,2}:\d\d:\d\d [ap]m/);
  await expect(rows(page).filter({ hasText: 'Role changed' })).toContainText('employee to pharmacist');
  await expect(page.getByText('Times are in the store’s time zone, America/Los Angeles.')).toBeVisible();

  const asked = page.waitForRequest((request) => isPage(request.url()));
  await page.getByLabel('Action').selectOption('Role changed');
  const query = new URL((await asked).url()).searchParams;
  expect([query.get('action'), query.get('person')]).toEqual(['role_changed', id]);
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await expect(page.getByText('No entries match these filters.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('');
  await expect(rows(page)).toHaveCount(1);

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  const [head, line, ...rest] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toContain('seq,at,action,outcome');
  expect(line).toContain(`,role_changed,ok,`);
  expect(line).toContain('employee to pharmacist');
  expect(rest).toEqual([]);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page).filter({ hasText: 'Audit log exported' }).first()).toContainText(shownName(me));
});

test('O2 the log is read a page at a time, and its chain is checked', async ({ page }) => {
  await storeSession(page, await makeStaffAccount('admin'));
  const entry = (seq: number): AuditEntry => ({
    seq,
    at: new Date(Date.UTC(2026, 4, 18, 12, 0, seq)).toISOString(),
    action: seq % 2 ? 'sign_in' : 'access_refused',
    outcome: seq % 2 ? 'ok' : 'refused',
    actor_id: null,
    actor_name: null,
    actor_email: null,
    actor_role: null,
    target: 'GET /api/admin/users',
    target_kind: null,
    target_name: null,
    target_email: null,
    detail: null,
    address: '203.0.113.7',
    device: null,
    ...(seq < 3 && { archived: true }),
  });
  const asked: (string | null)[] = [];
  await page.route(
    (url) => isPage(url.href),
    (route) => {
      const before = new URL(route.request().url()).searchParams.get('before');
      asked.push(before);
      const [first, next] = before === null ? [4, 3] : [2, null];
      const archive = { unreadable: ['2025-01-rows-1-9.jsonl'], searchedTo: null };
      return route.fulfill({
        json: { entries: [entry(first), entry(first - 1)], next, ...(next === null && { archive }) },
      });
    },
  );
  await page.goto('/app/audit');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Older' })).toHaveCount(0);
  expect(asked.slice(-2)).toEqual([null, '3']);
  await expect(rows(page).filter({ hasText: 'From the archive' })).toHaveCount(2);
  const gap = page
    .getByRole('status')
    .filter({ hasText: 'Not shown: entries of the archive file 2025-01-rows-1-9.jsonl' });
  await expect(gap).toContainText('which is missing or was changed.');
  await expect(rows(page).first()).toContainText('5:00:04 am');
  await expect(rows(page).first()).toContainText('Mon, May 18, 2026');

  await page.getByRole('button', { name: 'Verify the log' }).click();
  await expect(page.getByText(/^Verified: all [\d,]+ entries are intact\.$/)).toBeVisible();
  await page.route('**/api/admin/audit/verify', (route) => route.fulfill({ json: { rows: 12, brokenAt: 7 } }));
  await page.getByRole('button', { name: 'Verify the log' }).click();
  await expect(page.getByText(/^Not intact: entry 7 is missing or was changed/)).toBeVisible();

  await page.unrouteAll({ behavior: 'wait' });
  await page.route(
    (url) => isPage(url.href),
    (route) => route.fulfill({ status: 503, json: {} }),
  );
  await page.getByLabel('Outcome').selectOption('Refused');
  const failure = page.getByRole('alert').filter({ hasText: 'Couldn’t load the audit log.' });
  await expect(failure).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await page.unrouteAll({ behavior: 'wait' });
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toHaveCount(0);
});

test('O2 who saw a person is asked by phone number, which no address names', async ({ page }) => {
  await storeSession(page, await makeStaffAccount('admin'));
  await page.goto('/app/audit');
  await page.getByRole('button', { name: 'Who saw this person?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who saw this person?' });
  const ask = async (phone: string) => {
    await dialog.getByLabel('Phone number').fill(phone);
    await dialog.getByRole('button', { name: 'Search' }).click();
  };
  await ask('five');
  await expect(dialog.getByRole('alert')).toHaveText('Enter a phone number with its area code.');
  await ask('(503) 555-0190');
  await expect(dialog.getByText('Nothing is kept about this number.')).toBeVisible();
  const who = { actor_id: null, actor_name: null, actor_email: 'dana@alder.example', actor_role: 'pharmacist' };
  const at = '2026-05-18T15:26:05.123Z';
  await page.route('**/api/admin/audit/who-saw', (route) =>
    route.fulfill({
      json: {
        found: true,
        people: [{ ...who, times: 2, first: at, last: at }],
        entries: [1, 2].map((seq) => ({
          ...who,
          ...{ seq, at, action: 'messages_read', outcome: 'ok', target: null, target_kind: null, target_name: null },
          ...{ target_email: null, detail: null, address: '203.0.113.7', device: null },
        })),
      },
    }),
  );
  await ask('(503) 555-0191');
  await expect(dialog.getByText('2 times, last Mon, May 18, 2026, 8:26:05 am')).toBeVisible();
  await expect(dialog.getByText('Text messages viewed')).toHaveCount(2);
  expect(page.url()).not.toContain('555');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overTheSides(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on the audit page in light and dark, and a phone needs one direction to scroll', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await storeSession(page, await makeStaffAccount('admin'));
  await page.goto('/app/audit');
  await expect(table(page)).toBeVisible();
  for (const theme of ['light', 'dark']) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, theme);
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overTheSides(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});
