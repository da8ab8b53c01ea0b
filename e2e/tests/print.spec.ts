import { expect, type Page, test } from '../journey.ts';
import { storeSession } from '../shipped-client.ts';
import { openPage } from '../staff-page.ts';

/** The store's name, phone and address head the paper, in dark ink; what can only be pressed stays off it. */
async function expectStoreOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const head = page.getByRole('banner');
  await expect(head).toContainText('Alder Street Pharmacy');
  const name = head.getByText('Alder Street Pharmacy');
  await expect(name).toBeVisible();
  const ink = await name.evaluate((element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? []);
  expect(Math.max(...ink)).toBeLessThan(80);
  const store = page.getByRole('region', { name: 'Store information' });
  await expect(store.getByRole('link', { name: '(555) 555-0100', exact: true })).toBeVisible();
  await expect(store.getByRole('link', { name: '214 Alder Street, Millbrook, OR 97000' })).toBeVisible();
  await expect(head.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}

test('the front page is printed with the store’s name, phone and address, also from the dark theme', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('rx-theme', 'dark'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectStoreOnPaper(page);
});

test('recall, board, appointments, audit log and dashboard are printed with the store’s name', async ({ page }) => {
  await storeSession(page);
  for (const path of [
    '/app/dme/recall',
    '/app/dme/denials',
    '/app/dme/board',
    '/app/requests/day',
    '/app/audit',
    '/app/dashboard',
  ]) {
    await openPage(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectStoreOnPaper(page);
  }
});
