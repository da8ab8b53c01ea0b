import { loginDialog, signIn } from '../chat-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { anonKey, storeSession } from '../shipped-client.ts';
import { type Account, ageProof, authenticatorCode, makeStaffAccount } from '../staff-account.ts';

// My account: the password, the second factor and its recovery codes, and the places where one is signed in.

const panel = (page: Page, name: string) => page.getByRole('region', { name });

async function openAccount(page: Page, account: Account): Promise<void> {
  await storeSession(page, account);
  await page.goto('/app/account');
  await expect(panel(page, 'Second factor').getByRole('button', { name: 'Set up second factor' })).toBeVisible();
}

/** Signs in on another device. Returns a function that checks whether that session still lives. */
async function openElsewhere(page: Page, account: Account): Promise<() => Promise<number>> {
  const apikey = await anonKey(page);
  const answer = await page.request.post('/backend/auth/v1/token?grant_type=password', {
    headers: { apikey, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/143.0' },
    data: account,
  });
  const { access_token: token } = await answer.json();
  const headers = { authorization: `Bearer ${token}` };
  return async () => (await page.request.get('/api/session', { headers })).status();
}

test('A16 a new password needs the current one, is judged by the server, and ends the other sessions', async ({
  page,
}) => {
  const account = await makeStaffAccount('employee');
  await openAccount(page, account);
  const standsElsewhere = await openElsewhere(page, account);
  expect(await standsElsewhere()).toBe(200);
  const password = panel(page, 'Password');
  const change = async (current: string, next: string) => {
    await password.getByLabel('Current password').fill(current);
    await password.getByLabel('New password', { exact: true }).fill(next);
    await password.getByLabel('Repeat password').fill(next);
    await password.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not this one at all', 'nine purple lanterns');
  await expect(password.getByRole('alert')).toHaveText('Current password is incorrect.');
  await password.getByLabel('Repeat password').fill('nine purple lantern');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('The passwords don’t match.')).toBeVisible();
  await change(account.password, 'passwordpassword');
  await expect(password.getByRole('alert')).toContainText('easy to guess');
  await change(account.password, 'nine purple lanterns');
  await expect(password.getByRole('status')).toContainText('Your password was changed,');
  expect(await standsElsewhere()).toBe(401);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await signIn(page, { ...account, password: 'nine purple lanterns' });
  await expect(page).toHaveURL('/app/dashboard');
});

test('A16 a second factor is set up by picture or key, its ten codes are shown once, and one of them takes its place', async ({
  page,
}) => {
  const account = await makeStaffAccount('pharmacist');
  await openAccount(page, account);
  const factor = panel(page, 'Second factor');
  await factor.getByRole('button', { name: 'Set up second factor' }).click();
  const picture = factor.getByRole('img', { name: 'QR code with the key for your authenticator app' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
  const secret = ((await factor.locator('code').textContent()) ?? '').replaceAll(' ', '');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await factor.getByLabel('6-digit code').fill(authenticatorCode(secret, 50));
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await expect(factor.getByRole('alert')).toContainText('That code isn’t right');
  await factor.getByLabel('6-digit code').fill(authenticatorCode(secret));
  await factor.getByRole('button', { name: 'Turn on' }).click();

  const shown = panel(page, 'Your recovery codes');
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  expect(new Set(codes).size).toBe(10);
  const download = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await shown.getByRole('button', { name: 'I’ve saved my codes' }).click();
  await expect(factor).toContainText('10 recovery codes left.');
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await signIn(page, account);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  const rescue = page.getByRole('dialog', { name: 'Use a recovery code' });
  await rescue.getByLabel('Recovery code').fill('AAAAA-AAAAA');
  await rescue.getByRole('button', { name: 'Continue' }).click();
  await expect(rescue.getByRole('alert')).toHaveText('This recovery code isn’t valid.');
  await rescue.getByLabel('Recovery code').fill(codes[3] ?? '');
  await rescue.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/app/account');
  // The code worked once, and the factor stays.
  await expect(factor).toContainText('On since');
  await expect(factor).toContainText('9 recovery codes left.');
});

test('A16 a second factor is removed after a confirmation, and new codes void the old ones', async ({ page }) => {
  const account = await makeStaffAccount('admin');
  await openAccount(page, account);
  const factor = panel(page, 'Second factor');
  await factor.getByRole('button', { name: 'Set up second factor' }).click();
  const secret = ((await factor.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await factor.getByLabel('6-digit code').fill(authenticatorCode(secret));
  await factor.getByRole('button', { name: 'Turn on' }).click();
  const shown = panel(page, 'Your recovery codes');
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const first = await shown.getByRole('listitem').allTextContents();
  await shown.getByRole('button', { name: 'I’ve saved my codes' }).click();
  await factor.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create new codes' }).click();
  await expect.poll(() => shown.getByRole('listitem').allTextContents()).toHaveLength(10);
  const second = await shown.getByRole('listitem').allTextContents();
  expect(second.filter((code) => first.includes(code))).toEqual([]);
  await shown.getByRole('button', { name: 'I’ve saved my codes' }).click();

  await factor.getByRole('button', { name: 'Remove second factor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove second factor' }).click();
  await expect(factor).toContainText('Not set up');
  await page.reload();
  await expect(factor).toContainText('Not set up');
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(account.email);
});

test('A16 minutes after the sign-in, a change of the second factor asks who it is first, in both languages', async ({
  page,
}) => {
  const account = await makeStaffAccount('pharmacist');
  await openAccount(page, account);
  await ageProof(account);
  const factor = panel(page, 'Second factor');
  const setUp = factor.getByRole('button', { name: 'Set up second factor' });
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await setUp.click();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(factor.getByRole('alert')).toHaveText('Nothing was changed.');

  await setUp.click();
  await dialog.getByLabel('Password', { exact: true }).fill('not this one at all');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('That isn’t your current password.');
  await page.setViewportSize({ width: 390, height: 844 });
  // The menu is put away, and the button keeps the focus.
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await expect.poll(() => overTheSides(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
  const secret = ((await factor.locator('code').textContent()) ?? '').replaceAll(' ', '');

  // The code was right, and only the recovery codes ask again.
  await ageProof(account);
  await factor.getByLabel('6-digit code').fill(authenticatorCode(secret));
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const shown = panel(page, 'Your recovery codes');
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await shown.getByRole('button', { name: 'I’ve saved my codes' }).click();

  await ageProof(account);
  await page.evaluate(() => localStorage.setItem('rx-language', 'es'));
  await page.reload();
  const segundo = panel(page, 'Segundo factor');
  await segundo.getByRole('button', { name: 'Quitar el segundo factor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar el segundo factor' }).click();
  const spanish = page.getByRole('dialog', { name: 'Confirme que es usted' });
  await spanish.getByLabel('Contraseña', { exact: true }).fill(account.password);
  await spanish.getByRole('button', { name: 'Confirmar' }).click();
  await expect(panel(page, 'Contraseña').getByLabel('Repita la contraseña')).toBeVisible();
  await expect(segundo).toContainText('Sin configurar');
});

test('open sessions are listed with device and place, and end one by one or all at once', async ({ page }) => {
  const account = await makeStaffAccount('employee');
  await openAccount(page, account);
  const standsElsewhere = await openElsewhere(page, account);
  await page.reload();
  const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'This device' })).toContainText(/Chrome on .+(127\.0\.0\.1|::1)/);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overTheSides(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  await expect(rows).toHaveCount(1);
  expect(await standsElsewhere()).toBe(401);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(loginDialog(page)).toHaveCount(0);
});
