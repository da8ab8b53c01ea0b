import { chatPage } from '../chat-page.ts';
import { type FreshShop, startFreshShop } from '../fresh-shop.ts';
import { expect, type Locator, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { closeMenu } from '../shoe-cases.ts';

// An owner goes live: from an empty folder to a chat that answers with the owner's own data, a tested text and a second person. What is
// typed and tapped is counted, because the whole has to fit into a quarter of an hour of slow typing.

const charsPerMinute = 200;
/** Find it, move there, press. */
const secondsPerTap = 4;
const budgetMinutes = 15;

/** Counts what a person would type and tap. */
function createHands() {
  const spent = { chars: 0, taps: 0 };
  return {
    async type(field: Locator, text: string): Promise<void> {
      spent.chars += text.length;
      spent.taps += 1;
      await field.fill(text);
    },
    async tap(control: Locator): Promise<void> {
      spent.taps += 1;
      await control.click();
    },
    async choose(field: Locator, option: string): Promise<void> {
      spent.taps += 2;
      await field.selectOption(option);
    },
    spent,
    minutes: () => spent.chars / charsPerMinute + (spent.taps * secondsPerTap) / 60,
  };
}

/** A weekday in three weeks that is no federal holiday, so that only the owner's own entry closes it. */
const closedOn = { date: '', spoken: '' };
const inThreeWeeks = new Date(Date.now() + 21 * 86_400_000);
while ([0, 1, 4, 5, 6].includes(inThreeWeeks.getUTCDay())) inThreeWeeks.setUTCDate(inThreeWeeks.getUTCDate() + 1);
closedOn.date = inThreeWeeks.toISOString().slice(0, 10);
closedOn.spoken = inThreeWeeks.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function fits(page: Page): Promise<void> {
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);
  const size = page.viewportSize();
  if (!size || size.width > 400) return;
  await page.setViewportSize({ width: 320, height: size.height });
  expect(await overTheSides(page)).toEqual([]);
  await page.setViewportSize(size);
}

test('S27-207 an owner goes live from an empty folder within 15 minutes of typing, and touches no file @phone-full', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const shop: FreshShop = await startFreshShop();
  try {
    const { type, tap, choose, spent, minutes } = createHands();
    const owner = { email: 'owner@birchlane.example', password: 'seven quiet herons wade' };

    // The account. The server's last line was the link.
    await page.goto(shop.setupLink);
    await type(page.getByLabel('Email'), owner.email);
    await type(page.getByLabel('Password', { exact: true }), owner.password);
    await type(page.getByLabel('Repeat', { exact: false }), owner.password);
    await tap(button(page, 'Create administrator'));

    // Setup opens by itself.
    await expect(heading(page, 'What is your store called?')).toBeVisible();
    await expect(page).toHaveURL(/\/app\/setup/);
    await closeMenu(page);
    await fits(page);
    await type(page.getByLabel('Name', { exact: true }), 'Birch Lane Pharmacy');
    await type(page.getByLabel('Phone', { exact: true }), '555 555 0142');
    await type(page.getByLabel('Fax', { exact: true }), '');
    await type(page.getByLabel('Address', { exact: true }), '8 Birch Lane, Fairview, TX 75069');
    await choose(page.getByLabel('Time zone'), 'America/Chicago');
    // Leaving keeps what was typed, and setup continues later.
    await tap(button(page, 'Save and leave'));
    const today = page.getByRole('region', { name: 'Today' });
    await expect(today).toContainText('5 setup steps are left');
    await tap(today.getByRole('link', { name: 'Finish setup' }));
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Birch Lane Pharmacy');
    await tap(button(page, 'Next: hours'));

    await expect(heading(page, 'When are you open?')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Birch Lane Pharmacy');
    await fits(page);
    await type(page.getByLabel('Monday opens'), '09:00');
    await type(page.getByLabel('Monday closes'), '18:00');
    await tap(button(page, 'Copy Monday to Friday'));
    await tap(button(page, 'Add a day'));
    const day = page.getByRole('dialog', { name: 'Add a special day' });
    await type(day.getByLabel('Date'), closedOn.date);
    await type(day.getByLabel('Reason, in English'), 'inventory');
    await tap(day.getByRole('button', { name: 'Done' }));
    // Holidays are offered; each is one tap.
    const asUsual = button(page, /^Open as usual, /);
    const holidays = await asUsual.count();
    expect(holidays).toBeGreaterThan(3);
    for (let left = holidays; left > holidays - 4; left--) await tap(asUsual.first());
    await tap(button(page, 'Next: services'));

    await expect(heading(page, 'What do you offer?')).toBeVisible();
    await fits(page);
    await tap(button(page, /^Read “/).first());
    await tap(button(page, 'That’s right'));
    await expect(page.getByText('Saved. The assistant follows it now.')).toBeVisible();
    await tap(button(page, /^Read “.*[Dd]elivery/).first());
    await tap(button(page, 'Doesn’t apply to us'));
    await expect(button(page, /^Read “.*[Dd]elivery/)).toHaveCount(0);
    await tap(button(page, 'Next: texts and email'));

    await expect(heading(page, 'Do you want to send texts?')).toBeVisible();
    await fits(page);
    await type(page.getByLabel('Your mobile number'), '555 555 0177');
    shop.carrier.fail({ kind: 'status', status: 400, code: 21_211, words: 'Invalid' });
    await tap(button(page, 'Send a test text'));
    const texts = page.getByRole('region', { name: 'Texts' });
    await expect(texts.getByRole('status')).toContainText(/number/i);
    await tap(button(page, 'Send a test text'));
    await expect(texts.getByRole('status')).toContainText('Twilio accepted the text.', { timeout: 30_000 });
    expect(shop.carrier.accepted('+15555550177').map(({ body }) => body)).toEqual([
      expect.stringContaining('Birch Lane Pharmacy: this is a test.'),
    ]);
    await tap(button(page, 'Next: try it'));

    await expect(heading(page, 'Try it, then finish')).toBeVisible();
    await fits(page);
    const question = `Are you open on ${closedOn.spoken}?`;
    await type(page.getByLabel('Ask as a visitor would'), question);
    await tap(button(page, 'Ask'));
    await expect(page.getByRole('log')).toContainText(/closed/i);
    await expect(page.getByRole('log')).toContainText('inventory');

    // A second person, who then signs in.
    await tap(page.getByRole('link', { name: 'Invite' }));
    const colleague = { email: 'sam@birchlane.example', password: 'nine loud kettles hum' };
    await type(page.getByLabel('Email', { exact: true }), colleague.email);
    await choose(page.getByRole('region', { name: 'New user' }).getByLabel('Role'), 'pharmacist');
    await tap(button(page, 'Create User'));
    await tap(page.getByRole('alertdialog').getByRole('button'));
    const link = await page.getByLabel(`Invitation link for ${colleague.email}`).inputValue();
    const elsewhere = await browser.newContext();
    const theirs = await elsewhere.newPage();
    await theirs.goto(link);
    await tap(theirs.getByRole('button', { name: 'Accept invitation' }));
    const choosing = theirs.getByRole('dialog', { name: 'Choose a new password' });
    await type(choosing.getByLabel('New password', { exact: true }), colleague.password);
    await type(choosing.getByLabel('Repeat', { exact: false }), colleague.password);
    await tap(choosing.getByRole('button', { name: 'Save' }));
    await expect(theirs.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    // The dashboard still asks for the last step, and then no more.
    await page.goto(`${shop.url}/app/dashboard`);
    await expect(today).toContainText('1 setup step is left');
    await tap(today.getByRole('link', { name: 'Finish setup' }));
    await expect(page.getByText('2 people can sign in or are invited.')).toBeVisible();
    await tap(button(page, 'Finish setup'));
    await expect(today).toBeVisible();
    await expect(today).not.toContainText('setup step');

    // A visitor.
    const visitor = await elsewhere.newPage();
    await visitor.goto(shop.url);
    const chat = chatPage(visitor);
    await chat.ask(question);
    await chat.answered();
    await expect(chat.conversation).toContainText('closed');
    await expect(chat.conversation).toContainText('inventory');
    await expect(visitor.getByRole('region', { name: 'Store information' })).toContainText('(555) 555-0142');
    await elsewhere.close();

    const needed = minutes();
    process.stdout.write(
      `\n${spent.chars} characters and ${spent.taps} taps: ${needed.toFixed(1)} minutes of ${budgetMinutes}\n`,
    );
    expect(needed).toBeLessThanOrEqual(budgetMinutes);
  } finally {
    await shop.stop();
  }
});
