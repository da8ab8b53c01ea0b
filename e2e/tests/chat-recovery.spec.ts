import { readFile } from 'node:fs/promises';
import { answerStream } from '../answer-stream.ts';
import { whileClosed } from '../callback-form.ts';
import { chatPage, comeNear } from '../chat-page.ts';
import { expect, test } from '../journey.ts';
import { photoOfALabel } from '../stored-files.ts';
import { pdf, pdfText, stubStorage, uploadsPage } from '../uploads-page.ts';

// What the chat says and does when something is missing, too much or gone by mistake.

test('Enter with a file and no text says what is missing, until there is text', { tag: '@phone-full' }, async ({
  page,
}) => {
  await stubStorage(page);
  await page.goto('/');
  await comeNear(page);
  const [chat, uploads] = [chatPage(page), uploadsPage(page)];
  const missing = page
    .getByRole('alert')
    .filter({ hasText: 'Write a message to go with your file, then press Enter.' });
  await chat.input.press('Enter');
  await expect(missing).toHaveCount(0);
  await uploads.drop([pdf('label.pdf')]);
  await expect(uploads.chips).toHaveCount(1);
  await chat.input.press('Enter');
  await expect(missing).toBeVisible();
  await expect(chat.input).toBeFocused();
  await chat.input.fill('Here it is');
  await expect(missing).toHaveCount(0);
});

test('an empty file is refused with the reason', { tag: '@phone-full' }, async ({ page }) => {
  const requests = await stubStorage(page);
  await page.goto('/');
  const uploads = uploadsPage(page);
  await uploads.drop([{ name: 'scan.pdf', type: 'application/pdf', text: '' }, pdf('whole.pdf')]);
  await expect(page.getByText('scan.pdf: This file is empty. Choose another one.')).toBeVisible();
  await expect(uploads.chips.filter({ hasText: 'whole.pdf' })).toBeVisible();
  expect(requests.filter((request) => request.url().includes('upload-url'))).toHaveLength(1);
});

test('too many messages: says when to send the next one, and whom to call', { tag: '@phone-full' }, async ({
  page,
}) => {
  await page.route('**/api/chat-stream', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '220' }, json: { error: 'Too many requests.' } }),
  );
  await page.goto('/');
  const chat = chatPage(page);
  await chat.ask('Are you open on Saturday?');
  await expect(chat.conversation).toContainText(
    'Sorry, there was an error: HTTP error! status: 429. Please try again.',
  );
  await expect(chat.conversation).toContainText('You can send the next one in 4 minutes.');
  await expect(chat.conversation.getByRole('link', { name: '(555) 555-0100' })).toHaveAttribute(
    'href',
    'tel:+15555550100',
  );
});

test('a cleared conversation comes back whole, with its context', async ({ page }) => {
  const screens: (string | undefined)[] = [];
  await page.route('**/api/chat-stream', (route) => {
    screens.push(route.request().headers()['x-chat-screen']);
    return route.fulfill(answerStream({ type: 'chunk', text: 'We are open.' }));
  });
  await stubStorage(page);
  await page.goto('/');
  const chat = chatPage(page);
  const uploads = uploadsPage(page);
  const photo = await photoOfALabel(page);
  await uploads.drop([{ name: 'a.png', type: 'image/png', base64: photo.toString('base64') }]);
  await expect(uploads.chips).toHaveCount(1);
  await chat.ask('Are you open?');
  await chat.answered();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('We are open.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('We are open.', { exact: true }).first()).toBeVisible();
  const picture = page.getByRole('link', { name: /a\.png/ }).locator('img');
  const copy = await picture.evaluate((image: HTMLImageElement) => {
    const again = Object.assign(new Image(), { src: image.src });
    return again.decode().then(() => again.naturalWidth);
  });
  expect(copy).toBe(600);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await chat.ask('And on Sunday?');
  await chat.answered();

  await page.getByRole('button', { name: 'Start over' }).click();
  await chat.ask('Something new');
  await chat.answered();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const [first, undone, cleared] = screens;
  expect(undone).toBe(first);
  expect(cleared).not.toBe(first);
});

test('the callback form closes when a card for an emergency comes', { tag: '@phone-full' }, async ({ page }) => {
  await whileClosed(page);
  await page.goto('/');
  const chat = chatPage(page);
  await comeNear(page);
  await page.locator('form').getByRole('button', { name: 'Talk to a person' }).click();
  const name = page.getByRole('textbox', { name: /name/i });
  await expect(name).toBeVisible();
  await chat.ask('I took the whole bottle of my pills');
  await expect(page.locator('[data-care]')).toBeInViewport();
  await expect(name).toHaveCount(0);
  await chat.answered();
  await expect(name).toHaveCount(0);
});

test('S7-31 a visitor downloads the document that was sent, and nobody else does', async ({ page, browser }) => {
  await page.goto('/');
  const chat = chatPage(page);
  const uploads = uploadsPage(page);
  await uploads.drop([pdf('my list.pdf', pdfText('aspirin'))]);
  await expect(uploads.chips).toHaveCount(1);
  await chat.ask('Here is my list');
  await chat.answered();
  const link = page.getByRole('link', { name: /my list\.pdf/ });
  const coming = page.waitForEvent('download');
  await link.click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('my list.pdf');
  expect(await readFile(await download.path(), 'utf8')).toBe(pdfText('aspirin'));
  const stranger = await browser.newContext();
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
  expect((await stranger.request.get(address)).status()).toBe(401);
  await stranger.request.post(new URL('/api/storage/upload-url', address).href, { data: { path: 'x.pdf' } });
  expect((await stranger.request.get(address)).status()).toBe(404);
  await stranger.close();
});
