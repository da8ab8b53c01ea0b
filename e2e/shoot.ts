import type { Page } from '@playwright/test';

/** With `SHOTS`, saves pictures of the page to that folder: phone and desktop, light and dark. */
export async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  const before = page.viewportSize();
  for (const width of [390, 1280])
    for (const theme of ['light', 'dark']) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme);
      await page.screenshot({ path: `${folder}/${name.replaceAll('/', '-')}-${width}-${theme}.png`, fullPage });
    }
  if (before) await page.setViewportSize(before);
}
