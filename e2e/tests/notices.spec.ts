import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { conversationsPage, dropConversations, keepConversation } from '../conversations-page.ts';
import { overTheSides, violationsInBothThemes } from '../page-checks.ts';
import { openPushBrowser } from '../push-browser.ts';
import { storeSession } from '../shipped-client.ts';
import { closeMenu } from '../shoe-cases.ts';
import { inDatabase } from '../sms-page.ts';
import { makeStaffAccount } from '../staff-account.ts';

// What staff hear of what waits: in the bell, on My account, and as a notification of the service worker.

test.use({ serviceWorkers: 'allow' });

const picture = async (page: Page, name: string) => {
  const folder = process.env.RX_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${test.info().project.name}-${name}.png`, fullPage: name === 'account' });
};

async function comeAs(page: Page, path: string) {
  const account = await makeStaffAccount('pharmacist');
  await storeSession(page, account);
  await page.goto(path);
  await closeMenu(page);
  return account;
}

/** For one person, so that no other journey sees it. */
const raise = (email: string, kind: string, subject: string = randomUUID()) =>
  inDatabase(
    (sql) => sql`
      insert into app.staff_notices (kind, subject, user_id, due_at)
      select ${kind}, ${subject}, id, now() + interval '2 hours' from auth.users where email = ${email}`,
  );

test('S29-54 a notice comes to the bell by itself, is taken on, and is gone when it is settled @phone', async ({
  page,
}) => {
  // Other journeys leave notices for a role, and need their own.
  const settleAll = (own = '') =>
    inDatabase(
      (sql) => sql`
        update app.staff_notices set settled_at = now(), next_at = now()
        where settled_at is null and (user_id is null or user_id = (select id from auth.users where email = ${own}))`,
    );
  await settleAll();
  const { email } = await comeAs(page, '/app/dashboard');
  await page.getByRole('button', { name: /^Notices/ }).waitFor();
  await raise(email, 'callback');
  const bell = page.getByRole('button', { name: /^Notices, \d+ new/ });
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notices' });
  const item = list.getByRole('listitem').filter({ hasText: 'A callback is waiting' });
  await expect(item.first()).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await overTheSides(page)).toEqual([]);
  await picture(page, 'list');
  await list.getByRole('button', { name: 'I’ll do it: A callback is waiting' }).first().click();
  await expect(item.filter({ hasText: 'You see to it' }).first()).toBeVisible();
  await picture(page, 'taken');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Notices/ })).toBeFocused();
  await settleAll(email);
  await page.getByRole('button', { name: /^Notices/ }).click();
  await expect(list).toContainText('Nothing is waiting for you.');
});

test('S29-55 each person chooses what reaches them and where, and hears what the browser blocks @phone', async ({
  page,
}) => {
  await comeAs(page, '/app/account');
  const panel = page.getByRole('region', { name: 'Notices' });
  const requests = panel.getByRole('group', { name: 'Requests' });
  const nextSave = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/choices') && answer.request().method() === 'PUT');
  const saved = nextSave();
  await requests.getByLabel('On my devices').uncheck();
  await saved;
  await panel.getByLabel('Quiet hours').check();
  await expect(panel.getByLabel('From')).toHaveValue('20:00');
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await overTheSides(page)).toEqual([]);
  await picture(page, 'account');
  await page.reload();
  await expect(requests.getByLabel('On my devices')).not.toBeChecked();
  await expect(panel.getByLabel('Quiet hours')).toBeChecked();

  // This browser has no push service and refuses all notifications: what it would answer.
  await page.addInitScript(() => {
    const permission = { configurable: true, get: () => localStorage.getItem('permission') ?? 'granted' };
    Object.defineProperty(Notification, 'permission', permission);
    Notification.requestPermission = async () => 'granted';
    const endpoint = `https://push.pharmacy.example/${crypto.randomUUID()}`;
    let made: object | null = null;
    const options = { applicationServerKey: null };
    const end = async () => {
      made = null;
      return true;
    };
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
      const p256dh = btoa(String.fromCharCode(...point))
        .replaceAll('+', '-')
        .replaceAll('/', '_');
      const keys = { p256dh, auth: 'A'.repeat(22) };
      made = { endpoint, options, toJSON: () => ({ endpoint, keys }), unsubscribe: end };
      return made as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
  });
  await page.reload();
  await panel.getByRole('button', { name: 'Switch on' }).click();
  await expect(panel).toContainText('Notifications are on.');
  // What is read after the test comes late.
  const [asked, held, came] = [0, 1, 2].map(() => Promise.withResolvers<void>());
  await page.route('**/api/staff-notices/choices', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    asked?.resolve();
    await held?.promise;
    await route.fulfill({ response }).catch(() => undefined);
    came?.resolve();
  });
  await panel.getByRole('button', { name: 'Send a test' }).click();
  await expect(panel.getByRole('status').filter({ hasText: 'The push service didn’t take it.' })).toBeVisible();
  await asked?.promise;
  const savedAgain = nextSave();
  await requests.getByLabel('On my devices').check();
  await savedAgain;
  held?.resolve();
  await came?.promise;
  await expect(requests.getByLabel('On my devices')).toBeChecked();
  await page.unroute('**/api/staff-notices/choices');
  await picture(page, 'on');
  await panel.getByRole('button', { name: 'Switch off' }).click();
  await expect(panel).toContainText('Notifications are off on this device.');
  await page.evaluate(() => localStorage.setItem('permission', 'denied'));
  await panel.getByLabel('Quiet hours').uncheck();
  await expect(panel).toContainText('The browser blocks notifications from this site.');
});

test('S29-56 Chromium shows a push message in the person’s language, with nothing personal, and a press on it opens the chat', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const said = 'June Park here, 555-555-0123: my insulin is gone';
  const conversation = await keepConversation([{ question: said }]);
  const browser = await openPushBrowser(playwright, launchOptions, baseURL ?? '');
  try {
    const page = await browser.context.newPage();
    const { email } = await comeAs(page, '/app/dashboard');
    const needs = 'needs the package chromium, or a CHROMIUM_FULL_PATH';
    expect(await page.evaluate(() => Notification.permission), needs).toBe('granted');
    const { access_token } = await page.evaluate(() => JSON.parse(localStorage.getItem('rx-auth') ?? '{}'));
    const saved = await page.request.put('/api/staff-notices/devices', {
      headers: { authorization: `Bearer ${access_token}` },
      data: { ...browser.subscribe(), language: 'es', isRenewal: false },
    });
    expect(saved.status()).toBe(200);
    await raise(email, 'visitor_wrote', conversation);
    await browser.deliver(page, await browser.received());
    await expect
      .poll(() => browser.shown(page))
      .toEqual([{ title: 'Chat', body: 'Un visitante espera en el chat', lang: 'es', tag: 'rx-visitor_wrote' }]);
    await browser.press();
    await expect(page).toHaveURL(`/app/conversations?view=all&conversation=${conversation}`);
    await expect(conversationsPage(page).transcript.getByText(said)).toBeVisible();
    expect(await browser.shown(page)).toEqual([]);
  } finally {
    await browser.close();
    await dropConversations([conversation]);
  }
});
