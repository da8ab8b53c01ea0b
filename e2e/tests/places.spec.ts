import { randomUUID } from 'node:crypto';
import { signIn } from '../chat-page.ts';
import { conversationsPage, dropConversations, keepConversation } from '../conversations-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { holdSession, openSignedIn, storeSession } from '../shipped-client.ts';
import { saveCase, storeDay } from '../shoe-cases.ts';
import { inboxParts, keepInbound, someNumber } from '../sms-page.ts';
import { makeStaffAccount } from '../staff-account.ts';
import { someOf } from '../tiers.ts';

// Every place has an address and a title, and Back finds it as it was left.

const uuid = '[\\da-f]{8}-[\\da-f-]{27}';
const threadAddress = new RegExp(`/app/sms\\?thread=${uuid}$`);

const onPhone = { width: 390, height: 844 };
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login' });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function openInbox(page: Page, query = ''): Promise<ReturnType<typeof inboxParts>> {
  await page.goto(`/app/sms${query}`);
  await page.getByRole('heading', { name: 'SMS Inbox', level: 1 }).waitFor();
  return inboxParts(page);
}

/** Two people have texted; the one texted first is not the one that the inbox opens by itself. */
async function twoThreads(): Promise<{ older: string; newer: string }> {
  const [older, newer] = [someNumber(), someNumber()];
  await keepInbound([
    { from: older, body: `Older ${older}`, at: new Date(Date.now() + 60_000) },
    { from: newer, body: `Newer ${newer}`, at: new Date(Date.now() + 61_000) },
  ]);
  return { older, newer };
}

test('a thread, a view and a status have an address that a reload opens again and that names nobody', async ({
  page,
}) => {
  const { older, newer } = await twoThreads();
  await storeSession(page);
  const { row, thread, list, status } = await openInbox(page);
  // What opens by itself has its address too: a reload after the next text doesn't open somebody else.
  await expect(page).toHaveURL(threadAddress);
  await row(older).click();
  await expect(thread.getByText(`Older ${older}`)).toBeVisible();
  const address = page.url();
  expect(address).toMatch(threadAddress);
  await keepInbound([{ from: newer, body: 'One more', at: new Date(Date.now() + 120_000) }]);
  await page.reload();
  await expect(thread.getByText(`Older ${older}`)).toBeVisible();
  expect(page.url()).toBe(address);

  await list.getByRole('button', { name: 'All', exact: true }).click();
  await status.selectOption('Delivered');
  await expect(page).toHaveURL(/view=all&status=delivered&thread=/);
  await page.reload();
  await expect(list.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(status).toHaveValue('delivered');
  await expect(thread.getByText(`Older ${older}`)).toBeVisible();
  expect(decodeURIComponent(page.url())).not.toContain(older.slice(1));
});

test('what was typed into the inbox is in no address, and Back finds it', async ({ page }) => {
  const { older, newer } = await twoThreads();
  await storeSession(page);
  const { row, phone } = await openInbox(page);
  await phone.fill(older.slice(-6));
  await expect(row(newer)).toHaveCount(0);
  await row(older).click();
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/app/dashboard');
  await page.goBack();
  await expect(phone).toHaveValue(older.slice(-6));
  await expect(row(older)).toBeVisible();
  await expect(row(newer)).toHaveCount(0);
  const addresses = await page.evaluate(() => [
    location.href,
    JSON.stringify(history.state),
    ...Object.values({ ...sessionStorage }),
  ]);
  expect(addresses.join(' ')).not.toContain(older.slice(-6));
});

test('Back finds the list of the inbox where it was scrolled to', async ({ page }) => {
  await keepInbound(
    Array.from({ length: 60 }, (_, at) => ({
      from: someNumber(),
      body: `Text ${at}`,
      at: new Date(Date.now() - at * 1_000),
    })),
  );
  await storeSession(page);
  const { rows, list } = await openInbox(page);
  await rows.first().waitFor();
  const scrolled = list.locator('[data-scroll-place]');
  await scrolled.hover();
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    expect(await scrolled.evaluate((box) => box.scrollTop)).toBeGreaterThan(1_500);
  }).toPass();
  // The wheel may still be turning.
  await page.waitForTimeout(600);
  const place = await scrolled.evaluate((box) => box.scrollTop);
  await sidebar(page).getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await page.goBack();
  await expect.poll(() => scrolled.evaluate((box, wanted) => Math.abs(box.scrollTop - wanted), place)).toBeLessThan(3);
  await page.reload();
  await expect.poll(() => scrolled.evaluate((box, wanted) => Math.abs(box.scrollTop - wanted), place)).toBeLessThan(3);
});

test('See which on Today leads to the texts that failed', async ({ page }) => {
  await storeSession(page);
  await page.route('**/api/queue', (route) =>
    route.fulfill({ json: { rows: [], cut: [], done: [], items: [{ kind: 'sms_failed', count: 2, soonest: null }] } }),
  );
  await page.goto('/app/dashboard');
  await page.getByRole('region', { name: 'Today' }).getByRole('link', { name: 'See which' }).click();
  await expect(page).toHaveURL(/\/app\/sms\?view=all&status=failed/);
  await expect(inboxParts(page).status).toHaveValue('failed');
});

test('the address of a thread opens it after a sign-in, on a phone with a way to the list, and says when it is gone', async ({
  page,
}) => {
  await page.setViewportSize(onPhone);
  const { older } = await twoThreads();
  await holdSession(page);
  const { row, thread, list } = await openInbox(page);
  await row(older).click();
  await expect(page).toHaveURL(threadAddress);
  const address = page.url();
  await page.getByRole('button', { name: 'About' }).click();
  await expect(page.getByRole('complementary', { name: /^About / })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('complementary', { name: /^About / })).toBeVisible();
  await page.getByRole('button', { name: 'Back to messages' }).click();
  await expect(thread.getByText(`Older ${older}`)).toBeVisible();
  expect(page.url()).toBe(address);

  // From outside there is no list behind it.
  await page.goto('about:blank');
  await page.goto(address);
  await expect(thread.getByText(`Older ${older}`)).toBeVisible();
  await thread.getByRole('button', { name: 'Back to conversations' }).click();
  await expect(list).toBeVisible();
  await expect(page).toHaveURL('/app/sms');
  await page.goto(`/app/sms?thread=${randomUUID()}`);
  await expect(page.getByText('This conversation is no longer available.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to conversations' }).click();
  await expect(list).toBeVisible();
});

test('a sign-in leads on to the whole address that was asked for', async ({ page }) => {
  const account = await makeStaffAccount('admin');
  for (const address of ['/app/users?role=admin&sort=-seen', '/app/dme/cases?owner=mine&due=waiting']) {
    await page.goto(address);
    await signIn(page, account);
    await expect(page).toHaveURL(address);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(login(page)).toBeVisible();
  }
});

test('a conversation and its view have an address, and Back on a phone leads to the list as it was', async ({
  page,
}) => {
  const names = ['Rosa Medina', 'Ellen Marsh'];
  const ids: string[] = [];
  for (const name of names)
    ids.push(await keepConversation([{ question: `I am ${name}` }], { name, answerInMs: 9 * 3_600_000 }));
  try {
    await holdSession(page, await makeStaffAccount('pharmacist'));
    await page.goto('/app/conversations?view=all');
    const { row, list, turns } = conversationsPage(page);
    await row(ids[0] ?? '').click();
    await expect(page).toHaveURL(`/app/conversations?view=all&conversation=${ids[0]}`);
    await page.reload();
    await expect(turns.first()).toContainText('I am Rosa Medina');
    await row(ids[1] ?? '').click();
    await expect(turns.first()).toContainText('I am Ellen Marsh');
    await page.goBack();
    await expect(turns.first()).toContainText('I am Rosa Medina');

    await page.setViewportSize(onPhone);
    await page.goto(`/app/conversations?view=all&conversation=${ids[1]}`);
    await expect(turns.first()).toContainText('I am Ellen Marsh');
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(list).toBeVisible();
    await expect(page).toHaveURL('/app/conversations?view=all');
  } finally {
    await dropConversations(ids);
  }
});

test('Back finds the cases that were listed, searched and scrolled to', async ({ page }) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const id = await saveCase(page, { name: `Walter ${randomUUID().slice(0, 6)}` });
  const line = (row: number) => ({
    id: row === 75 ? id : `00000000-0000-4000-8000-${String(row).padStart(12, '0')}`,
    patient_id: `P-${row}`,
    patient_name: `Patient ${row}`,
    patient_phone: null,
    status: 'open',
    owner: null,
    nextDeadline: null,
    runsOutFirst: null,
    missing: [],
    progress: { verified: 0, onFile: 0, total: 7 },
    next: null,
    waitingSince: null,
    requestDue: null,
    updatedAt: new Date().toISOString(),
  });
  const searches: (string | undefined)[] = [];
  await page.route('**/api/dme-shoe/search', async (route) => {
    const { after, search }: { after?: string; search?: string } = route.request().postDataJSON();
    searches.push(search);
    const cases = Array.from({ length: 50 }, (_, at) => line(after ? 50 + at : at));
    return route.fulfill({
      json: { cases, next: after ? null : 'page 2', total: 100, patients: 100, today: storeDay() },
    });
  });
  await page.goto('/app/dme/cases?status=open');
  await page.getByRole('searchbox', { name: 'Search cases' }).fill('Patient');
  await expect.poll(() => searches.at(-1)).toBe('Patient');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('100 cases')).toBeVisible();
  const target = page.getByRole('link', { name: 'Patient 75', exact: true });
  await expect(async () => {
    await page.mouse.wheel(0, 800);
    await expect(target).toBeInViewport({ timeout: 100 });
  }).toPass();
  const place = await page.evaluate(() => scrollY);
  await target.click();
  await expect(page.getByRole('form', { name: 'Diabetic shoe checklist' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  searches.length = 0;
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search cases' })).toHaveValue('Patient');
  await expect(page).toHaveURL('/app/dme/cases?status=open');
  await expect(target).toBeInViewport();
  await expect.poll(() => page.evaluate((wanted) => Math.abs(scrollY - wanted), place)).toBeLessThan(3);
  expect(new Set(searches)).toEqual(new Set(['Patient']));
});

test('every page has a title of its own, also one that is denied, missing, or waits for a sign-in', async ({
  page,
}) => {
  await openSignedIn(page);
  const store = await page.evaluate(() => document.title.split(' · ').at(-1));
  const titles: Record<string, string> = {
    '/app/dashboard': 'Dashboard',
    '/app/admin': 'Admin Panel',
    '/app/users': 'Users',
    '/app/audit': 'Audit Log',
    '/app/settings': 'Store settings',
    '/app/pharmacist': 'Pharmacist Tools',
    '/app/dme': 'DME Shoes',
    '/app/dme/cases': 'Shoe cases',
    [`/app/dme/cases/${randomUUID()}`]: 'Shoe case',
    '/app/dme/board': 'Shoe board',
    '/app/dme/recall': 'Shoe recall',
    '/app/dme/denials': 'Shoe denials',
    '/app/diabetic-shoe-checklist': 'Diabetic Shoe Checklist',
    '/app/conversations': 'Conversations',
    '/app/requests': 'Requests',
    [`/app/requests/${randomUUID()}`]: 'Requests',
    '/app/requests/day': 'Appointments',
    '/app/sms': 'SMS Inbox',
    '/app/account': 'My account',
    '/app/nothing-here': 'Page not found',
  };
  for (const [path, title] of someOf(Object.entries(titles))) {
    await page.goto(path);
    await expect.poll(() => page.title(), path).toMatch(new RegExp(`${title} · ${store}$`));
  }
  await page.goto('/');
  await expect.poll(() => page.title()).toMatch(new RegExp(`${store}$`));
});

test('a page that a role may not open says so under its own title', async ({ page }) => {
  await openSignedIn(page, await makeStaffAccount('employee'));
  await page.goto('/app/audit');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page).toHaveTitle(/^Audit Log · /);
});

test('Login is not offered while a stored session is read, and is when there is none after all', async ({ page }) => {
  let answer = (_isValid: boolean) => {};
  await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
    const isValid = await new Promise<boolean>((settle) => {
      answer = settle;
    });
    await (isValid
      ? route.continue()
      : route.fulfill({ status: 400, json: { error_code: 'refresh_token_not_found' } }));
  });
  const asked = () => page.waitForRequest('**/auth/v1/token?grant_type=refresh_token');
  await storeSession(page, await makeStaffAccount('employee'), -60);
  for (const [path, isValid] of [
    ['/', true],
    ['/', false],
  ] as const) {
    const request = asked();
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(login(page)).toHaveCount(0);
    await request;
    await expect(login(page)).toHaveCount(0);
    answer(isValid);
    if (isValid) {
      await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
      // The next page finds a session that has ended again.
      await page.evaluate(() => {
        const session = JSON.parse(localStorage.getItem('rx-auth') ?? '');
        localStorage.setItem('rx-auth', JSON.stringify({ ...session, expires_at: 1 }));
      });
    } else await expect(login(page)).toBeVisible();
  }
});

test('on a phone a reload shows the page and not the menu, which a sign-in opens', async ({ page }) => {
  await page.setViewportSize(onPhone);
  const account = await makeStaffAccount('pharmacist');
  await page.goto('/app/dme/cases');
  await signIn(page, account);
  await expect(menu(page)).toBeVisible();
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor();
  await expect(page.getByRole('heading', { name: 'Shoe cases', level: 1 })).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(menu(page)).toBeVisible();
});

test('a window that gets too narrow for the menu puts it away, and brings it back with the room', async ({ page }) => {
  await openSignedIn(page, await makeStaffAccount('employee'));
  await page.goto('/app/dashboard');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main).toBeVisible();
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize(onPhone);
  await expect(main).toHaveCount(0);
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await menu(page).getByRole('button', { name: 'Close', exact: true }).click();
  await page.setViewportSize(wide);
  await expect(main).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
});
