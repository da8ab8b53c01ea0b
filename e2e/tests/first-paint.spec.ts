import { expect, type Page, test } from '@playwright/test';
import { whileClosed } from '../callback-form.ts';
import { everyThird, onOneScreen } from '../tiers.ts';

// What the front page shows before its script loads, and what happens to input until then.

const phone = '(555) 555-0100';

/** Keeps the page's script back until the function it gives is called. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise: isFree, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await isFree;
    await route.continue();
  });
  return resolve;
}

const isAlive = (page: Page) => page.waitForFunction(() => !('rxEarly' in window));

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}

/** Records how much the page moves without user input. */
async function noteShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}

for (const [index, { locale, until, question }] of [
  { locale: 'en-US', until: /Closes|Opens/, question: 'Type your question' },
  { locale: 'es-US', until: /Cierra|Abre/, question: 'Escriba su pregunta' },
].entries()) {
  test.describe(locale, () => {
    test.use({ locale });

    test('shows the store, its phone and until when it is open without any script', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale });
      const page = await context.newPage();
      await page.goto('/');
      const strip = page.locator('section').first();
      await expect(strip.getByText(until)).toBeVisible();
      await expect(strip.getByRole('link', { name: phone }).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByPlaceholder(question)).toBeVisible();
      await context.close();
    });

    test('draws its logo and every icon before any script', { tag: onOneScreen(index) }, async ({
      browser,
      viewport,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale, viewport });
      const page = await context.newPage();
      await page.goto('/');
      const icons = page.locator('svg:visible');
      expect(await icons.count()).toBeGreaterThan(12);
      expect(await icons.filter({ hasNot: page.locator('path') }).count()).toBe(0);
      await context.close();
    });

    test('says beside each question, on one line, what it is about, without moving it', async ({ page }) => {
      const shifts = await noteShifts(page);
      for (const width of [1270, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/');
        await isAlive(page);
        const hints = page.locator('[data-ask] span');
        await expect(hints).toHaveCount(6);
        const lines = await hints.evaluateAll((all) =>
          all.flatMap((hint) => {
            const range = document.createRange();
            return [hint, hint.previousSibling ?? hint].map((part) => {
              range.selectNodeContents(part);
              return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
            });
          }),
        );
        expect(lines, `${width} px`).toEqual(Array(12).fill(1));
      }
      expect(await shifts()).toEqual([]);
    });

    test('is taken over without a fault, and nothing moves', { tag: onOneScreen(index) }, async ({ page }) => {
      const faults = faultsOf(page);
      const shifts = await noteShifts(page);
      const release = await holdScript(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByPlaceholder(question)).toBeVisible();
      release();
      await isAlive(page);
      await page.waitForLoadState('networkidle');
      expect(await shifts()).toEqual([]);
      expect(faults).toEqual([]);
    });
  });
}

for (const [index, late] of ['main', 'storefront'].entries()) {
  test(`does not move when the styles of ${late} come later than the others`, { tag: onOneScreen(index) }, async ({
    page,
  }) => {
    const shifts = await noteShifts(page);
    await page.route(`**/assets/${late}-*.css`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto('/');
    await expect(page.locator('[data-later=""]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
  });
}

test('comes as one answer of at most 5 kB', async ({ page }) => {
  for (const language of ['en', 'es']) {
    const answer = await page.request.get('/', {
      headers: { 'accept-encoding': 'br', 'accept-language': language },
      maxRedirects: 0,
    });
    expect(answer.headers()['content-encoding']).toBe('br');
    expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(5_000);
    expect(await answer.text()).toContain(`lang="${language}"`);
  }
});

test('keeps what is typed, with its caret, while the script comes', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByPlaceholder('Type your question');
  await field.pressSequentially('Do you have flu shots');
  await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(3, 6));
  release();
  await isAlive(page);
  await expect(field).toBeFocused();
  expect(
    await field.evaluate((element: HTMLTextAreaElement) => [element.selectionStart, element.selectionEnd]),
  ).toEqual([3, 6]);
  await field.press('End');
  await field.pressSequentially(' today?');
  await expect(field).toHaveValue('Do you have flu shots today?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Do you have flu shots today?')).toBeVisible();
});

test('hears that somebody was in the bar before the script was there', async ({ page }) => {
  const release = await holdScript(page);
  // Loaded only when the pointer is near.
  const masks = page.waitForResponse(/mask-personal/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByPlaceholder('Type your question').focus();
  release();
  await masks;
});

test('comes alive when the network is back, though it went before the script was there', async ({ page }) => {
  let isAway = true;
  await page.route('**/assets/main-*.js', (route) => (isAway ? route.abort() : route.continue()));
  await page.goto('/');
  // Longer than the page waits for its first paint, after which it asks for its script in any case.
  await page.waitForTimeout(600);
  isAway = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await isAlive(page);
});

test('stays whole when the network goes before its other parts have come, and gets them when it is back', async ({
  page,
}) => {
  let isAway = true;
  await page.route('**/assets/storefront-*.js', (route) => (isAway ? route.abort() : route.continue()));
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/storefront-'));
  await page.goto('/');
  await missed;
  await expect(page.getByPlaceholder('Type your question')).toBeVisible();
  await expect(page.getByRole('link', { name: phone }).first()).toBeVisible();
  isAway = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const theme = page.getByRole('button', { name: /^Theme/ });
  const before = await theme.getAttribute('aria-label');
  await theme.click();
  await expect(theme).not.toHaveAttribute('aria-label', before ?? '');
});

test('sends what was sent with Enter before the script was there, once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/chat-stream') && asked.push(request.postData() ?? ''));
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByPlaceholder('Type your question');
  await field.fill('When are you open on Friday?');
  await field.press('Enter');
  await field.press('Enter');
  await expect(page.locator('[data-pressed]')).toHaveCount(1);
  release();
  await expect(page.getByRole('listitem').filter({ hasText: 'When are you open on Friday?' })).toBeVisible();
  await expect(field).toHaveValue('');
  expect(asked).toHaveLength(1);
});

test('takes the file that was chosen before the script was there', { tag: '@phone-full' }, async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add files' }).first().click();
  await (await choosing).setFiles({ name: 'label.txt', mimeType: 'text/plain', buffer: Buffer.from('a label') });
  release();
  await expect(page.getByText('label.txt')).toBeVisible();
});

for (const [index, { name, press, outcome }] of [
  {
    name: 'Login',
    press: (page: Page) => page.getByRole('button', { name: 'Login' }).click(),
    outcome: (page: Page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'a suggestion',
    press: (page: Page) => page.getByRole('button', { name: 'Vaccines and flu shots' }).dblclick(),
    outcome: (page: Page) =>
      expect(page.getByRole('listitem').filter({ hasText: /^Vaccines and flu shots/ })).toHaveCount(1),
  },
  {
    name: 'the theme',
    press: (page: Page) => page.getByRole('button', { name: /Theme/ }).click(),
    outcome: (page: Page) => expect(page.getByRole('button', { name: /Theme: (light|dark)/ })).toBeVisible(),
  },
  {
    name: 'the other language',
    press: (page: Page) => page.getByRole('button', { name: 'Español' }).click(),
    outcome: (page: Page) => expect(page.getByPlaceholder('Escriba su pregunta')).toBeVisible(),
  },
  {
    name: 'Talk to a person',
    press: async (page: Page) => {
      await whileClosed(page);
      await page.locator('form').getByRole('button', { name: 'Talk to a person' }).click();
    },
    outcome: (page: Page) => expect(page.getByRole('button', { name: /Leave|Send message/ }).first()).toBeVisible(),
  },
].entries()) {
  test(`does what ${name} is pressed for, though it was pressed before the script was there`, {
    tag: everyThird(index),
  }, async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    await press(page);
    await expect(page.locator('[data-pressed]')).toHaveCount(1);
    release();
    await outcome(page);
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });
}

test('begins in the look and the language that were chosen, without a flash or a fault', async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto('/');
  await isAlive(page);
  await page.evaluate(() => {
    const other = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    localStorage.setItem('rx-theme', other);
    localStorage.setItem('rx-text', 'large');
  });
  const release = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByPlaceholder('Type your question')).toBeVisible();
  // What is there but not drawn yet, no one has seen.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const look = () =>
    page.evaluate(() => {
      const { fontSize } = getComputedStyle(document.documentElement);
      return [getComputedStyle(document.body).backgroundColor, fontSize];
    });
  const first = await look();
  release();
  await isAlive(page);
  await page.waitForLoadState('networkidle');
  expect(await look()).toEqual(first);
  expect(first[1]).toBe('19px');
  expect(faults).toEqual([]);
});

test('is rendered in the language that was chosen, also where only the browser still knows it', async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByPlaceholder('Escriba su pregunta')).toBeVisible();
  expect(await (await page.request.get('/')).text()).toContain('<html lang="es"');

  // Chosen before there was a cookie: the English page is not shown, and what is typed into it is not lost.
  await page.context().clearCookies();
  const release = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('How can we help?')).toBeHidden();
  await page.locator('textarea').evaluate((field: HTMLTextAreaElement) => {
    field.value = 'hola';
  });
  release();
  await expect(page.getByPlaceholder('Escriba su pregunta')).toHaveValue('hola');
  expect(faults).toEqual([]);
});
