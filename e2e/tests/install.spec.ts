import { expect, type Page, test } from '@playwright/test';
import { admin, port } from '../accounts.ts';
import { chatPage, comeNear, signIn } from '../chat-page.ts';
import { startTwoVersions, type TwoVersions } from '../two-versions.ts';
import { holdUploads, pdf, stubStorage, uploadsPage } from '../uploads-page.ts';

test.use({ serviceWorkers: 'allow' });

const server = `http://localhost:${port}`;
const reload = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true });

/** Comes to the page and waits until it is kept. */
async function openAndKeep(page: Page, url = '/'): Promise<void> {
  await page.goto(url);
  await untilKept(page);
  await comeNear(page);
}

function untilKept(page: Page) {
  return page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toContainText('Alder Street Pharmacy');
  const strip = page.getByRole('region', { name: 'Store information' });
  await expect(strip).toContainText(/Open now|Closed/);
  await expect(page.getByRole('link', { name: /\(555\) 555-0100/ }).first()).toHaveAttribute(
    'href',
    'tel:+15555550100',
  );
  for (const line of ['214 Alder Street, Millbrook, OR 97000', 'Mon–Fri 08:30–17:30', 'Sun closed'])
    await expect(page.locator('body')).toContainText(line);
}

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(all.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => url.replace(location.origin, ''));
  });
}

test('E.7 shows name, phone, address and hours without a connection, and queues files', async ({ page, context }) => {
  await page.goto('/');
  // Before the worker is there.
  await comeNear(page);
  await untilKept(page);
  expect((await keptPaths(page)).join()).toMatch(/conversation-.*uploads-parts-/);
  await context.setOffline(true);
  await page.reload();
  await expectShell(page);
  await expect(page.getByText('No internet connection', { exact: true })).toBeVisible();
  await expect(chatPage(page).input).toBeDisabled();
  await comeNear(page);
  await uploadsPage(page).drop([pdf('kept.pdf')]);
  await expect(page.getByText(/^Offline: queued 1 file\(s\)/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove kept.pdf' }).click();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('keeps the page’s own parts and nothing of a person', async ({ page }) => {
  await openAndKeep(page);
  await chatPage(page).ask('When are you open?');
  await chatPage(page).answered();
  await page.goto('/app/dashboard');
  await signIn(page, admin);
  await expect(page.getByRole('heading', { name: /recent prescriptions/i })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('heading', { name: /recent prescriptions/i })).toBeAttached();
  const paths = await keptPaths(page);
  const shell = await page.evaluate(async () => (await caches.match('/'))?.text());
  for (const path of paths)
    expect(path).toMatch(
      /^\/(favicon\.svg|assets\/(main|storefront|es|chat-calls|conversation|shared|lazily|safety-parts|mask-personal|uploads-parts|dropzone|answers|camera-dialog|rolldown-runtime|send-sprite)-[\w-]+\.(js|css|svg))?$/,
    );
  expect(paths).toContain('/');
  expect(shell).not.toContain(admin.email);
});

test.describe('with a next version', () => {
  let front: TwoVersions;
  test.beforeEach(async () => {
    front = await startTwoVersions(server);
  });
  test.afterEach(() => front.close());

  test('E.7 tells of it only while the chat is idle, and starts it when asked', async ({ page }) => {
    await openAndKeep(page, front.url);
    const { input } = chatPage(page);
    let loads = 0;
    page.on('load', () => loads++);
    await input.fill('half a question');
    front.state = 'next';
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed');
    await page.waitForTimeout(300);
    await expect(page.getByText('A new version is ready.')).toHaveCount(0);

    await input.fill('');
    await expect(page.getByRole('status').getByText('A new version is ready.')).toBeVisible();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/chat-stream', async (route) => {
      await held;
      await route.fulfill({ contentType: 'text/event-stream', body: 'event: end\ndata: [DONE]\n\n' });
    });
    await chatPage(page).ask('When are you open?');
    await expect(page.getByRole('button', { name: 'Stop answering' })).toBeVisible();
    await expect(reload(page)).toHaveCount(0);
    release();
    await expect(reload(page)).toBeVisible();
    await stubStorage(page);
    const upload = await holdUploads(page);
    await uploadsPage(page).drop([pdf('on-its-way.pdf')]);
    await expect.poll(upload.started).toBeGreaterThan(0);
    await expect(reload(page)).toHaveCount(0);
    upload.release();
    await page.getByRole('button', { name: 'Remove on-its-way.pdf' }).click();
    await expect(reload(page)).toBeVisible();
    expect(loads).toBe(0);

    await reload(page).click();
    const comesFromNext = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.next.js'));
    await expect.poll(() => page.evaluate(comesFromNext).catch(() => false)).toBe(true);
    await expectShell(page);
    await page.waitForTimeout(500);
    expect(loads).toBe(1);
    await expect(reload(page)).toHaveCount(0);
    expect(await page.evaluate(() => caches.keys())).toEqual(['rx-shell-abcdefabcdef']);
  });

  test('asks nobody when the page came in the next version already', async ({ page }) => {
    await openAndKeep(page, front.url);
    front.state = 'next';
    await page.reload();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['rx-shell-abcdefabcdef']);
    await expect(reload(page)).toHaveCount(0);
  });

  test('shows what is kept when the server is away or slow', async ({ page }) => {
    await openAndKeep(page, front.url);
    front.state = 'away';
    await page.reload();
    await expectShell(page);
    front.state = 'slow';
    await page.reload({ timeout: 10_000 });
    await expectShell(page);
  });
});

test('can be installed, with icons that are as large as they say', async ({ page }) => {
  await openAndKeep(page);
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect(url).toBe(`${server}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

  const answer = await page.request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Alder Street Pharmacy', display: 'standalone', start_url: '/', id: '/' });
  const sizeOf = (src: string) =>
    page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
  for (const { src, sizes } of manifest.icons.slice(0, 3)) expect(await sizeOf(src)).toBe(sizes);
  expect(await sizeOf('/icons/apple-touch-icon.png')).toBe('180x180');
});
