import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '../journey.ts';
import { filledButtons, overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { holdSession } from '../shipped-client.ts';
import { changePatient, closeMenu, documentsUntil, openTab, saveCase, storeDay } from '../shoe-cases.ts';
import { makeStaffAccount } from '../staff-account.ts';
import { onlyFull } from '../tiers.ts';

// The shoe pages as they are laid out on a phone and on a desktop: each journey runs on both.

const main = (page: Page): Locator => page.getByRole('main');

/** What a page must be in its window; a finger hits less precisely than a mouse. */
async function expectFits(page: Page, isMobile: boolean, about: string): Promise<void> {
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
  await expect.poll(() => overTheSides(page), about).toEqual([]);
  if (isMobile) expect(await smallTargets(page), about).toEqual([]);
  expect(await violationsInBothThemes(page), about).toEqual([]);
}

test('every shoe page fits its window and passes axe in light and dark', { tag: onlyFull }, async ({
  page,
  isMobile,
}) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const mine = { isMine: true, phone: '5555550163' };
  const delivery = { date: `${Number(storeDay().slice(0, 4)) - 1}-05-12`, mode: null, wearing: null, note: null };
  const items = { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: 0 };
  await saveCase(page, { ...mine, name: 'Walter Nkemelu', details: documentsUntil(storeDay(9)) });
  await saveCase(page, { ...mine, name: 'Ō', details: documentsUntil(storeDay(-2)) });
  await saveCase(page, { ...mine, name: 'Dorothy Vance', details: { delivery, items } });
  for (const [path, title] of [
    ['cases', 'Shoe cases'],
    ['board?owner=mine', 'Shoe board'],
    ['recall', 'Shoe recall'],
    ['denials', 'Shoe denials'],
  ] as const) {
    await page.goto(`/app/dme/${path}`);
    await closeMenu(page);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(
      main(page)
        .getByText(/Walter Nkemelu|Dorothy Vance|Reviews by contractors/)
        .first(),
    ).toBeAttached();
    await expectFits(page, isMobile, title);
  }
});

test('on a phone the board has one lane under the other, and what is pressed is listed', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  await saveCase(page, { isMine: true, name: 'Irene Castellan', details: documentsUntil(storeDay(-2)) });
  await page.goto('/app/dme/board?owner=mine');
  await closeMenu(page);
  const card = page.getByRole('link', { name: 'Irene Castellan' });
  await expect(card).toBeVisible();
  const empty = page.locator('summary').filter({ hasText: 'Foot exam' });
  await expect(empty).toHaveCount(isMobile ? 1 : 0);
  if (isMobile) {
    await expect(page.getByText('No cases here.').first()).toBeHidden();
    await empty.tap();
    await expect(page.getByText('No cases here.').first()).toBeVisible();
  }
  await page.getByRole('link', { name: /^\d+ overdue$/ }).click();
  await expect(page).toHaveURL('/app/dme/cases?owner=mine&due=overdue');
  await expect(page.getByRole('table', { name: 'Cases' }).locator('tbody tr')).toHaveCount(1);
});

test('every tab of a case fits, passes axe in light and dark, and on a phone is at most three screens long', {
  tag: ['@phone', '@desktop-full'],
}, async ({ page, isMobile }) => {
  test.slow();
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const details = {
    ...documentsUntil(storeDay(9)),
    certifier: { name: 'Maria Alvarez, MD', npi: '1234567893', phone: '(555) 555-0170', fax: null },
    requested: { visit: storeDay(-14), exam: storeDay(-60), certification: storeDay(-60), order: null },
    items: { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: 0 },
    evaluation: { date: storeDay(-10), mode: 'in_person', abnormalities: 'bunion, left', measured: true } as const,
  };
  const id = await saveCase(page, { name: 'Harold Jensen', phone: '5555550163', details, isMine: true });
  for (const tab of ['overview', 'papers', 'fitting', 'delivery', 'claim', 'history']) {
    await page.goto(`/app/dme/cases/${id}?tab=${tab}`);
    await closeMenu(page);
    const link = page.getByRole('navigation', { name: 'Case', exact: true }).locator('[aria-current="page"]');
    await expect(link).toHaveText(new RegExp(tab, 'i'));
    await expect(link).toBeInViewport();
    await expectFits(page, isMobile, tab);
    if (!isMobile) continue;
    expect(await page.evaluate(() => document.documentElement.scrollHeight), tab).toBeLessThanOrEqual(2_500);
    // As small as phones get.
    await page.setViewportSize({ width: 320, height: 844 });
    await expect.poll(() => overTheSides(page), tab).toEqual([]);
    expect(await page.evaluate(namesOverTheirText), tab).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await page.goto(`/app/dme/cases/${id}`);
  await closeMenu(page);
  if (isMobile) await expect(main(page).getByText('Next:')).toBeInViewport();
  await expect.poll(() => filledButtons(main(page))).toHaveLength(1);
});

test('the denial report counts cases by reason, leads to them, and leaves without names', {
  tag: '@phone-full',
}, async ({ page, isMobile }) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const name = `Ruth ${randomUUID().slice(0, 6)}`;
  // The first five by deadline are named: this one is long over.
  const details = documentsUntil(storeDay(-700));
  const certification = { date: storeDay(-800), credential: 'DPM', supervisor: null } as const;
  const id = await saveCase(page, { name, details: { ...details, certification } });
  await page.goto('/app/dme/board');
  await closeMenu(page);
  await page.getByRole('navigation', { name: 'Diabetic shoes' }).getByRole('link', { name: 'Denials' }).click();
  await expect(page).toHaveURL('/app/dme/denials');
  const reason = page.getByRole('row').filter({ hasText: 'The statement isn’t signed by an MD or DO' });
  await expect(reason).toContainText('Ask the MD or DO who manages the diabetes.');
  await expect(reason).toContainText('CGS JB, Q1 2024');
  await expect(reason.getByRole('link', { name })).toHaveAttribute('href', `/app/dme/cases/${id}`);
  await expect(page.getByRole('region', { name: 'Reviews by contractors' })).toContainText('Noridian JA, Q4 2025: 70%');

  // By keys alone.
  await page.getByRole('button', { name: 'Export CSV' }).focus();
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`shoe-denials-${storeDay()}.csv`);
  const csv = await readFile(await saved.path(), 'utf8');
  expect(csv).toMatch(/^Reason,Failing,Not shown yet,Named by,What to do\r\n/);
  expect(csv).not.toContain(name);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Print' })).toBeFocused();

  await page.emulateMedia({ media: 'print' });
  await expect(reason).toBeVisible();
  await expect(reason.getByRole('link', { name })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  if (isMobile) await expect(page.getByRole('columnheader').first()).toBeHidden();
});

test('the board says when accreditation expires', { tag: '@phone-full' }, async ({ page, isMobile }) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  // The server's own answer depends on the day; reports.test.ts asserts it.
  let reminder = { expires: '2027-01-01', daysLeft: 39 };
  await page.route('**/api/dme-shoe/accreditation', (route) => route.fulfill({ json: { reminder } }));
  await page.goto('/app/dme/board');
  await closeMenu(page);
  await expect(main(page)).toContainText('Your Medicare accreditation expires Fri, Jan 1, 2027: 39 days left.');
  await expectFits(page, isMobile, 'accreditation');
  reminder = { expires: '2027-01-01', daysLeft: -1 };
  await page.reload();
  await closeMenu(page);
  await expect(main(page)).toContainText('Your Medicare accreditation expired Fri, Jan 1, 2027.');
});

test('a letter that pages can’t show is named below its field, and again where the packet is made', {
  tag: '@phone-full',
}, async ({ page, isMobile }) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const id = await saveCase(page, { name: 'Minh Nguyễn', details: documentsUntil(storeDay(9)) });
  await page.goto(`/app/dme/cases/${id}`);
  await closeMenu(page);
  await changePatient(page);
  const name = page.getByRole('textbox', { name: 'Patient name' });
  const advice = 'Pages can’t show “阮” (Patient name). They have Latin, Greek and Cyrillic letters.';
  await expect(name).not.toHaveAccessibleDescription(/Pages can’t show/);
  await name.fill('阮氏明');
  await expect(name).toHaveAccessibleDescription(new RegExp(advice.replace(/[()]/g, '\\$&')));
  await expectFits(page, isMobile, 'advice');
  await page.getByRole('button', { name: 'Save checklist' }).click();
  await expect(page.getByText(/^Saved! Record ID/)).toBeVisible();
  await openTab(page, 'Papers');
  await page.getByRole('button', { name: 'Audit packet' }).click();
  await expect(page.getByRole('alert').filter({ hasText: advice })).toContainText('Couldn’t create the audit packet.');
});

/** Links whose words run into the line below them. */
function namesOverTheirText(): string[] {
  return [...document.querySelectorAll('main a + p')].flatMap((below) => {
    const words = document.createRange();
    const name = below.previousElementSibling;
    if (!name || below.getClientRects().length === 0) return [];
    words.selectNodeContents(name);
    const isOver = words.getBoundingClientRect().bottom > below.getBoundingClientRect().top + 1;
    return isOver ? [name.textContent] : [];
  });
}
