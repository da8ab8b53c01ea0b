import type { Role } from '@rxweb/contracts/shared/roles';
import { admin } from '../accounts.ts';
import { expect, type Page, test } from '../journey.ts';
import { openSignedIn, storeSession } from '../shipped-client.ts';
import { makeStaffAccount, receiveMessage } from '../staff-account.ts';
import { expectInert, openPage, settle, staffPage } from '../staff-page.ts';

const accountOf = (role: Role) => (role === 'admin' ? Promise.resolve(admin) : makeStaffAccount(role));

async function expectSampleTiles(page: Page): Promise<void> {
  for (const [label, value] of [
    ['Active prescriptions', '3'],
    ['Refills due', '2'],
    ['Messages', '1'],
  ] as const) {
    const tile = staffPage(page).sample.getByText(label, { exact: true }).locator('..');
    await expect(tile.getByText(value, { exact: true })).toBeVisible();
  }
}

for (const role of ['employee', 'pharmacist', 'admin'] as const) {
  test(`S2-06 S2-07 S2-08 S2-09 S2-10 S2-11 the dashboard of ${role}: the same examples, then what is real`, async ({
    page,
  }) => {
    await openSignedIn(page, await accountOf(role));
    await expect(page).toHaveURL('/app/dashboard');
    await expectSampleTiles(page);
    const recent = staffPage(page).sample.getByRole('region', { name: /recent prescriptions/i });
    await expect(recent.getByRole('listitem').first()).toBeAttached();
    await expect(staffPage(page).sample.getByText('Sample', { exact: true })).toHaveCount(1);

    // Accounts without a second factor get a card; the system health card may show too.
    await expect(staffPage(page).today).toContainText('Your account has no second factor');
    await expect(staffPage(page).health).toContainText('Working');
    const mail = staffPage(page)
      .health.getByRole('listitem')
      .filter({ hasText: /^Email/ });
    await expect(mail).toContainText('Needs attention');
    if (role === 'admin') await expect(mail).toContainText('Next: Set SMTP_URL');
    else await expect(mail).toContainText('Next: Tell an administrator.');
    if (role !== 'employee') return;
    await receiveMessage('Is my refill ready?');
    await page.reload();
    await expectSampleTiles(page);
  });
}

test('S2-12 the quick actions do nothing, and say so', async ({ page }) => {
  await storeSession(page, await makeStaffAccount('employee'));
  await openPage(page, '/app/dashboard');
  const buttons = staffPage(page).sample.getByRole('region', { name: 'Quick actions' }).getByRole('button');
  await expect(buttons.first()).toBeVisible();
  await settle(page);
  for (const button of await buttons.all()) {
    await expect(button).toHaveAccessibleDescription('These buttons do nothing yet.');
    await expectInert(page, button);
  }
});

test('S2-13 S2-14 S2-15 S2-16 S2-17 S2-18 the admin panel: examples, then the way to all that is real', async ({
  page,
}) => {
  await storeSession(page);
  await openPage(page, '/app/admin');
  for (const value of ['24', '118', '12', '37'])
    await expect(staffPage(page).sample.getByText(value, { exact: true })).toBeVisible();
  for (const title of [/^recent activity$/i, /^system status$/i]) {
    await expect(
      staffPage(page).sample.getByRole('region', { name: title }).getByRole('listitem').first(),
    ).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Staff and prescriptions, sample' })).toBeVisible();

  const outside = staffPage(page).main.locator('a[target="_blank"]');
  const links = await outside.evaluateAll((all) =>
    all.map((link) => {
      const { protocol, host, rel, textContent } = link as HTMLAnchorElement;
      return { protocol, host, rel, text: textContent ?? '' };
    }),
  );
  expect(links.length).toBeGreaterThanOrEqual(2);
  for (const { protocol, host, rel, text } of links) {
    expect([protocol, rel]).toEqual(['https:', expect.stringContaining('noopener')]);
    expect(host).not.toBe(new URL(page.url()).host);
    // Where it leads can be read before it is followed.
    expect(text).toContain(host);
  }

  for (const [href, title] of [
    ['/app/users', 'Users'],
    ['/app/sms', 'SMS Inbox'],
    ['/app/audit', 'Audit Log'],
  ] as const) {
    await staffPage(page).main.locator(`a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(href);
    await expect(staffPage(page).main.getByRole('heading', { level: 1 })).toHaveText(new RegExp(title, 'i'));
    await page.goBack();
    await expect(page).toHaveURL('/app/admin');
  }
});

test('the health of the program is asked for each minute without keeping the session alive, and at once when somebody asks', async ({
  page,
}) => {
  await openSignedIn(page);
  await page.clock.install();
  const asked: (string | undefined)[] = [];
  await page.route('**/api/health', async (route) => {
    asked.push(route.request().headers()['x-rx-activity']);
    await route.continue();
  });
  await page.goto('/app/dashboard');
  const health = staffPage(page).health;
  await expect(health).toContainText('Checked');
  const before = asked.length;
  await page.clock.runFor(61_000);
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  expect(new Set(asked)).toEqual(new Set(['background']));
  await health.getByRole('button', { name: 'Check now' }).click();
  await expect.poll(() => asked.at(-1)).toBeUndefined();
});

test('health and today say that they could not be read, keep what they knew, and go on when the network is back', async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  const [health, today] = [staffPage(page).health, staffPage(page).today];
  await expect(health).toContainText('Disk space');
  await page.route(/\/api\/(health|queue)$/, (route) =>
    route.fulfill({ status: 503, json: { error: 'x', code: 'unavailable' } }),
  );
  await health.getByRole('button', { name: 'Check now' }).click();
  await expect(health.getByRole('alert')).toContainText('Couldn’t get the server’s status.');
  await expect(health).toContainText('Disk space');

  await page.reload();
  await expect(today.getByRole('alert')).toContainText('Couldn’t load your list.');
  await page.unroute(/\/api\/(health|queue)$/);
  await today.getByRole('button', { name: 'Try again' }).click();
  await expect(today).toContainText('second factor');

  await context.setOffline(true);
  await expect(health).toContainText('No internet connection.');
  await expect(today).toContainText('No internet connection.');
  await context.setOffline(false);
  await expect(health).toContainText('Disk space');
  await expect(health).not.toContainText('No internet connection.');
});

test('the health panel tells red, amber and green by word and drawing, worst first', async ({ page }) => {
  await openSignedIn(page, await makeStaffAccount('pharmacist'));
  await page.route('**/api/health', (route) =>
    route.fulfill({
      json: {
        checkedAt: new Date().toISOString(),
        parts: [
          { part: 'disk', state: 'green', text: 'Room.', nextStep: null },
          { part: 'mail', state: 'amber', text: 'Files.', nextStep: 'Tell an administrator.' },
          { part: 'database', state: 'red', text: 'Gone.', nextStep: 'Tell an administrator.' },
        ],
      },
    }),
  );
  await openPage(page, '/app/dashboard');
  const parts = staffPage(page).health.getByRole('listitem');
  await expect(parts).toHaveText([
    /Database.*Not working.*Next/,
    /Email.*Needs attention.*Next/,
    /Disk space.*Working/,
  ]);
  for (const part of await parts.all()) await expect(part.locator('svg')).toHaveCount(1);
  await expect(staffPage(page).health.getByRole('status')).toHaveText('1 of 3 parts isn’t working. 1 needs attention.');
});
