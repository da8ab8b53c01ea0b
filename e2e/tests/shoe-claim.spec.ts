import { readFile } from 'node:fs/promises';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violations, violationsInBothThemes } from '../page-checks.ts';
import { holdSession } from '../shipped-client.ts';
import { closeMenu, saveCase, storeDay } from '../shoe-cases.ts';
import { makeStaffAccount } from '../staff-account.ts';

/** Delivered and signed for; no papers, so KX isn't advised. */
const delivered = (): Partial<ShoeCaseDetails> => ({
  order: { date: storeDay(-30), complete: true, prescriberVisit: storeDay(-40) },
  delivery: { date: storeDay(-1), mode: 'in_person', wearing: true, note: null },
  items: { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: 0 },
  plan: { kind: 'part_b', name: null, authorization: null },
  patient: { birthDate: '1949-07-02', medicareId: '1EG4-TE5-MK73', address: '12 Cedar Lane, Millbrook, OR 97000' },
  prescriber: { name: 'George Ellis, DPM', npi: '1245319599', phone: null, fax: null },
});

async function openClaim(page: Page): Promise<string> {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const id = await saveCase(page, { name: 'Ana María Torres', details: delivered() });
  await page.goto(`/app/dme/cases/${id}?tab=claim`);
  await closeMenu(page);
  return id;
}
const claimOf = (page: Page) => page.getByRole('region', { name: 'Claim form' });

test('a claim is started from the case, says why it can’t be billed, and leaves as a file when it can @phone-full', async ({
  page,
}) => {
  const id = await openClaim(page);
  const claim = claimOf(page);
  await claim.getByRole('button', { name: 'Start the claim' }).click();
  const reasons = claim.getByRole('status').filter({ hasText: 'Don’t bill yet.' });
  await reasons.getByRole('button', { name: /^Show all \d+$/ }).click();
  await expect(reasons).toContainText('Lines 1, 2, 3, 4: enter the charge.');
  await expect(reasons).toContainText('Enter the diagnoses from the physician’s note, diabetes first.');
  await expect(claim.getByLabel('Code, line 4')).toHaveValue('A5512');
  await expect(claim.getByLabel('Side, line 4')).toHaveValue('LT');
  await expect(claim.getByLabel('Units, line 4')).toHaveValue('3');
  await expect(claim.getByLabel('First name', { exact: true }).first()).toHaveValue('Ana Maria');

  await claim.getByLabel('Side, line 1').selectOption('Not chosen');
  await expect(reasons).toContainText('Line 1: choose right (RT) or left (LT).');
  await claim.getByLabel('Side, line 1').selectOption('Right (RT)');
  for (const line of [1, 2, 3, 4]) {
    await claim.getByLabel(`Modifiers, line ${line}`).fill('KX');
    await claim.getByLabel(`Charge ($), line ${line}`).fill('79.5');
  }
  await expect(reasons).toContainText('Lines 1, 2, 3, 4: KX says that every requirement is met with papers on file.');
  await expect(claim.getByText('Total charge: $318.00')).toBeVisible();
  for (const line of [1, 2, 3, 4]) await claim.getByLabel(`Modifiers, line ${line}`).fill('gy');
  await claim.getByLabel('Diagnoses (ICD-10)').fill('r73.03');
  await expect(reasons).toContainText('R73.03 doesn’t qualify for shoes.');
  await claim.getByLabel('Diagnoses (ICD-10)').fill('e11.42, l84');
  await expect(claim.getByLabel('Diagnosis numbers, line 2')).toHaveValue('1 2');
  await claim.getByLabel('Copied from (note and date)').fill('Visit note of the certifier');
  await claim.getByLabel('Accept assignment').selectOption('Yes (A)');
  await claim.getByLabel('Sex').selectOption('Female');
  await claim.getByLabel('Medicare pays first').check();
  await claim.getByLabel('The patient’s signature is on file').check();
  await claim.getByLabel('First name', { exact: true }).first().fill('Ana María');
  await expect(reasons).toContainText('First name: a claim file can’t carry “í”.');
  const file = claim.getByRole('button', { name: 'Claim file (837P)' });
  await expect(file).toHaveAttribute('aria-disabled', 'true');
  await claim.getByLabel('First name', { exact: true }).first().fill('Ana Maria');
  await expect(claim.getByText('No problem found. The DME MAC decides.')).toBeVisible();
  await expect(claim.getByText('Save the case first')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.getByRole('button', { name: 'Save checklist' }).click();
  await expect(claim.getByText('Save the case first')).toHaveCount(0);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const saving = page.waitForEvent('download');
  await file.click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`claim-${id.slice(0, 8)}.837`);
  const text = await readFile(await saved.path(), 'latin1');
  expect(text).toMatch(/^ISA\*00\*.*~IEA\*1\*\d{9}~$/);
  expect(text).toContain('SV1*HC:A5500:RT:GY*79.5*UN*1***1:2~');
  expect(text).toContain('NM1*IL*1*TORRES*ANA MARIA****MI*1EG4TE5MK73~');
  const printing = page.waitForEvent('download');
  await claim.getByRole('button', { name: 'Claim sheet (PDF)' }).click();
  const sheet = await readFile(await (await printing).path());
  expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');
  expect(addresses.join(' ')).not.toMatch(/torres|1EG4|1949/i);
});

test('the claim is filled in with the keyboard alone, in Spanish too, and fits its window @phone-full', async ({
  page,
  isMobile,
}) => {
  await openClaim(page);
  const start = claimOf(page).getByRole('button', { name: 'Start the claim' });
  await start.focus();
  await page.keyboard.press('Enter');
  const claim = claimOf(page);
  await claim.getByLabel('Code, line 1').focus();
  for (const label of ['Side', 'Units', 'Modifiers', 'Charge ($)', 'Diagnosis numbers']) {
    await page.keyboard.press('Tab');
    await expect(claim.getByLabel(`${label}, line 1`)).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('79.50');
  await expect(claim.getByText('Total charge: $79.50')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(claim.getByRole('button', { name: 'Remove line 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(claim.getByLabel('Code, line 4')).toHaveCount(0);

  expect(await overTheSides(page)).toEqual([]);
  if (isMobile) expect(await smallTargets(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem('rx-language', 'es'));
  await page.getByRole('button', { name: 'Save checklist' }).click();
  await expect(page.getByText('Saved! Record ID:')).toBeVisible();
  await page.reload();
  const spanish = page.getByRole('region', { name: 'Formulario del reclamo' });
  await expect(spanish.getByText('No facture todavía.')).toBeVisible();
  await expect(spanish).toContainText(/Líneas? [\d, ]+: escriba el cargo\./);
  expect(await overTheSides(page)).toEqual([]);
});

test('S26-09 a claim sent before says what a payer takes: Part B no replacement, and no claim after another insurer', async ({
  page,
}) => {
  await openClaim(page);
  const claim = claimOf(page);
  await claim.getByRole('button', { name: 'Start the claim' }).click();
  const reasons = claim.getByRole('status').filter({ hasText: 'Don’t bill yet.' });
  await reasons.getByRole('button', { name: /^Show all \d+$/ }).click();
  await expect(reasons).toContainText('leave this claim to your biller');
  await claim.getByLabel('Medicare pays first').check();
  await expect(reasons).not.toContainText('leave this claim to your biller');
  await claim.getByLabel('Sent before').selectOption('Yes, replaces a decided claim (7)');
  await expect(reasons).toContainText('Enter the day the first claim was billed');
  await page.getByLabel('Billed on').fill(storeDay(-1));
  await expect(reasons).toContainText('Medicare Part B takes no replacement or void claims');
  await expect(claim.getByLabel('Plan’s claim number')).toBeVisible();
  await claim.getByLabel('Sent before').selectOption('Yes, returned and corrected');
  await expect(reasons).not.toContainText('Part B takes no replacement');
  await expect(claim.getByLabel('Plan’s claim number')).toHaveCount(0);
  expect(await violationsInBothThemes(page)).toEqual([]);
});
