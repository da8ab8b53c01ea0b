import { legalPages } from '@rxweb/contracts/settings/legal';
import { noticeLanguages } from '@rxweb/domain/legal/notice-languages';
import { type DemoShop, signInAt, startDemoShop, storeSessionAt } from '../demo-shop.ts';
import { expect, type Locator, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violations, violationsInBothThemes } from '../page-checks.ts';
import { closeMenu } from '../shoe-cases.ts';
import { shoot } from '../shoot.ts';
import { inTurn, someOf } from '../tiers.ts';

// The owner's words, on a server of their own: what is saved here would change what other journeys see.

let shop: DemoShop;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  shop = await startDemoShop();
});
test.afterAll(() => shop.stop());

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const list = (page: Page): Locator => section(page, 'Legal pages');
const save = (page: Page): Locator => page.getByRole('button', { name: 'Save changes' });
const row = (page: Page, name: string): Locator => list(page).getByRole('listitem').filter({ hasText: name });

async function open(page: Page, place = '?section=legal'): Promise<void> {
  await storeSessionAt(shop, page);
  await page.goto(`${shop.url}/app/settings${place}`);
  await save(page).waitFor();
  await closeMenu(page);
}

async function saved(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
}

test('S27-104 an owner fills in a hidden page, sees it as visitors will, confirms it, and visitors read it @phone-full', async ({
  page,
  browser,
}) => {
  await open(page);
  await expect(row(page, 'Notice of Privacy Practices')).toContainText('Missing, hidden from visitors');
  await list(page).getByRole('link', { name: 'Notice of Privacy Practices' }).click();
  const form = section(page, 'Notice of Privacy Practices');
  await expect(form).toContainText('Visitors can’t see this page until you fill in');
  await form.getByLabel('In effect since').fill('2026-02-16');
  await form.getByLabel('Notice of Privacy Practices, in Spanish').fill('Palabras del abogado.');
  await expect(form).toContainText('Enter the English words, too.');
  await form.getByLabel('Notice of Privacy Practices, in English').fill('Words of counsel.');
  const frame = page.frameLocator('iframe[title="Notice of Privacy Practices, as visitors see it"]');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Notice of Privacy Practices');
  await expect(frame.getByText('Words of counsel.')).toBeVisible();
  await expect(frame.getByText('Draft, not yet confirmed by the pharmacy')).toBeVisible();
  await section(page, 'How visitors see it').getByLabel('Language').selectOption('Español');
  await expect(frame.getByText('Palabras del abogado.')).toBeVisible();

  const confirm = section(page, 'Confirm this page');
  await confirm.getByRole('checkbox', { name: 'I confirm these words' }).check();
  await expect(frame.getByText(/Confirmado por la farmacia el/)).toBeVisible();
  await saved(page);
  await expect(row(page, 'Notice of Privacy Practices')).toContainText('Confirmed');
  await expect(confirm).toContainText(/Last confirmed or changed by .+ on .+, version 2\./);

  const visitor = await browser.newPage();
  await visitor.goto(shop.url);
  await visitor.getByRole('main').getByRole('link', { name: 'Notice of Privacy Practices' }).click();
  await expect(visitor.getByText('Words of counsel.')).toBeVisible();
  await expect(visitor.getByText(/Confirmed by the pharmacy on .+ · Version 2/)).toBeVisible();
  await visitor.close();
});

test('S27-104 a later change of words makes the page a draft again, and the history says so', async ({ page }) => {
  await open(page, '?section=legal&page=notice-of-privacy-practices');
  await section(page, 'Notice of Privacy Practices')
    .getByLabel('Notice of Privacy Practices, in English')
    .fill('Other words.');
  await expect(row(page, 'Notice of Privacy Practices')).toContainText('Draft');
  await expect(page.getByRole('checkbox', { name: 'I confirm these words' })).not.toBeChecked();
  await saved(page);
  await page.getByRole('link', { name: 'History' }).click();
  const newest = section(page, 'History').getByRole('listitem').first();
  await expect(newest).toContainText('Confirmation: Notice of Privacy Practices');
  await newest.getByRole('button', { name: /^View/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Words of counsel. → Other words.');
});

test('S27-104 a confirmation never covers words that someone else changes at the same time', async ({ page }) => {
  await open(page, '?section=legal&page=terms');
  await page.getByRole('checkbox', { name: 'I confirm these words' }).check();
  await expect(row(page, 'Terms of use')).toContainText('Confirmed');
  const path = `${shop.url}/api/admin/settings`;
  const headers = { authorization: `Bearer ${(await signInAt(shop, page.request)).access_token}` };
  const { version, settings } = await (await page.request.get(path, { headers })).json();
  const legal = { ...settings.legal, more: { terms: { en: 'Their words.' } } };
  const data = { version, settings: { ...settings, legal } };
  expect((await page.request.put(path, { headers, data })).status()).toBe(200);

  await save(page).click();
  const conflict = section(page, 'Someone else saved these settings while you were editing');
  await expect(conflict).toContainText('Your own words at the end: Terms of use');
  await conflict.getByRole('button', { name: 'Save both' }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  await expect(row(page, 'Terms of use')).toContainText('Draft');
  const now = (await (await page.request.get(path, { headers })).json()).settings.legal;
  expect(now.more.terms).toEqual({ en: 'Their words.' });
  expect(now.confirmedOn?.terms).toBeUndefined();
});

test('S27-106 notices are pasted language by language, counted, and shown from the fifteenth on', async ({
  page,
  browser,
}) => {
  await open(page, '?section=legal&page=languages');
  const notices = section(page, 'Notice of availability of language help');
  await expect(notices).toContainText('0 of 15 languages besides English');
  await expect(notices).toContainText('The English notice is missing');
  for (let count = 0; count < 16; count++) {
    await notices.getByRole('button', { name: 'Add a language' }).click();
    await notices.getByRole('textbox').last().fill(`Notice number ${count}`);
  }
  // Two scripts of Chinese are one language.
  await expect(notices).toContainText('14 of 15 languages besides English');
  await expect(row(page, 'Language help')).toContainText('Missing, hidden from visitors');
  await notices.getByLabel('Language', { exact: true }).selectOption('Another language');
  await notices.getByLabel('Language code').fill('chr');
  await notices.getByLabel('Name, in its own language').fill('ᏣᎳᎩ');
  await notices.getByRole('button', { name: 'Add a language' }).click();
  await notices.getByLabel('Notice in ᏣᎳᎩ (chr)').fill('ᎤᏙᎯᏳ');
  await expect(notices).toContainText('15 of 15 languages besides English');
  await section(page, 'Language help').getByLabel('Interpreter line').fill('(555) 555-0144');
  await saved(page);

  const visitor = await browser.newPage();
  await visitor.goto(`${shop.url}/languages`);
  await expect(visitor.locator('p[lang=chr]')).toHaveText('ᎤᏙᎯᏳ');
  await expect(visitor.locator('p[lang=ar]').first()).toHaveAttribute('dir', 'rtl');
  await expect(visitor.getByRole('link', { name: '(555) 555-0144' })).toBeVisible();
  await visitor.close();
});

test('S27-105 the values for the carriers are made from the settings, copied, and say what is missing and where', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?section=texting');
  const values = section(page, 'Values to paste');
  const line = (name: string) => values.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(line('Program name')).toContainText('Uses the store’s name.');
  await page.getByRole('textbox', { name: 'Program name' }).fill('Ozempic reminders');
  await expect(line('First sample text')).toContainText('Contains the name of a medicine.');
  await page.getByRole('textbox', { name: 'Program name' }).fill('Alder Texts');
  await expect(line('Program name')).toContainText('Ready');
  await expect(section(page, 'How visitors see it')).toContainText('Alder Texts may also text me at this number');
  await values.getByRole('button', { name: 'Copy Answer to HELP' }).click();
  await expect(values.getByText('Copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Alder Texts of Alder Street Pharmacy: call \(555\) 555-0100\. .*Reply STOP to end\.$/,
  );
  await saved(page);
  await line('Answer to HELP').getByRole('link', { name: 'Open Legal pages' }).click();
  await page.getByLabel('Email address').fill('help@alder.example');
  await saved(page);
  await page.getByRole('link', { name: 'Texting', exact: true }).click();
  await expect(line('Answer to HELP')).toContainText('or write to help@alder.example');
  await expect(line('Answer to HELP')).toContainText('Ready');
});

test('S27-109 an owner marks a page as not applying with a reason, visitors don’t see it, and the mark is taken back @phone-full', async ({
  page,
}) => {
  await open(page, '?section=legal&page=nondiscrimination');
  const form = section(page, 'Nondiscrimination');
  await expect(row(page, 'Nondiscrimination')).toContainText('Missing, hidden from visitors');
  await form.getByRole('checkbox', { name: 'This page doesn’t apply to us' }).check();
  await expect(section(page, 'Confirm this page')).toBeHidden();
  await save(page).click();
  await expect(form).toContainText('Enter the reason.');
  await form.getByLabel('Why it doesn’t apply').fill('We take no federal money.');
  await expect(row(page, 'Nondiscrimination')).toContainText('Doesn’t apply to us');
  await saved(page);
  await expect(form).toContainText(/Marked on .+/);
  await expect(form).toContainText(/Last marked or changed by .+ on .+, version \d+\./);
  await shoot(page, 'legal-not-applicable', true);
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect([await overTheSides(page), await smallTargets(page)]).toEqual([[], []]);
  expect((await page.request.get(`${shop.url}/nondiscrimination`)).status()).toBe(404);

  await form.getByRole('checkbox', { name: 'This page doesn’t apply to us' }).uncheck();
  await saved(page);
  await expect(row(page, 'Nondiscrimination')).toContainText('Missing, hidden from visitors');
  await page.getByRole('link', { name: 'History' }).click();
  const rows = section(page, 'History').getByRole('listitem');
  await expect(rows.first()).toContainText('Doesn’t apply to us: Nondiscrimination');
  await rows.nth(1).getByRole('button', { name: /^View/ }).click();
  await expect(page.getByRole('dialog')).toContainText('We take no federal money.');
});

test('S27-110 pages that always apply can’t be marked as not applying', async ({ page }) => {
  for (const name of ['privacy', 'terms', 'sms-terms', 'notice-of-privacy-practices']) {
    await open(page, `?section=legal&page=${name}`);
    await page.locator('iframe').waitFor();
    await expect(page.getByRole('checkbox', { name: 'This page doesn’t apply to us' })).toHaveCount(0);
  }
  await open(page, '?section=legal&page=accessibility');
  await expect(page.getByRole('checkbox', { name: 'This page doesn’t apply to us' })).toBeVisible();
});

test('S27-111 each legal page, filled in, fits 320 pixels in both languages, meets the accessibility rules, and prints @phone-full', async ({
  page,
}) => {
  const own = { en: 'Words of counsel.\n\nMore words.', es: 'Palabras del abogado.' };
  const languageNotices = noticeLanguages.map((each) => ({ ...each, text: `${each.name}. `.repeat(20) }));
  const legal = {
    noticeOfPrivacyPractices: { effectiveOn: '2026-02-16', text: own },
    nondiscrimination: {
      statement: own,
      aids: own,
      coordinator: { name: 'Pat Doe', title: 'Manager' },
      grievance: own,
    },
    languageNotices,
    interpreterLine: { phone: '+15555550144', about: own },
    accessibility: { knownGaps: own, answerDays: 3 },
    email: 'help@alder.example',
  };
  const path = `${shop.url}/api/admin/settings`;
  const headers = { authorization: `Bearer ${(await signInAt(shop, page.request)).access_token}` };
  const { version, settings } = await (await page.request.get(path, { headers })).json();
  const data = { version, settings: { ...settings, legal } };
  expect((await page.request.put(path, { headers, data })).status()).toBe(200);

  await page.setViewportSize({ width: 320, height: 640 });
  for (const [index, name] of legalPages.entries())
    for (const language of inTurn(['en', 'es'], index)) {
      await page.emulateMedia({ media: 'screen' });
      expect((await page.goto(`${shop.url}/${name}?lang=${language}`))?.status(), name).toBe(200);
      expect(await page.locator('script').count()).toBe(0);
      for (const colorScheme of inTurn(['light', 'dark'] as const, Math.floor(index / 2))) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), `${name} ${language} ${colorScheme}`).toEqual([]);
      }
      expect([await overTheSides(page), await smallTargets(page)], `${name} ${language}`).toEqual([[], []]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
});

test('S27-107 the legal settings fit 320 pixels and meet the accessibility rules, on every page of theirs @phone-full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  const places = [
    ...['privacy', 'sms-terms', 'notice-of-privacy-practices', 'nondiscrimination', 'languages', 'accessibility'].map(
      (name) => [name, `?section=legal&page=${name}`],
    ),
    ['texting', '?section=texting'],
  ] as const;
  for (const [name, place] of someOf(places)) {
    await page.goto(`${shop.url}/app/settings${place}`);
    await save(page).waitFor();
    await closeMenu(page);
    if (name !== 'texting') await page.locator('iframe').waitFor();
    expect(await violationsInBothThemes(page), name).toEqual([]);
    expect(await overTheSides(page), name).toEqual([]);
    expect(await smallTargets(page), name).toEqual([]);
    await shoot(page, `legal-${name}`, true);
  }
});
