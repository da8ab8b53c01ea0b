import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { pageTexts } from '../../apps/server/src/features/requests/pages/page-texts.ts';
import { allEn, allEs } from '../../apps/web/src/texts/all-texts.ts';
import { formTexts } from '../../packages/domain/src/requests/form/form-texts.ts';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violations } from '../page-checks.ts';
import { onOneScreen } from '../tiers.ts';

// On a server of its own: its settings have services.

let [shop, url] = [null as ChildProcess | null, ''];
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  shop = fork(join(import.meta.dirname, '../start-service-shop.ts'), { stdio: 'inherit' });
  [url] = await once(shop, 'message');
});
test.afterAll(async () => {
  if (!shop || shop.exitCode !== null) return;
  shop.send('stop');
  await once(shop, 'exit');
});

const person = { name: 'Quimby Zarate', birthDate: '3/14/1958', phone: '(541) 754-3010' };
const label = {
  name: 'label.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function openWithoutScripts(browser: Browser, viewport: { width: number; height: number } | null) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL: url });
  return { context, page: await context.newPage() };
}

async function fillIn(page: Page, language: 'en' | 'es' = 'en'): Promise<void> {
  for (const [name, value] of Object.entries(person))
    await page.getByLabel(formTexts[language].labels[name as 'name'], { exact: false }).fill(value);
}

/** The page as it stands, in one with scripts: axe needs them. */
async function expectTidy(browser: Browser, page: Page): Promise<void> {
  const look = await browser.newPage({ viewport: page.viewportSize() });
  await look.setContent(await page.content());
  for (const colorScheme of ['light', 'dark'] as const) {
    await look.emulateMedia({ colorScheme });
    expect(await violations(look)).toEqual([]);
  }
  expect(await smallTargets(look)).toEqual([]);
  expect(await overTheSides(look)).toEqual([]);
  await look.close();
}

/** The last free time on the page, whose day may be folded. */
async function chooseLastTime(page: Page): Promise<string> {
  const day = page.locator('details:has(input[name=startsAt])').last();
  if ((await day.getAttribute('open')) === null) await day.locator('summary').click();
  const time = day.getByRole('radio').last();
  await time.check();
  return (await time.getAttribute('value')) ?? '';
}

for (const [index, language] of (['en', 'es'] as const).entries())
  test(`S28-107 S28-108 S28-111 an appointment is asked for, moved, put into a calendar and canceled without scripts, in ${language}`, {
    tag: onOneScreen(index),
  }, async ({ browser, viewport }) => {
    const [own, form] = [pageTexts[language], formTexts[language]];
    const { context, page } = await openWithoutScripts(browser, viewport);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(`/requests/new/appointment?lang=${language}`);
    await page.getByRole('radio', { name: language === 'es' ? 'Vacuna' : 'Vaccine', exact: true }).check();
    await fillIn(page, language);
    await button(form.showTimes).click();
    await expect(page.getByLabel(form.labels.name, { exact: false })).toHaveValue(person.name);
    const first = await chooseLastTime(page);
    await expectTidy(browser, page);
    await button(form.send).click();
    await page.getByRole('link', { name: form.openStatus }).click();
    expect(page.url()).not.toMatch(/Quimby|754|1958|vaccine/);
    await expect(page.getByText(`${own.appointment}:`)).toBeVisible();
    await expectTidy(browser, page);

    await button(own.move).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.chooseTime);
    await expect(page.locator(`input[value="${first}"]`)).toHaveCount(0);
    await expectTidy(browser, page);
    await button(own.takeTime).click();
    await expect(page.getByRole('alert')).toHaveText(own.chooseFirst);
    await button(own.later).click();
    // By keys alone, in the day that is open.
    const open = page.locator('details[open]').getByRole('radio');
    await open.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(open.nth(1)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(own.moved);

    const download = page.waitForEvent('download');
    await button(own.addToCalendar).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('appointment.ics');
    const text = await (await file.createReadStream()).toArray();
    expect(Buffer.concat(text).toString()).toMatch(
      /^BEGIN:VCALENDAR\r\n[\s\S]*METHOD:PUBLISH\r\n[\s\S]*SEQUENCE:1\r\n/,
    );

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`${own.appointment}:`)).toBeVisible();
    for (const name of [own.move, own.addToCalendar]) await expect(button(name)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.getByText(own.cancelHow, { exact: true }).click();
    await button(own.cancel).click();
    const removal = page.waitForEvent('download');
    await button(own.removeFromCalendar).click();
    const cancellation = await (await (await removal).createReadStream()).toArray();
    expect(Buffer.concat(cancellation).toString()).toContain('METHOD:CANCEL\r\n');
    await context.close();
  });

test('S28-107 a stranger to the browser moves an appointment only with the last four digits, which are asked for once', {
  tag: '@phone-full',
}, async ({ browser, viewport }) => {
  const { context, page } = await openWithoutScripts(browser, viewport);
  const { en: own } = pageTexts;
  await page.goto('/requests/new/appointment?service=vaccine');
  await chooseLastTime(page);
  await fillIn(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('link', { name: 'Open the status page' }).click();
  await context.clearCookies();
  await page.getByRole('button', { name: own.move }).click();
  await page.getByLabel(own.lastFour).fill('3010');
  await page.getByRole('button', { name: own.show }).click();
  await page.getByRole('button', { name: own.move }).click();
  await chooseLastTime(page);
  await page.getByRole('button', { name: own.takeTime }).click();
  await expect(page.getByRole('status')).toHaveText(own.moved);
  expect(page.url()).not.toContain('3010');
  await context.close();
});

for (const [index, language] of (['es', 'en'] as const).entries())
  test(`S28-109 S28-110 a refill by photo without scripts; a file that can’t be taken costs nothing that was typed, in ${language}`, {
    tag: onOneScreen(index),
  }, async ({ browser, viewport }) => {
    const form = formTexts[language];
    const { context, page } = await openWithoutScripts(browser, viewport);
    const picker = page.locator('input[type=file]');
    const send = page.getByRole('button', { name: form.send });
    await page.goto(`/requests/new/refill?lang=${language}`);
    await fillIn(page, language);
    await picker.setInputFiles([label, { ...label, name: 'empty.png', buffer: Buffer.alloc(0) }]);
    await send.click();
    const { uploads } = language === 'es' ? allEs : allEn;
    await expect(picker).toHaveAccessibleDescription(new RegExp(`empty\\.png: ${uploads.empty}`));
    await expect(page.getByLabel(form.labels.name, { exact: false })).toHaveValue(person.name);
    await expect(page.getByRole('checkbox', { name: 'label.png' })).toBeChecked();
    await expectTidy(browser, page);
    await picker.setInputFiles({ ...label, name: 'huge.png', buffer: Buffer.alloc(10 * 2 ** 20 + 1) });
    await send.click();
    await expect(picker).toHaveAccessibleDescription(new RegExp(`huge\\.png: ${uploads.sizeError}`));
    await send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts[language].sentTitle);
    await context.close();
  });

test('S28-107 S28-109 S28-111 the pages with times and photos fit the narrowest phone in both themes', {
  tag: '@phone-full',
}, async ({ browser }) => {
  const { context, page } = await openWithoutScripts(browser, { width: 320, height: 640 });
  await page.goto('/requests/new/appointment?lang=es&service=vaccine');
  for (const day of await page.locator('details:has(input[name=startsAt]) > summary').all())
    if ((await day.locator('..').getAttribute('open')) === null) await day.click();
  await expectTidy(browser, page);
  await page.goto('/requests/new/refill?lang=es');
  await fillIn(page, 'es');
  const long = { ...label, name: `${'long-name-'.repeat(8)}.png` };
  await page.locator('input[type=file]').setInputFiles([long, { ...long, buffer: Buffer.alloc(0) }]);
  await page.getByRole('button', { name: formTexts.es.send }).click();
  await expect(page.getByRole('checkbox', { name: long.name })).toBeChecked();
  await expectTidy(browser, page);
  await context.close();
});
