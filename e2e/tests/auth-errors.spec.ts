import { admin } from '../accounts.ts';
import { loginDialog, signIn } from '../chat-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { openSignedIn, shippedClient } from '../shipped-client.ts';

const token = '**/backend/auth/v1/token*';

async function openLogin(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(loginDialog(page)).toBeVisible();
}

test('S8-01 without a backend the chat works and the login says that there is none', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/"backend":\{[^}]*\}/, '"backend":null');
    await route.fulfill({ response, body: html });
  });
  await openLogin(page);
  await signIn(page, admin);
  await expect(loginDialog(page).getByRole('alert')).toHaveText('Authentication not available');
});

test('S8-02 an error of the sign-in is shown in its own words', async ({ page }) => {
  await page.route(token, (route) =>
    route.fulfill({ status: 400, json: { code: 'x', message: 'A reason of its own' } }),
  );
  await openLogin(page);
  await signIn(page, admin);
  await expect(loginDialog(page).getByRole('alert')).toHaveText('A reason of its own');
});

test('S8-36 S8-37 S8-38 S8-39 S8-40 the shipped client names what is wrong with a session', async ({ page }) => {
  await openSignedIn(page);
  const client = await shippedClient(page);
  const weak = { code: 'weak_password', message: 'Too weak', weak_password: { reasons: ['length', 'pwned'] } };
  await page.route('**/backend/auth/v1/user*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: weak, headers: { 'x-supabase-api-version': '2024-01-01' } })
      : route.continue(),
  );
  const password = await client.evaluate(async ({ auth }) => {
    const { error } = await auth.updateUser({ password: 'short' });
    return { name: error?.name, reasons: Reflect.get(error ?? {}, 'reasons') };
  });
  expect(password).toEqual({ name: 'AuthWeakPasswordError', reasons: ['length', 'pwned'] });

  const claims = await client.evaluate(async ({ auth }) => (await auth.getClaims('not.a-token')).error?.name);
  expect(claims).toBe('AuthInvalidJwtError');

  await page.route(token, (route) => route.fulfill({ json: {} }));
  const account = { email: 'a@b.example', password: 'x' };
  const empty = await client.evaluate(
    async ({ auth }, credentials) => (await auth.signInWithPassword(credentials)).error?.message,
    account,
  );
  expect(empty).toBe('Auth session or user missing');

  for (const status of [502, 503, 504]) {
    await page.route(token, (route) => route.fulfill({ status, json: { message: 'later' } }));
    const error = await client.evaluate(
      async ({ auth }, credentials) => (await auth.signInWithPassword(credentials)).error?.name,
      account,
    );
    expect(error, String(status)).toBe('AuthRetryableFetchError');
  }

  await page.route('**/backend/auth/v1/logout*', (route) => route.fulfill({ status: 204 }));
  const missing = await client.evaluate(async ({ auth }) => {
    await auth.signOut({ scope: 'local' });
    return (await auth.getUser()).error?.message;
  });
  expect(missing).toBe('Auth session missing!');
});
