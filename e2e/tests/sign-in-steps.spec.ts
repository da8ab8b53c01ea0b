import { loginDialog, signIn } from '../chat-page.ts';
import { expect, type Locator, type Page, test } from '../journey.ts';
import { readMode } from '../mode.ts';
import { violations } from '../page-checks.ts';
import { openSignedIn, shippedClient } from '../shipped-client.ts';
import { authenticatorCode, mailedLink, makeStaffAccount } from '../staff-account.ts';

// What may follow e-mail and password: a code, a link by mail, a new password.

const codeDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Enter your code' });
const newPasswordDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a new password' });

/** A link of a Supabase elsewhere is used by opening it. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  if (readMode() === 'embedded') await page.getByRole('button', { name: 'Continue' }).click();
}

/** As where a mail server is set up: the installation under test has none. */
async function sendMail(page: Page): Promise<void> {
  await page.route('**/auth/v1/settings', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mail_reaches_people: true } });
  });
}

async function choose(page: Page, password: string): Promise<void> {
  await newPasswordDialog(page).getByLabel('New password').fill(password);
  await newPasswordDialog(page).getByLabel('Repeat password').fill(password);
  await newPasswordDialog(page).getByRole('button', { name: 'Save password' }).click();
}

/** On touch screens a dialog comes a moment after it is there. */
async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => violations(page), { timeout: 20_000 }).toEqual([]);
}

test('S4-14 PASSWORD_RECOVERY: who forgot the password gets a link, chooses a new one and is in', async ({ page }) => {
  const errors: Error[] = [];
  const events: string[] = [];
  page.on('pageerror', (error) => errors.push(error));
  page.on('console', (message) => events.push(message.text()));
  const account = await makeStaffAccount('employee');
  await sendMail(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await loginDialog(page).getByLabel('Email').fill(account.email);
  await loginDialog(page).getByRole('button', { name: 'Forgot password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(forgot.getByLabel('Email')).toHaveValue(account.email);
  await forgot.getByRole('button', { name: 'Send link' }).click();
  await expect(forgot.getByRole('status')).toContainText('we’ve emailed a link');
  await expectAccessible(page);

  const link = await mailedLink(account.email);
  await openLink(page, link);
  await expect(newPasswordDialog(page)).toContainText(account.email);
  expect(events.join()).toContain('PASSWORD_RECOVERY');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expectAccessible(page);

  await choose(page, 'passwordpassword');
  await expect(newPasswordDialog(page).getByRole('alert')).toHaveText(
    'Password is known to be weak and easy to guess, please choose a different one.',
  );
  await page.reload();
  await choose(page, 'seven violet teapots');
  await expect(page).toHaveURL('/app/dashboard');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await signIn(page, { ...account, password: 'seven violet teapots' });
  await expect(page).toHaveURL('/app/dashboard');

  await page.getByRole('button', { name: 'Sign Out' }).click();
  if (readMode() === 'embedded') {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link was already used' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('ask an administrator for a new link');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await expect(loginDialog(page)).toBeVisible();
  } else {
    await openLink(page, link);
    await expect(loginDialog(page).getByRole('alert')).toContainText('This link was already used or has expired.');
  }
  await expect(page).toHaveURL('/');
  expect(errors).toEqual([]);
});

test('without a mail server, Forgot password? says who can help, in both languages', async ({ page }) => {
  for (const [language, words] of [
    [
      'en',
      ['Login', 'Forgot password?', 'Ask an administrator', 'npm run rx -- user reset-password', 'Back to password'],
    ],
    [
      'es',
      ['Entrar', '¿Olvidó su contraseña?', 'Pídalo a un administrador', 'npm run rx -- user reset-password', 'Volver'],
    ],
  ] as const) {
    await page.goto('/');
    if (language === 'es') await page.getByRole('button', { name: 'Español' }).click();
    const [login, forgot, ask, operator, back] = words;
    await page.getByRole('button', { name: login }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: forgot }).click();
    // A hosted Supabase sends these mails itself.
    if (readMode() !== 'embedded') {
      await expect(dialog.getByRole('textbox')).toBeVisible();
      return;
    }
    await expect(dialog).toContainText(ask);
    await expect(dialog).toContainText(operator);
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: back }).click();
    await expect(dialog.getByLabel(/Email|Correo/)).toBeVisible();
  }
});

test('S4-15 MFA_CHALLENGE_VERIFIED: an account with a second factor is let in with its code only', async ({ page }) => {
  const errors: Error[] = [];
  const events: string[] = [];
  page.on('pageerror', (error) => errors.push(error));
  page.on('console', (message) => events.push(message.text()));
  const account = await makeStaffAccount('pharmacist');
  await openSignedIn(page, account);
  const client = await shippedClient(page);
  const { factorId, secret } = await client.evaluate(async ({ auth }) => {
    const { data } = await auth.mfa.enroll({ factorType: 'totp' });
    return { factorId: data?.id ?? '', secret: data?.totp.secret ?? '' };
  });
  const verified = await client.evaluate(
    async ({ auth }, answer) => (await auth.mfa.challengeAndVerify(answer)).error,
    { factorId, code: authenticatorCode(secret) },
  );
  expect(verified).toBeNull();
  await expect.poll(() => events.join()).toContain('MFA_CHALLENGE_VERIFIED');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeAttached();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.goto('/app/pharmacist');
  await signIn(page, account);
  await expect(codeDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const code = codeDialog(page).getByLabel('6-digit code');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page);
  await code.fill('12');
  await code.press('Enter');
  await expect(codeDialog(page)).toContainText('Enter all 6 digits.');
  await code.fill(authenticatorCode(secret, 50));
  await code.press('Enter');
  await expect(codeDialog(page).getByRole('alert')).toContainText('That code isn’t right');

  // Half a sign-in opens nothing, also after a reload, and leaves nothing when it is given up.
  await page.goto('/app/pharmacist');
  await expect(codeDialog(page)).toBeVisible();
  await codeDialog(page).getByRole('button', { name: 'Back to password' }).click();
  await expect(loginDialog(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('rx-auth'))).toBeNull();
  await signIn(page, account);
  const next = authenticatorCode(secret, 1);
  await code.fill(`${next.slice(0, 3)} ${next.slice(3)}`);
  await code.press('Enter');
  await expect(page).toHaveURL('/app/pharmacist');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeAttached();
  expect(errors).toEqual([]);
});
