import { admin } from '../accounts.ts';
import { loginDialog, signIn } from '../chat-page.ts';
import { expect, test } from '../journey.ts';

test('S2-41 S2-42 S2-43 a signed-out visit to a protected page ends at / with the login dialog open', async ({
  page,
}) => {
  for (const path of ['/app/users', '/app/dashboard', '/app/admin']) {
    await page.goto(path);
    await expect(loginDialog(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});

test('S2-36 S2-40 the short routes lead where the long ones do', async ({ page }) => {
  for (const path of ['/admin', '/pharmacist', '/dme', '/dashboard']) {
    await page.goto(path);
    await expect(loginDialog(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  }
  await signIn(page, admin);
  await expect(page).toHaveURL('/app/dashboard');
});

test('S2-78 S2-80 S5-03 the login dialog answers wrong passwords and unknown e-mails alike, and closes on Cancel', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await signIn(page, { ...admin, password: 'wrong wrong wrong' });
  await expect(loginDialog(page).getByRole('alert')).toHaveText('Invalid login credentials');
  await signIn(page, { email: 'nobody@pharmacy.example', password: 'wrong wrong wrong' });
  await expect(loginDialog(page).getByRole('alert')).toHaveText('Invalid login credentials');
  await loginDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(loginDialog(page)).toBeHidden();
});

test('S2-07 S2-08 S2-09 S2-11 S2-60 S4-05 S7-02 an admin signs in to the dashboard, and a reload keeps the session', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await signIn(page, admin);
  await expect(page).toHaveURL('/app/dashboard');
  const dashboard = page.getByRole('main');
  for (const [label, value] of [
    ['Active prescriptions', '3'],
    ['Refills due', '2'],
    ['Messages', '1'],
  ] as const) {
    await expect(dashboard.getByText(label, { exact: true }).locator('..')).toContainText(value);
  }
  await expect(dashboard.getByRole('heading', { name: /recent prescriptions/i })).toBeVisible();

  await page.reload();
  await expect(page).toHaveURL('/app/dashboard');
  await expect(dashboard.getByRole('heading', { name: /recent prescriptions/i })).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(admin.email);
});

test('S2-73 S4-06 S4-07 A13 signing out clears the session here and ends it on the server', async ({ page }) => {
  await page.goto('/app/dashboard');
  const signedIn = page.waitForResponse((response) => response.url().includes('grant_type=password'));
  await signIn(page, admin);
  const { access_token: token } = await (await signedIn).json();
  await expect(page).toHaveURL('/app/dashboard');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('auth')))).toEqual([]);
  // The page does not wait for the server to say so.
  const download = async () =>
    (
      await page.request.get('/api/storage/download?bucket=chat-uploads&path=x', {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status();
  await expect.poll(download).toBe(401);
});
