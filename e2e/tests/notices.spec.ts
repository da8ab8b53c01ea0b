import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { overTheSides, violationsInBothThemes } from '../page-checks.ts';
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
const raise = (email: string, kind: string) =>
  inDatabase(
    (sql) => sql`
      insert into app.staff_notices (kind, subject, user_id, due_at)
      select ${kind}, ${randomUUID()}, id, now() + interval '2 hours' from auth.users where email = ${email}`,
  );

test('S29-54 a notice comes to the bell by itself, is taken on, and is gone when it is settled @phone', async ({
  page,
}) => {
  const { email } = await comeAs(page, '/app/dashboard');
  await page.getByRole('button', { name: 'Notices', exact: true }).waitFor();
  await raise(email, 'callback');
  const bell = page.getByRole('button', { name: 'Notices, 1 new' });
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notices' });
  await expect(list.getByRole('listitem')).toContainText('A callback is waiting');
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await overTheSides(page)).toEqual([]);
  await picture(page, 'list');
  await list.getByRole('button', { name: 'I’ll do it: A callback is waiting' }).click();
  await expect(list.getByRole('listitem')).toContainText('You see to it');
  await picture(page, 'taken');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notices', exact: true })).toBeFocused();
  await inDatabase(
    (sql) => sql`
      update app.staff_notices set settled_at = now(), next_at = now()
      where user_id = (select id from auth.users where email = ${email})`,
  );
  await page.getByRole('button', { name: 'Notices', exact: true }).click();
  await expect(list).toContainText('Nothing is waiting for you.');
});

test('S29-55 each person chooses what reaches them and where, and hears what the browser blocks @phone', async ({
  page,
  context,
}) => {
  await comeAs(page, '/app/account');
  const panel = page.getByRole('region', { name: 'Notices' });
  const requests = panel.getByRole('group', { name: 'Requests' });
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/choices') && answer.request().method() === 'PUT');
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

  // A push service that answers; the browser of this test has none.
  await page.addInitScript(() => {
    const keys = { p256dh: `BA${'A'.repeat(85)}`, auth: 'A'.repeat(22) };
    const endpoint = `https://push.pharmacy.example/${crypto.randomUUID()}`;
    let made: object | null = null;
    const options = { applicationServerKey: null };
    PushManager.prototype.subscribe = async () => {
      made = { endpoint, options, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => ((made = null), true) };
      return made as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
  });
  await context.grantPermissions(['notifications']);
  await page.reload();
  await panel.getByRole('button', { name: 'Switch on' }).click();
  await expect(panel).toContainText('Notifications are on.');
  await panel.getByRole('button', { name: 'Send a test' }).click();
  await expect(panel.getByRole('status').filter({ hasText: 'The push service didn’t take it.' })).toBeVisible();
  await picture(page, 'on');
  await panel.getByRole('button', { name: 'Switch off' }).click();
  await expect(panel).toContainText('Notifications are off on this device.');
  await page.evaluate(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }));
  await panel.getByLabel('Quiet hours').uncheck();
  await expect(panel).toContainText('The browser blocks notifications from this site.');
});

test('S29-56 the service worker shows a push message in the person’s language, and a press on it opens the page', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications']);
  await comeAs(page, '/app/dashboard');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const devtools = await context.newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${baseURL}/`);
      if (own) resolve(own.registrationId);
    });
    void devtools.send('ServiceWorker.enable');
  });
  const deliver = (message: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: `${baseURL}/`,
      registrationId,
      data: JSON.stringify(message),
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const all = await registration.getNotifications();
      return all.map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, data }));
    });
  await deliver({ kind: 'callback', count: 2, path: '/app/account', language: 'es' });
  await expect
    .poll(shown)
    .toEqual([
      { title: 'Llamada', body: '2 llamadas pendientes', lang: 'es', tag: 'rx-callback', data: { path: '/app/account' } },
    ]);
  await deliver({ kind: 'callback', count: 3, path: '/app/account', language: 'en' });
  await expect.poll(async () => (await shown()).map(({ body }) => body)).toEqual(['3 callbacks are waiting']);

  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const Press = Reflect.get(self, 'NotificationEvent');
    self.dispatchEvent(new Press('notificationclick', { notification }));
  });
  await expect(page).toHaveURL('/app/account');
  expect(await shown()).toEqual([]);
});
