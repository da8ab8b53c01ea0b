import {
  conversationsPage,
  dropConversations,
  keepConversation,
  markInfected,
  storeFile,
} from '../conversations-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { storeSession } from '../shipped-client.ts';
import { makeStaffAccount } from '../staff-account.ts';
import { photoOfALabel } from '../stored-files.ts';

const kept: string[] = [];
test.afterEach(() => dropConversations(kept.splice(0)));

const words = 'GPS 40.7128 N 74.0060 W';

/** A text chunk behind the header (PNG, section 11.3.4), which readers skip without checking its sum. */
function withWords(png: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + words.length);
  chunk.writeUInt32BE(words.length, 0);
  chunk.write(`tEXt${words}`, 4, 'latin1');
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

const twoPages = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]/MediaBox[0 0 300 400]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n4 0 obj<</Type/Page/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

async function openFiles(page: Page, files: Awaited<ReturnType<typeof storeFile>>[]) {
  const id = await keepConversation([{ question: 'Here they are', attachments: files, answer: 'Thank you.' }]);
  kept.push(id);
  await storeSession(page, await makeStaffAccount('pharmacist'));
  await page.goto('/app/conversations?view=all');
  await page.getByRole('heading', { level: 1, name: 'Conversations' }).waitFor({ state: 'attached' });
  const parts = conversationsPage(page);
  await parts.row(id).click();
  return parts.turns.first();
}

test('F10 F11 staff see a visitor’s picture redrawn, page through a PDF, and take the original only after a warning', async ({
  page,
}) => {
  await page.goto('/');
  const photo = withWords(await photoOfALabel(page));
  const turn = await openFiles(page, [
    await storeFile(page, 'label.png', 'image/png', photo),
    await storeFile(page, 'letter.pdf', 'application/pdf', twoPages),
  ]);
  await expect(turn).toContainText(/Picture · \d+ kB · Not scanned/);
  let drawn: Buffer = Buffer.alloc(0);
  await page.route('**/api/storage/view?*', async (route) => {
    const response = await route.fetch();
    drawn = await response.body();
    await route.fulfill({ response });
  });
  await turn.getByRole('button', { name: 'Show label.png' }).click();
  const picture = turn.getByRole('img', { name: 'Picture from the visitor: label.png' });
  await expect(picture).toBeVisible();
  expect([drawn.subarray(0, 2).toString('hex'), drawn.includes(words)]).toEqual(['ffd8', false]);
  expect(await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    600, 400,
  ]);

  await turn.getByRole('button', { name: 'Show letter.pdf' }).click();
  await expect(turn).toContainText('Page 1 of 2');
  await turn.getByRole('button', { name: 'Next page of letter.pdf' }).click();
  await expect(turn.getByRole('img', { name: 'PDF from the visitor: letter.pdf, page 2 of 2' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);

  await turn.getByRole('button', { name: 'Original of label.png' }).click();
  const warning = page.getByRole('dialog', { name: 'Download “label.png”?' });
  await expect(warning).toContainText('This file came from outside the store.');
  expect(await violationsInBothThemes(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await warning.getByRole('button', { name: 'Download original' }).click();
  expect((await download).suggestedFilename()).toBe('label.png');
});

test('F10 an infected file opens for nobody: staff read what is in it and delete it', async ({ page }) => {
  await page.goto('/');
  const file = await storeFile(page, 'photo.png', 'image/png', await photoOfALabel(page));
  await markInfected(file.path, 'Win.Test.Malware-1');
  const turn = await openFiles(page, [file]);
  await expect(turn).toContainText('This file contains malware (Win.Test.Malware-1). It can’t be opened.');
  await expect(turn.getByRole('button', { name: /^(Show|Download) photo\.png$/ })).toHaveCount(0);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await turn.getByRole('button', { name: 'Delete photo.png' }).click();
  await page.getByRole('dialog', { name: 'Delete “photo.png”?' }).getByRole('button', { name: 'Delete file' }).click();
  await expect(turn).toContainText('Deleted because it contained malware (Win.Test.Malware-1).');
  await expect(turn.getByRole('button', { name: 'Delete photo.png' })).toHaveCount(0);
  await page.reload();
  await expect(turn).toContainText('Deleted because it contained malware');
});
