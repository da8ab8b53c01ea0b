import type { ManagedUser } from '@rxweb/contracts/users';
import { type Browser, expect, type Locator, type Page, type Request, test } from '../journey.ts';
import { overTheSides, smallTargets, violations, violationsInBothThemes } from '../page-checks.ts';
import { openSignedIn, storeSession } from '../shipped-client.ts';
import { type Account, makeStaffAccount } from '../staff-account.ts';

// The user management of an administrator. Everything is real but where a line of the specification asks for a stubbed answer.

const usersPath = '/api/admin/users';
const isList = (request: Request) => new URL(request.url()).pathname === usersPath && request.method() === 'GET';

const table = (page: Page): Locator => page.getByRole('table', { name: 'Users' });
const rowOf = (page: Page, email: string): Locator => table(page).getByRole('row').filter({ hasText: email });
const form = (page: Page): Locator => page.getByRole('region', { name: 'New user' });
const create = (page: Page): Locator => form(page).getByRole('button', { name: 'Create User' });
const result = (page: Page): Locator => page.getByRole('region', { name: 'All users' }).getByRole('status').last();

/** Opens the page as an administrator of this test's own; gives that account and the list the page was given. */
async function openUsers(page: Page): Promise<{ me: Account; users: ManagedUser[] }> {
  const me = await makeStaffAccount('admin');
  await storeSession(page, me);
  const answer = page.waitForResponse((response) => isList(response.request()) && response.ok());
  await page.goto('/app/users');
  const { users } = await (await answer).json();
  return { me, users };
}

/** The same with an answer of our own for the list. */
async function openStubbed(page: Page, users: Partial<ManagedUser>[]): Promise<void> {
  await storeSession(page, await makeStaffAccount('admin'));
  await page.route(`**${usersPath}`, (route) =>
    isList(route.request()) ? route.fulfill({ json: { users } }) : route.fallback(),
  );
  await page.goto('/app/users');
}

async function pick(page: Page, email: string, entry: string): Promise<void> {
  // Beyond 200 accounts, only those near the view are rendered.
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  await page.getByRole('button', { name: `Actions for ${email}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** What the page sends to the users' address by POST. */
function watchCreations(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(usersPath) && request.method() === 'POST') seen.push(request);
  });
  return seen;
}

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('rx-auth') ?? '{}').access_token);

/** The hue of an element's text, in degrees. */
function hueOf(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const [r = 0, g = 0, b = 0] = (getComputedStyle(node).color.match(/[\d.]+/g) ?? []).map(Number);
    const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
    const sixth =
      high === r ? (g - b) / (high - low) : high === g ? 2 + (b - r) / (high - low) : 4 + (r - g) / (high - low);
    return (sixth * 60 + 360) % 360;
  });
}

async function elsewhere(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openSignedIn(page, account);
  return page;
}

const stub = (email: string, more: Partial<ManagedUser> = {}): Partial<ManagedUser> => ({
  id: crypto.randomUUID(),
  email,
  role: 'employee',
  created_at: '2026-01-06T18:00:00Z',
  last_sign_in_at: null,
  email_confirmed_at: '2026-01-06T18:00:00Z',
  phone: null,
  blocked: false,
  ...more,
});

test('S2-24 S3-12 S6-05 S6-06 S6-07 S6-08 S7-20 the table shows every account of the list, read with the token of the session', async ({
  page,
}) => {
  const [employee, pharmacist] = await Promise.all([makeStaffAccount('employee'), makeStaffAccount('pharmacist')]);
  const asked = page.waitForRequest(isList);
  const { me, users } = await openUsers(page);
  expect((await asked).headers().authorization).toBe(`Bearer ${await tokenOf(page)}`);

  const api = await page.request.get(usersPath, { headers: { authorization: `Bearer ${await tokenOf(page)}` } });
  const keys = ['id', 'email', 'role', 'created_at', 'last_sign_in_at', 'email_confirmed_at', 'phone', 'blocked'];
  for (const user of (await api.json()).users) expect(Object.keys(user)).toEqual(expect.arrayContaining(keys));
  for (const { email } of [me, employee, pharmacist]) expect(users.map((user) => user.email)).toContain(email);

  // Beyond 200, only those near the view are rendered, and the table says how many there are.
  if (users.length > 200) await expect(table(page)).toHaveAttribute('aria-rowcount', String(users.length + 1));
  else await expect(table(page).getByRole('row')).toHaveCount(users.length + 1);
  const search = page.getByRole('searchbox', { name: 'Search users' });
  for (const [email, word, isHue] of [
    [me.email, 'Admin', (hue: number) => hue < 20 || hue > 340],
    [pharmacist.email, 'Pharmacist', (hue: number) => hue > 200 && hue < 250],
    [employee.email, 'Employee', (hue: number) => hue > 90 && hue < 160],
  ] as const) {
    await search.fill(email);
    const badge = rowOf(page, email).getByText(word, { exact: true });
    expect(isHue(await hueOf(badge)), `${word} has hue ${await hueOf(badge)}`).toBe(true);
  }
  await search.fill(me.email);
  await expect(rowOf(page, me.email)).toContainText('You');
  await expect(rowOf(page, me.email)).toContainText('Today, ');
  await expect(rowOf(page, me.email).getByRole('button')).toHaveCount(0);
});

test('S4-61 shows Blocked or Active, searches, filters, counts and sorts; the address keeps all of it', async ({
  page,
}) => {
  await openStubbed(page, [
    stub('dana@alder.example', { role: 'pharmacist', phone: '+15555550182', last_sign_in_at: '2026-05-01T17:00:00Z' }),
    stub('tom@alder.example', { blocked: true, created_at: '2025-06-02T18:00:00Z' }),
    stub('priya@alder.example', { role: 'admin', second_factor: true, last_sign_in_at: '2026-05-18T17:00:00Z' }),
    stub('owen@alder.example', {
      email_confirmed_at: null,
      invite_expires_at: new Date(Date.now() + 3 * 3_600_000 - 60_000).toISOString(),
    }),
  ]);
  await expect(rowOf(page, 'tom@').getByText('Blocked', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'dana@').getByText('Active', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'owen@')).toContainText('Invited, expires in 3 h');
  await expect(rowOf(page, 'priya@')).toContainText('Second factor on');
  await expect(rowOf(page, 'dana@')).toContainText('(555) 555-0182');
  const count = page.getByText(/^\d+ (users|of \d+ users)/);
  await expect(count).toHaveText('4 users: 3 active (1 invited), 1 blocked.');

  const emails = () => table(page).getByRole('row').locator('td:first-child p:first-child').allTextContents();
  await table(page).getByRole('button', { name: 'Last sign-in' }).click();
  await expect(table(page).getByRole('columnheader', { name: 'Last sign-in' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(await emails()).toEqual(['priya', 'dana', 'owen', 'tom'].map((name) => `${name}@alder.example`));
  await table(page).getByRole('button', { name: 'Last sign-in' }).click();
  expect((await emails())[0]).toBe('dana@alder.example');
  await expect(page).toHaveURL('/app/users?sort=seen');

  const search = page.getByRole('searchbox', { name: 'Search users' });
  await search.pressSequentially('555-0182');
  expect(await emails()).toEqual(['dana@alder.example']);
  await expect(count).toHaveText('1 of 4 users shown.');
  await page.reload();
  await expect(search).toHaveValue('555-0182');
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await search.fill('');
  await page.getByLabel('Status').selectOption('Blocked');
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await page.getByLabel('Role', { exact: true }).first().selectOption('Admin');
  await expect(page.getByText('No users match your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all users' }).click();
  await expect(table(page).getByRole('row')).toHaveCount(5);
});

test('S3-13 S3-14 S3-15 S5-07 S5-09 S5-10 S5-11 the new user form begins with an invited employee, and its button waits for an email', async ({
  page,
}) => {
  await openStubbed(page, []);
  const role = form(page).getByLabel('Role');
  await expect(role.locator('option')).toHaveText(['Employee', 'Pharmacist', 'Admin']);
  await expect(role).toHaveValue('employee');
  expect(
    await role.locator('option').evaluateAll((options) => options.map((each) => each.getAttribute('value'))),
  ).toEqual(['employee', 'pharmacist', 'admin']);
  const invite = form(page).getByRole('checkbox', { name: 'Send invite' });
  const password = form(page).getByLabel('Password', { exact: true });
  await expect(invite).toBeChecked();
  await expect(password).toHaveAttribute('placeholder', 'Leave blank to send invite');
  await expect(form(page).getByText('Password not required when sending invite', { exact: true })).toBeVisible();

  await expect(create(page)).toBeDisabled();
  await form(page).getByLabel('Email').fill('noor@alder.example');
  await expect(create(page)).toBeEnabled();
  await form(page).getByLabel('Email').fill('');
  await expect(create(page)).toBeDisabled();

  await invite.uncheck();
  await expect(form(page).getByText('Minimum 12 characters required', { exact: true })).toBeVisible();
  await expect(form(page).getByText('Password not required when sending invite')).toHaveCount(0);
  await expect(password).not.toHaveAttribute('placeholder');
});

test('S5-08 S6-08 S7-21 S8-10 R12 who is invited once, by a double click, opens the link, chooses a password and has the role', async ({
  page,
  browser,
}) => {
  await openUsers(page);
  const sent = watchCreations(page);
  const email = `noor-${crypto.randomUUID()}@pharmacy.example`;
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Role').selectOption('Pharmacist');
  await create(page).dblclick();

  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('User created successfully');
  await alert.getByRole('button', { name: 'OK' }).click();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.postDataJSON()).toEqual({ email, password: '', role: 'pharmacist', sendInvite: true });
  expect(sent[0]?.headers().authorization).toBe(`Bearer ${await tokenOf(page)}`);
  expect(sent[0]?.headers()['idempotency-key']).toMatch(/^[\da-f]{32}$/);
  await expect(rowOf(page, email)).toContainText('Invited, expires in 24 h');

  const link = form(page).getByLabel(`Invitation link for ${email}`);
  await expect(link).toBeFocused();
  await expect(form(page)).toContainText(/Works once and expires \w{3}, \w{3} \d/);
  // No mail server is set up here: what was not sent is not green.
  const notice = form(page).getByText(`No email was sent to ${email}.`, { exact: false });
  expect(await backgroundsBehind(notice)).toEqual(await colorOf(page, '--warning-soft'));
  await expect(form(page).getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(create(page)).toBeDisabled();
  await pick(page, email, 'Show link again');
  const again = page.getByRole('dialog', { name: `Invitation for ${email}` });
  await expect(again.getByLabel('Invitation link')).toHaveValue(await link.inputValue());
  await again.getByRole('button', { name: 'Done' }).click();

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(await link.inputValue());
  await theirs.getByRole('button', { name: 'Accept invitation' }).click();
  const choosing = theirs.getByRole('dialog', { name: 'Choose a new password' });
  await choosing.getByLabel('New password').fill('nine quiet lanterns');
  await choosing.getByLabel('Repeat password').fill('nine quiet lanterns');
  await choosing.getByRole('button', { name: 'Save password' }).click();
  await expect(theirs).toHaveURL('/app/dashboard');
  await expect(theirs.getByRole('navigation', { name: 'Main' })).toContainText('Pharmacist');
  await theirs.context().close();
  // The list is read again when the tab is looked at again; the link that still stands there says that it was used.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(form(page).getByText(`${email} used this link to accept the invitation.`)).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: `Actions for ${email}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Reset password' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Show link again' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(rowOf(page, email)).toContainText('Confirmed');
});

test('S7-22 the answer to a new user has the five fields; the same email again answers with an error', async ({
  page,
}) => {
  await openUsers(page);
  const email = `grace-${crypto.randomUUID()}@pharmacy.example`;
  const data = { email, password: 'eleven calm harbours', role: 'employee', sendInvite: false };
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const first = await page.request.post(usersPath, { headers, data });
  expect(first.ok()).toBe(true);
  const keys = ['id', 'email', 'role', 'created_at', 'email_confirmed_at'];
  expect(Object.keys(await first.json())).toEqual(expect.arrayContaining(keys));
  const second = await page.request.post(usersPath, { headers, data });
  expect(second.ok()).toBe(false);
  expect(await second.json()).toHaveProperty('error');

  await form(page).getByLabel('Email').fill(email);
  await create(page).click();
  await expect(form(page).getByRole('alert')).toHaveText('A user with this email address already exists.');
});

test('S8-06 S8-07 a list that cannot be loaded says so, and Retry loads it again', async ({ page }) => {
  await storeSession(page, await makeStaffAccount('admin'));
  await page.route(`**${usersPath}`, (route) => route.fulfill({ status: 500, json: { error: 'Internal error' } }));
  await page.goto('/app/users');
  const panel = page.getByRole('alert').filter({ hasText: 'Error Loading Users' });
  await expect(panel.getByRole('heading', { name: 'Error Loading Users', exact: true })).toBeVisible();
  await expect(panel.getByText('Failed to fetch users', { exact: true })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  const again = page.waitForRequest(isList);
  await panel.getByRole('button', { name: 'Retry' }).click();
  await again;
  await expect(table(page)).toBeVisible();
  await expect(panel).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(page.getByText('No internet connection. Showing the list from')).toBeVisible();
  await expect(table(page)).toBeVisible();
});

test('S8-08 S8-09 R12 a user who cannot be created: the red box has the error text, else the status text; sent again it is the same form', async ({
  page,
}) => {
  await openStubbed(page, []);
  const answers = [
    { status: 400, json: { error: 'Email taken' } },
    { status: 502, body: '' },
  ];
  await page.route(`**${usersPath}`, (route) => {
    const answer = route.request().method() === 'POST' ? answers.shift() : undefined;
    return answer ? route.fulfill(answer) : route.fallback();
  });
  const sent = watchCreations(page);
  await form(page).getByLabel('Email').fill('noor@alder.example');
  await create(page).click();
  const box = form(page).getByRole('alert');
  await expect(box).toHaveText('Email taken');
  const hue = await box.locator('svg').evaluate((icon) => getComputedStyle(icon).color);
  const [red = 0, green = 0, blue = 0] = (hue.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue) - red);
  await create(page).click();
  await expect(box).toHaveText('Bad Gateway');
  const keyOf = (request?: Request) => request?.headers()['idempotency-key'];
  expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
  await form(page).getByLabel('Role').selectOption('Admin');
  await create(page).click();
  await expect.poll(() => sent.length).toBe(3);
  expect(keyOf(sent[2])).not.toBe(keyOf(sent[0]));
});

test('A14 a user is blocked by keyboard only: their screen says why; then unblocked, demoted, deleted', async ({
  page,
  browser,
}) => {
  const person = await makeStaffAccount('pharmacist');
  const theirs = await elsewhere(browser, person);
  await openUsers(page);
  await page.getByRole('searchbox', { name: 'Search users' }).fill(person.email);
  const button = page.getByRole('button', { name: `Actions for ${person.email}` });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Change role' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Change role' })).toBeFocused();
  await page.keyboard.press('b');
  await expect(page.getByRole('menuitem', { name: 'Block' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Block ${person.email}?` });
  await expect(question).toBeVisible();
  while (!(await question.getByRole('button', { name: 'Block' }).evaluate((node) => node === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText(`Blocked ${person.email} and signed them out everywhere.`);
  await expect(button).toBeFocused();
  await expect(rowOf(page, person.email).getByText('Blocked', { exact: true })).toBeVisible();

  // Nobody touches it.
  await expect(theirs.getByText('Your account is blocked. Ask an administrator for help.')).toBeVisible();
  await theirs.context().close();

  await pick(page, person.email, 'Unblock');
  await expect(result(page)).toContainText(`Unblocked ${person.email}. They can sign in again.`);
  await expect(rowOf(page, person.email).getByText('Active', { exact: true })).toBeVisible();
  await pick(page, person.email, 'Change role');
  const asking = page.getByRole('dialog', { name: `Change the role of ${person.email}` });
  await asking.getByLabel('Role').selectOption('Employee');
  await asking.getByRole('button', { name: 'Change role' }).click();
  await expect(rowOf(page, person.email).getByText('Employee', { exact: true })).toBeVisible();
  await pick(page, person.email, 'Delete');
  await page
    .getByRole('dialog', { name: `Delete ${person.email}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(rowOf(page, person.email)).toHaveCount(0);
  await expect(result(page)).toContainText(`Deleted ${person.email}.`);
  await expect(page.getByRole('region', { name: 'All users' })).toBeFocused();
});

test('R13 a change that conflicts with a colleague’s shows the current state; passwords are reset by a link, invitations resent and revoked', async ({
  page,
}) => {
  const person = await makeStaffAccount('employee');
  const { users } = await openUsers(page);
  const id = users.find(({ email }) => email === person.email)?.id;
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const change = await page.request.patch(`${usersPath}/${id}`, { headers, data: { role: 'pharmacist', version: 1 } });
  expect(change.status()).toBe(200);
  await pick(page, person.email, 'Block');
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(result(page)).toContainText(/Someone else changed this account\. It is now Pharmacist/i);
  await expect(rowOf(page, person.email)).toContainText('Pharmacist');
  await expect(rowOf(page, person.email).getByText('Active', { exact: true })).toBeVisible();

  const text = 'This is the last administrator. Make someone else an administrator first.';
  const refuse = { status: 409, json: { error: text, code: 'last_admin' } };
  await page.route(`**${usersPath}/*`, (route) => route.fulfill(refuse), { times: 1 });
  await pick(page, person.email, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await pick(page, person.email, 'Reset password');
  const reset = page.getByRole('dialog', { name: `Reset the password for ${person.email}?` });
  await expect(reset.getByLabel('Stop the current password right away')).toBeChecked();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await reset.getByRole('button', { name: 'Reset password' }).click();
  const links = page.getByRole('dialog', { name: `New password for ${person.email}` });
  await expect(links.getByLabel('Password reset link')).toHaveValue(/\/(backend\/auth\/v1\/verify|account-link)\?/);
  await links.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: `Actions for ${person.email}` })).toBeFocused();
  await expect(result(page)).toContainText('No email was sent: share the link yourself.');
  await pick(page, person.email, 'Show link again');
  await expect(links.getByLabel('Password reset link')).toBeVisible();
  await links.getByRole('button', { name: 'Done' }).click();

  const invited = `ivy-${crypto.randomUUID()}@pharmacy.example`;
  await page.request.post(usersPath, { headers, data: { email: invited } });
  await page.reload();
  await pick(page, invited, 'Resend invite');
  await page.getByRole('dialog').getByRole('button', { name: 'Resend invite' }).click();
  const renewed = page.getByRole('dialog', { name: `Invitation for ${invited}` });
  await expect(renewed.getByLabel('Invitation link')).toHaveValue(/\/(backend\/auth\/v1\/verify|account-link)\?/);
  await renewed.getByRole('button', { name: 'Done' }).click();
  await pick(page, invited, 'Revoke invite');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke invite' }).click();
  await expect(result(page)).toContainText(`Revoked the invitation for ${invited}.`);
  await expect(rowOf(page, invited)).toHaveCount(0);
});

test('axe finds nothing on the users page, its menu and a question, in light and dark, and a phone needs one direction to scroll', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStubbed(page, [
    stub('dana@alder.example', { role: 'pharmacist', phone: '+15555550182', last_sign_in_at: '2026-05-01T17:00:00Z' }),
    stub('a-very-long-name-of-a-member-of-staff@a-long-name.alder.example', { blocked: true }),
    stub('owen@alder.example', { role: 'admin', email_confirmed_at: null, invite_expires_at: '2030-01-01T00:00:00Z' }),
  ]);
  await expect(table(page)).toBeVisible();
  for (const theme of ['light', 'dark']) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, theme);
    await page.getByRole('button', { name: 'Actions for dana@alder.example' }).click();
    await expect(page.getByRole('menuitem', { name: 'Block' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Block' }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overTheSides(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByLabel('Sort by').selectOption('Sort by role');
  // Each card shows the column names there.
  await expect(table(page).getByRole('row').first()).toContainText('owen@');
  expect(await violations(page)).toEqual([]);
});

test('See who on Today leads to the staff without a second factor', async ({ page }) => {
  await openStubbed(page, [
    stub('dana@alder.example', { role: 'pharmacist', email_confirmed_at: '2026-01-01T00:00:00Z' }),
    stub('owen@alder.example', { role: 'admin', email_confirmed_at: '2026-01-01T00:00:00Z', second_factor: true }),
  ]);
  const items = [{ kind: 'staff_without_second_factor', count: 1, soonest: null }];
  await page.route('**/api/queue', (route) => route.fulfill({ json: { rows: [], cut: [], done: [], items } }));
  await page.goto('/app/dashboard');
  await page.getByRole('region', { name: 'Today' }).getByRole('link', { name: 'See who' }).click();
  await expect(page).toHaveURL('/app/users?status=no-factor');
  await expect(page.getByLabel('Status')).toHaveValue('no-factor');
  await expect(table(page).locator('tbody tr')).toHaveCount(1);
  await expect(table(page).locator('tbody tr')).toContainText('dana@');
});

/** The first background that is painted behind it. */
const backgroundsBehind = (part: Locator) =>
  part.evaluate((element) => {
    let at: Element | null = element;
    while (at && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)') at = at.parentElement;
    return at && getComputedStyle(at).backgroundColor;
  });

const colorOf = (page: Page, name: string) =>
  page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.backgroundColor = `var(${name})`;
    document.body.append(probe);
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  }, name);
