import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '../journey.ts';
import { layoutFaults } from '../layout-checks.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { storeSession } from '../shipped-client.ts';
import { shoot } from '../shoot.ts';
import { carriedTo, inboxParts, inDatabase, keepInbound, someNumber, textFrom } from '../sms-page.ts';
import { makeStaffAccount, shownName } from '../staff-account.ts';

async function openInbox(page: Page, path = '/app/sms'): Promise<ReturnType<typeof inboxParts>> {
  await storeSession(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  return inboxParts(page);
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const personOf = (phone: string) =>
  inDatabase(async (sql) => {
    const [row] = await sql<{ is_done: boolean; unread: number; assignee: string | null; id: string }[]>`
      select id, is_done, unread, app.person_name(assigned_to) as assignee from public.sms_people where phone = ${phone}`;
    return row;
  });

test('S29-403 S29-404 labels several conversations at once, finds them by an address, and passes them on', async ({
  page,
}) => {
  const colleague = await makeStaffAccount('admin');
  const label = `Delivery ${someNumber().slice(-4)}`;
  const numbers = [someNumber(), someNumber(), someNumber()];
  const [one = '', two = '', three = ''] = numbers;
  await keepInbound(numbers.map((from, index) => ({ from, body: 'Where is it?', at: new Date(Date.now() + index) })));
  const { row, list } = await openInbox(page);
  await page.getByRole('button', { name: 'Select conversations' }).click();
  const bar = page.getByRole('region', { name: 'Selected conversations' });
  await expect(bar).toContainText('0 selected');
  await row(one).click();
  await row(two).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toContainText('2 selected');
  await expect(row(one)).toHaveAttribute('aria-pressed', 'true');
  await shoot(page, 'sms-select');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Label' }).click();
  const manage = page.getByRole('button', { name: 'Manage labels' });
  const add = page.getByRole('button', { name: 'New label' });
  await manage.or(add).waitFor();
  if (await manage.isVisible()) await manage.click();
  await add.click();
  await page.getByLabel('Name', { exact: true }).fill(label);
  await page.getByLabel('Color').selectOption('Green');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog(page, 'Manage labels').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('checkbox', { name: label }).check();
  await expect(page.getByRole('checkbox', { name: label })).toBeChecked();
  await dialog(page, 'Labels').getByRole('button', { name: 'Done' }).click();
  await expect(row(two)).toContainText(label);
  await bar.getByLabel('Assign to').selectOption(shownName(colleague));
  await expect.poll(async () => (await personOf(two))?.assignee).toBe(shownName(colleague));
  await expect(bar).toContainText('0 selected');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();

  await list.getByLabel('Label').selectOption(label);
  await expect(page).toHaveURL(/[?&]label=[\da-f-]{36}/);
  await expect(row(three)).toHaveCount(0);
  await row(one).click();
  await expect(page).toHaveURL(/[?&]label=[\da-f-]{36}&thread=[\da-f-]{36}$/);
  const address = page.url();
  await page.reload();
  await expect(list.getByLabel('Label').locator(':checked')).toHaveText(label);
  await expect(page.getByRole('region', { name: /^Messages with/ })).toContainText('Where is it?');
  await expect(row(three)).toHaveCount(0);
  expect(page.url()).toBe(address);
  expect(decodeURIComponent(address)).not.toMatch(/\d{10}/);

  await shoot(page, 'sms-label');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Select all' }).click();
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(row(one)).toHaveCount(0);
  for (const number of [one, two]) expect(await personOf(number)).toMatchObject({ is_done: true, unread: 0 });
  expect(await personOf(three)).toMatchObject({ is_done: false, unread: 1 });
});

test('S29-401 a text is taken back in the seconds after Send, also after a reload, and goes out once otherwise', async ({
  page,
}) => {
  const number = someNumber();
  await keepInbound([{ from: number, body: 'Is it ready?' }]);
  const { row, reply, send, messages, alert, ok } = await openInbox(page);
  await row(number).click();
  // A busy machine needs longer than a person.
  await page.route('**/api/twilio/send', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'undo-seconds': '30' } }),
  );
  await reply.fill('It is reddy.');
  await send.click();
  const line = page.getByRole('status').filter({ hasText: 'Sending in a few seconds.' });
  await expect(line).toBeVisible();
  await shoot(page, 'sms-undo');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await line.getByRole('button', { name: 'Undo' }).click();
  await expect(reply).toHaveValue('It is reddy.');
  await expect(messages).toHaveCount(1);

  await reply.fill('It is ready.');
  await send.click();
  await expect(messages).toHaveCount(2);
  await page.reload();
  await messages.last().getByRole('button', { name: 'Undo' }).click();
  await expect(messages).toHaveCount(1);
  await expect(reply).toHaveValue('It is ready.');

  await page.unrouteAll();
  await send.click();
  await expect(alert.getByRole('paragraph')).toHaveText('Message sent successfully!', { timeout: 15_000 });
  await ok.click();
  await expect(reply).toBeFocused();
  expect((await carriedTo(number)).map(({ body }) => body)).toEqual(['It is ready.']);
});

test('S29-402 S29-407 a text for later is changed, listed and canceled, and says so when the person opts out', async ({
  page,
}) => {
  const number = someNumber();
  await keepInbound([{ from: number, body: 'When do you open?' }]);
  const { row, reply, messages, alert } = await openInbox(page);
  await row(number).click();
  await reply.fill('Good morning, we are open.');
  await page.getByRole('button', { name: 'Schedule…' }).click();
  const picker = dialog(page, 'Schedule text');
  await expect(picker.getByRole('status')).toHaveText('Goes out tomorrow 9:00 am.');
  await picker.getByLabel('Time').fill('23:00');
  await shoot(page, 'sms-schedule');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await picker.getByLabel('Time').fill('10:30');
  await picker.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByRole('status').getByText('Scheduled for tomorrow 10:30 am.', { exact: true })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(reply).toBeFocused();
  await expect(messages.last()).toContainText('Scheduled for tomorrow 10:30 am');
  await expect(row(number)).toContainText('When do you open?');
  await expect(row(number)).toContainText('Waiting');
  await messages.last().getByRole('button', { name: 'Edit' }).click();
  await dialog(page, 'Edit scheduled text').getByLabel('Text').fill('We are open at nine.');
  await dialog(page, 'Edit scheduled text').getByLabel('Time').fill('08:15');
  await dialog(page, 'Edit scheduled text').getByRole('button', { name: 'Save' }).click();
  await expect(messages.last()).toContainText('We are open at nine.');
  await expect(messages.last()).toContainText('Scheduled for tomorrow 8:15 am');

  await shoot(page, 'sms-scheduled-thread');
  await page.getByRole('button', { name: /^Scheduled texts: / }).click();
  const scheduled = dialog(page, 'Scheduled texts');
  await expect(scheduled.getByRole('listitem').filter({ hasText: 'We are open at nine.' })).toContainText('8:15 am');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await shoot(page, 'sms-scheduled');
  await scheduled.getByRole('button', { name: 'Close' }).click();
  await textFrom(number, 'STOP');
  const stopped = messages.filter({ hasText: 'We are open at nine.' });
  await expect(stopped).toContainText('The person has opted out of texts.');
  await expect(stopped).not.toContainText('Scheduled');
});

async function writeFirst(page: Page, number: string) {
  const inbox = await openInbox(page);
  await page.getByRole('button', { name: 'New message' }).click();
  await dialog(page, 'New message').getByLabel('Phone number').fill(number);
  await dialog(page, 'New message').getByRole('button', { name: 'Write text' }).click();
  await inbox.reply.fill('Your order is here.');
  return inbox;
}

test('S29-203 a first text goes out without a question where someone else recorded consent meanwhile', async ({
  page,
}) => {
  const number = someNumber();
  const { send } = await writeFirst(page, number);
  await inDatabase(
    (sql) => sql`
      insert into app.text_consents (phone, purpose, channel, how, by_id, asked_at, confirmed_at)
      values (${number}, 'conversation', 'staff', 'phone', ${randomUUID()}, now(), now())`,
  );
  await send.click();
  await expect.poll(async () => (await carriedTo(number)).length, { timeout: 15_000 }).toBe(1);
  await expect(dialog(page, 'No consent on file')).toHaveCount(0);
});

test('a text without recorded consent is sent only with a record of how the person agreed', async ({ page }) => {
  const number = someNumber();
  const { reply, send } = await writeFirst(page, number);
  await send.click();
  const asked = dialog(page, 'No consent on file');
  await expect(asked).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(reply).toHaveValue('Your order is here.');
  await send.click();
  await asked.getByRole('button', { name: 'Record and send' }).click();
  await expect(asked.getByRole('alert')).toHaveText('Choose how they agreed');
  await asked.getByLabel('How').selectOption('By phone');
  await asked.getByLabel('Note').fill('Asked for a text');
  await asked.getByRole('button', { name: 'Record and send' }).click();
  await expect.poll(async () => (await carriedTo(number)).length, { timeout: 15_000 }).toBe(1);
  const texting = page.getByRole('region', { name: 'Texting' });
  await expect(texting).toContainText('by phone');
  await expect(texting).toContainText('Asked for a text');
});

test('S29-405 S29-409 rows say how long someone waits, and never that their text was delivered', async ({ page }) => {
  const number = someNumber();
  await keepInbound([
    { from: number, body: 'Hello?', at: new Date(Date.now() - 2 * 3_600_000 - 60_000) },
    { from: number, body: 'Anyone there?' },
  ]);
  const { row, thread } = await openInbox(page, '/app/sms?view=unread');
  await expect(row(number)).toContainText('Waiting 2 h');
  await expect(row(number)).not.toContainText('Delivered');
  await row(number).click();
  await expect(thread.locator('header')).toContainText('Waiting since');
});

test('canned replies show the store’s words, in the person’s language first', async ({ page }) => {
  const number = someNumber();
  await keepInbound([{ from: number, body: '¿Está lista?' }]);
  await inDatabase(
    (sql) => sql`update public.sms_people set language = 'es', name = 'Rosa Medina' where phone = ${number}`,
  );
  const { row, reply } = await openInbox(page);
  await row(number).click();
  await reply.fill('/');
  const options = page.getByRole('listbox', { name: 'canned replies' }).getByRole('option');
  await expect(options.first()).toContainText('Hola Rosa, su pedido esta listo.');
  await expect(options.first()).not.toContainText('{');
});

const widths = [320, 360, 390, 600, 768, 1024, 1280, 1440, 1920];

test('S29-410 no pane is cut at any width from 320 to 1920', { tag: '@phone' }, async ({ page }) => {
  const number = someNumber();
  await keepInbound([{ from: number, body: 'A long enough text to wrap over several lines on a phone, I think.' }]);
  await inDatabase(
    (sql) =>
      sql`update public.sms_people set name = 'Maximiliana Featherstonehaugh-Castellanos' where phone = ${number}`,
  );
  const id = (await personOf(number))?.id;
  await openInbox(page, `/app/sms?thread=${id}`);
  const views = [`/app/sms?thread=${id}`, `/app/sms?thread=${id}&pane=person`, '/app/sms'];
  for (const address of views) {
    await page.goto(address);
    await page.locator('section, aside').first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      const over = async () => (await overTheSides(page)).filter((control) => !control.includes('aria-pressed'));
      // The panes follow the new width in a moment.
      await expect.poll(over, `${address} at ${width}`).toEqual([]);
      expect([address, width, await layoutFaults(page)]).toEqual([address, width, []]);
    }
  }
});

test('S29-404 the bar and the dialogs fit a phone, in Spanish', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const number = someNumber();
  await keepInbound([{ from: number, body: '¿A qué hora abren?' }]);
  await page.addInitScript(() => localStorage.setItem('rx-language', 'es'));
  await openInbox(page);
  const row = page.locator(`button[data-phone="${number}"]`);
  await page.getByRole('button', { name: 'Seleccionar conversaciones' }).click();
  await row.click();
  const bar = page.getByRole('region', { name: 'Conversaciones seleccionadas' });
  await expect(bar).toContainText('1 seleccionada');
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(
    [...(await smallTargets(page)), ...(await overTheSides(page))].filter((name) => !name.includes('aria-pressed')),
  ).toEqual([]);
  await bar.getByRole('button', { name: 'Dejar de seleccionar' }).click();
  await row.click();
  const field = page.getByRole('textbox', { name: /^Responder a/ });
  await field.fill('Abrimos a las ocho y media.');
  await page.getByRole('button', { name: 'Programar…' }).click();
  await expect(page.getByRole('dialog', { name: 'Programar el mensaje' })).toContainText(
    'Sale mañana a las 9:00 a. m.',
  );
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await overTheSides(page)).toEqual([]);
});
