import { writeFile } from 'node:fs/promises';
import { admin, port } from '../accounts.ts';
import { chatPage } from '../chat-page.ts';
import { expect, test } from '../journey.ts';
import { photoOfALabel, readStoredFile } from '../stored-files.ts';

// As most visitors see it: with all its movements.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(({ page }) => page.goto('/'));

test('S2-01 S2-02 S2-04 S2-65 S3-05 S3-06 shows who this is, whether it is open, and where to type', {
  tag: '@phone',
}, async ({ page }) => {
  await expect(page.getByRole('banner')).toContainText('Alder Street Pharmacy');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('How can we help?');
  const strip = page.getByRole('region', { name: 'Store information' });
  await expect(strip).toContainText(/Open now|Closed now|Closed/);
  await expect(page.getByRole('link', { name: /\(555\) 555-0100/ }).first()).toHaveAttribute(
    'href',
    'tel:+15555550100',
  );
  await expect(page.locator('body')).toContainText('214 Alder Street, Millbrook, OR 97000');
  for (const line of ['Mon–Fri 08:30–17:30', 'Sat 08:30–12:30', 'Sun closed']) {
    await expect(page.locator('body')).toContainText(line);
  }
  await expect(chatPage(page).input).toBeVisible();
});

test('S1-01 S2-89 S4-17 S4-19 asks and gets a true, streamed answer', { tag: '@phone' }, async ({ page }) => {
  const chat = chatPage(page);
  const request = page.waitForRequest('**/api/chat-stream');
  await chat.ask('Are you open on Saturday?');
  const sent = await request;
  expect(sent.postDataJSON()).toEqual({ text: 'Are you open on Saturday?', attachments: [], mode: 'default' });
  expect(sent.headers().accept).toContain('text/event-stream');
  await expect(chat.conversation).toContainText('Are you open on Saturday?');
  await expect(chat.conversation).toContainText('12:30 pm');
  await chat.answered();
  await expect(chat.input).toHaveValue('');
});

test('S3-03 S3-04 S7-16 S7-17 keeps one chat id and calls the pipeline once per message', async ({ page }) => {
  const chat = chatPage(page);
  const outbound = page.waitForRequest('**/api/chat/pipeline/outbound');
  await chat.ask('Do you deliver?');
  const body = (await outbound).postDataJSON();
  const chatId = await page.evaluate(() => localStorage.getItem('rx-chat-id'));
  expect(chatId).toMatch(/^chat-\d{13}$/);
  expect(body).toEqual({ chatId, text: 'Do you deliver?' });
  await page.reload();
  await chat.ask('Hello');
  await chat.answered();
  expect(await page.evaluate(() => localStorage.getItem('rx-chat-id'))).toBe(chatId);
});

test('S4-43 S4-44 S5-17 sends with Enter, breaks lines with Shift+Enter, ignores an empty message', async ({
  page,
}) => {
  const chat = chatPage(page);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat-stream')) requests++;
  });
  await chat.ask('   ');
  await chat.input.fill('one');
  await chat.input.press('Shift+Enter');
  await chat.input.pressSequentially('two');
  await expect(chat.input).toHaveValue('one\ntwo');
  expect(requests).toBe(0);
  await chat.input.press('Enter');
  await chat.answered();
  expect(requests).toBe(1);
});

test('shows the emergency card with the number to call', async ({ page }) => {
  await chatPage(page).ask('my husband has chest pain and cant breathe');
  await expect(page.getByRole('link', { name: /911/ }).first()).toHaveAttribute('href', 'tel:911');
  await expect(page.locator('[data-care]')).toHaveCount(1);
});

test('S1-03 S3-07 S4-35 S7-34 stores a 3 MB PDF byte by byte and sends it with a message', async ({
  page,
}, testInfo) => {
  const chat = chatPage(page);
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000, 'rx')]);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add files', exact: true }).click();
  const uploaded = page.waitForResponse((response) => response.url().includes('/object/upload/sign/') && response.ok());
  const path = testInfo.outputPath('My Scan (1).PdF');
  await writeFile(path, pdf);
  await (await chooser).setFiles(path);
  await uploaded;
  await expect(page.getByText('1 file(s) uploaded successfully!')).toBeVisible();

  const request = page.waitForRequest('**/api/chat-stream');
  await chat.ask('Here is my paper.');
  const [attachment] = (await request).postDataJSON().attachments;
  expect(attachment).toEqual({
    bucket: 'chat-uploads',
    path: expect.stringMatching(/^\d{13}-[a-z0-9]{22,40}\.pdf$/),
    name: 'My Scan (1).PdF',
    type: 'application/pdf',
    size: pdf.length,
  });
  await chat.answered();
  const stored = await readStoredFile(`http://localhost:${port}`, admin, attachment.path);
  expect(stored.equals(pdf)).toBe(true);
});

test('stores a photo of a label in the private bucket', async ({ page, request }) => {
  const uploaded = page.waitForResponse((response) => response.url().includes('/object/upload/sign/chat-uploads/'));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add files to send' }).click();
  await (await chooser).setFiles({ name: 'label.png', mimeType: 'image/png', buffer: await photoOfALabel(page) });
  const response = await uploaded;
  expect(response.ok()).toBe(true);
  const path = new URL(response.url()).pathname.split('/').at(-1);
  const open = await request.get(`/backend/storage/v1/object/public/chat-uploads/${path}`);
  expect(open.ok()).toBe(false);
});

test('S5-29 S5-32 refuses a file over the limit with its name and the reason', async ({ page }, testInfo) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add files', exact: true }).click();
  // From the disk: passed in memory, it takes the page seconds to read.
  const path = testInfo.outputPath('big.pdf');
  await writeFile(path, Buffer.alloc(10_485_761));
  await (await chooser).setFiles(path);
  await expect(page.getByText('big.pdf: File is larger than 10485760 bytes')).toBeVisible();
});

test('S8-03 S8-05 says what failed when the server does not answer, and asks again on request', async ({ page }) => {
  const chat = chatPage(page);
  await page.route('**/api/chat-stream', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await chat.ask('Are you open on Saturday?');
  await expect(chat.conversation).toContainText(
    'Sorry, there was an error: HTTP error! status: 503. Please try again.',
  );
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(chat.conversation).toContainText('12:30 pm');
});

test('S4-27 S4-28 S8-32 says so without a connection and keeps the draft', async ({ page, context }) => {
  const chat = chatPage(page);
  await chat.input.fill('half a ques');
  await context.setOffline(true);
  await expect(page.getByText('No internet connection')).toBeVisible();
  await expect(chat.input).toBeDisabled();
  await context.setOffline(false);
  await expect(chat.input).toBeEnabled();
  await expect(chat.input).toHaveValue('half a ques');
});

test('S4-55 S4-56 S4-57 S3-32 turns the theme and remembers it', async ({ page }) => {
  const toggle = page.getByRole('button', { name: /theme/i });
  const theme = () => page.locator('html').getAttribute('data-theme');
  const auto = await theme();
  await toggle.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', auto ?? '');
  const chosen = await theme();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', chosen ?? '');
});

test('asks nothing of any other host', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.reload();
  await chatPage(page).ask('When are you open?');
  await chatPage(page).answered();
  expect([...hosts].filter((host) => host !== `localhost:${port}` && host !== '')).toEqual([]);
});
