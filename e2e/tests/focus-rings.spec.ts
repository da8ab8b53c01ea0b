import { ringFaults } from '../focus-rings.ts';
import { expect, test } from '../journey.ts';
import { storeSession } from '../shipped-client.ts';
import { openPage, settle } from '../staff-page.ts';
import { someOf } from '../tiers.ts';

test('focus rings are whole and round on the front page', { tag: '@phone-full' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The styles of what is not needed at first come later.
  await expect.poll(() => ringFaults(page)).toEqual([]);
});

test('focus rings are whole and round on staff pages', { tag: '@phone-full' }, async ({ page }) => {
  await storeSession(page);
  for (const path of someOf([
    '/app/dashboard',
    '/app/users',
    '/app/dme',
    '/app/dme/cases',
    '/app/sms',
    '/app/audit',
    '/app/people',
    '/app/account',
  ])) {
    await openPage(page, path);
    await settle(page);
    expect(await ringFaults(page), path).toEqual([]);
  }
});
