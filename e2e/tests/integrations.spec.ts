import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { openSignedIn } from '../shipped-client.ts';
import { closeMenu } from '../shoe-cases.ts';
import { makeStaffAccount } from '../staff-account.ts';

// Keys for other programs, and every endpoint.

async function open(page: Page): Promise<void> {
  await openSignedIn(page, await makeStaffAccount('admin'));
  await page.goto('/app/integrations');
  await page.getByRole('heading', { name: 'Integrations', level: 1 }).waitFor();
  await closeMenu(page);
}

const keys = (page: Page) => page.getByRole('region', { name: 'Keys' });

test('S28-54 an administrator creates a key, a program reads with it, and revoking ends it @phone-full', async ({
  page,
}) => {
  await open(page);
  const name = `Front desk ${Date.now()}`;
  await page.getByLabel('Program').fill(name);
  await page.getByLabel('What it may do').selectOption('Read open requests');
  await keys(page).getByRole('button', { name: 'Create key' }).click();
  const secret = (await keys(page).locator('code').nth(1).textContent()) ?? '';
  expect(secret).toMatch(/^rxk_[\w-]{43}$/);
  const read = () => page.request.get('/api/integrations/requests', { headers: { authorization: `Bearer ${secret}` } });
  expect(await (await read()).json()).toMatchObject({ requests: expect.any(Array) });

  await page.getByRole('button', { name: 'I copied it' }).click();
  await expect(keys(page)).not.toContainText(secret);
  await page.reload();
  await closeMenu(page);
  await expect(keys(page).getByRole('row', { name: new RegExp(name) })).toContainText('Active');
  await keys(page)
    .getByRole('button', { name: `Revoke ${name}` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(keys(page).getByRole('row', { name: new RegExp(name) })).toContainText('Revoked');
  expect((await read()).status()).toBe(401);
});

test('S28-55 the page lists every endpoint, and fits a phone of 320 px @phone-full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await open(page);
  const list = page.getByRole('list', { name: 'All endpoints' });
  await page.getByRole('searchbox', { name: 'Search endpoints' }).fill('/api/notices');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list).toContainText('POST /api/notices');
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await overTheSides(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});
