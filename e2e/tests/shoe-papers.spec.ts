import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { holdSession } from '../shipped-client.ts';
import { closeMenu, documentsUntil, saveCase, storeDay } from '../shoe-cases.ts';
import { makeStaffAccount } from '../staff-account.ts';

async function download(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const started = page.waitForEvent('download');
  await press();
  return readFile(await (await started).path());
}

test('a letter is made for one person once the fax number is confirmed, and the log says what became of it @phone-full', async ({
  page,
  isMobile,
}) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const id = await saveCase(page, { name: 'Harold Jensen', details: documentsUntil(storeDay(9)) });
  await page.goto(`/app/dme/cases/${id}?tab=papers`);
  await closeMenu(page);
  await page.getByRole('button', { name: 'Letters and faxes' }).click();
  const letters = page.getByRole('dialog', { name: 'Letters and faxes' });
  const certifier = letters.getByRole('form', { name: 'Certifying physician' });
  await certifier.getByLabel('Name').fill('Irina Petrova, MD');
  await certifier.getByLabel('Fax', { exact: true }).fill('(555) 555-0143');
  const create = certifier.getByRole('button', { name: 'Create PDF' });
  await create.click();
  await expect(certifier.getByRole('alert')).toHaveText('Confirm the fax number first.');
  const confirm = certifier.getByLabel('I compared this number with the office');
  await confirm.check();
  expect(await violationsInBothThemes(page)).toEqual([]);
  const pdf = await download(page, () => create.click());
  expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
  const log = letters.getByRole('region', { name: 'Fax log' });
  await expect(log.getByRole('listitem')).toContainText(/Irina Petrova, MD.*\(555\) 555-0143, \d pages/);
  await log.getByLabel('Outcome of the fax to Irina Petrova, MD').selectOption('Wrong number');
  await expect(log.getByText('is a privacy incident')).toBeVisible();
  // Another number is new again.
  await certifier.getByLabel('Fax', { exact: true }).fill('(555) 555-0144');
  await expect(confirm).not.toBeChecked();
  expect(await overTheSides(page)).toEqual([]);
  if (isMobile) expect(await smallTargets(page)).toEqual([]);
  await letters.getByRole('button', { name: 'Close' }).click();
  await expect(letters).toBeHidden();
});
