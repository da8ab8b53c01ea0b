import { signIn } from '../chat-page.ts';
import { type CDPSession, expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { storeSession } from '../shipped-client.ts';
import { type Account, ageProof, makeStaffAccount, shownName } from '../staff-account.ts';

// Passkeys in a real browser, with Chromium's virtual authenticator as the device.

const panel = (page: Page, name: string) => page.getByRole('region', { name });

async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function addPasskey(page: Page, account: Account): Promise<string[]> {
  await storeSession(page, account);
  await page.goto('/app/account');
  await panel(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click();
  const shown = panel(page, 'Your recovery codes');
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allTextContents();
  await shown.getByRole('button', { name: 'I’ve saved my codes' }).click();
  await expect(panel(page, 'Passkeys').getByRole('listitem')).toHaveCount(1);
  return codes;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.getByRole('button', { name: 'Login' }).click();
}

test('A16 a passkey is added with recovery codes, signs in alone, is listed with its last use, and is removed', async ({
  page,
}) => {
  await addAuthenticator(page);
  const account = await makeStaffAccount('pharmacist');
  await addPasskey(page, account);
  const passkeys = panel(page, 'Passkeys');
  await expect(passkeys.getByRole('listitem')).toContainText(/Chrome on .+Added .+, not used yet/);
  await expect(panel(page, 'Second factor')).toContainText('Your passkey is your second factor.');
  await expect(panel(page, 'Second factor')).toContainText('10 recovery codes left.');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close Menu' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overTheSides(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  // One device needs one passkey.
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('alert')).toHaveText('This device already has a passkey for your account.');

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await signOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(account.email);
  await page.goto('/app/account');
  await expect(passkeys.getByRole('listitem')).toContainText(/last used/);

  await passkeys.getByRole('button', { name: /^Remove passkey/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
  await expect(panel(page, 'Second factor')).toContainText('Not set up');
  await signOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The passkey wasn’t accepted.');
});

test('A16 a password alone is not enough once there is a passkey; an unverified owner is refused, a recovery code helps', async ({
  page,
}) => {
  const { cdp, authenticatorId } = await addAuthenticator(page);
  const account = await makeStaffAccount('employee');
  const [code = ''] = await addPasskey(page, account);
  await signOut(page);
  await signIn(page, account);
  const step = page.getByRole('dialog', { name: 'Use your passkey' });
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await step.getByRole('button', { name: 'Use passkey' }).click();
  await expect(step.getByRole('alert')).toContainText('The passkey wasn’t accepted.');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await step.getByRole('button', { name: 'Use passkey' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(account.email);

  await signOut(page);
  await signIn(page, account);
  await step.getByRole('button', { name: 'Use a recovery code instead' }).click();
  const rescue = page.getByRole('dialog', { name: 'Use a recovery code' });
  await rescue.getByLabel('Recovery code').fill(code);
  await rescue.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/app/account');
  await expect(panel(page, 'Second factor')).toContainText('9 recovery codes left.');
});

test('A16 minutes after the sign-in, removing a passkey asks who it is first; the passkey itself is an answer', async ({
  page,
}) => {
  const { cdp, authenticatorId } = await addAuthenticator(page);
  const account = await makeStaffAccount('pharmacist');
  await addPasskey(page, account);
  await ageProof(account);
  const passkeys = panel(page, 'Passkeys');
  await passkeys.getByRole('button', { name: /^Remove passkey/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await dialog.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The passkey wasn’t accepted.');
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await dialog.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
});

test('switches to a colleague with two touches and their passkey; one that fails leaves the password, and nobody in', async ({
  page,
}) => {
  const { cdp, authenticatorId } = await addAuthenticator(page);
  const [first, second] = [await makeStaffAccount('pharmacist'), await makeStaffAccount('employee')];
  await addPasskey(page, first);
  await signOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toContainText(first.email);
  const next = page.getByRole('region', { name: 'Who’s signing in?' });
  await page.getByRole('button', { name: 'Switch user' }).click();
  await next.getByLabel('Email').fill(second.email);
  await next.getByRole('textbox', { name: 'Password' }).fill(second.password);
  await next.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(menu).toContainText(second.email);
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));

  await page.getByRole('button', { name: 'Switch user' }).click();
  await next.getByRole('button', { name: shownName(first), exact: true }).click();
  const chosen = page.getByRole('region', { name: shownName(first) });
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await chosen.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(chosen.getByRole('alert').filter({ hasText: 'The passkey wasn’t accepted.' })).toBeVisible();
  await expect(menu).toHaveCount(0);
  await expect(chosen.getByRole('textbox', { name: 'Password' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);

  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await chosen.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(menu).toContainText(first.email);
  await expect(page).toHaveURL('/app/dashboard');
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
  expect(await page.content()).not.toContain(second.email);
  // A passkey counts as two factors: nothing more is asked.
  await expect(page.getByRole('dialog', { name: /passkey|code/i })).toHaveCount(0);
});

test('in Spanish the panel and the sign-in speak of passkeys, too', async ({ page }) => {
  await addAuthenticator(page);
  await page.addInitScript(() => localStorage.setItem('rx-language', 'es'));
  await storeSession(page, await makeStaffAccount('employee'));
  await page.goto('/app/account');
  await expect(
    panel(page, 'Llaves de acceso').getByRole('button', { name: 'Agregar una llave de acceso' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).click();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('button', { name: 'Usar una llave de acceso' })).toBeVisible();
});

test('where the sign-in service has no passkeys, the page says what works instead', async ({ page }) => {
  await addAuthenticator(page);
  await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: { passkeys_enabled: false } }));
  await storeSession(page, await makeStaffAccount('employee'));
  await page.goto('/app/account');
  await expect(panel(page, 'Passkeys')).toContainText('An authenticator app works as your second factor.');
  await expect(panel(page, 'Passkeys').getByRole('button')).toHaveCount(0);
  await signOut(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
});
