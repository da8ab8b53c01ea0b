import { loginDialog, signIn } from '../chat-page.ts';
import { expect, type Locator, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { openSignedIn, storeSession } from '../shipped-client.ts';
import {
  type Account,
  addSecondFactor,
  ageSession,
  blockAccount,
  endSessionsOf,
  makeStaffAccount,
  shownName,
} from '../staff-account.ts';

// The end of a session: the lock, the next person, a block, and what a sign-out leaves behind.

const minute = 60_000;
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const lockScreen = (page: Page) => page.getByRole('region', { name: /^Welcome back, / });
const nextPerson = (page: Page) => page.getByRole('region', { name: 'Who’s signing in?' });
const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('rx-auth'));

/** Has the page hear from the server at once, as when it is looked at again. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

/** The same, until it shows: a look during one that is still on its way is none. */
async function lookUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await lookAgain(page);
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}

/** Has the page tell the server of what was done on it. */
async function tellUse(page: Page): Promise<void> {
  const told = page.waitForResponse('**/api/session/activity');
  // On a slow machine the earlier activity may be reported by now; then this one is, a little later.
  await page.keyboard.press('Shift');
  await lookAgain(page);
  expect((await told).status()).toBe(200);
}

/** Opens the dashboard. After its first answer, the watch counts use, and the next look is a new one. */
async function openWatched(page: Page, account: Account): Promise<void> {
  const watched = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/session');
  await openSignedIn(page, account);
  await (await watched).finished();
}

async function signInAgain(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const authClient = '**/assets/backend-auth-*.js';

/** Holds back the auth client until the returned function is called. */
async function holdAuthClient(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(authClient, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a page with a fresh session shows its data and locks before the auth client comes', async ({ page }) => {
  const account = await makeStaffAccount('pharmacist');
  await storeSession(page, account);
  const release = await holdAuthClient(page);
  await page.goto('/app/account');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Sessions' })).toContainText('This device');
  await page.getByRole('button', { name: 'Switch user' }).click();
  await expect(nextPerson(page)).toBeVisible();
  await expect.poll(() => storedSession(page)).toBeNull();
  const ended = page.waitForResponse('**/auth/v1/logout**');
  release();
  expect((await ended).status()).toBe(204);
  await expect(nextPerson(page)).toBeVisible();
});

test('signs out although the auth client can’t load or never comes', async ({ page, context }) => {
  const account = await makeStaffAccount('pharmacist');
  for (const hold of [
    (each: Page) => each.route(authClient, (route) => route.abort()),
    (each: Page) => holdAuthClient(each),
  ]) {
    const other = await context.newPage();
    await storeSession(other, account);
    await hold(other);
    await other.goto('/app/account');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(await storedSession(other)).toBeNull();
    await other.close();
  }
  await page.goto('/app/account');
  await expect(loginDialog(page)).toBeVisible();
});

test('a session that ended elsewhere is refused before the auth client comes, and a sign-in leads back', async ({
  page,
}) => {
  const account = await makeStaffAccount('pharmacist');
  await storeSession(page, account);
  await endSessionsOf(account);
  const release = await holdAuthClient(page);
  await page.goto('/app/account');
  await expect(loginDialog(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My account' })).toHaveCount(0);
  release();
  await expect.poll(() => storedSession(page)).toBeNull();
  await signIn(page, account);
  await expect(page).toHaveURL('/app/account');
});

test('a tab follows a sign-out and a lock of another one before the auth client comes', async ({ page, context }) => {
  const account = await makeStaffAccount('pharmacist');
  await openSignedIn(page, account);
  for (const name of ['Switch user', 'Logout']) {
    const other = await context.newPage();
    const release = await holdAuthClient(other);
    await other.goto('/app/account');
    await expect(other.getByRole('heading', { name: 'My account' })).toBeVisible();
    await page.getByRole('button', { name }).click();
    if (name === 'Logout') await expect(other.getByRole('button', { name: 'Login' })).toBeVisible();
    else await expect(nextPerson(other)).toBeVisible();
    release();
    if (name === 'Switch user') {
      await nextPerson(page).getByLabel('Email').fill(account.email);
      await signInAgain(page, account.password);
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    }
    await other.close();
  }
});

test('A15 warns a minute before, locks, keeps what was typed, and continues after sign-in', async ({ page }) => {
  const account = await makeStaffAccount('pharmacist');
  await openWatched(page, account);
  await page.getByRole('link', { name: 'My account' }).click();
  const field = page.getByLabel('Current password');
  await field.fill('half a thought');
  await tellUse(page);

  await ageSession(account, { idleMs: 14 * minute + 20_000 });
  await lookAgain(page);
  await expect(warning(page).getByRole('timer')).toHaveText(/^Locks in (40|3\d) seconds$/);
  await expect(warning(page).getByRole('status')).toHaveText('Locks in 60 seconds');
  await expect(warning(page).getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  const told = page.waitForResponse('**/api/session/activity');
  await page.keyboard.press('Enter');
  expect((await told).status()).toBe(200);
  await expect(warning(page)).toBeHidden();
  await expect(field).toBeFocused();

  await ageSession(account, { idleMs: 15 * minute - 2_000 });
  await lookAgain(page);
  await expect(lockScreen(page)).toContainText('This screen was inactive for a while. Your work is still here.');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await expect(page.getByRole('heading')).toHaveCount(1);
  await expect(field).toBeHidden();
  await expect.poll(() => storedSession(page)).toBeNull();
  // Not even Back leads anywhere else.
  await page.goBack();
  await expect(lockScreen(page)).toBeVisible();

  await signInAgain(page, 'not the password');
  await expect(lockScreen(page).getByText('Invalid login credentials')).toBeVisible();
  const readAnew = page.waitForRequest('**/api/session/sessions');
  await signInAgain(page, account.password);
  await readAnew;
  await expect(lockScreen(page)).toHaveCount(0);
  await expect(page).toHaveURL('/app/account');
  await expect(field).toHaveValue('half a thought');
  await expect(field).toBeFocused();
});

test('A15 polling is no use of a session, a key is, and the time limit of a session holds for both', async ({
  page,
}) => {
  const account = await makeStaffAccount('employee');
  await openWatched(page, account);
  await ageSession(account, { idleMs: 14 * minute });
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/session'));
  await lookUntil(page, warning(page));
  expect((await asked).headers()['x-rx-activity']).toBe('background');
  // A script's action is not user activity.
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })));
  await expect(warning(page)).toBeVisible();
  await warning(page).getByRole('button', { name: 'Lock now' }).click();
  await expect(lockScreen(page)).toContainText('Your work is still here.');
  await signInAgain(page, account.password);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  // Without recorded use, a session as old as below is idle.
  const told = page.waitForResponse('**/api/session/activity');
  await page.keyboard.press('Shift');
  await lookAgain(page);
  expect((await told).request().headers()['x-rx-activity']).toBeUndefined();

  await ageSession(account, { ageMs: 720 * minute - 20_000 });
  const last = page.getByRole('alertdialog', { name: 'Your session ends soon' });
  await lookUntil(page, last);
  await last.getByRole('button', { name: 'Keep working' }).click();
  await expect(last).toBeHidden();
  await ageSession(account, { ageMs: 720 * minute - 3_000 });
  await lookAgain(page);
  await expect(lockScreen(page)).toContainText('You reached the time limit for one session.');
});

test('A15 every tab locks with the one that does, and opens with it', async ({ page, context }) => {
  const account = await makeStaffAccount('employee');
  await openSignedIn(page, account);
  const other = await context.newPage();
  await other.goto('/app/account');
  await other.getByLabel('Current password').fill('over here');
  await page.getByRole('button', { name: 'Switch user' }).click();
  await expect(nextPerson(page)).toBeVisible();
  await expect(nextPerson(other)).toBeVisible();
  await page.getByRole('button', { name: `Back to ${shownName(account)}` }).click();
  await signInAgain(page, account.password);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(other.getByLabel('Current password')).toHaveValue('over here');
  await expect(other).toHaveURL('/app/account');
});

test('A15 another person finds a fresh page, and nothing of the one before', async ({ page }) => {
  const [first, second] = [await makeStaffAccount('admin'), await makeStaffAccount('employee')];
  await storeSession(page, first);
  await page.goto('/app/account');
  await page.getByLabel('Current password').fill('left behind');
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  await page.getByRole('button', { name: 'Switch user' }).click();
  await nextPerson(page).getByLabel('Email').fill(second.email);
  await signInAgain(page, second.password);
  await expect(page).toHaveURL('/app/dashboard');
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(second.email);
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
  expect(await page.content()).not.toContain(first.email);
  await page.goto('/app/account');
  await expect(page.getByLabel('Current password')).toHaveValue('');
});

test('switches to somebody who signed in here lately with two touches and a password; people can leave the list', async ({
  page,
}) => {
  const [first, second] = [await makeStaffAccount('pharmacist'), await makeStaffAccount('employee')];
  await page.goto('/app/dashboard');
  await signIn(page, first);
  await expect(page).toHaveURL('/app/dashboard');
  await page.getByRole('button', { name: 'Switch user' }).click();
  await nextPerson(page).getByLabel('Email').fill(second.email);
  await signInAgain(page, second.password);
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(second.email);

  await page.getByRole('button', { name: 'Switch user' }).click();
  const list = nextPerson(page).getByRole('list', { name: 'People who signed in here lately' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(nextPerson(page)).not.toContainText(first.email);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await list.getByRole('button', { name: shownName(first), exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await signInAgain(page, first.password);
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(first.email);

  await page.getByRole('button', { name: 'Switch user' }).click();
  await list.getByRole('button', { name: `Remove ${shownName(second)} from this list` }).click();
  await expect(nextPerson(page).getByLabel('Email')).toBeVisible();
});

test('A14 a blocked user sees so on the screen at the next check', async ({ page }) => {
  const account = await makeStaffAccount('pharmacist');
  await storeSession(page, account);
  await page.goto('/app/pharmacist');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await blockAccount(account);
  await lookAgain(page);
  await expect(loginDialog(page).getByRole('alert')).toHaveText(
    'Your account is blocked. Ask an administrator for help.',
  );
  await expect(page).toHaveURL('/');
  await expect(page.getByText(account.email)).toHaveCount(0);
  expect(await storedSession(page)).toBeNull();
});

test('A14 a user whose sessions were ended elsewhere sees so, and returns to the same page', async ({ page }) => {
  const account = await makeStaffAccount('pharmacist');
  await storeSession(page, account);
  await page.goto('/app/pharmacist');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await endSessionsOf(account);
  await lookAgain(page);
  await expect(loginDialog(page).getByRole('alert')).toHaveText(
    'You were signed out of this device. Please sign in again.',
  );
  await signIn(page, account);
  await expect(page).toHaveURL('/app/pharmacist');
});

test('A16 a user whose account gets a second factor elsewhere must enter its code here', async ({ page }) => {
  const account = await makeStaffAccount('pharmacist');
  await openSignedIn(page, account);
  await expect(page.getByRole('main')).toContainText('Checked');
  await addSecondFactor(account);
  // The page may notice by itself just before.
  const check = page.getByRole('button', { name: 'Check now' });
  await check.click({ timeout: 10_000 }).catch(() => undefined);
  await expect(page.getByRole('dialog', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('A13 W7 a sign-out leaves nothing of staff in the browser, without a connection too', async ({
  page,
  context,
}) => {
  const account = await makeStaffAccount('pharmacist');
  await storeSession(page, account);
  await page.goto('/app/pharmacist');
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  // The server couldn't be reached, and the page says so.
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await context.setOffline(false);

  await page.goBack();
  await expect(loginDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.content()).not.toContain(account.email);
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname),
  }));
  const ofVisitors = ['rx-chat-id', 'rx-theme', 'rx-text', 'rx-language', 'rx-upload-queue'];
  expect(kept.local.filter((key) => !ofVisitors.includes(key))).toEqual([]);
  expect(kept.caches.filter((path) => /^\/(api|backend|app)/.test(path))).toEqual([]);
  expect(kept.databases.filter((name) => name !== 'rx-uploads')).toEqual([]);
});

test('A13 a page cached by the browser shows nothing after sign-out', async ({ page }) => {
  await openSignedIn(page, await makeStaffAccount('employee'));
  await page.evaluate(() => {
    localStorage.removeItem('rx-auth');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(loginDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the warning and the lock screen are accessible, light and dark', async ({ page }) => {
  const account = await makeStaffAccount('employee');
  await openSignedIn(page, account);
  await ageSession(account, { idleMs: 14 * minute + 5_000 });
  await lookAgain(page);
  await expect(warning(page)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await warning(page).getByRole('button', { name: 'Lock now' }).click();
  await expect(lockScreen(page)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await smallTargets(page)).toEqual([]);
  expect(await overTheSides(page)).toEqual([]);
});
