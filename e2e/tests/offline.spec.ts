import { admin, port } from '../accounts.ts';
import { chatPage, comeNear } from '../chat-page.ts';
import { untilAlive } from '../cold-load.ts';
import { type FaultProxy, type FaultRule, startFaultProxy } from '../fault-proxy.ts';
import { expect, type Page, test } from '../journey.ts';
import { violations } from '../page-checks.ts';
import { storedOfSize } from '../stored-files.ts';
import { everyThird } from '../tiers.ts';
import { holdUploads, pdf, pdfText, pixelPng, sendAndRead, stubStorage, uploadsPage } from '../uploads-page.ts';

const isFull = process.env.RX_FULL === '1';

const server = `http://localhost:${port}`;
const queued = (count: number) =>
  `Offline: queued ${count} file(s). They will upload automatically when you're back online.`;
const noConnection = (page: Page) => page.getByText('No internet connection', { exact: true });

/** Comes to the page and waits for what is loaded after the first paint, as offline nothing more can be. */
async function open(page: Page, url = '/'): Promise<void> {
  await page.goto(url);
  await comeNear(page);
}

/** As the browser says it, without cutting any line: the page can be loaded again. */
function sayOnline(page: Page, isOnline: boolean): Promise<void> {
  return page.evaluate((isOnline) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }, isOnline);
}

test('S4-23 S4-24 S4-25 S4-27 S4-28 S8-32 queues files without a connection and sends them by itself when it is back', async ({
  page,
  context,
}) => {
  const requests = await stubStorage(page);
  await open(page);
  const chat = chatPage(page);
  const uploads = uploadsPage(page);
  await context.setOffline(true);
  await expect(noConnection(page)).toBeVisible();
  await expect(chat.input).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add files to send' })).toBeDisabled();
  const chooser = page.waitForEvent('filechooser');
  await uploads.picker.click();
  const file = { name: 'a.png', mimeType: 'image/png', buffer: pixelPng };
  await (await chooser).setFiles([file, { ...file, name: 'b.png' }]);
  await expect(page.getByText(queued(2), { exact: true })).toBeVisible();
  await expect(uploads.row('a.png')).toContainText('Waiting for a connection');
  expect(requests).toEqual([]);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await context.setOffline(false);
  await expect(noConnection(page)).toHaveCount(0);
  await expect(page.getByRole('status').getByText('Back online', { exact: true })).toHaveCount(1);
  await expect(uploads.succeeded(2)).toBeVisible();
  await expect(page.getByText(queued(2))).toHaveCount(0);
  await expect(chat.input).toBeEnabled();
  await expect(page.getByText('Back online')).toHaveCount(0);
  expect((await sendAndRead(page)).map(({ name }) => name)).toEqual(['a.png', 'b.png']);
});

test('S4-24 S4-25 queues files chosen offline before the code for files was there', { tag: '@phone-full' }, async ({
  page,
  context,
  isMobile,
}) => {
  const requests = await stubStorage(page);
  await page.goto('/');
  await untilAlive(page);
  await context.setOffline(true);
  await expect(noConnection(page)).toBeVisible();
  const uploads = uploadsPage(page);
  const file = { name: 'a.png', mimeType: 'image/png', buffer: pixelPng };
  const choose = async (...names: string[]) => {
    const chooser = page.waitForEvent('filechooser');
    await uploads.picker.click();
    await (await chooser).setFiles(names.map((name) => ({ ...file, name })));
  };
  // Phones pick one at a time.
  if (isMobile) await choose('a.png');
  await choose(...(isMobile ? ['b.png'] : ['a.png', 'b.png']));
  await expect(page.getByText(queued(2), { exact: true })).toBeVisible();
  await uploads.drop([pdf('c.pdf')]);
  await expect(page.getByText(queued(3), { exact: true })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(requests).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText(queued(3))).toHaveCount(0);
  await expect(uploads.succeeded(3)).toBeVisible();
  expect((await sendAndRead(page)).map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.pdf']);
});

test('S8-31 says why nothing is sent when somebody tries', async ({ page, context }) => {
  await open(page);
  const chat = chatPage(page);
  await chat.input.fill('half a question');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/chat')) sent += 1;
  });
  await context.setOffline(true);
  await expect(chat.input).toBeDisabled();
  const alert = page.getByRole('alertdialog');
  const expectAlert = async () => {
    await expect(alert).toHaveText(/^No internet connection\. Please check your network and try again\./);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toHaveCount(0);
  };
  await page.getByRole('button', { name: 'Send', exact: true }).click({ force: true });
  await expectAlert();
  await chat.input.evaluate((input: HTMLTextAreaElement) => {
    input.disabled = false;
    input.focus();
  });
  await page.keyboard.press('Enter');
  await expectAlert();
  expect(sent).toBe(0);
  await context.setOffline(false);
  await expect(chat.input).toHaveValue('half a question');
});

test('S8-31 says so on a page that nobody had touched when the connection went, and takes a question after', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.locator('[data-later=alive]').first()).toBeAttached();
  await context.setOffline(true);
  await expect(noConnection(page)).toBeVisible();
  await page.getByRole('button', { name: 'Add files to send' }).click({ force: true });
  const alert = page.getByRole('alertdialog');
  await expect(alert).toHaveText(/^No internet connection\. Please check your network and try again\./);
  await alert.getByRole('button', { name: 'OK' }).click();
  await context.setOffline(false);
  await chatPage(page).ask('When are you open?');
  await expect(chatPage(page).conversation).toContainText('When are you open?');
  await chatPage(page).answered();
});

test('S4-26 does not start the queue while an upload runs, and does when it is done', async ({ page, context }) => {
  await stubStorage(page);
  const held = await holdUploads(page);
  await open(page);
  const uploads = uploadsPage(page);
  await uploads.drop([pdf('held.pdf')]);
  await expect.poll(held.started).toBe(1);
  await context.setOffline(true);
  await uploads.drop([pdf('queued.pdf')]);
  await expect(page.getByText(queued(1))).toBeVisible();
  await context.setOffline(false);
  await expect(noConnection(page)).toHaveCount(0);
  await page.waitForTimeout(300);
  expect(held.started()).toBe(1);
  held.release();
  await expect(uploads.succeeded(2)).toBeVisible();
});

test('R14 the queue outlives a reload and a closed tab; what is removed is gone', async ({ page, context }) => {
  const requests = await stubStorage(page);
  await open(page);
  const uploads = uploadsPage(page);
  await sayOnline(page, false);
  await uploads.drop([pdf('first.pdf'), pdf('unwanted.pdf'), pdf('second.pdf')]);
  await expect(page.getByText(queued(3))).toBeVisible();
  await page.getByRole('button', { name: 'Remove unwanted.pdf' }).click();
  await expect(page.getByText(queued(2))).toBeVisible();
  expect(requests).toEqual([]);
  await page.reload();
  await comeNear(page);
  await expect(uploads.succeeded(2)).toBeVisible();
  expect((await sendAndRead(page)).map(({ name }) => name)).toEqual(['first.pdf', 'second.pdf']);

  await sayOnline(page, false);
  await uploads.drop([pdf('third.pdf')]);
  await expect(page.getByText(queued(1))).toBeVisible();
  const next = await context.newPage();
  await stubStorage(next);
  await open(next, '/');
  // The other tab is still open: its files are its own.
  await next.waitForTimeout(300);
  await expect(uploadsPage(next).rows).toHaveCount(0);
  await page.close();
  await next.reload();
  await comeNear(next);
  await expect(uploadsPage(next).succeeded(1)).toBeVisible();
  expect((await sendAndRead(next)).map(({ name }) => name)).toEqual(['third.pdf']);
  await next.reload();
  await comeNear(next);
  await next.waitForTimeout(500);
  await expect(uploadsPage(next).rows).toHaveCount(0);
});

test('R10 two tabs send their queues one after the other, each its own, each once', async ({ page, context }) => {
  const other = await context.newPage();
  let running = 0;
  let atOnce = 0;
  const puts: string[] = [];
  for (const tab of [page, other]) {
    await stubStorage(tab);
    await tab.route('**/backend/storage/v1/object/**', async (route) => {
      running += 1;
      atOnce = Math.max(atOnce, running);
      puts.push(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, 60));
      running -= 1;
      await route.fallback();
    });
    await open(tab);
    await sayOnline(tab, false);
  }
  await uploadsPage(page).drop([pdf('a.pdf'), pdf('b.pdf')]);
  await uploadsPage(other).drop([pdf('c.pdf'), pdf('d.pdf')]);
  await expect(page.getByText(queued(2))).toBeVisible();
  await expect(other.getByText(queued(2))).toBeVisible();
  await Promise.all([sayOnline(page, true), sayOnline(other, true)]);
  for (const tab of [page, other]) await expect(uploadsPage(tab).succeeded(2)).toBeVisible();
  expect(puts.length).toBe(4);
  expect(atOnce).toBe(1);
  expect((await sendAndRead(page)).map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
  expect((await sendAndRead(other)).map(({ name }) => name)).toEqual(['c.pdf', 'd.pdf']);
});

test('R10 ten queued files become ten objects, none twice, over many flips of the connection', async ({
  page,
  context,
}) => {
  const size = 20_000 + Math.floor(Math.random() * 20_000);
  await open(page);
  const uploads = uploadsPage(page);
  await context.setOffline(true);
  await uploads.drop(Array.from({ length: 10 }, (_, index) => pdf(`${index}.pdf`, pdfText(String(index), size))));
  await expect(page.getByText(queued(10))).toBeVisible();
  for (let flip = 0; flip < (isFull ? 100 : 30); flip += 1) {
    await context.setOffline(flip % 2 === 1);
    await page.waitForTimeout(10 + Math.random() * 70);
  }
  await context.setOffline(false);
  // What failed for good meanwhile waits for the next reconnect or a click; no test waits for either.
  await expect(async () => {
    await sayOnline(page, true);
    await expect(page.getByText(/^(10|[1-9]) file\(s\) uploaded|^10 of 10/).or(uploads.chips.nth(9))).toBeVisible({
      timeout: 3_000,
    });
    expect((await storedOfSize(server, admin, size)).length).toBe(10);
  }).toPass({ timeout: 45_000 });
  const names = (await sendAndRead(page)).map(({ name }) => name);
  expect([...names].sort()).toEqual(Array.from({ length: 10 }, (_, index) => `${index}.pdf`));
  expect((await storedOfSize(server, admin, size)).length).toBe(10);
});

test.describe('behind a line that fails', () => {
  let proxy: FaultProxy;
  test.beforeEach(async () => {
    proxy = await startFaultProxy(server);
  });
  test.afterEach(() => proxy.close());

  const grant = /^POST \/api\/storage\/upload-url$/;
  const put = /^PUT \/backend\/storage\/v1\/object\/upload\/sign\//;
  const post = /^POST \/backend\/storage\/v1\/object\/chat-uploads\//;
  const through = /^POST \/api\/storage\/upload-proxy$/;
  const kinds: [RegExp, string][] = [
    [grant, 'grant'],
    [put, 'signed'],
    [post, 'direct'],
    [through, 'proxy'],
  ];
  const calls = () => proxy.log.flatMap((line) => kinds.filter(([kind]) => kind.test(line)).map(([, name]) => name));

  const cases: { what: string; rules: FaultRule[]; expected: string[] }[] = [
    {
      what: 'a lost answer to the signed upload',
      rules: [{ request: put, faults: ['lose answer'] }],
      expected: ['grant', 'signed', 'direct'],
    },
    {
      what: 'a lost answer to the direct upload',
      rules: [
        { request: grant, faults: [{ status: 503 }] },
        { request: post, faults: ['lose answer'] },
      ],
      expected: ['grant', 'direct', 'direct'],
    },
    {
      what: 'a server in trouble twice',
      rules: [
        { request: grant, faults: ['cut'] },
        { request: post, faults: [{ status: 503 }, 'cut'] },
      ],
      expected: ['grant', 'direct', 'direct', 'direct'],
    },
    {
      what: 'a storage service that refuses',
      rules: [
        { request: put, faults: [{ status: 400 }] },
        { request: post, faults: [{ status: 403 }] },
      ],
      expected: ['grant', 'signed', 'direct', 'proxy'],
    },
    { what: 'a slow line', rules: [{ request: put, faults: [{ slowMs: 1_500 }] }], expected: ['grant', 'signed'] },
  ];

  for (const [index, { what, rules, expected }] of cases.entries()) {
    test(`S7-36 S7-37 S7-38 S7-39 S7-43 R11 one file becomes one object over ${what}`, {
      tag: everyThird(index),
    }, async ({ page }) => {
      const size = 40_000 + Math.floor(Math.random() * 40_000);
      proxy.rules.push(...rules);
      await open(page, proxy.url);
      await uploadsPage(page).drop([pdf('a.pdf', pdfText('', size))]);
      await expect(uploadsPage(page).succeeded(1)).toBeVisible({ timeout: 20_000 });
      expect(calls()).toEqual(expected);
      const stored = await storedOfSize(server, admin, size);
      expect(stored.length).toBe(1);
      expect((await sendAndRead(page))[0]?.path).toBe(stored[0]);
    });
  }

  test('R11 a file whose every answer was lost is one object after "Try again"', async ({ page }) => {
    const size = 80_000 + Math.floor(Math.random() * 40_000);
    proxy.rules.push(
      { request: put, faults: ['lose answer'] },
      { request: post, faults: ['cut', 'cut', 'cut'] },
      { request: through, faults: ['cut'] },
    );
    await open(page, proxy.url);
    const uploads = uploadsPage(page);
    await uploads.drop([pdf('a.pdf', pdfText('', size))]);
    await expect(uploads.row('a.pdf')).toContainText('Network error. Please check your connection and try again.', {
      timeout: 20_000,
    });
    await uploads.row('a.pdf').getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByRole('button', { name: 'Cancel a.pdf' }).or(page.getByRole('button', { name: 'Remove a.pdf' })),
    ).toBeFocused();
    await expect(uploads.succeeded(1)).toBeVisible({ timeout: 20_000 });
    const stored = await storedOfSize(server, admin, size);
    expect(stored.length).toBe(1);
    expect((await sendAndRead(page))[0]?.path).toBe(stored[0]);
  });

  test('R10 a queued file that finds no way, though the browser says online, waits for the next chance', async ({
    page,
  }) => {
    const size = 120_000 + Math.floor(Math.random() * 40_000);
    await open(page, proxy.url);
    const uploads = uploadsPage(page);
    await sayOnline(page, false);
    await uploads.drop([pdf('a.pdf', pdfText('', size))]);
    const rule: FaultRule = { request: /^(POST|PUT) /, faults: Array.from({ length: 6 }, () => 'cut' as const) };
    proxy.rules.push(rule);
    await sayOnline(page, true);
    await expect(uploads.row('a.pdf')).toContainText('Network error.', { timeout: 20_000 });
    rule.faults.length = 0;
    await sayOnline(page, false);
    await sayOnline(page, true);
    await expect(uploads.succeeded(1)).toBeVisible({ timeout: 20_000 });
    expect((await storedOfSize(server, admin, size)).length).toBe(1);
  });
});
