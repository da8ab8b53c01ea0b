import { expect, type Page, test } from '@playwright/test';
import { type DemoShop, startDemoShop } from '../demo-shop.ts';
import { overTheSides, violations } from '../page-checks.ts';
import { authenticatorCode } from '../staff-account.ts';
import { comeIn } from '../walk-places.ts';

// From a date on, a role needs a second factor. A shop of its own, since the rule meets everyone of the role.

test.describe.configure({ timeout: 3 * 60_000 });

let shop: DemoShop;
test.beforeAll(async () => {
  shop = await startDemoShop();
});
test.afterAll(() => shop?.stop());

const panel = (page: Page, name: string) => page.getByRole('region', { name });

async function requireFrom(page: Page, days: number): Promise<void> {
  await page.goto('/app/users');
  await page.getByRole('button', { name: 'Second-factor rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'Second-factor rules' });
  const day = new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Employee: required from').fill(day);
  await expect(dialog.getByLabel('Admin: required from')).not.toHaveValue('');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save rules' }).click();
  await expect(dialog).toHaveCount(0);
}

test('A16 a role that needs a second factor is reminded before the date; after it, only setting one up is possible', async ({
  browser,
}) => {
  const admins = await browser.newContext({ baseURL: shop.url });
  const employees = await browser.newContext({ baseURL: shop.url });
  const admin = await admins.newPage();
  const page = await employees.newPage();
  await comeIn(admin, shop.admin);
  await requireFrom(admin, 4);

  await comeIn(page, shop.employee);
  await page.goto('/app/dashboard');
  const bar = page.getByRole('status').filter({ hasText: 'your role needs a second factor' });
  await expect(bar).toContainText(/From .+ on, your role needs a second factor\./);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overTheSides(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page).toHaveURL('/app/dashboard');

  await requireFrom(admin, -2);
  await page.reload();
  await expect(page).toHaveURL('/app/account');
  await expect(page.getByText('Your role needs a second factor. Set one up below')).toBeVisible();
  const refused = page.waitForResponse((response) => response.status() === 403 && response.url().includes('/api/'));
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL('/app/account');
  // The refused page is gone, and its answer too.
  const { authorization = '' } = await (await refused).request().allHeaders();
  const again = await page.request.get((await refused).url(), { headers: { authorization } });
  expect((await again.json()).code).toBe('second_factor_required');

  const factor = panel(page, 'Second factor');
  await factor.getByRole('button', { name: 'Set up second factor' }).click();
  const secret = ((await factor.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await factor.getByLabel('6-digit code').fill(authenticatorCode(secret));
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click();
  await expect(page.getByText('Your role needs a second factor. Set one up below')).toHaveCount(0);
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/app/dashboard');
  await admins.close();
  await employees.close();
});
