import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '../journey.ts';
import { filledButtons } from '../page-checks.ts';
import { holdSession } from '../shipped-client.ts';
import { changePatient, documentsUntil, openTab, saveCase, storeDay } from '../shoe-cases.ts';
import { makeStaffAccount } from '../staff-account.ts';

// One case as a workspace: its tabs, what stays on top, and what it says to do next.

const tabs = ['Overview', 'Papers', 'Fitting', 'Delivery', 'Claim', 'History'] as const;
const addressOf = (name: (typeof tabs)[number]) => name.toLowerCase().replace('-', '');
const tabLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Case', exact: true }).getByRole('link', { name });
const main = (page: Page): Locator => page.getByRole('main');

/** A case as it looks after some weeks of work. */
async function openCase(page: Page, query = ''): Promise<string> {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const details = {
    ...documentsUntil(storeDay(9)),
    certifier: { name: 'Maria Alvarez, MD', npi: '1234567893', phone: '(555) 555-0170', fax: null },
    requested: { visit: storeDay(-14), exam: storeDay(-60), certification: storeDay(-60), order: null },
    items: { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: 0 },
    patient: {
      birthDate: '1948-03-02',
      medicareId: `1EG4-${randomUUID().slice(0, 4)}`,
      address: '77 Orchard Lane, Millbrook',
    },
    evaluation: { date: storeDay(-10), mode: 'in_person', abnormalities: 'bunion, left', measured: true } as const,
  };
  const id = await saveCase(page, { name: 'Harold Jensen', phone: '5555550163', details, isMine: true });
  await page.goto(`/app/dme/cases/${id}${query}`);
  await tabLink(page, 'Overview').waitFor();
  return id;
}

test('a tab is an address: it opens by its link, Back leads to the one before, and what was typed stays', async ({
  page,
}) => {
  const id = await openCase(page, '?tab=fitting');
  await expect(tabLink(page, 'Fitting')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('textbox', { name: 'Shoes ordered' }).fill('A5500 ×2');
  for (const name of tabs) {
    await openTab(page, name);
    await expect(page).toHaveURL(`/app/dme/cases/${id}${name === 'Overview' ? '' : `?tab=${addressOf(name)}`}`);
    await expect(page.getByRole('button', { name: 'Save checklist' })).toBeVisible();
  }
  await page.goBack();
  await expect(tabLink(page, 'Claim')).toHaveAttribute('aria-current', 'page');
  for (let steps = 0; steps < 3; steps += 1) await page.goBack();
  await expect(tabLink(page, 'Papers')).toHaveAttribute('aria-current', 'page');
  await openTab(page, 'Fitting');
  await expect(page.getByRole('textbox', { name: 'Shoes ordered' })).toHaveValue('A5500 ×2');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Shoes ordered' })).toHaveValue('A5500 ×2');

  // Saved from another tab; a wrong field is shown where it is.
  await openTab(page, 'Overview');
  await changePatient(page);
  await page.getByRole('textbox', { name: 'Patient name' }).fill(' ');
  await openTab(page, 'Claim');
  await page.getByRole('button', { name: 'Save checklist' }).click();
  await expect(tabLink(page, 'Overview')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('textbox', { name: 'Patient name' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Patient name' }).fill('Harold Jensen');
  await openTab(page, 'Papers');
  await page.getByRole('button', { name: 'Save checklist' }).click();
  await expect(page.getByText(`Saved! Record ID: ${id}`, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All cases' }).click();
  await expect(page).toHaveURL('/app/dme/cases');
});

test('what is missing stands on top, and the one filled button is the next thing to do', async ({ page }) => {
  await openCase(page);
  const problems = page.getByRole('region', { name: /problems? to solve before delivery$/ });
  await expect(problems).toContainText('Visit notes of Maria Alvarez, MD are missing');
  await expect(problems).toContainText('nothing has come in 14 days.');
  await expect(problems.getByRole('link', { name: 'Call the office' }).first()).toHaveAttribute(
    'href',
    'tel:5555550170',
  );
  expect(await filledButtons(main(page))).toHaveLength(1);
  await expect(page.getByRole('region', { name: 'Case status' })).toContainText(
    /Deliver by \w+, \w+ \d+.*\d+ days left/,
  );

  await problems.getByRole('button', { name: /^Add document: Visit notes/ }).click();
  await expect(tabLink(page, 'Papers')).toHaveAttribute('aria-current', 'page');
  const row = page.getByRole('listitem', { name: 'Visit notes', exact: true });
  await expect(row).toBeFocused();
  await expect(row.getByText('Missing', { exact: true })).toBeVisible();

  // A tick says that it came. It is no paper.
  await row.getByRole('button', { name: 'Mark received: Visit notes' }).click();
  await expect(row.getByText('Missing', { exact: true })).toBeVisible();
  await expect(row).toContainText('Marked as received, but no paper is on file.');
  expect(await filledButtons(main(page))).toEqual(['Save checklist']);
  await page.getByRole('button', { name: 'Save checklist' }).click();
  await expect(page.getByText(/^Saved! Record ID/)).toBeVisible();
  await expect(row).not.toContainText('Not saved yet');
  await openTab(page, 'Delivery');
  await expect(main(page)).toContainText('You can deliver and save; without them, the claim is likely to be denied.');
  await openTab(page, 'Claim');
  await expect(main(page)).toContainText('Don’t bill yet.');
  await expect(page.getByRole('region', { name: 'KX modifier' })).toContainText('Don’t add KX yet');
});

test('a delivered case says what is left, and never that nothing is done', async ({ page }) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const delivery = { date: storeDay(-3), mode: 'in_person', wearing: true, note: 'toe space 10 mm' } as const;
  const id = await saveCase(page, { name: 'George Pell', details: { ...documentsUntil(storeDay(20)), delivery } });
  await page.goto(`/app/dme/cases/${id}`);
  await expect(page.getByRole('region', { name: /problems to solve before billing$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('0 of 4 verified');
  await expect(page.getByRole('region', { name: 'Case status' })).toContainText('Delivered');
  await expect(main(page)).not.toContainText('of 11 steps done');
});

test('the tabs and a paper are worked on by keys alone', async ({ page }) => {
  await openCase(page);
  await page.getByRole('link', { name: 'All cases' }).focus();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const tabTo = async (words: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await focused()).startsWith(words)) return;
    }
    throw new Error(`no way by keys to ${words}`);
  };
  await tabTo('Papers');
  await page.keyboard.press('Enter');
  await expect(tabLink(page, 'Papers')).toHaveAttribute('aria-current', 'page');
  await expect(tabLink(page, 'Papers')).toBeFocused();
  await tabTo('Mark received');
  await page.keyboard.press('Enter');
  await tabTo('Save checklist');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved! Record ID/)).toBeVisible();
});

test('the printed checklist is the same from every tab', async ({ page }) => {
  await openCase(page, '?tab=claim');
  await page.emulateMedia({ media: 'print' });
  const sheet = main(page);
  await expect(sheet.getByRole('heading', { name: 'Diabetic shoe checklist' })).toBeVisible();
  await expect(sheet.getByRole('term').filter({ hasText: 'Prescription requested' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Paperwork checks' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('the next step leads to the paper’s own button, and no date of what has happened lies ahead', async ({ page }) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const id = await saveCase(page, { name: 'Rosa Amador' });
  await page.goto(`/app/dme/cases/${id}?tab=papers`);
  const next = page.getByRole('button', { name: 'Request the visit notes' });
  const request = page.getByRole('button', { name: 'Mark requested: Visit notes' });
  for (const click of ['first', 'second']) {
    await next.click();
    await expect(request, click).toBeFocused();
  }
  await openTab(page, 'Delivery');
  await page.getByLabel('Delivered on').fill(storeDay(30));
  await page.getByRole('button', { name: 'Save checklist' }).click();
  await expect(page.getByText('This has happened, so its date can’t be after today.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Case status' })).not.toContainText('Delivered');
});
