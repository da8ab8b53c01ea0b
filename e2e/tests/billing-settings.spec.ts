import { type DemoShop, startDemoShop, storeSessionAt } from '../demo-shop.ts';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { closeMenu } from '../shoe-cases.ts';
import { shoot } from '../shoot.ts';
import { expectSpanish } from '../spanish-page.ts';

let shop: DemoShop;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  shop = await startDemoShop();
});
test.afterAll(() => shop.stop());

async function open(page: Page, section: string): Promise<{ authorization: string }> {
  const headers = await storeSessionAt(shop, page);
  await page.goto(`${shop.url}/app/settings?section=${section}`);
  await closeMenu(page);
  return headers;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

const details = {
  'Legal name': 'Cedar Lane Pharmacy Inc',
  NPI: '1234567893',
  'Tax ID (EIN)': '987654321',
  Street: '12 Cedar Lane',
  City: 'Millbrook',
  State: 'OR',
  'ZIP+4': '970001234',
  'Contact for questions': 'Dana Whitlock',
  'Submitter’s name': 'Cedar Lane Pharmacy Inc',
  'Submitter ID': 'CEDAR7',
  'Receiver’s name': 'Sample Clearinghouse',
  'Receiver ID': 'SAMPLE99',
  'DME MAC’s name': 'Sample DME MAC',
  'DME MAC’s payer ID': '00000',
};

test('S27-344 an owner enters billing details on screen, and claims carry them', async ({ page }) => {
  const headers = await open(page, 'billing');
  // The demo has samples.
  await page.getByRole('button', { name: 'Remove billing details' }).click();
  await page.getByRole('button', { name: 'Enter billing details' }).click();
  // What is missing is said after a try to save, and nothing typed is lost.
  await page.getByLabel('NPI').fill('12345');
  await save(page).click();
  await expect(page.getByText('Enter the 10 digits of the NPI.')).toBeVisible();
  for (const [label, value] of Object.entries(details)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Status').selectOption('Accredited');
  await page.getByLabel('Expires on').fill('2027-03-31');
  await save(page).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  const read = async () =>
    (await (await page.request.get(`${shop.url}/api/dme-shoe/claim-supplier`, { headers })).json()).supplier;
  expect(await read()).toMatchObject({
    name: 'Cedar Lane Pharmacy Inc',
    contact: { name: 'Dana Whitlock', phone: '5555550100' },
    receiver: { name: 'Sample Clearinghouse', id: 'SAMPLE99', qualifier: 'ZZ' },
    accreditation: { status: 'accredited', expires: '2027-03-31' },
    isTest: true,
  });
  await page.goto(`${shop.url}/app/settings?section=history`);
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Legal name · Street');
  await expect(page.getByRole('main')).not.toContainText('987654321');
});

test('S29-57 an administrator sets when notices are passed on, on a phone’s width and in both languages', {
  tag: '@phone',
}, async ({ page }) => {
  const headers = await open(page, 'notices');
  const callbacks = page.getByRole('group', { name: 'Callbacks' });
  const email = callbacks.getByLabel('By email (minutes)');
  await expect(email).toHaveValue('30');
  await callbacks.getByLabel('To devices (minutes)').fill('1441');
  await email.fill('');
  await save(page).click();
  await expect(callbacks).toContainText('Enter a whole number from 0 to 1440, or leave it empty.');
  await callbacks.getByLabel('To devices (minutes)').fill('10');
  await expect(page.getByText('devices after 10 min, email never, administrators after 60 min')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  const minutes = async () =>
    (await (await page.request.get(`${shop.url}/api/admin/settings`, { headers })).json()).settings.notices?.minutes;
  expect(await minutes()).toEqual({ callback: { push: 10, mail: null, admins: 60 } });

  for (const language of ['en', 'es']) {
    await page.evaluate((chosen) => localStorage.setItem('rx-language', chosen), language);
    await page.setViewportSize({ width: language === 'en' ? 1280 : 320, height: 700 });
    await page.goto(`${shop.url}/app/settings?section=notices`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await closeMenu(page);
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect([await overTheSides(page), await smallTargets(page)]).toEqual([[], []]);
    if (language === 'es') await expectSpanish(page, 'notices');
    await shoot(page, `notices-${language}`, true);
  }
  await page.getByRole('button', { name: 'Usar los tiempos habituales: Llamadas pendientes' }).click();
  await expect(page.getByRole('group', { name: 'Llamadas pendientes' }).getByRole('textbox').nth(1)).toHaveValue('30');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.poll(minutes).toBeUndefined();
  // Its draft goes a moment later; the next journey would find it.
  const drafts = async () => (await (await page.request.get(`${shop.url}/api/drafts`, { headers })).json()).drafts;
  await expect.poll(drafts).toEqual([]);
  // This shop is at an origin of its own, which no journey clears.
  await page.evaluate(() => localStorage.removeItem('rx-language'));
});

test('L3 an owner records an agreement with a vendor', async ({ page }) => {
  const headers = await open(page, 'agreements');
  const texting = page.getByRole('region', { name: 'Text messages' });
  const add = texting.getByRole('button', { name: 'Record an agreement' });
  await add.click();
  await expect(texting.getByLabel('Vendor')).toBeFocused();
  await texting.getByRole('button', { name: 'Remove' }).click();
  await expect(add).toBeFocused();
  await add.click();
  await save(page).click();
  // The browser itself asks for what is required.
  await expect(texting.getByLabel('Vendor')).toBeFocused();
  await texting.getByLabel('Vendor').fill('Twilio');
  await texting.getByLabel('What it covers').fill('SMS of our account');
  await texting.getByLabel('Signed on').fill('2026-01-15');
  await texting.getByLabel('Last day (optional)').fill('2026-01-14');
  await save(page).click();
  await expect(page.getByText('Choose its last day, not before the day it was signed.')).toBeVisible();
  await texting.getByLabel('Last day (optional)').fill('2029-01-14');
  await save(page).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  const { settings } = await (await page.request.get(`${shop.url}/api/admin/settings`, { headers })).json();
  const texts = { vendor: 'Twilio', scope: 'SMS of our account', signed: '2026-01-15', expires: '2029-01-14' };
  expect(settings.agreements).toEqual({ texts });
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect([await overTheSides(page), await smallTargets(page)]).toEqual([[], []]);
  }
});

test('S27-345 the phone on call is a setting, and the billing and texting tabs fit 320 pixels in both languages', {
  tag: '@phone-full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, 'texting');
  await page.getByLabel('Phone on call (optional)').fill('555');
  await save(page).click();
  await expect(page.getByText('Enter a phone number with its area code, such as (555) 555-0100.')).toBeVisible();
  await page.getByLabel('Phone on call (optional)').fill('(555) 555-9111');
  await save(page).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  for (const language of ['en', 'es'])
    for (const section of ['texting', 'billing']) {
      await page.evaluate((chosen) => localStorage.setItem('rx-language', chosen), language);
      await page.goto(`${shop.url}/app/settings?section=${section}`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await closeMenu(page);
      const start = page.getByRole('button', { name: /^(Enter billing details|Escribir los datos de facturación)$/ });
      if (await start.isVisible()) await start.click();
      expect([language, section, await violationsInBothThemes(page)]).toEqual([language, section, []]);
      expect([await overTheSides(page), await smallTargets(page)]).toEqual([[], []]);
      if (language === 'es' && section === 'billing') await expectSpanish(page, section);
      await shoot(page, `${section}-${language}`, true);
    }
});
