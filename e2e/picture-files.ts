import { expect, type Page } from '@playwright/test';
import { comeNear } from './chat-page.ts';
import { photoOfALabel } from './stored-files.ts';
import { failStorage, holdUploads, pdf, stubStorage, uploadsPage } from './uploads-page.ts';

/** Takes the files of the chat bar in every state: on their way, failed and refused, waiting for a connection. */
export async function pictureFiles(page: Page, url: string, take: (page: Page, name: string) => Promise<void>) {
  const uploads = uploadsPage(page);
  const base64 = (await photoOfALabel(page)).toString('base64');
  const label = { name: 'label.png', type: 'image/png', base64 };

  await stubStorage(page);
  const held = await holdUploads(page);
  await page.goto(url);
  // Once it is idle it counts as such: what is held back below keeps no picture waiting.
  await page.waitForLoadState('networkidle');
  await uploads.drop([label, pdf('insurance card.pdf', 'x'.repeat(2_200_000))]);
  await expect(uploads.rows).toHaveCount(2);
  await take(page, 'chat-uploading');
  held.release();
  await expect(uploads.chips).toHaveCount(2);

  await page.unrouteAll({ behavior: 'wait' });
  await failStorage(page, 'abort');
  await uploads.drop([pdf('prescription.pdf')]);
  await uploads.drop([
    { name: 'clip.mp4', type: 'video/mp4', size: 1 },
    { name: 'scan.pdf', type: 'application/pdf', size: 10_485_761 },
  ]);
  await expect(uploads.row('prescription.pdf')).toContainText('Network error');
  await take(page, 'chat-rejected');

  await page.reload();
  await comeNear(page);
  await page.context().setOffline(true);
  await uploads.drop([label, pdf('prescription.pdf')]);
  await expect(uploads.rows).toHaveCount(2);
  await take(page, 'chat-offline');
  for (const name of ['label.png', 'prescription.pdf']) {
    await page.getByRole('button', { name: `Remove ${name}` }).click();
  }
  await page.context().setOffline(false);
}
