import { loginDialog, signIn } from '../chat-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { makeManager, msUntilShown } from '../live-staff.ts';
import { overTheSides, violationsInBothThemes } from '../page-checks.ts';
import { openSignedIn, storeSession } from '../shipped-client.ts';
import { makeStaffAccount } from '../staff-account.ts';

// What an administrator decides elsewhere reaches the open screen, which nobody touches, within two seconds and with words.

const soonMs = 2_000;
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const whyEnded = (page: Page, text: string) => loginDialog(page).getByRole('alert').filter({ hasText: text });
/** The screen follows its session from here on. */
const followed = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/session/events'));

test('a promotion shows the new navigation at once, with words, and leaves the page and its focus alone', {
  tag: '@phone-full',
}, async ({ page, isMobile }) => {
  const account = await makeStaffAccount('employee');
  const manager = await makeManager(page);
  await storeSession(page, account);
  const following = followed(page);
  await page.goto('/app/account');
  await following;
  const field = page.getByLabel('Current password');
  await field.fill('half a thought');
  const notice = page.getByRole('status').filter({ hasText: 'Your role is now Pharmacist.' });
  expect(await msUntilShown(() => manager.setRole(account, 'pharmacist'), notice)).toBeLessThan(soonMs);
  await expect(notice).toContainText('The menu shows what you can open.');
  await expect(field).toHaveValue('half a thought');
  await expect(field).toBeFocused();
  expect(await overTheSides(page)).toEqual([]);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toHaveCount(0);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu(page).getByRole('link', { name: 'Pharmacist Tools' })).toBeVisible();
});

test('a page that was denied opens with the promotion', async ({ page }) => {
  const account = await makeStaffAccount('employee');
  const manager = await makeManager(page);
  await storeSession(page, account);
  const following = followed(page);
  await page.goto('/app/dme/cases');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await following;
  const opened = page.getByRole('heading', { level: 1, name: 'Shoe cases' });
  expect(await msUntilShown(() => manager.setRole(account, 'pharmacist'), opened)).toBeLessThan(soonMs);
});

test('A14 a demotion takes the page away, says the new role, and leads on to what is left', async ({ page }) => {
  const account = await makeStaffAccount('pharmacist');
  const manager = await makeManager(page);
  await storeSession(page, account);
  const following = followed(page);
  await page.goto('/app/pharmacist');
  await following;
  const why = whyEnded(page, 'An administrator changed your role: it’s now Employee. Sign in again to continue.');
  expect(await msUntilShown(() => manager.setRole(account, 'employee'), why)).toBeLessThan(soonMs);
  await expect(page).toHaveURL('/');
  await expect(menu(page)).toHaveCount(0);
  await signIn(page, account);
  await expect(page).toHaveURL('/app/dashboard');
});

for (const [act, language, words, ...tag] of [
  ['block', 'en', 'Your account is blocked. Ask an administrator for help.'],
  ['block', 'es', 'Su cuenta está bloqueada. Pida ayuda a un administrador.', '@full'],
  ['endSessions', 'en', 'An administrator signed you out. Please sign in again.', '@full'],
  ['endSessions', 'es', 'Un administrador cerró su sesión. Inicie sesión de nuevo.'],
  ['remove', 'en', 'Your account was deleted. Ask an administrator for help.'],
] as const)
  test(`A14 ${act} by an administrator says so on the screen, in ${language}`, { tag }, async ({ page }) => {
    const account = await makeStaffAccount('pharmacist');
    const manager = await makeManager(page);
    await page.addInitScript((name) => localStorage.setItem('rx-language', name), language);
    await storeSession(page, account);
    const following = followed(page);
    await page.goto('/app/pharmacist');
    await following;
    const why = page.getByRole('dialog').getByRole('alert').filter({ hasText: words });
    expect(await msUntilShown(() => manager[act](account), why)).toBeLessThan(soonMs);
    await expect(page).toHaveURL('/');
    await expect(page.getByText(account.email)).toHaveCount(0);
  });

test('a hidden screen hears of it as soon as it is looked at', async ({ page }) => {
  const account = await makeStaffAccount('pharmacist');
  const manager = await makeManager(page);
  const following = followed(page);
  await openSignedIn(page, account);
  await following;
  const turn = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await turn(true);
  await manager.block(account);
  // The bell of notices may have heard of it before.
  await page.waitForTimeout(1_500);
  expect(await msUntilShown(() => turn(false), whyEnded(page, 'Your account is blocked.'))).toBeLessThan(soonMs);
});
