import type { Role } from '@rxweb/contracts/shared/roles';
import { admin } from '../accounts.ts';
import { expect, type Page, test } from '../journey.ts';
import { openSignedIn, storeSession } from '../shipped-client.ts';
import { makeStaffAccount } from '../staff-account.ts';

// As most visitors see it: with all its movements.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const ticker = (page: Page) => page.getByRole('region', { name: 'Staff and prescriptions, sample' });
const accountOf = (role: Role) => (role === 'admin' ? Promise.resolve(admin) : makeStaffAccount(role));

const entriesOf: Record<Role, [label: string, path: string][]> = {
  employee: [
    ['Home', '/'],
    ['Dashboard', '/app/dashboard'],
    ['Requests', '/app/requests'],
    ['Contacts', '/app/people'],
  ],
  pharmacist: [
    ['Home', '/'],
    ['Dashboard', '/app/dashboard'],
    ['Diabetic Shoe Checklist', '/app/diabetic-shoe-checklist'],
    ['Pharmacist Tools', '/app/pharmacist'],
    ['DME Shoes', '/app/dme'],
    ['Conversations', '/app/conversations'],
    ['Requests', '/app/requests'],
    ['Contacts', '/app/people'],
    ['Knowledge', '/app/knowledge'],
    ['Weekly report', '/app/reports'],
  ],
  admin: [
    ['Home', '/'],
    ['Dashboard', '/app/dashboard'],
    ['Diabetic Shoe Checklist', '/app/diabetic-shoe-checklist'],
    ['Pharmacist Tools', '/app/pharmacist'],
    ['DME Shoes', '/app/dme'],
    ['Conversations', '/app/conversations'],
    ['Requests', '/app/requests'],
    ['Contacts', '/app/people'],
    ['Knowledge', '/app/knowledge'],
    ['Weekly report', '/app/reports'],
    ['Admin Panel', '/app/admin'],
    ['Users', '/app/users'],
    ['SMS Inbox', '/app/sms'],
    ['Store settings', '/app/settings'],
    ['Integrations', '/app/integrations'],
    ['Audit Log', '/app/audit'],
  ],
};

for (const role of ['employee', 'pharmacist', 'admin'] as const) {
  test(`S2-62 S2-67 S2-68 S2-69 S2-70 S2-71 S2-72 S2-74 S2-76 what ${role} sees around the page`, {
    tag: role === 'admin' ? '@phone' : [],
  }, async ({ page }) => {
    const account = await accountOf(role);
    await openSignedIn(page, account);
    // On a phone it would cover the page that was opened.
    const isPhone = page.viewportSize()?.width === 390;
    if (isPhone) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(sidebar(page)).toContainText(account.email);
    const links = await sidebar(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, new URL((link as HTMLAnchorElement).href).pathname]));
    expect(links).toEqual([...entriesOf[role], ['My account', '/app/account']]);
    await expect(ticker(page)).toHaveCount(role === 'admin' ? 1 : 0);
    await sidebar(page).getByRole('button', { name: 'Close Menu' }).click();
    await expect(sidebar(page)).toHaveCount(0);
    const bar = page.getByRole('banner');
    await expect(bar).toContainText(account.email.split('@')[0] ?? '', { ignoreCase: true });
    await bar.getByRole('button', { name: 'Menu' }).click();
    await expect(sidebar(page)).toBeVisible();
  });
}

test('S2-63 S2-64 the top bar has the theme, and Login or Logout', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: /^Theme/ })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await expect(ticker(page)).toHaveCount(0);
  await openSignedIn(page);
  await expect(bar.getByRole('button', { name: /^Theme/ })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Login' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Logout' }).click();
  await expect(bar.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('S2-75 S2-77 the ticker runs around in 20 seconds, and says that it is a sample', async ({ page }) => {
  await openSignedIn(page);
  await expect(ticker(page)).toContainText('Sample');
  const animations = await ticker(page).evaluate((section) =>
    section.getAnimations({ subtree: true }).map((animation) => {
      const { duration, iterations } = animation.effect?.getTiming() ?? {};
      return { duration, iterations };
    }),
  );
  expect(animations).toContainEqual({ duration: 20_000, iterations: Number.POSITIVE_INFINITY });
  const counts = (await ticker(page).innerText()).match(/\d+/g) ?? [];
  expect(counts.length).toBeGreaterThanOrEqual(3);
});

test('the ticker pauses by its button and under the pointer, continues, and stays still under reduced motion', async ({
  page,
}) => {
  await openSignedIn(page);
  const states = () =>
    ticker(page).evaluate((section) => section.getAnimations({ subtree: true }).map(({ playState }) => playState));
  const press = async (name: string) => {
    await ticker(page).getByRole('button', { name }).click();
    await page.mouse.move(5, 400);
  };
  await expect.poll(states).toEqual(['running']);
  await press('Pause');
  await expect.poll(states).toEqual(['paused']);
  await press('Play');
  await expect.poll(states).toEqual(['running']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(states).toEqual([]);
  // Each name is there once, and the line can be scrolled by hand.
  await expect(
    ticker(page)
      .getByRole('listitem')
      .filter({ hasText: /\d+ prescriptions/, visible: true }),
  ).toHaveCount(6);
  const canScroll = await ticker(page).evaluate((section) =>
    [...section.querySelectorAll('div')].some(
      (box) => getComputedStyle(box).overflowX === 'auto' && box.tabIndex === 0,
    ),
  );
  expect(canScroll).toBe(true);
});

test('says Demo on every page of a demonstration, and in its inbox that texts are not sent', {
  tag: '@phone-full',
}, async ({ page }) => {
  await page.route(/\/(app\/\w+)?$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('id="rx-boot">{', 'id="rx-boot">{"isDemo":true,');
    return route.fulfill({ response: answer, body });
  });
  await page.route('**/api/sms/desk', async (route) => {
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...(await answer.json()), carrier: 'demo' } });
  });
  const badge = page.getByRole('banner').getByText('Demo', { exact: true });
  await page.goto('/');
  await expect(badge).toBeVisible();
  await expect(badge).toHaveAttribute('title', 'Sample data. Texts aren’t sent.');
  await storeSession(page);
  await page.goto('/app/sms');
  await expect(badge).toBeInViewport();
  // A browser lets no page that was rewritten on its way open a socket, so it doesn’t say Live.
  await expect(page.getByText(/Demo: texts aren’t sent$/)).toBeVisible();
});

test('says nothing of a demonstration where there is none', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('Demo', { exact: true })).toHaveCount(0);
});

test('never offers Login to who is signed in, and does not wait for a movement to say who that is', async ({
  page,
}) => {
  await openSignedIn(page, admin);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const last = document.querySelector('header button:last-of-type');
      if (last?.textContent?.includes('Login') && getComputedStyle(last).visibility === 'visible') seen.push('Login');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
});
