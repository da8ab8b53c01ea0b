import { readFile } from 'node:fs/promises';
import { expect, type Page, type Request, test } from '../journey.ts';
import { storeSession } from '../shipped-client.ts';
import { staffPage } from '../staff-page.ts';
import { everyThird } from '../tiers.ts';

const widget = (page: Page) => page.getByRole('region', { name: 'Storage test' });
const button = (page: Page, name: string) => widget(page).getByRole('button', { name, exact: true });
const said = (page: Page) => widget(page).getByRole('status').first();
let count = 0;
const newName = () => `test ${Date.now()}-${++count}.txt`;

async function openWidget(page: Page): Promise<void> {
  // The browser does not expose the bodies of forms with files.
  await page.addInitScript(() => {
    const send = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const form = init?.body;
      if (form instanceof FormData) sessionStorage.setItem('sent-cache-control', String(form.get('cacheControl')));
      return send(input, init);
    };
  });
  await storeSession(page);
  await page.goto('/app/admin');
  await widget(page).waitFor();
  // Content above it loads from the server, and moves it when it arrives.
  await expect(staffPage(page).health).toContainText('Disk space');
}

async function choose(page: Page, bucket: string, name: string, bytes: Buffer): Promise<void> {
  await widget(page).getByLabel('Bucket').selectOption(bucket);
  await widget(page).getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'text/plain', buffer: bytes });
}

/** The requests for stored objects, from here on. */
function storageRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (/\/backend\/storage\/v1\/|\/api\/storage\/download/.test(request.url())) requests.push(request);
  });
  return requests;
}

/** Bucket and path, or prefix, of a request, as it names them. */
function placesOf(request: Request): { bucket: string; paths: string[] } {
  const { pathname, searchParams } = new URL(request.url());
  if (pathname === '/api/storage/download')
    return { bucket: searchParams.get('bucket') ?? '', paths: [searchParams.get('path') ?? ''] };
  const [, list, bucket = '', path = ''] =
    /\/object\/(list\/)?([^/]+)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
  const body = list || request.method() === 'DELETE' ? request.postDataJSON() : null;
  return { bucket, paths: body?.prefixes ?? [body?.prefix ?? path] };
}

for (const [index, [bucket, isPublic]] of (
  [
    ['rxweb-private', false],
    ['rxweb-public', true],
  ] as const
).entries()) {
  test(`S1-05 S2-19 S2-20 S2-21 S2-22 S2-23 S7-31 S7-45 S7-46 S7-47 S7-49 S9-14 S9-16 S9-26 a file goes into demo/ of ${bucket}, is listed, comes back byte for byte, and goes`, {
    tag: everyThird(index),
  }, async ({ page }) => {
    await openWidget(page);
    const requests = storageRequests(page);
    const name = newName();
    const path = `demo/${name}`;
    const bytes = Buffer.from([...Array(2_000).keys()].map((index) => (index * 7) % 256));
    await choose(page, bucket, name, bytes);
    const stored = page.waitForResponse(
      (answer) => answer.url().includes('/backend/storage/v1/object/') && answer.request().method() === 'POST',
    );
    await button(page, 'Upload').click();
    const answer = await stored;
    expect(answer.status()).toBe(200);
    await expect(said(page)).toContainText(`Uploaded ${path} to ${bucket}: 2,000 bytes`);
    const sent = answer.request();
    expect(sent.headers()['x-upsert']).toBe('false');
    expect(await page.evaluate(() => sessionStorage.getItem('sent-cache-control'))).toBe('3600');

    const address = said(page).getByRole('link');
    if (isPublic) {
      const url = (await address.getAttribute('href')) ?? '';
      const base = `${new URL(page.url()).origin}/backend/storage/v1/object/public/${bucket}/`;
      expect(decodeURIComponent(url)).toBe(base + path);
      const read = await fetch(url);
      expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
      expect(read.headers.get('cache-control')).toContain('3600');
    } else {
      await expect(address).toHaveCount(0);
    }

    await button(page, 'List files').click();
    const row = widget(page)
      .getByRole('list', { name: 'Files in demo/' })
      .getByRole('listitem')
      .filter({ hasText: name });
    await expect(row).toContainText('2,000 bytes');
    const listed = requests.findLast((request) => request.url().includes('/object/list/'));
    expect(listed?.postDataJSON()).toMatchObject({ limit: 100, offset: 0, sortBy: { column: 'name', order: 'asc' } });

    const saved = page.waitForEvent('download');
    await button(page, `Download ${path}`).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(name);
    expect((await readFile(await download.path())).equals(bytes)).toBe(true);
    await expect(said(page)).toContainText(`Downloaded ${path}: 2,000 bytes.`);

    await button(page, `Remove ${path}`).click();
    await expect(said(page)).toContainText(`Removed ${path} from ${bucket}.`);
    await expect(button(page, 'List files')).toBeFocused();
    await button(page, 'List files').click();
    await expect(said(page)).toContainText(/\d+ files? in demo\//);
    await expect(row).toHaveCount(0);

    const host = new URL(page.url()).host;
    expect(requests.length).toBeGreaterThanOrEqual(6);
    for (const request of requests) {
      const { bucket: named, paths } = placesOf(request);
      expect([new URL(request.url()).host, named]).toEqual([host, bucket]);
      expect(paths.length).toBeGreaterThan(0);
      for (const place of paths) expect(place).toMatch(/^demo(\/|$)/);
    }
  });
}

test('S7-48 a file that is there is not written over, and the widget says what to do', async ({ page }) => {
  await openWidget(page);
  const name = newName();
  await choose(page, 'rxweb-public', name, Buffer.from('first'));
  await button(page, 'Upload').click();
  const url = (await said(page).getByRole('link').getAttribute('href')) ?? '';
  await choose(page, 'rxweb-public', name, Buffer.from('second'));
  await button(page, 'Upload').click();
  await expect(said(page)).toHaveText(
    'Upload failed: a file with this name already exists. Remove it first, or rename yours.',
  );
  expect(await (await fetch(url)).text()).toBe('first');
});

test('S8-21 S8-22 S8-23 without a file, and when the storage fails, the widget says so', async ({ page }) => {
  await openWidget(page);
  const requests = storageRequests(page);
  await button(page, 'Upload').click();
  await expect(said(page)).toHaveText('No file selected');
  expect(requests).toEqual([]);

  const name = newName();
  await choose(page, 'rxweb-private', name, Buffer.from('a test'));
  await page.route('**/storage/v1/object/rxweb-private/**', (route) =>
    route.fulfill({ status: 500, json: { statusCode: '500', error: 'Internal', message: 'disk on fire' } }),
  );
  await button(page, 'Upload').click();
  await expect(said(page)).toHaveText('Upload failed: disk on fire');
  await page.unrouteAll();
  await button(page, 'Upload').click();
  await expect(said(page)).toContainText('Uploaded');

  await page.route('**/api/storage/download?*', (route) =>
    route.fulfill({ status: 500, json: { error: 'Internal error', code: 'internal' } }),
  );
  await button(page, `Download demo/${name}`).click();
  await expect(said(page)).toHaveText('Download failed: Internal error');
  await page.unrouteAll();
  await page.route('**/storage/v1/object/list/**', (route) => route.abort());
  await button(page, 'List files').click();
  await expect(said(page)).toContainText('List failed:');
});

test('S7-40 S7-41 the admin panel warns of a bucket that does not exist, and of nothing else', async ({ page }) => {
  const warning = page.getByRole('main').getByText('chat-uploads');
  const answer = (exists: boolean) =>
    page.route('**/api/storage/health', (route) => route.fulfill({ json: { exists, bucket: 'chat-uploads' } }));
  await answer(false);
  await openWidget(page);
  await expect(warning).toContainText(/does not exist.*created/i);
  const yellow = await warning.evaluate(
    (text) => getComputedStyle(text.closest('[role=status]') ?? text).backgroundColor,
  );
  const [red = 0, green = 0, blue = 0] = yellow.match(/\d+/g)?.map(Number) ?? [];
  expect(Math.min(red, green)).toBeGreaterThan(blue);
  await page.unrouteAll();
  await answer(true);
  await page.reload();
  await widget(page).waitFor();
  await expect(warning).toHaveCount(0);
});
