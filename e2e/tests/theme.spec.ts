import { expect, test } from '@playwright/test';

test('S4-60 auto is looked at again every 60 seconds: light turns to dark when the store closes', async ({ page }) => {
  // A Wednesday, half a minute before closing, on the store's clock.
  await page.clock.install({ time: new Date('2026-07-15T17:29:30-07:00') });
  await page.goto('/');
  // The page comes as the server's clock has it, and goes by the reader's from then on.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.clock.runFor(61_000);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('region', { name: 'Store information' })).toContainText('Closed');
});

test('S4-58 S4-59 S9-01 S9-02 S9-03 the page comes in the theme of the hour, whatever the zone of the reader', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  await page.clock.install();
  for (const [time, expected] of [
    ['2026-07-13T08:29:00-07:00', 'dark'],
    ['2026-07-17T17:29:00-07:00', 'light'],
    ['2026-07-18T12:31:00-07:00', 'dark'],
    ['2026-07-19T12:00:00-07:00', 'dark'],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await page.goto('/');
    await expect(page.locator('html'), time).toHaveAttribute('data-theme', expected);
  }
  await context.close();
});
