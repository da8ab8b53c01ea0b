import { untilAlive } from '../cold-load.ts';
import { expect, test } from '../journey.ts';
import { holdUploads, pdfText, stubStorage, uploadsPage } from '../uploads-page.ts';

test(
  'S2-86 S5-26 S9-13 the picker is single on phones, and knows 300 ms after the focus that it was cancelled',
  { tag: '@phone' },
  async ({ page }, testInfo) => {
    await page.clock.install({ time: 0 });
    await page.goto('/');
    await untilAlive(page);
    const uploads = uploadsPage(page);
    await expect(page.getByText('Drag files here, click the camera, or use the sprite button')).toBeVisible();
    const open = async () => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Add files to send' }).click();
      return chooser;
    };
    // Before the code for files is there, the page opens a plain one.
    await expect(async () => {
      expect((await open()).isMultiple()).toBe(testInfo.project.name === 'desktop');
      await expect(uploads.picker).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
    }).toPass();
    await page.clock.pauseAt(3_600_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.clock.runFor(299);
    await expect(uploads.picker).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(uploads.picker).toHaveAttribute('aria-expanded', 'false');
    await open();
  },
);

test('the picker opens at the press, once, before the code for files is there, and the file waits for it', async ({
  page,
}) => {
  await stubStorage(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/uploads-parts-*.js', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto('/');
  await untilAlive(page);
  let opened = 0;
  page.on('filechooser', () => {
    opened += 1;
  });
  const uploads = uploadsPage(page);
  const chooser = page.waitForEvent('filechooser');
  await uploads.picker.click();
  await (await chooser).setFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfText()) });
  held.resolve();
  await expect(uploads.succeeded(1)).toBeVisible();
  expect(opened).toBe(1);
});

test('a chosen file shows its name, size, progress and a cancel button, on any screen', {
  tag: '@phone-full',
}, async ({ page }) => {
  await stubStorage(page);
  const held = await holdUploads(page);
  await page.goto('/');
  const uploads = uploadsPage(page);
  const chooser = page.waitForEvent('filechooser');
  await uploads.picker.click();
  const name = `${'a very long name of a scanned insurance card '.repeat(3)}.pdf`;
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(340_000, 'x') });
  await expect(uploads.row(name)).toContainText(/(Uploading|Checking) \d+%, .*0\.3 MB/);
  const cancel = await page.getByRole('button', { name: `Cancel ${name}` }).boundingBox();
  expect(cancel?.width).toBeGreaterThanOrEqual(44);
  expect(cancel?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  held.release();
  await expect(uploads.succeeded(1)).toBeVisible();
});
