import { join } from 'node:path';
import { port } from '../accounts.ts';
import { chatPage, comeNear } from '../chat-page.ts';
import { untilAlive } from '../cold-load.ts';
import { expect, test } from '../journey.ts';
import { violations } from '../page-checks.ts';
import {
  failStorage,
  holdDropZone,
  holdUploads,
  pdf,
  type SampleFile,
  sendAndRead,
  stubStorage,
  uploadsPage,
} from '../uploads-page.ts';

const png = (name: string): SampleFile => ({ name, type: 'image/png', text: 'png' });

test('S2-84 S2-85 shows over the whole window whether a dragged file can be dropped, from the first drag on', async ({
  page,
}) => {
  const uploads = uploadsPage(page);
  const accepted = page.getByText('Drop files here!', { exact: true });
  const refused = page.getByText('File type not supported', { exact: true });
  await page.goto('/');
  await untilAlive(page);
  // At once: the code for it is not there yet.
  await uploads.drag('dragenter', [png('a.png')]);
  await expect(accepted).toBeVisible();
  await uploads.drag('dragleave', [png('a.png')]);
  await expect(accepted).toHaveCount(0);
  await uploads.drag('dragenter', [{ name: 'clip.mp4', type: 'video/mp4', size: 9 }]);
  await uploads.drag('dragover', [{ name: 'clip.mp4', type: 'video/mp4', size: 9 }]);
  await expect(refused).toBeVisible();
  await expect(accepted).toHaveCount(0);
  await uploads.drag('dragleave', [{ name: 'clip.mp4', type: 'video/mp4', size: 9 }]);
  await expect(refused).toHaveCount(0);
});

test('S2-84 S2-85 a drag that began before the code for it came leaves nothing behind', async ({ page }) => {
  const uploads = uploadsPage(page);
  const accepted = page.getByText('Drop files here!', { exact: true });
  const refused = page.getByText('File type not supported', { exact: true });
  for (const [file, overlay] of [
    [png('a.png'), accepted],
    [{ name: 'clip.mp4', type: 'video/mp4', size: 9 }, refused],
  ] as const) {
    const release = await holdDropZone(page);
    await page.goto('/');
    await untilAlive(page);
    // It comes in over the bar, moves on to the heading and leaves the window from there.
    await uploads.drag('dragenter', [file], 'main form');
    await uploads.drag('dragover', [file], 'main form');
    release();
    await expect(overlay).toBeVisible();
    await uploads.drag('dragenter', [file], 'h1');
    await uploads.drag('dragleave', [file], 'main form');
    await expect(overlay).toBeVisible();
    await uploads.drag('dragleave', [file], 'h1');
    await expect(overlay).toHaveCount(0);
    await expect(page.locator('input[type=file]')).toBeAttached();
  }
});

test('S2-84 a drag is gone that came and left before the code for it, or left at once', async ({ page }) => {
  const uploads = uploadsPage(page);
  const accepted = page.getByText('Drop files here!', { exact: true });
  const release = await holdDropZone(page);
  await page.goto('/');
  await untilAlive(page);
  await uploads.drag('dragenter', [png('a.png')], 'main form');
  await uploads.drag('dragleave', [png('a.png')], 'main form');
  release();
  await expect(page.locator('input[type=file]')).toBeAttached();
  await expect(accepted).toHaveCount(0);
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], 'a.png', { type: 'image/png' }));
    for (const type of ['dragenter', 'dragleave'])
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
  });
  await page.waitForTimeout(300);
  await expect(accepted).toHaveCount(0);
  // A drag whose end nobody tells: the pointer moves again.
  await uploads.drag('dragenter', [png('a.png')]);
  await expect(accepted).toBeVisible();
  await page.mouse.move(200, 200);
  await expect(accepted).toHaveCount(0);
});

test('S2-84 shows a real drag of the browser, and ends with its drop', async ({ page }) => {
  await stubStorage(page);
  const accepted = page.getByText('Drop files here!', { exact: true });
  const release = await holdDropZone(page);
  await page.goto('/');
  await untilAlive(page);
  const cdp = await page.context().newCDPSession(page);
  const data = { items: [], files: [join(import.meta.dirname, '../../LICENSE')], dragOperationsMask: 1 };
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop', x: number, y: number) =>
    cdp.send('Input.dispatchDragEvent', { type, x, y, data });
  await drag('dragEnter', 700, 800);
  await drag('dragOver', 700, 800);
  release();
  await expect(page.locator('input[type=file]')).toBeAttached();
  await drag('dragOver', 700, 400);
  await expect(accepted).toBeVisible();
  await drag('drop', 700, 400);
  await expect(accepted).toHaveCount(0);
  await expect(page.getByText('LICENSE', { exact: false }).first()).toBeVisible();
});

test('accepts files dropped before the code for it has loaded, and pasted ones', async ({ page }) => {
  await stubStorage(page);
  const uploads = uploadsPage(page);
  await page.goto('/');
  await uploads.drop([pdf('early.pdf')]);
  await expect(uploads.row('early.pdf')).toBeVisible();
  await uploads.paste([png('pasted.png')]);
  await expect(uploads.row('pasted.png')).toBeVisible();
  await expect(page).toHaveURL('/');
});

const acceptedFiles: SampleFile[] = [
  ['a.jpeg', 'image/jpeg'],
  ['a.jpg', 'image/jpeg'],
  ['a.png', 'image/png'],
  ['a.gif', 'image/gif'],
  ['a.webp', 'image/webp'],
  ['a.heic', 'image/heic'],
  ['a.heif', 'image/heif'],
  ['a.svg', 'image/svg+xml'],
  ['a.pdf', 'application/pdf'],
  ['a.txt', 'text/plain'],
  ['a.md', ''],
  ['a.csv', 'text/csv'],
  ['a.json', 'application/json'],
  ['a.doc', 'application/msword'],
  ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['a.xls', 'application/vnd.ms-excel'],
  ['a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['a.ppt', 'application/vnd.ms-powerpoint'],
  ['a.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
].map(([name = '', type = '']) => ({ name, type, text: 'x' }));

test('S5-20 S5-21 S5-22 S5-23 S4-35 S4-37 takes every type of the list, and hands all on', async ({ page }) => {
  await stubStorage(page);
  await page.goto('/');
  const uploads = uploadsPage(page);
  await uploads.drop(acceptedFiles.slice(0, 10));
  await expect(uploads.succeeded(10)).toBeVisible();
  expect((await sendAndRead(page)).map(({ name }) => name)).toEqual(acceptedFiles.slice(0, 10).map(({ name }) => name));
  await uploads.drop(acceptedFiles.slice(10));
  await expect(uploads.succeeded(acceptedFiles.length - 10)).toBeVisible();
  await expect(page.getByText(/File type must be/)).toHaveCount(0);
});

test('S5-28 S5-32 refuses what it does not take, each with its name and the reason', async ({ page }) => {
  await page.goto('/');
  const uploads = uploadsPage(page);
  await uploads.drop([
    { name: 'clip.mp4', type: 'video/mp4', size: 9 },
    { name: 'big.pdf', type: 'application/pdf', size: 10_485_761 },
  ]);
  await expect(uploads.row('clip.mp4')).toContainText(/^clip\.mp4: File type must be one of image\/jpeg, \.jpeg, /);
  await expect(uploads.row('clip.mp4')).toContainText('We accept photos, PDF, text and Office files.');
  await expect(uploads.row('big.pdf')).toHaveText('big.pdf: File is larger than 10485760 bytes');
  expect(await violations(page)).toEqual([]);
});

test('S5-25 takes a file of exactly 10485760 bytes', async ({ page }) => {
  await stubStorage(page);
  await page.goto('/');
  await uploadsPage(page).drop([{ name: 'full.pdf', type: 'application/pdf', size: 10_485_760 }]);
  await expect(uploadsPage(page).succeeded(1)).toBeVisible();
});

test('S5-24 S5-27 S5-31 takes ten files, none of eleven, and leaves out what computers put into folders', async ({
  page,
}) => {
  await stubStorage(page);
  await page.goto('/');
  const uploads = uploadsPage(page);
  const names = Array.from({ length: 11 }, (_, index) => `photo-${index}.png`);
  await uploads.drop(names.map(png));
  await expect(uploads.rows).toHaveCount(11);
  for (const row of await uploads.rows.all()) await expect(row).toContainText(': Too many files');
  await expect(uploads.chips).toHaveCount(0);

  await page.reload();
  const clutter = ['.DS_Store', 'Thumbs.db', '._photo-1.png'].map((name) => ({ name, type: '', text: 'x' }));
  await uploads.drop([...names.slice(0, 10).map(png), ...clutter]);
  await expect(uploads.succeeded(10)).toBeVisible();
  await expect(page.getByText('.DS_Store')).toHaveCount(0);
  await expect(uploads.chips).toHaveCount(10);
  await uploads.drop([png('one-more.png')]);
  await expect(uploads.row('one-more.png')).toHaveText('one-more.png: Too many files');
});

test('S4-29 S4-30 S4-31 S4-32 S4-36 S4-37 S4-38 climbs by the rule, jumps to 100, says so in green and clears the list', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  // A step of less than half a per cent would not be seen.
  await page.addInitScript(() => {
    const random = Math.random;
    Math.random = () => 0.9 * random();
  });
  await stubStorage(page);
  const held = await holdUploads(page);
  await page.goto('/');
  await comeNear(page);
  const uploads = uploadsPage(page);
  await page.clock.pauseAt(3_600_000);
  await uploads.drop([pdf('a.pdf'), pdf('b.pdf')]);
  await expect.poll(held.started).toBe(2);
  const valuesOf = (name: string) => uploads.progress(name).getAttribute('aria-valuenow').then(Number);
  const before = { a: await valuesOf('a.pdf'), b: await valuesOf('b.pdf') };
  expect(before).toEqual({ a: 0, b: 0 });
  const steps: number[] = [];
  for (let tick = 0; tick < 12; tick += 1) {
    const last = await valuesOf('a.pdf');
    await page.clock.runFor(299);
    expect(await valuesOf('a.pdf')).toBe(last);
    await page.clock.runFor(1);
    if (last < 85) await expect.poll(() => valuesOf('a.pdf')).not.toBe(last);
    steps.push((await valuesOf('a.pdf')) - last);
  }
  expect(Math.max(...steps)).toBeLessThanOrEqual(20);
  expect(new Set(steps.filter((step) => step > 0)).size).toBeGreaterThan(1);
  await page.clock.runFor(300 * 20);
  expect(await valuesOf('a.pdf')).toBe(85);
  await expect(uploads.succeeded(2)).toHaveCount(0);
  await expect(page.getByText('0 of 2 uploaded')).toBeVisible();

  held.release();
  await expect(uploads.succeeded(2)).toBeVisible();
  expect(await valuesOf('a.pdf')).toBe(100);
  await page.clock.runFor(1_799);
  await expect(uploads.rows).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(uploads.rows).toHaveCount(0);
  await expect(uploads.succeeded(2)).toHaveCount(0);
  await expect(uploads.chips).toHaveCount(2);
});

test('S1-06 S3-07 S3-08 S3-09 S3-10 S5-38 S5-39 names stored files by time and random text, and reports bucket, type and size', async ({
  page,
}) => {
  const seen = await stubStorage(page);
  await page.unroute('**/api/storage/upload-url');
  await page.route('**/api/storage/upload-url', (route) => {
    const path = `1790000000000-${'b'.repeat(26)}.bin`;
    seen.push(route.request());
    return route.fulfill({ json: { path, token: 'token' } });
  });
  await page.goto('/');
  const uploads = uploadsPage(page);
  const askedAt = Date.now();
  await uploads.drop([
    { name: 'My Scan (1).PnG', type: 'image/png', text: 'a' },
    { name: 'notes.md', text: '# rx' },
    { name: 'scan', type: 'image/png', text: 'b' },
    { name: 'x.@@@', type: 'image/png', text: 'c' },
  ]);
  await expect(uploads.succeeded(4)).toBeVisible();
  const paths = seen
    .filter((request) => request.url().endsWith('upload-url'))
    .map((request) => request.postDataJSON() as { path: string; upsert: boolean });
  expect(paths.map(({ path }) => path.split('.').at(-1)).sort()).toEqual(['bin', 'bin', 'md', 'png']);
  for (const { path, upsert } of paths) {
    const [time, random] = path.split(/[-.]/);
    expect(Math.abs(Number(time) - askedAt)).toBeLessThan(60_000);
    expect(random).toMatch(/^[a-z0-9]{22,40}$/);
    expect(upsert).toBe(false);
  }
  expect(new Set(paths.map(({ path }) => path.split(/[-.]/)[1])).size).toBe(4);
  const attachments = await sendAndRead(page);
  expect(attachments.map(({ name, type, size, bucket }) => [name, type, size, bucket])).toEqual([
    ['My Scan (1).PnG', 'image/png', 1, 'chat-uploads'],
    ['notes.md', 'application/octet-stream', 4, 'chat-uploads'],
    ['scan', 'image/png', 1, 'chat-uploads'],
    ['x.@@@', 'image/png', 1, 'chat-uploads'],
  ]);
});

test('S4-33 S4-34 S4-38 keeps what was stored when another file failed, and tries that one again on request', async ({
  page,
}) => {
  await stubStorage(page);
  let isBroken = true;
  for (const path of ['**/api/storage/upload-url', '**/backend/storage/v1/object/**', '**/api/storage/upload-proxy']) {
    await page.route(path, (route) => {
      const request = route.request();
      const isBad = [request.url(), request.postData(), request.headers()['x-file-path']].join(' ').includes('.csv');
      return isBad && isBroken ? route.fulfill({ status: 400, body: '{"message":"no"}' }) : route.fallback();
    });
  }
  await page.goto('/');
  const uploads = uploadsPage(page);
  await uploads.drop([pdf('good.pdf'), { name: 'bad.csv', type: 'text/csv', text: 'a,b' }]);
  await expect(uploads.row('bad.csv')).toContainText(/upload failed/i);
  await expect(uploads.chips.filter({ hasText: 'good.pdf' })).toBeVisible();
  await expect(page.getByText(/uploaded successfully/)).toHaveCount(0);
  isBroken = false;
  await uploads.row('bad.csv').getByRole('button', { name: 'Try again' }).click();
  await expect(uploads.succeeded(1)).toBeVisible();
  expect((await sendAndRead(page)).map(({ name }) => name)).toEqual(['good.pdf', 'bad.csv']);
});

const network = 'Network error. Please check your connection and try again.';
const tooLarge = 'File too large. Please select a smaller file.';
const full = 'Storage quota exceeded. Please free up space.';

const failures: [answer: Parameters<typeof failStorage>[1], text: string, log?: string][] = [
  ['abort', network],
  [{ status: 400, body: '{"message":"network is down"}' }, network],
  [{ status: 413 }, tooLarge],
  [{ status: 400, body: '{"message":"exceeded the maximum allowed size"}' }, tooLarge],
  [{ status: 400, body: 'too large' }, tooLarge],
  [{ status: 400, body: '{"error":"payload"}' }, tooLarge],
  [{ status: 400, body: '{"error":"quota reached"}' }, full],
  [{ status: 400, body: 'no space left' }, full],
  [{ status: 418, body: '{}' }, 'Upload failed', "Proxy upload failed: I'm a teapot"],
  [{ status: 400, body: '{"message":"boom"}' }, 'Upload failed', 'Proxy upload failed: Bad Request'],
];

test('S8-24 S8-25 S8-26 S8-27 S8-28 S8-29 says what failed, wherever the answer says it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const uploads = uploadsPage(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  for (const [index, [answer, text, log]] of failures.entries()) {
    await page.unrouteAll();
    await failStorage(page, answer);
    await uploads.drop([pdf(`file-${index}.pdf`)]);
    await expect(uploads.row(`file-${index}.pdf`)).toBeVisible();
    // Over the waits between the tries of a lost connection.
    await page.clock.fastForward(700);
    await page.clock.fastForward(1_400);
    await expect(uploads.row(`file-${index}.pdf`).getByRole('alert')).toHaveText(text);
    if (log) expect(logged.join('\n')).toContain(log);
    await page.getByRole('button', { name: `Remove file-${index}.pdf` }).click();
  }
});

test('S7-43 S8-28 S8-30 tries signed, direct, proxy, each in its turn', async ({ page }) => {
  const tried: string[] = [];
  await page.route('**/api/storage/upload-url', (route) => {
    tried.push('signed');
    return route.fulfill({ status: 500, json: { error: 'down' } });
  });
  await page.route('**/backend/storage/v1/object/**', (route) => {
    tried.push('direct');
    return route.fulfill({ status: 400, json: { message: 'no' } });
  });
  await page.route('**/api/storage/upload-proxy', (route) => {
    tried.push('proxy');
    return route.fulfill({ json: { path: `1790000000000-${'c'.repeat(26)}.pdf`, bucket: 'chat-uploads' } });
  });
  await page.goto('/');
  await uploadsPage(page).drop([pdf('a.pdf')]);
  await expect(uploadsPage(page).succeeded(1)).toBeVisible();
  expect(tried).toEqual(['signed', 'direct', 'proxy']);
  expect((await sendAndRead(page))[0]).toMatchObject({ name: 'a.pdf', path: expect.stringContaining('cccc') });
});

test('S7-44 S8-30 tries proxy, signed, direct from a secure page with an insecure storage address', async ({
  page,
}) => {
  const server = `http://localhost:${port}`;
  const shop = 'https://shop.example';
  const tried: string[] = [];
  await page.route(`${shop}/**`, async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname.startsWith('/api/storage/upload')) {
      tried.push(url.pathname);
      return route.fulfill({ status: 500, json: { error: 'down' } });
    }
    const answer = await route.fetch({ url: server + url.pathname });
    const text = await answer.text();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    return route.fulfill({
      status: answer.status(),
      headers,
      body: text.replace('"path":"/backend"', `"path":"${server}/backend"`),
    });
  });
  await page.route(`${server}/backend/storage/v1/object/**`, (route) => {
    if (route.request().method() !== 'OPTIONS') tried.push('direct');
    return route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' }, json: { message: 'no' } });
  });
  await page.goto(shop);
  await uploadsPage(page).drop([pdf('a.pdf')]);
  await expect(uploadsPage(page).row('a.pdf')).toContainText('Upload failed');
  expect(tried).toEqual(['/api/storage/upload-proxy', '/api/storage/upload-url', 'direct']);
});

test('S7-40 S7-41 S7-42 warns of a bucket that does not exist, and is silent when it cannot be asked', async ({
  page,
}) => {
  await page.route('**/api/storage/health', (route) =>
    route.fulfill({ json: { exists: false, bucket: 'chat-uploads' } }),
  );
  await page.goto('/');
  await expect(page.getByText(/storage bucket “chat-uploads” does not exist.*ask for it to be created/)).toBeVisible();
  await page.unroute('**/api/storage/health');
  await page.route('**/api/storage/health', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(chatPage(page).input).toBeVisible();
  await expect(page.getByText(/storage bucket/)).toHaveCount(0);
});

test('keeps the focus in the list when a file is removed, and gives it back to the picker after the last', async ({
  page,
}) => {
  await failStorage(page, { status: 400 });
  await page.goto('/');
  const uploads = uploadsPage(page);
  await uploads.drop([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await expect(uploads.row(name)).toContainText(/failed/);
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
  await remove('b.pdf').focus();
  await page.keyboard.press('Enter');
  await expect(remove('c.pdf')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove('a.pdf')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(uploads.picker).toBeFocused();
});

test('cancels one file on its way and leaves the others alone', async ({ page }) => {
  await stubStorage(page);
  const held = await holdUploads(page);
  await page.goto('/');
  const uploads = uploadsPage(page);
  await uploads.drop([pdf('a.pdf'), pdf('b.pdf')]);
  await expect.poll(held.started).toBe(2);
  await page.getByRole('button', { name: 'Cancel a.pdf' }).click();
  await expect(uploads.row('a.pdf')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  held.release();
  await expect(uploads.succeeded(1)).toBeVisible();
});

test('S5-30 S5-33 S9-06 S9-07 S9-08 carries the texts and limits of places that have none yet', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/');
  await uploadsPage(page).drop([{ name: 'x.mp4', type: 'video/mp4', size: 1 }]);
  await expect(uploadsPage(page).rows).toHaveCount(1);
  const code = (await Promise.all(scripts)).join('\n');
  for (const text of ['File is smaller than', 'Unsupported file', 'Proxy upload failed: ', 'Signed token error: ']) {
    expect(code).toContain(text);
  }
  expect(code).toMatch(/dropZoneMaxFiles:10\b/);
  expect(code).toMatch(/defaultMaxFiles:5\b/);
  // However a minifier writes them.
  expect(code).toMatch(/\b26214400\b|\b262144e2\b/);
  expect(code).toMatch(/\b10485760\b/);
});
