import { expect, type Page, test } from '@playwright/test';
import { type DemoShop, startDemoShop } from '../demo-shop.ts';
import { layoutFaults } from '../layout-checks.ts';
import { smallTargets, violations } from '../page-checks.ts';
import { settle } from '../staff-page.ts';
import { addLongNames, comeIn, type Language, type Place, publicPlaces, staffPlaces } from '../walk-places.ts';

// Every page of the demo at every width. `npm run test:full` walks all of them in both themes and languages; `npm test` takes a short walk.

const isFull = process.env.RX_FULL === '1';
const widths = isFull ? [1920, 1440, 1340, 1280, 1200, 1024, 768, 390, 320] : [1280, 320];
const languages: readonly Language[] = isFull ? ['en', 'es'] : ['en'];
const themes = ['light', 'dark'];

// A shop for each walk takes longer to start than the short walks one after the other save.
test.describe.configure({ mode: isFull ? 'parallel' : 'default', timeout: (isFull ? 15 : 3) * 60_000 });

/** Its own for each worker, as what is done in it lasts. */
let shop: DemoShop;
test.beforeAll(async ({ browser }) => {
  shop = await startDemoShop({ isLong: !isFull });
  const page = await browser.newPage({ baseURL: shop.url });
  await comeIn(page, shop.admin);
  await addLongNames(page);
  await page.close();
});
test.afterAll(() => shop?.stop());

const walker = test.extend<{ page: Page }>({
  page: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce', serviceWorkers: 'block' });
    await use(await context.newPage());
    await context.close();
  },
});

for (const language of languages) {
  walker(
    `visitors’ pages, ${language}: nothing is cut, covered, too small or off the side; axe finds nothing`,
    async ({ page }) => {
      await speak(page, language);
      await walk(page, publicPlaces, language);
    },
  );
  for (const half of [0, 1]) {
    walker(
      `staff pages ${half + 1}, ${language}: nothing is cut, covered, too small or off the side; axe finds nothing`,
      async ({ page }) => {
        await comeIn(page, shop.admin);
        await speak(page, language);
        await walk(
          page,
          staffPlaces.filter((_, at) => at % 2 === half),
          language,
        );
      },
    );
  }
}

if (isFull) {
  walker('text twice as large: nothing is cut, covered or off the side', async ({ page }) => {
    await comeIn(page, shop.admin);
    for (const place of [...publicPlaces.filter(({ name }) => name !== 'login'), ...staffPlaces]) {
      await open(page, place, 'en');
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const width of [1280, 390, 320]) {
        await resize(page, width);
        // A field scrolls, and says to screen readers what it asks for. A long word may have no room on a phone.
        const faults = (await layoutFaults(page)).filter((fault) => !/^(cut: (input|select)|broken:) /.test(fault));
        expect.soft(faults, `${place.name} at ${width} px`).toEqual([]);
      }
    }
  });
}

const speak = (page: Page, language: Language) =>
  page.addInitScript((chosen) => localStorage.setItem('rx-language', chosen), language);

async function walk(page: Page, places: readonly Place[], language: Language): Promise<void> {
  for (const place of places) {
    await test.step(place.name, async () => {
      await open(page, place, language);
      for (const width of widths) await look(page, `${place.name} at ${width} px`, width);
    });
  }
}

async function open(page: Page, { path, act }: Place, language: Language): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await settle(page);
  if (!act) return;
  await act(page, language);
  await expect(page.locator('h1').first()).toBeAttached();
  await settle(page);
}

async function look(page: Page, place: string, width: number): Promise<void> {
  await resize(page, width);
  for (const theme of isFull ? themes : [themes[width === 320 ? 1 : 0] ?? '']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const targets = width < 600 ? await smallTargets(page) : [];
    const axe = await violations(page);
    const down = /^(inbox|thread|conversation)/.test(place) ? await scrollsDown(page) : [];
    const faults = [...(await layoutFaults(page)), ...down, ...targets.map((each) => `small: ${each}`), ...axe];
    expect.soft(faults, `${place}, ${theme}`).toEqual([]);
  }
}

/** Pages with panes fill the window; only the panes scroll. */
async function scrollsDown(page: Page): Promise<string[]> {
  const by = await page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  return by > 0 ? [`overflow: the page is ${by} px taller than its window`] : [];
}

/** The menu beside the page of a desktop lies over that of a phone: it is closed. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  if (await page.locator('dialog:modal nav').isVisible()) await page.keyboard.press('Escape');
}
