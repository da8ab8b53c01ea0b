import { randomUUID } from 'node:crypto';
import { admin } from '../accounts.ts';
import { keepConversation } from '../conversations-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { startMailShop } from '../mail-shop.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { storeSession } from '../shipped-client.ts';
import { closeMenu } from '../shoe-cases.ts';
import { makeStaffAccount } from '../staff-account.ts';
import { comeIn } from '../walk-places.ts';

// What a week brought: on screen, on paper, and who gets it.

async function open(page: Page, path: string, role: 'admin' | 'pharmacist' = 'pharmacist'): Promise<void> {
  await storeSession(page, await makeStaffAccount(role));
  await page.goto(path);
  await page.getByRole('heading', { name: 'Weekly report', level: 1 }).waitFor();
  await closeMenu(page);
}

const ask = (question: string) =>
  keepConversation([{ question, answer: 'Please call us.', answeredBy: 'local', outcome: 'unknown' }], null, 0);

const figureOf = async (page: Page, name: string) => {
  const row = page.getByRole('table', { name: 'Chat and texts' }).getByRole('row', { name: new RegExp(`^${name}`) });
  return Number(await row.locator('b').textContent());
};

test('S28-711 a pharmacist reads a week beside the one before, and goes from week to week by address @phone-full', async ({
  page,
}) => {
  const words = `zeppelin${randomUUID().replace(/[^a-f]/g, '')}`;
  await ask(`Do you rent out a ${words}?`);
  await open(page, '/app/reports');
  await expect(page.getByText('This week isn’t over.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/\/app\/reports\?week=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByText('This week isn’t over.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next week' })).toHaveCount(0);
  expect(await figureOf(page, 'Questions asked')).toBeGreaterThan(0);
  expect(await figureOf(page, 'Questions without an answer')).toBeGreaterThan(0);
  const questions = page.getByRole('region', { name: 'Questions that still have no answer' });
  await expect(questions).toContainText(words);

  const week = page.url();
  await page.getByRole('link', { name: 'Previous week' }).click();
  await expect(page.getByRole('link', { name: 'Next week' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(week);
  await questions.getByRole('link', { name: 'Answer them' }).click();
  await expect(page).toHaveURL(/\/app\/knowledge\/questions$/);
});

test('S28-712 the report fits a phone of 320 px in both themes; a week without anything says so @phone-full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await ask('Do you rent out zeppelins?');
  await open(page, '/app/reports');
  await page.getByRole('link', { name: 'Next week' }).click();
  await page.getByRole('table', { name: 'Promised times' }).waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect([await overTheSides(page), await smallTargets(page)]).toEqual([[], []]);
  await page.goto('/app/reports?week=2020-01-08');
  await expect(page.getByRole('heading', { name: 'January 6 to 12, 2020' })).toBeVisible();
  await expect(page.getByText('Nothing was asked or sent in this week.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('S28-713 on paper the report is at most two sheets, without buttons, with the store’s name', async ({ page }) => {
  await ask('Do you rent out zeppelins?');
  await open(page, '/app/reports');
  await page.getByRole('link', { name: 'Next week' }).click();
  await page.getByRole('table', { name: 'Requests' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toContainText('Alder Street Pharmacy');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Previous week' })).toHaveCount(0);
  const paper = (await page.pdf({ format: 'Letter', printBackground: false })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test('S28-714 the report’s page says that no mail server can send it', async ({ page }) => {
  await open(page, '/app/reports', 'admin');
  await expect(page.getByText('No mail server is set up, so the report can’t be emailed.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('S28-715 an administrator switches the mail on, gets a week’s counts, follows their link to the week and switches it off', async ({
  browser,
}) => {
  const shop = await startMailShop();
  try {
    const page = await browser.newPage({ baseURL: shop.url });
    await comeIn(page, admin);
    await page.goto('/app/reports');
    await turnMail(page, true);
    await shop.passWeek('Do you rent out zeppelins?');
    await expect.poll(() => shop.mails().length, { timeout: 60_000 }).toBe(1);
    const [{ to, text } = { to: [], text: '' }] = shop.mails();
    expect(to).toEqual([admin.email]);
    expect(text).toContain('Questions in the chat: 1 (week before: 0), 1 without an answer.');
    expect(text).toContain('You switched these emails on. Switch them off on the page of the report.');
    expect(text).not.toContain('zeppelins');

    const [, week = ''] = /^Weekly report, (.+)\r$/m.exec(text) ?? [];
    const [link = ''] = /http:\S+\/app\/reports\?week=[\d-]{10}/.exec(text) ?? [];
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(week);
    expect(await figureOf(page, 'Questions without an answer')).toBe(1);
    await turnMail(page, false);
    await page.close();
  } finally {
    await shop.stop();
  }
});

/** Presses the switch, which keeps what it says when the page is opened again. */
async function turnMail(page: Page, isOn: boolean): Promise<void> {
  const choice = page.getByRole('checkbox', { name: 'Email me this report on Mondays' });
  await expect(choice).toBeChecked({ checked: !isOn });
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/reports/mail'),
  );
  await choice.setChecked(isOn);
  await saved;
  await page.reload();
  await expect(choice).toBeChecked({ checked: isOn });
}
