import { roles } from '@rxweb/contracts/shared/roles';
import { admin } from '../accounts.ts';
import { chatPage, loginDialog, signIn } from '../chat-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { anonKey, openSignedIn } from '../shipped-client.ts';
import { makeStaffAccount } from '../staff-account.ts';

// The login dialog, and what the app makes of a session (spec sections 2, 4, 5 and 7).

const token = '**/backend/auth/v1/token*';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign Out', exact: true });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Counts what goes to an address. */
async function countCalls(page: Page, address: string): Promise<() => number> {
  let calls = 0;
  await page.route(address, (route) => {
    calls += 1;
    return route.continue();
  });
  return () => calls;
}

test('S2-78 S2-79 S2-80 S4-01 S5-01 S5-02 the login dialog asks for both fields, and Cancel asks the server nothing', async ({
  page,
}) => {
  const calls = await countCalls(page, token);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Login' }).click();
  const dialog = loginDialog(page);
  const email = dialog.getByRole('textbox', { name: 'Email' });
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');

  await password.fill('something');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await email.fill(admin.email);
  await password.fill('');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('something');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(calls()).toBe(0);
});

test('S2-81 S5-03 S7-02 Sign in reads Signing in… until the answer, which is shown, or closes the dialog', async ({
  page,
}) => {
  let answer: 'refuse' | 'pass' = 'refuse';
  let held = Promise.withResolvers<void>();
  await page.route(token, async (route) => {
    await held.promise;
    if (answer === 'pass') return route.continue();
    await route.fulfill({ status: 400, json: { code: 'x', message: 'xyz refused' } });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await signIn(page, admin);
  const busy = loginDialog(page).getByRole('button', { name: 'Signing in…', exact: true });
  await expect(busy).toBeVisible();
  held.resolve();
  await expect(loginDialog(page).getByRole('alert')).toHaveText('xyz refused');
  expect(await page.evaluate(() => localStorage.getItem('rx-auth'))).toBeNull();

  answer = 'pass';
  held = Promise.withResolvers<void>();
  await loginDialog(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(busy).toBeVisible();
  held.resolve();
  await expect(loginDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('rx-auth'))).toContain('access_token');
});

test('S3-01 the signed-in user carries the role in user_metadata', async ({ page }) => {
  await page.goto('/');
  const apikey = await anonKey(page);
  for (const role of roles) {
    const answer = await page.request.post('/backend/auth/v1/token?grant_type=password', {
      headers: { apikey },
      data: await makeStaffAccount(role),
    });
    expect(await answer.json()).toMatchObject({ user: { user_metadata: { role } } });
  }
});

test('S4-03 S4-05 S7-03 the sidebar opens by itself, and follows the role of whoever signs in next', async ({
  page,
}) => {
  const employee = await makeStaffAccount('employee');
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await signIn(page, employee);
  await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.reload();
  await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
  const logout = page.waitForRequest('**/auth/v1/logout*');
  await signOut(page).click();
  expect([(await logout).method(), (await logout).postData()]).toEqual(['POST', null]);
  await page.getByRole('button', { name: 'Login' }).click();
  await signIn(page, admin);
  await expect(menu(page).getByRole('link', { name: 'Admin Panel' })).toBeVisible();
});

test('S4-02 S6-03 a pharmacist has dashboard, tools, DME and checklist, over a reload too', async ({ page }) => {
  await openSignedIn(page, await makeStaffAccount('pharmacist'));
  for (const [path, title] of [
    ['/app/dashboard', /^Good /],
    ['/app/dme', /DME/],
    ['/app/diabetic-shoe-checklist', /Diabetic Shoe Checklist/],
    ['/app/pharmacist', /Pharmacist/],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
  }
  await page.reload();
  await expect(heading(page)).toHaveText(/Pharmacist/);
  await expect(page).toHaveURL('/app/pharmacist');
  await expect(menu(page).getByRole('link', { name: 'Pharmacist Tools' })).toBeVisible();
});

test('S6-04 an admin has every page, and the ticker', async ({ page }) => {
  await openSignedIn(page);
  for (const [path, title] of [
    ['/app/dashboard', /^Good /],
    ['/app/admin', /Admin/],
    ['/app/users', /User/],
    ['/app/pharmacist', /Pharmacist/],
    ['/app/dme', /DME/],
    ['/app/diabetic-shoe-checklist', /Diabetic Shoe Checklist/],
    ['/app/sms', /SMS/],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    // The inbox adds the thread that it shows.
    await expect(page).toHaveURL((url) => url.pathname === path);
  }
  await expect(page.getByRole('region', { name: 'Staff and prescriptions, sample' })).toBeVisible();
});

test('S4-04 whoever has no role in the metadata is treated as public', async ({ page }) => {
  const account = await makeStaffAccount('admin');
  await page.route(token, async (route) => {
    const response = await route.fetch();
    const session = await response.json();
    await route.fulfill({ response, json: { ...session, user: { ...session.user, user_metadata: {} } } });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await signIn(page, account);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: /Dashboard|Admin|Pharmacist|DME/ })).toHaveCount(0);
});

test('S4-08 without a backend client the chat is there, signed out, and nothing waits', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/"backend":\{[^}]*\}/, '"backend":null');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/');
  await expect(chatPage(page).bar).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Checking your session' })).toHaveCount(0);
});

test('S2-59 a spinner shows while the session resolves, and nothing else of the page', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openSignedIn(page);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('rx-auth') ?? '');
    localStorage.setItem('rx-auth', JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.reload();
  await expect(page.getByRole('main').getByText('Checking your session')).toBeAttached();
  await expect(page).toHaveURL('/app/dashboard');
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(heading(page)).toHaveCount(0);
  held.resolve();
  await expect(heading(page)).toHaveText(/^Good /);
});

test('S4-16 a session that cannot be loaded is a warning in the console, and the chat works', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route(token, (route) =>
    route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' } }),
  );
  await page.addInitScript(() => {
    const user = { id: 'x', aud: '', created_at: '', app_metadata: {}, user_metadata: {} };
    const session = {
      access_token: 'a.b.c',
      refresh_token: 'r',
      expires_at: 1,
      expires_in: 1,
      token_type: 'bearer',
      user,
    };
    localStorage.setItem('rx-auth', JSON.stringify(session));
  });
  await page.goto('/');
  await expect.poll(() => warnings.join()).toContain('Session not loaded');
  await expect(chatPage(page).input).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('S7-04 what the server says to a sign-out is passed through, and this device is signed out all the same', async ({
  page,
}) => {
  await openSignedIn(page, await makeStaffAccount('employee'));
  await page.route('**/auth/v1/logout*', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected_failure', message: 'cannot log out' } }),
  );
  await signOut(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('cannot log out');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('rx-auth'))).toBeNull();
});
