import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '../journey.ts';
import { filledButtons, overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { openSignedIn, storeSession } from '../shipped-client.ts';
import { carriedTo } from '../sms-page.ts';
import { type Account, makeStaffAccount, receiveMessage, shownName } from '../staff-account.ts';
import { settle } from '../staff-page.ts';

/** A number unique in this run, as people write it. */
function someNumber(): string {
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  return `(555) ${digits.slice(0, 3).replace(/^[01]/, '2')}-${digits.slice(3)}`;
}

async function openInbox(page: Page, account?: Account): Promise<Account> {
  const admin = account ?? (await makeStaffAccount('admin'));
  await storeSession(page, admin);
  await page.goto('/app/sms');
  await page.getByRole('heading', { level: 1, name: 'SMS Inbox' }).waitFor({ state: 'attached' });
  return admin;
}

/** Opens the person of a number through the dialog of a new message, and shows what is known of them. */
async function writeTo(page: Page, phone: string, name = ''): Promise<void> {
  await page.getByRole('button', { name: 'New message' }).click();
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await dialog.getByLabel('Phone number').fill(phone);
  if (name) await dialog.getByLabel('Name (optional)').fill(name);
  await dialog.getByRole('button', { name: 'Write text' }).click();
  await expect(reply(page)).toBeFocused();
}

const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply' });
const personPane = (page: Page) => page.getByRole('complementary', { name: /^About / });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
/** To someone without recorded consent. */
async function recordAndSend(page: Page): Promise<void> {
  const asked = dialog(page, 'No consent on file');
  await asked.getByLabel('How').selectOption('At the counter');
  await asked.getByRole('button', { name: 'Record and send' }).click();
}

test('E.5 keeps who agreed to texts, how and when, and who stopped them, and takes back only what staff recorded', async ({
  page,
}) => {
  const { email } = await openInbox(page);
  await writeTo(page, someNumber(), 'Rosa Medina');
  const pane = personPane(page);
  const texting = pane.getByRole('region', { name: 'Texting' });
  await expect(texting).toContainText('Not recorded');
  await texting.getByRole('button', { name: 'Record consent' }).click();
  const consent = dialog(page, 'Texting consent');
  await consent.getByLabel('Consent date').fill('2026-03-03');
  await consent.getByLabel('How').selectOption('By phone');
  await consent.getByLabel('Note').fill('Her son asked too');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await consent.getByRole('button', { name: 'Save' }).click();
  await expect(texting).toContainText('Consent on file');
  await expect(texting).toContainText(`Tue, Mar 3, 2026, by phone. Recorded by ${shownName({ email })} (you)`);
  await expect(texting).toContainText('Her son asked too');

  await texting.getByRole('button', { name: 'Mark as opted out' }).click();
  await dialog(page, 'Stop texts to Rosa Medina?').getByRole('button', { name: 'Stop texts' }).click();
  await expect(texting).toContainText(`Opted out`);
  await expect(texting).toContainText(`Recorded by ${shownName({ email })} (you) on `);
  await expect(reply(page)).toBeHidden();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await texting.getByRole('button', { name: 'Undo opt-out' }).click();
  await dialog(page, 'Text Rosa Medina again?').getByRole('button', { name: 'Allow texts again' }).click();
  await expect(texting).toContainText('Consent on file');
  await expect(reply(page)).toBeVisible();
});

test('C.23 takes a name, an assignment, a language and a note that mentions a colleague, by keyboard only', async ({
  page,
}) => {
  const colleague = await makeStaffAccount('admin');
  const { email } = await openInbox(page);
  await writeTo(page, someNumber());
  const pane = personPane(page);
  await expect(pane).toContainText('No name yet');
  await pane.getByRole('button', { name: 'Change name' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Harold Jensen');
  await page.keyboard.press('Enter');
  await expect(pane).toContainText('Harold Jensen');
  await expect(pane.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+1555/);
  await pane.getByRole('button', { name: 'Assign to me' }).focus();
  await page.keyboard.press('Enter');
  await expect(pane.getByLabel('Assigned to').locator(':checked')).toHaveText(`${shownName({ email })} (you)`);
  await pane.getByLabel('Language').selectOption('Spanish');
  await expect(pane.getByLabel('Language')).toHaveValue('es');

  await pane.getByLabel('New note').focus();
  await page.keyboard.type(`Please call him, @${shownName(colleague).slice(0, 12)}`);
  const people = pane.getByRole('listbox', { name: 'people' });
  await expect(people.getByRole('option', { selected: true })).toHaveText(shownName(colleague));
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(pane.getByLabel('New note')).toHaveValue(`Please call him, @${shownName(colleague)} `);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(pane.getByLabel('New note')).toHaveValue('');
  await expect(pane.getByRole('listitem').filter({ hasText: 'Please call him' })).toContainText(shownName(colleague));
  await expect(page.getByText(`Note by ${shownName({ email })}, staff only.`)).toBeVisible();
});

test('R13 shows what a colleague changed at the same time, and loses nothing that was typed', async ({ page }) => {
  await openInbox(page);
  await writeTo(page, someNumber(), 'Rosa Medna');
  const pane = personPane(page);
  await pane.getByRole('button', { name: 'Change name' }).click();
  await pane.getByLabel('Name', { exact: true }).fill('Rosa Medina');
  // A colleague is faster, just before this one arrives.
  let isFirst = true;
  await page.route('**/api/sms/people/*', async (route) => {
    const request = route.request();
    if (isFirst && request.method() === 'PATCH') {
      isFirst = false;
      const headers = { authorization: request.headers().authorization ?? '' };
      const { version } = request.postDataJSON();
      await page.request.patch(request.url(), { headers, data: { version, name: 'Rosa Medina Ruiz' } });
    }
    await route.continue();
  });
  await pane.getByRole('button', { name: 'Save name' }).click();
  await expect(pane.getByRole('alert')).toContainText('Someone else changed this contact at the same time');
  await expect(pane.getByLabel('Name', { exact: true })).toHaveValue('Rosa Medina');
  await expect(pane).toContainText('Now: Rosa Medina Ruiz');
  await pane.getByRole('button', { name: 'Save name' }).click();
  await expect(pane.getByRole('button', { name: 'Change name' })).toBeVisible();
  await expect(pane.getByText('Rosa Medina', { exact: true })).toBeVisible();
});

test('C.23 inserts a canned reply by / with the keyboard only, and asks for a missing first name', async ({ page }) => {
  await openInbox(page);
  await writeTo(page, someNumber());
  await page.keyboard.type('Good morning! 5/28 /ready');
  const list = page.getByRole('listbox', { name: 'canned replies' });
  await expect(list.getByRole('option', { selected: true })).toContainText('Order is ready');
  await expect(reply(page)).toHaveAttribute('aria-activedescendant', /./);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(reply(page)).toHaveValue('Good morning! 5/28 /ready');
  await reply(page).fill('');
  await page.keyboard.type('/order');
  await page.keyboard.press('Enter');
  const asked = dialog(page, 'What’s their first name?');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await expect(asked.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Rosa');
  await page.keyboard.press('Enter');
  await expect(reply(page)).toHaveValue(/Hi Rosa, your order is ready/);
  await expect(reply(page)).not.toHaveValue(/[{}]|\/order/);
  await expect(reply(page)).toBeFocused();
});

test('adds, changes, uses and removes a template for everybody', async ({ page }) => {
  await openInbox(page);
  await writeTo(page, someNumber(), 'Rosa Medina');
  await page.getByRole('button', { name: 'Canned replies' }).click();
  const templates = dialog(page, 'Canned replies');
  await expect(templates).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await filledButtons(templates)).toEqual(['Close']);
  await templates.getByRole('button', { name: 'New canned reply' }).click();
  const form = dialog(page, 'New canned reply');
  const title = `Shoes ${Date.now()}`;
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Text', { exact: true }).fill('{frist_name}, your shoes are here.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('Unknown: {frist_name}');
  await form.getByLabel('Text', { exact: true }).fill('{first_name}, your shoes are here.');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await templates.getByRole('searchbox').fill(title);
  await templates.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  await expect(reply(page)).toHaveValue('Rosa, your shoes are here.');
  await page.getByRole('button', { name: 'Canned replies' }).click();
  await templates.getByRole('button', { name: `Edit ${title}` }).click();
  const change = dialog(page, 'Edit canned reply');
  await change.getByRole('button', { name: 'Remove', exact: true }).click();
  await change.getByRole('button', { name: 'Remove canned reply' }).click();
  await expect(templates.getByText(title)).toHaveCount(0);
});

test('S5-13 S5-14 C.28 says what a text costs, makes it plain with a way back, and nudges without standing in the way', async ({
  page,
}) => {
  await openInbox(page);
  await writeTo(page, someNumber(), 'Rosa Medina');
  await reply(page).fill('Hello');
  await expect(page.getByText('5/160 · 1 text')).toBeVisible();
  await reply(page).fill('a'.repeat(170));
  await expect(page.getByText('170/160 · 2 texts')).toBeVisible();
  const spanish = `Su pedido está listo. ${'Abrimos mañana. '.repeat(4)}`;
  await reply(page).fill(spanish);
  await expect(page.getByText('· Spanish accents: 2 texts')).toBeVisible();
  await page.getByRole('button', { name: 'Simplify' }).click();
  await expect(reply(page)).toHaveValue(spanish.replace('está', 'esta'));
  await expect(page.getByText('· 1 text')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(reply(page)).toHaveValue(spanish);
  await reply(page).fill('Your lisinopril is ready');
  await expect(page.getByText('This text mentions a medicine. Texts aren’t private')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute('aria-disabled', 'false');
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('E.5 offers to hold a text that would start a conversation at night, and never an answer', async ({ page }) => {
  const lastNight = new Date(Date.now() - 26 * 3_600_000);
  // Ten in the evening in the store's zone, which is behind UTC.
  lastNight.setUTCHours(6, 0, 0, 0);
  await page.clock.setFixedTime(lastNight);
  await openInbox(page);
  await writeTo(page, someNumber(), 'Rosa Medina');
  await reply(page).fill('Your order is ready.');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  const sent = page.waitForRequest('**/api/twilio/send');
  await page.getByRole('button', { name: 'Hold until 8:00 am' }).click();
  await recordAndSend(page);
  expect((await sent).postDataJSON()).toMatchObject({ body: 'Your order is ready.', when: 'after_quiet_hours' });
  // The server's clock decides whether it is night.
  const ok = page.getByRole('alertdialog').getByRole('button', { name: 'OK' });
  await expect(ok.or(page.getByText('Held until 8:00 am.', { exact: true }))).toBeVisible();
  if (await ok.isVisible()) await ok.click();

  await receiveMessage('Are you open tomorrow?');
  await writeTo(page, '(555) 555-0123');
  await expect(page.getByText('Are you open tomorrow?').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hold until/ })).toHaveCount(0);
});

test('C.27 shows who else is typing in a thread or viewing it', async ({ page, browser }) => {
  const phone = someNumber();
  const maria = await openInbox(page);
  await writeTo(page, phone);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' });
  const other = await context.newPage();
  const tom = await openInbox(other);
  await writeTo(other, phone);
  await expect(other.getByText(`${shownName(maria)} is viewing`)).toBeVisible();
  // A user who returns to the page sees it at once, not at the next poll.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(`${shownName(tom)} is viewing`)).toBeVisible();
  const told = other.waitForRequest((request) => request.postData() === '{"state":"typing"}');
  await reply(other).pressSequentially('Hello');
  expect((await told).headers()['x-rx-activity']).toBe('background');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(`${shownName(tom)} is typing`)).toBeVisible();
  const left = other.waitForRequest((request) => request.postData() === '{"state":"away"}');
  await other.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await (await left).response();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(`${shownName(tom)} is`)).toHaveCount(0);
  await context.close();
});

test('counts unread texts live in the menu, the tab’s title and on its drawing, on every staff page', async ({
  page,
}) => {
  await openSignedIn(page, await makeStaffAccount('admin'));
  const entry = page.getByRole('link', { name: 'SMS Inbox', exact: true });
  const counted = page.waitForResponse('**/api/sms/desk');
  await expect(entry).toBeVisible();
  await counted;
  await receiveMessage('Is my order ready?');
  await expect(entry).toHaveAccessibleDescription(/^\d+ unread$/);
  const before = Number(/\d+/.exec((await page.title()) ?? '')?.[0]);
  await expect(page).toHaveTitle(`(${before}) Dashboard · Alder Street Pharmacy`);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-unread.svg');
  await receiveMessage('And the other one?');
  await expect(page).toHaveTitle(/^\(\d+\) Dashboard/);
  await expect.poll(async () => Number(/\d+/.exec(await page.title())?.[0])).toBeGreaterThan(before);
});

test('asks nothing of the inbox for who may not see it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openSignedIn(page, await makeStaffAccount('pharmacist'));
  await expect(page.getByRole('link', { name: 'Pharmacist Tools' })).toBeVisible();
  await settle(page);
  expect(asked.filter((path) => /sms|twilio|\/api\/.*messages/.test(path))).toEqual([]);
  await expect(page).toHaveTitle(/^Dashboard/);
});

test('shows a notification without content, once across all tabs, and only for new texts', async ({
  page,
  context,
}) => {
  // Other journeys get texts meanwhile, which these tabs would rightly announce: they read only those of this journey.
  const ids: string[] = [];
  const receive = (body: string) => {
    const id = randomUUID();
    ids.push(id);
    return receiveMessage(body, id);
  };
  await context.route(/\/rest\/v1\/messages\?.*limit=20/, (route) =>
    route.continue({ url: `${route.request().url()}&id=in.(${ids})` }),
  );
  await receive('Here before the page was opened');
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    const shown: unknown[] = [];
    Object.assign(window, { shownNotices: shown });
    class Recorded extends EventTarget {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      onclick: (() => void) | null = null;
      constructor(title: string, options: object) {
        super();
        shown.push({ title, ...options, press: () => this.onclick?.() });
      }
      close() {}
    }
    Object.assign(window, { Notification: Recorded });
    const makeTone = AudioContext.prototype.createOscillator;
    Object.assign(window, { tones: 0 });
    AudioContext.prototype.createOscillator = function createOscillator() {
      Reflect.set(window, 'tones', Reflect.get(window, 'tones') + 1);
      return makeTone.call(this);
    };
    // The window of a test always counts as looked at.
    document.hasFocus = () => false;
  });
  const account = await openInbox(page);
  await page.getByRole('button', { name: 'Notifications' }).click();
  const settings = dialog(page, 'Notifications');
  await expect(settings.getByLabel('Play a sound')).not.toBeChecked();
  await expect(settings.getByLabel('Show desktop notifications')).not.toBeChecked();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await settings.getByLabel('Show desktop notifications').check();
  await settings.getByRole('button', { name: 'Done' }).click();
  const second = await context.newPage();
  await openSignedIn(second, account);
  await expect(second).toHaveTitle(/^\(\d+\) Dashboard/);

  await receive('My lisinopril please, Rosa');
  const shown = async () => [...(await noticesOf(page)), ...(await noticesOf(second))];
  await expect.poll(shown).toEqual([{ title: 'New text message', tag: 'rx-sms', icon: '/favicon.svg', silent: true }]);
  await receive('And my other one');
  await expect.poll(async () => (await shown()).length).toBe(2);
  const tones = (tab: Page) => tab.evaluate(() => Number(Reflect.get(window, 'tones')));
  expect([await tones(page), await tones(second)]).toEqual([0, 0]);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Notifications' }).click();
  await settings.getByLabel('Play a sound').check();
  expect(await tones(page)).toBe(2);
  await receive('A third one');
  await expect.poll(async () => (await tones(page)) + (await tones(second))).toBe(4);
  const telling = (await noticesOf(page)).length > 0 ? page : second;
  await telling.evaluate(() => Reflect.get(window, 'shownNotices').at(-1).press());
  await expect(telling).toHaveURL(/\/app\/sms(\?thread=[\da-f-]{36})?$/);
});

/** What a tab has shown on the desktop, but for what happens when it is pressed. */
async function noticesOf(tab: Page): Promise<unknown[]> {
  return JSON.parse(await tab.evaluate(() => JSON.stringify(Reflect.get(window, 'shownNotices'))));
}

/** Pastes or drops a picture, as a browser does. */
async function hand(page: Page, type: 'paste' | 'drop', name: string): Promise<void> {
  await reply(page).evaluate(
    (box, [type, name, bytes]) => {
      const clipboardData = new DataTransfer();
      const file = new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], name, { type: 'image/png' });
      clipboardData.items.add(file);
      const init = { clipboardData, dataTransfer: clipboardData, bubbles: true, cancelable: true };
      box.dispatchEvent(type === 'paste' ? new ClipboardEvent(type, init) : new DragEvent(type, init));
    },
    [type, name, onePixel] as const,
  );
}

test('sends a picture that was made ready and stored, and says why a file is none', async ({ page }) => {
  const phone = someNumber();
  await openInbox(page);
  await writeTo(page, phone, 'Rosa Medina');
  const chosen = page.getByLabel('Pictures in this text', { exact: true }).and(page.locator('input'));
  await chosen.setInputFiles([
    { name: 'counter.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') },
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
  ]);
  await expect(page.getByRole('alert')).toContainText('letter.pdf: Only pictures can be attached');
  const chips = page.getByRole('list', { name: 'Pictures in this text' });
  await expect(chips.getByRole('listitem')).toContainText('counter.png');
  await expect(chips.getByRole('listitem')).toContainText('kB');
  expect(await violationsInBothThemes(page)).toEqual([]);
  for (const type of ['paste', 'drop'] as const) await hand(page, type, `${type}.png`);
  await expect(chips.getByRole('listitem')).toHaveCount(3);
  await chips.getByRole('button', { name: 'Remove drop.png' }).click();
  await expect(chips.getByText('kB')).toHaveCount(2);
  await reply(page).fill('This is where to wait.');
  const sent = page.waitForRequest('**/api/twilio/send');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await recordAndSend(page);
  expect((await sent).postDataJSON().pictures).toEqual([
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  ]);
  await expect(page.getByRole('alertdialog')).toHaveText(/^Message sent successfully!/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(chips).toHaveCount(0);
  const [carried] = await carriedTo(`+1${phone.replace(/\D/g, '')}`);
  expect(carried).toMatchObject({ body: 'This is where to wait.', num_media: '2' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('C.19 shows the contact in its own pane, with a way back', async ({ page }) => {
    await storeSession(page, await makeStaffAccount('admin'));
    await page.goto('/app/sms');
    await writeTo(page, someNumber(), 'Rosa Medina');
    await expect(personPane(page)).toBeHidden();
    await page.getByRole('button', { name: 'About Rosa Medina' }).click();
    await expect(personPane(page).getByRole('link', { name: 'Call' })).toBeVisible();
    expect(await overTheSides(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to messages' }).click();
    await expect(reply(page)).toBeVisible();
  });
});

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
