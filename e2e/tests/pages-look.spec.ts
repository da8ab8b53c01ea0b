import { expect, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { storeSession } from '../shipped-client.ts';
import { makeStaffAccount } from '../staff-account.ts';
import { expectInert, openPage, settle, staffPage } from '../staff-page.ts';
import { onlyFull } from '../tiers.ts';

test('S2-25 S2-26 S2-27 S2-28 S2-29 S2-30 S2-31 the pharmacist’s tools: examples that say so, and buttons that do nothing', async ({
  page,
}) => {
  await storeSession(page, await makeStaffAccount('pharmacist'));
  await openPage(page, '/app/pharmacist');
  await expect(staffPage(page).main.getByRole('heading', { level: 1 })).toHaveText('Pharmacist Tools');
  await expect(staffPage(page).sample.getByText('Sample', { exact: true })).toBeVisible();
  for (const title of [/^pending reviews$/i, /^priority queue$/i, /^drug interaction alerts$/i]) {
    await expect(
      staffPage(page).sample.getByRole('region', { name: title }).getByRole('listitem').first(),
    ).toBeVisible();
  }
  await settle(page);
  for (const name of [/drug database/i, /interaction checker/i, /dosage calculator/i, /clinical reports/i]) {
    const button = staffPage(page).sample.getByRole('button', { name });
    await expect(button).toHaveAccessibleDescription('These buttons do nothing yet.');
    await expectInert(page, button);
  }
});

for (const path of ['/app/dashboard', '/app/pharmacist', '/app/admin']) {
  test(`axe finds nothing on ${path}, by day and by night; nothing is too small or off the side`, {
    tag: onlyFull,
  }, async ({ page }) => {
    await storeSession(page);
    await openPage(page, path);
    await expect(staffPage(page).main.getByRole('heading', { level: 1 })).toBeVisible();
    if (path !== '/app/pharmacist') await expect(staffPage(page).health).toContainText('Disk space');
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await overTheSides(page)).toEqual([]);
  });
}
