import type { Settings, SettingsState } from '@rxweb/contracts/settings';
import { type DemoShop, signInAt, startDemoShop, storeSessionAt } from '../demo-shop.ts';
import { expect, type Locator, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { closeMenu } from '../shoe-cases.ts';
import { shoot } from '../shoot.ts';

// Store settings, on a server of their own: what is saved here would change what other journeys see.

const path = '/api/admin/settings';
let shop: DemoShop;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  shop = await startDemoShop();
});
test.afterAll(() => shop.stop());

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });
const seen = (page: Page): Locator => section(page, 'How visitors see it');
const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name });
const save = (page: Page): Locator => page.getByRole('button', { name: 'Save changes' });

async function open(page: Page, place = ''): Promise<void> {
  await storeSessionAt(shop, page);
  await page.goto(`${shop.url}/app/settings${place}`);
  await tab(page, 'Hours').waitFor();
  await closeMenu(page);
}

/** An administrator elsewhere. */
async function elsewhere(page: Page) {
  const { access_token: token } = await signInAt(shop, page.request);
  const headers = { authorization: `Bearer ${token}` };
  const read = async (): Promise<SettingsState> => (await page.request.get(shop.url + path, { headers })).json();
  return {
    read,
    async change(change: (settings: Settings) => Settings) {
      const { version, settings } = await read();
      const data = { version, settings: change(settings) };
      expect((await page.request.put(shop.url + path, { headers, data })).status()).toBe(200);
    },
  };
}

test('S27-51 an administrator changes the hours, sees what visitors will see, and visitors see it at once @phone-full', async ({
  page,
  browser,
}) => {
  await open(page);
  const beside = await page.getByLabel('Monday opens').evaluate((box) => {
    const word = box.parentElement?.nextElementSibling;
    return (word?.getBoundingClientRect().left ?? 0) - box.getBoundingClientRect().right;
  });
  expect(beside).toBeGreaterThan(0);
  await page.getByLabel('Monday closes').fill('19:45');
  await expect(
    page.getByRole('status').filter({ hasText: 'Monday: 8:30 am to 5:30 pm → 8:30 am to 7:45 pm' }),
  ).toBeVisible();
  await expect(seen(page)).toContainText('Mon 08:30–19:45');
  await save(page).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  // The page's own bar, without a reload.
  await expect(page.getByRole('region', { name: 'Store information' })).toContainText('Mon 08:30–19:45');

  const visitor = await browser.newPage();
  await visitor.goto(shop.url);
  await expect(visitor.getByRole('region', { name: 'Store information' })).toContainText('Mon 08:30–19:45');
  await visitor.close();
});

test('S27-52 a version is restored from the history after a look at what changes', async ({ page }) => {
  await open(page, '?section=history');
  const history = section(page, 'History');
  const newest = history.getByRole('listitem').first();
  await expect(newest).toContainText('Current');
  await expect(newest).toContainText('Monday');
  await history.getByRole('button', { name: 'View version 2' }).click();
  const view = page.getByRole('dialog', { name: 'Version 2' });
  await expect(view).toContainText('Monday: 8:30 am to 5:30 pm → 8:30 am to 7:45 pm');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await view.getByRole('button', { name: 'Close' }).click();

  await history.getByRole('button', { name: 'Restore version 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore version 1?' });
  await expect(dialog).toContainText('Monday');
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(history.getByRole('listitem').first()).toContainText('Version 1 restored');
  await tab(page, 'Hours').click();
  await expect(page.getByLabel('Monday closes')).toHaveValue('17:30');
});

test('S27-53 two people who save at once keep both changes, and choose where they changed the same @phone-full', async ({
  page,
}) => {
  await open(page);
  const { change, read } = await elsewhere(page);
  await page.getByLabel('Tuesday opens').fill('07:00');
  await tab(page, 'Store').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Mine Pharmacy');
  await change(({ store, ...rest }) => ({
    ...rest,
    store: { ...store, name: 'Theirs Pharmacy', phone: '+15555550177' },
  }));
  await save(page).click();

  const conflict = section(page, 'Someone else saved these settings while you were editing');
  await expect(conflict).toContainText('Phone: (555) 555-0100 → (555) 555-0177');
  await expect(conflict).toContainText('Tuesday: 8:30 am to 5:30 pm → 7:00 am to 5:30 pm');
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await overTheSides(page)).toEqual([]);
  await conflict.getByRole('radio', { name: 'Mine: Mine Pharmacy' }).check();
  await conflict.getByRole('button', { name: 'Save both' }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  const { store } = (await read()).settings;
  expect(store).toMatchObject({ name: 'Mine Pharmacy', phone: '+15555550177' });
  expect(store.hours.tuesday).toEqual([{ opens: '07:00', closes: '17:30' }]);
});

test('S27-54 a closure is added by keyboard, a holiday in one click, and the chat answers as the preview says', async ({
  page,
  browser,
}) => {
  await open(page, '?section=closures');
  await page.getByRole('button', { name: 'Add a day' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a special day' });
  await dialog.getByLabel('Date').fill('2028-03-14');
  await dialog.getByLabel('Reason, in English').fill('inventory');
  await dialog.getByLabel('Reason, in Spanish').fill('inventario');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Tue, Mar 14, 2028' })).toBeVisible();

  const holidays = section(page, 'Holidays you may have missed');
  await holidays.getByRole('button', { name: 'Open as usual, Veterans Day' }).first().click();
  await holidays
    .getByRole('button', { name: /^Close .*, Columbus Day$/ })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: '3 changes, not saved' })).toBeVisible();
  await seen(page).getByLabel('Ask about a day').fill('2028-03-14');
  const answer = 'We’re closed on Tuesday, March 14, 2028, for inventory.';
  await expect(seen(page)).toContainText(answer);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await save(page).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(shop.url);
  await visitor.getByRole('textbox').fill('Are you open on March 14, 2028?');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('log').or(visitor.getByRole('main'))).toContainText('inventory');
  await visitor.close();
});

test('S27-55 a value that can’t be saved is named in its tab, and unsaved changes are not lost by leaving', async ({
  page,
}) => {
  await open(page, '?section=store');
  await page.getByRole('textbox', { name: 'Phone' }).fill('12');
  await tab(page, 'Hours').click();
  await save(page).click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  await expect(page.getByText('Enter a phone number with its area code, such as (555) 555-0100.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone' }).fill('(555) 555-0188');

  await page.getByRole('link', { name: 'My account' }).click();
  const guard = page.getByRole('dialog', { name: 'Leave without saving?' });
  await guard.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/account/);
  await page.goto(`${shop.url}/app/settings?section=store`);
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(555) 555-0188');
  await expect(page.getByText('These are your unsaved changes from last time.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(555) 555-0177');
});

test('S27-56 says that a file decides, names it, and changes nothing', async ({ page }) => {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), isReadOnly: true, file: 'store.json' } });
  });
  await open(page);
  await expect(page.getByText('The file store.json decides these settings')).toBeVisible();
  await expect(page.getByLabel('Monday opens')).toBeDisabled();
  await expect(save(page)).toHaveCount(0);
});

test('S27-57 fits 320 pixels, meets the rules of accessibility in both themes, and every control fits a finger @phone-full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  for (const name of ['Hours', 'Closures', 'Store', 'Chat on other websites', 'History']) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    if (name === 'History') await section(page, 'History').getByRole('listitem').first().waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await overTheSides(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await shoot(page, name, true);
  }
});
