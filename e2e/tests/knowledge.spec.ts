import { randomUUID } from 'node:crypto';
import { type KeptTurn, keepConversation } from '../conversations-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { storeSession } from '../shipped-client.ts';
import { makeStaffAccount } from '../staff-account.ts';

async function open(page: Page, path = '/app/knowledge') {
  await storeSession(page, await makeStaffAccount('pharmacist'));
  await page.goto(path);
}

/** As wide as it is, and at 320 px. */
async function fits(page: Page): Promise<void> {
  expect(await violationsInBothThemes(page)).toEqual([]);
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [320, before.width]) {
    await page.setViewportSize({ ...before, width });
    // The page is drawn anew for the width.
    await expect.poll(async () => [width, await smallTargets(page), await overTheSides(page)]).toEqual([width, [], []]);
  }
}

async function visitorAsks(page: Page, text: string): Promise<string> {
  const answer = await page.request.post('/api/chat-stream', {
    data: { text },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return answer.text();
}

test('a pharmacist writes a page, asks it, publishes it, and takes it away', { tag: '@phone-full' }, async ({
  page,
}) => {
  const subject = `zeppelin${randomUUID().slice(0, 6).replace(/\d/g, 'x')}`;
  await open(page);
  await expect(page.getByRole('table', { name: 'All pages' })).toContainText('Delivery and mail');
  await fits(page);
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Title').fill(`About ${subject}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/knowledge/pages/about-${subject}$`));

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('The answer is missing.');
  await page.getByLabel('Answer', { exact: true }).fill(`Yes, {{name}} rents out a ${subject}.`);
  await page.getByLabel('Questions people ask').fill(`Do you rent out a ${subject}?`);
  await page.getByLabel('Words that lead here').fill(subject);
  await page.getByLabel('Ask as a visitor would').fill(`do you have a ${subject}`);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Ask it now' })).toContainText('Answered by this page.');
  await expect(page.getByRole('region', { name: 'Ask it now' })).toContainText(
    `Alder Street Pharmacy rents out a ${subject}`,
  );
  await fits(page);

  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('Published. The assistant answers with it now.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('Published by');
  expect(await visitorAsks(page, `Do you rent out a ${subject}?`)).toContain('rents');

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Removed. Its versions are kept below.')).toBeVisible();
  expect(await visitorAsks(page, `Do you rent out a ${subject}?`)).not.toContain('rents');
});

test('a page that reads like a dose is not published, and nothing typed is lost', async ({ page }) => {
  await open(page, '/app/knowledge/pages/delivery');
  const answer = page.getByLabel('Answer', { exact: true });
  await answer.fill('Take 2 tablets every 4 hours.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('reads like a dose')).toBeVisible();
  await expect(answer).toHaveValue('Take 2 tablets every 4 hours.');
  await page.getByRole('link', { name: 'All pages' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave anyway' })
    .click();
  await expect(page).toHaveURL(/\/app\/knowledge$/);
});

test('two pharmacists at one page: the words of the second are kept until they choose', async ({ page, browser }) => {
  const path = '/app/knowledge/pages/parking-and-drive-through';
  await open(page, path);
  const title = page.getByLabel('Title');
  await expect(title).not.toHaveValue('');
  const other = await (await browser.newContext()).newPage();
  await open(other, path);
  await other.getByLabel('Title').fill('Parking lot');
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText('Saved as a draft.')).toBeVisible();
  await other.context().close();

  await title.fill('Parking, mine');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Someone else saved this page')).toBeVisible();
  await expect(title).toHaveValue('Parking, mine');
  await page.getByRole('button', { name: 'Show theirs' }).click();
  await expect(title).toHaveValue('Parking lot');
});

test('unanswered questions come in groups, and one press starts a page with their words', {
  tag: '@phone-full',
}, async ({ page }) => {
  const subject = `trombone${randomUUID().slice(0, 6).replace(/\d/g, 'q')}`;
  const turn: Omit<KeptTurn, 'question'> = {
    answer: 'I don’t know.',
    answeredBy: 'local',
    outcome: 'unknown',
    sources: [],
  };
  await keepConversation([
    { ...turn, question: `Do you repair a ${subject}?` },
    { ...turn, question: `can you repair my ${subject}` },
    // A visitor may write one long word.
    { ...turn, question: `what is ${'pneumonoultramicroscopic'.repeat(4)}` },
  ]);
  await open(page, '/app/knowledge/questions');
  const group = page.getByRole('listitem').filter({ hasText: 'asked 2 times' }).filter({ hasText: subject });
  await expect(group).toBeVisible();
  await fits(page);
  await group.getByRole('button', { name: /^Make a page/ }).click();
  await expect(page.getByLabel('Questions people ask')).toHaveValue(new RegExp(subject));
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave anyway' }).click();
  await group.getByRole('button', { name: /^Not for us/ }).click();
  await expect(page.getByText('2 questions taken off the list.')).toBeVisible();
  await expect(group).toHaveCount(0);
});

test('check questions say where they lead now', { tag: '@phone-full' }, async ({ page }) => {
  await open(page, '/app/knowledge/check-questions');
  const question = `Do you deliver, ${randomUUID().slice(0, 6)}?`;
  await page.getByLabel('Question', { exact: true }).fill(question);
  await page.getByLabel('Leads to').selectOption('Delivery and mail');
  await page.getByRole('button', { name: 'Add' }).click();
  const row = page.getByRole('listitem').filter({ hasText: question });
  await expect(row).toContainText('As expected');
  await fits(page);
  await row.getByRole('button', { name: `Remove “${question}”` }).click();
  await expect(row).toHaveCount(0);
});
