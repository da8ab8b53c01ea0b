import { type DemoShop, startDemoShop, storeSessionAt } from '../demo-shop.ts';
import { expect, type Locator, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { closeMenu } from '../shoe-cases.ts';
import { shoot } from '../shoot.ts';

// The store's own look, on a server of its own: other journeys would see it.

let shop: DemoShop;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  shop = await startDemoShop();
});
test.afterAll(() => shop.stop());

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });
const save = (page: Page): Locator => page.getByRole('button', { name: 'Save changes' });

async function open(page: Page): Promise<void> {
  await storeSessionAt(shop, page);
  await page.goto(`${shop.url}/app/settings?section=brand`);
  await page.getByLabel('Accent color', { exact: true }).waitFor();
  await closeMenu(page);
}

/** A drawing in two colors, as logos are. */
async function drawLogo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#7a2f5c';
    pen.arc(200, 200, 180, 0, 7);
    pen.fill();
    pen.fillStyle = '#ffffff';
    pen.fillRect(170, 80, 60, 240);
    pen.fillRect(80, 170, 240, 60);
    return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
  });
  return Buffer.from(base64, 'base64');
}

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());

test('S27-308 an owner chooses a logo, a color and a short name, sees the contrast of each use, and visitors see it at once @phone-full', async ({
  page,
  browser,
}) => {
  await open(page);
  await page.getByLabel('Accent color', { exact: true }).fill('FFCC00');
  const light = section(page, 'Light, while you’re open');
  await expect(light).toContainText(/#ffcc00 can’t be read here\. Shown as #[0-9a-f]{6}/);
  await expect(light).toContainText(/Links on every surface4\.\d to 1 · 1\.\d to 1 as chosen/);
  await expect(section(page, 'Dark, while you’re closed')).toContainText('Shown as chosen: #ffcc00');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await chooser).setFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByText('The logo must be a PNG, JPEG, GIF, or WebP picture.')).toBeVisible();
  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await again).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await drawLogo(page) });
  await expect(page.getByRole('button', { name: 'Remove the logo' })).toBeVisible();
  await page.getByLabel('Short name').fill('Alder Rx');
  await expect(section(page, 'How visitors see it')).toContainText('On a phone: Alder Rx');
  await expect(page.getByRole('status').filter({ hasText: '3 changes, not saved' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await save(page).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();

  // A busy machine may draw the new page later than a visitor waits.
  await expect.poll(async () => (await page.request.get(shop.url)).text()).toContain('renderedAt');
  const visitor = await browser.newPage({ viewport: page.viewportSize() ?? { width: 1280, height: 800 } });
  await visitor.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const faults: string[] = [];
  visitor.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await visitor.goto(shop.url);
  const logo = visitor.locator('header img').first();
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(256);
  expect(await logo.boundingBox()).toMatchObject({ width: 34, height: 34 });
  await visitor.waitForLoadState('networkidle');
  expect(await visitor.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
  expect(faults).toEqual([]);
  const [shown, other] = [await accentOf(visitor), await accentOf(page)];
  expect(shown).not.toMatch(/#235b4c|#a0d0c0/);
  expect(other).not.toBe(shown === '' ? other : '');
  expect(await violationsInBothThemes(visitor)).toEqual([]);
  await visitor.close();
});

test('S27-309 a logo is removed, the colors are the seasons’ again, and both come back from the history', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await page.getByRole('button', { name: 'Use the seasons' }).click();
  await expect(page.getByLabel('Accent color', { exact: true })).toHaveValue('');
  await save(page).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  expect(await (await page.request.get(shop.url)).text()).not.toMatch(/"logo"|:root\[data-season\]/);

  await page.goto(`${shop.url}/app/settings?section=history`);
  const history = section(page, 'History');
  await expect(history.getByRole('listitem').first()).toContainText(/Logo.*Accent color/);
  await history.getByRole('button', { name: 'Restore version 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore version 2?' });
  await expect(dialog).toContainText('Logo (a picture) added');
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await (await page.request.get(shop.url)).text()).toMatch(/"logo"/);
});

test('S27-310 fits 320 pixels, and every control fits a finger, in both languages @phone-full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  for (const language of ['en', 'es']) {
    await page.evaluate((chosen) => localStorage.setItem('rx-language', chosen), language);
    await page.reload();
    await page.getByLabel(language === 'en' ? 'Accent color' : 'Color principal', { exact: true }).waitFor();
    await closeMenu(page);
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await overTheSides(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await shoot(page, `brand-${language}`, true);
  }
});
