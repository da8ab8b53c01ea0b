import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { openSignedIn, storeSession } from '../shipped-client.ts';
import { carriedTo, inboxParts, inDatabase, keepInbound, someNumber, textFrom } from '../sms-page.ts';
import { makeStaffAccount } from '../staff-account.ts';

const danger = 'i want to kill myself';
const onScreen = { timeout: 2_000, intervals: [50] };

test.afterEach(async () => {
  await inDatabase((sql) => sql`delete from app.sms_alarms`);
});

const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'attention now' });
const card = (page: Page) => page.getByRole('region', { name: /^(Needs attention now|May need)/ });
const tones = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'tones')));

async function countTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const makeTone = AudioContext.prototype.createOscillator;
    Object.assign(window, { tones: 0 });
    AudioContext.prototype.createOscillator = function createOscillator() {
      Reflect.set(window, 'tones', Reflect.get(window, 'tones') + 1);
      return makeTone.call(this);
    };
  });
}

/** The watcher has read the inbox once: what comes from here on is new to it. */
async function openDashboard(page: Page, account = undefined as { email: string; password: string } | undefined) {
  const first = page.waitForResponse((response) => response.url().endsWith('/api/sms/desk'));
  await openSignedIn(page, account ?? (await makeStaffAccount('admin')));
  await first;
  await page
    .waitForResponse((response) => response.url().endsWith('/api/sms/desk'), { timeout: 3_000 })
    .catch(() => null);
}

test('J2 a dangerous text is on screen within 2 s, sounds, and stays on top until staff write what was done', async ({
  page,
  context,
}) => {
  const [ann, bea] = [await makeStaffAccount('admin'), await makeStaffAccount('admin')];
  const [phone, other] = [someNumber(), someNumber()];
  await countTones(page);
  await openDashboard(page, ann);
  await textFrom(phone, danger);
  await expect.poll(() => bar(page).isVisible(), onScreen).toBe(true);
  await expect(bar(page)).toHaveText(/^A text needs attention now\.SilenceOpen inbox$/);
  expect(await tones(page)).toBe(6);
  await keepInbound([{ from: other, body: 'Is my refill ready?', at: new Date(Date.now() + 60_000) }]);
  await page.reload();
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('heading', { level: 3 }).first()).toHaveText('Urgent texts');
  await expect(today.getByRole('listitem').first()).toContainText('No one has called yet');
  await expect(bar(page)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);

  await bar(page).getByRole('link', { name: 'Open inbox' }).click();
  const { rows, row } = inboxParts(page);
  await expect(rows.first()).toHaveAttribute('data-phone', phone);
  await expect(row(phone)).toContainText('Possible suicide risk');
  await expect(card(page).getByRole('heading')).toHaveText('Needs attention now: possible suicide risk');
  await row(phone).click();
  await expect(card(page)).toContainText('An automatic reply told them where to call.');
  expect((await carriedTo(phone)).map(({ body }) => body)).toEqual([expect.stringContaining('Call or text 988 now')]);
  expect(await violationsInBothThemes(page)).toEqual([]);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await expect(card(page)).toBeVisible();
    expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  const colleague = await context.newPage();
  await openSignedIn(colleague, bea);
  await expect(bar(colleague)).toBeVisible();
  await card(page).getByRole('button', { name: 'Close alarm' }).click();
  const closing = page.getByRole('dialog', { name: 'Close alarm' });
  const done = closing.getByLabel('What was done');
  await expect(done).toBeFocused();
  expect(await violationsInBothThemes(page)).toEqual([]);
  for (const blank of ['', '   ']) {
    await done.fill(blank);
    await closing.getByRole('button', { name: 'Close alarm' }).click();
    await expect(done).toHaveAttribute('aria-invalid', 'true');
  }
  await done.fill('Called her. Her sister is with her.');
  await closing.getByRole('button', { name: 'Close alarm' }).click();
  await expect.poll(() => bar(colleague).isVisible(), onScreen).toBe(false);
  await expect(bar(page)).toBeHidden();
  await expect(card(page)).toBeHidden();
  await expect(rows.first()).toHaveAttribute('data-phone', other);
  await expect(
    page.getByText('You closed the alarm (possible suicide risk): Called her. Her sister is with her.'),
  ).toBeVisible();
});

test('J2 who opted out is not texted, and the alarm says to call', async ({ page }) => {
  const phone = someNumber();
  await textFrom(phone, 'STOP');
  await textFrom(phone, 'my chest hurts and i cant breathe');
  await storeSession(page, await makeStaffAccount('admin'));
  await page.goto('/app/sms');
  await expect(card(page)).toContainText('Call them: they opted out of texts');
  await expect(card(page).getByRole('link', { name: /^Call / })).toHaveAttribute('href', `tel:${phone}`);
  expect(await carriedTo(phone)).toEqual([]);
});

test('J2 the alarm can be silenced until the next one, or switched off in a browser, and stays on screen', async ({
  page,
}) => {
  await countTones(page);
  await openDashboard(page);
  await textFrom(someNumber(), danger);
  await expect.poll(() => tones(page), onScreen).toBe(6);
  await bar(page).getByRole('button', { name: 'Silence' }).click();
  await expect(bar(page)).toHaveText(/^A text needs attention now\.Open inbox$/);
  await textFrom(someNumber(), danger);
  await expect.poll(() => tones(page), onScreen).toBe(12);
  await expect(bar(page)).toContainText('2 texts need attention now.');

  await bar(page).getByRole('link', { name: 'Open inbox' }).click();
  await page.getByRole('button', { name: 'Notifications' }).click();
  const settings = page.getByRole('dialog', { name: 'Notifications' });
  await settings.getByLabel('Sound the alarm').uncheck();
  await settings.getByRole('button', { name: 'Done' }).click();
  await textFrom(someNumber(), danger);
  await expect(bar(page)).toContainText('3 texts need attention now.');
  expect(await tones(page)).toBe(12);
  await expect(bar(page).getByRole('button', { name: 'Silence' })).toBeHidden();
});

test('a text with a softer sign is marked below the dangers and closes without words', async ({ page }) => {
  const [soft, hard] = [someNumber(), someNumber()];
  await textFrom(hard, danger);
  await keepInbound([{ from: soft, body: 'i feel so hopeless and alone these days' }]);
  await inDatabase(
    (sql) => sql`
      insert into app.sms_alarms (person_id, message_id, at, level, kind, language)
      select person_id, id, now(), 'attention', 'talk', 'en' from public.messages where from_phone = ${soft}`,
  );
  await storeSession(page, await makeStaffAccount('admin'));
  await page.goto('/app/sms');
  const { rows, row } = inboxParts(page);
  await expect(rows.nth(1)).toHaveAttribute('data-phone', soft);
  await expect(row(soft)).toContainText('May need someone to talk to');
  await row(soft).click();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await card(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog', { name: 'Close' }).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(card(page)).toBeHidden();
  await expect(page.getByText('You closed the alarm (may need someone to talk to).')).toBeVisible();
  await expect(bar(page)).toBeVisible();
});
