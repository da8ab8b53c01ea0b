import { brotliCompressSync } from 'node:zlib';
import { allEn as en, allEs as es } from '../../apps/web/src/texts/all-texts.ts';
import { callbackEn } from '../../apps/web/src/texts/callback-en.ts';
import { liveEn } from '../../apps/web/src/texts/live/live-en.ts';
import { settingsEn } from '../../apps/web/src/texts/store-content/settings-en.ts';
import { widgetSettingsEn } from '../../apps/web/src/texts/store-content/widget-settings-en.ts';
import { widgetEn } from '../../apps/web/src/texts/widget-en.ts';
import { widgetEs } from '../../apps/web/src/texts/widget-es.ts';
import { whileClosed } from '../callback-form.ts';
import { changeHosts, type ForeignSite, kinds, openForeignSite, ours } from '../foreign-site.ts';
import { expect, type Frame, type Page, request, test } from '../journey.ts';
import { overTheSides, smallTargets, violations, violationsInBothThemes } from '../page-checks.ts';
import { storeSession } from '../shipped-client.ts';
import { onOneScreen } from '../tiers.ts';

// The chat on other websites (docs/decisions/0049). Those are served from 127.0.0.1, which is another site than localhost.

const scriptLimit = 5_000;

let site: ForeignSite;
test.beforeAll(async () => {
  site = await openForeignSite();
  const call = await request.newContext();
  await changeHosts(call, (hosts) => [...hosts, site.origin]);
  await call.dispose();
});
test.afterAll(async () => {
  const call = await request.newContext();
  await changeHosts(call, (hosts) => hosts.filter((host) => host !== site.origin));
  await call.dispose();
  site.close();
});

/** Collects what a visitor's browser complains about, and how far the page around moves. */
async function watch(page: Page): Promise<{ errors: string[]; shift(): Promise<number> }> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    const sum = { value: 0 };
    Reflect.set(window, 'shiftSum', sum);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.value += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { errors, shift: () => page.evaluate(() => Reflect.get(window, 'shiftSum').value) };
}

const askButton = (page: Page, texts = widgetEn) => page.getByRole('button', { name: texts.ask });

/** Opens the panel and waits until its page has taken the focus. */
async function openPanel(page: Page, texts = widgetEn): Promise<Frame> {
  await askButton(page, texts).click();
  return panelFrame(page, texts);
}

async function panelFrame(page: Page, texts = widgetEn): Promise<Frame> {
  await expect(page.getByText(texts.loading)).toBeHidden();
  const frame = page.frames().find((each) => each.url().startsWith(`${ours}/widget#`));
  if (!frame) throw new Error('The panel has no frame.');
  await expect.poll(() => frame.evaluate(() => document.activeElement !== document.body)).toBe(true);
  return frame;
}

const field = (frame: Frame, texts = en) => frame.getByRole('textbox', { name: texts.chat.input });

async function ask(frame: Frame, text: string): Promise<void> {
  await field(frame).fill(text);
  await field(frame).press('Enter');
}

for (const [index, kind] of kinds.entries()) {
  test(`on a website of the kind “${kind}”, questions are answered and emergencies shown whole`, {
    tag: onOneScreen(index),
  }, async ({ page, isMobile }) => {
    const watched = await watch(page);
    await page.goto(`${site.origin}/${kind}`);
    const button = askButton(page);
    await expect(button).toContainText(/Open now|Leave a message/);
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const { width: windowWidth, height: windowHeight } = page.viewportSize() ?? { width: 0, height: 0 };
    expect([windowWidth - x - width, windowHeight - y - height].map(Math.round)).toEqual([20, 20]);
    expect(height).toBeGreaterThanOrEqual(44);

    const frame = await openPanel(page);
    const panel = await page.getByRole('dialog').boundingBox();
    expect([panel?.width, panel?.height]).toEqual(isMobile ? [windowWidth, windowHeight] : [400, 680]);
    await ask(frame, 'Are you open on Saturday?');
    await expect(frame.getByRole('region', { name: en.chat.conversation })).toContainText('12:30 pm');
    await ask(frame, 'my husband has chest pain and cant breathe');
    const card = frame.locator('[data-care]').last();
    await expect(card.getByRole('heading', { name: 'Call 911 now' })).toBeVisible();
    await expect(card).toBeInViewport({ ratio: 1 });
    const call = card.getByRole('link', { name: 'Call 911' }).first();
    await expect(call).toHaveAttribute('href', 'tel:911');
    await call.click();
    await expect(call).toHaveAttribute('target', '_top');
    await page.waitForTimeout(300);
    await expect(card).toBeInViewport({ ratio: 1 });

    const name = await page.evaluate(() => Object.keys(window).filter((key) => /rx|widget/i.test(key)));
    expect(name).toEqual(['rxWidget']);
    expect(watched.errors).toEqual([]);
    expect(await watched.shift()).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('the keyboard opens and closes the panel, and the focus comes back', async ({ page }) => {
  await page.goto(`${site.origin}/theme`);
  const button = askButton(page);
  for (const key of ['Enter', 'Space']) {
    await button.focus();
    await page.keyboard.press(key);
    const frame = await panelFrame(page);
    await expect(field(frame)).toBeFocused();
    await expect(button).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
  const frame = await openPanel(page);
  await ask(frame, 'Are you open on Saturday?');
  await frame.getByRole('button', { name: widgetEn.close }).click();
  await expect(button).toBeFocused();
  await openPanel(page);
  await expect(frame.getByRole('region', { name: en.chat.conversation })).toContainText('12:30 pm');
});

test('a website that isn’t in the settings gets a link, and can’t frame the chat', async ({ page }) => {
  const stranger = await openForeignSite();
  await page.goto(`${stranger.origin}/plain`);
  const link = page.getByRole('link', { name: widgetEn.ask });
  await expect(link).toContainText(widgetEn.newTab);
  await expect(link).toHaveAttribute('href', `${ours}/`);
  await expect(askButton(page)).toHaveCount(0);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.evaluate((address) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
  }, `${ours}/widget`);
  await refused;
  expect(page.frames().filter((frame) => frame.url().startsWith(ours))).toEqual([]);
  stranger.close();
});

test('a website whose policy forbids the frame says so, with other ways to reach the pharmacy', async ({ page }) => {
  await page.goto(`${site.origin}/blocked`);
  await askButton(page).click();
  await expect(page.getByText(widgetEn.failed)).toBeVisible();
  await expect(page.getByRole('link', { name: widgetEn.fullPage })).toHaveAttribute('href', `${ours}/`);
  await expect(page.getByRole('link', { name: widgetEn.call })).toHaveAttribute('href', /^tel:\+1/);
  await page.getByRole('button', { name: widgetEn.close }).click();
  await expect(askButton(page)).toBeFocused();
});

test('files, a callback and the other language work in the panel', { tag: '@phone-full' }, async ({ page }) => {
  await page.goto(`${site.origin}/spanish`);
  const frame = await openPanel(page, widgetEs);
  await expect(field(frame, es)).toBeVisible();
  await frame.getByRole('button', { name: 'English' }).click();
  await expect(field(frame)).toBeVisible();

  const stored = page.waitForResponse((response) => response.url().includes('/object/upload/sign/chat-uploads/'));
  const chooser = page.waitForEvent('filechooser');
  await frame.getByRole('button', { name: 'Add files to send' }).click();
  const pdf = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
  await (await chooser).setFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(frame.getByText('list.pdf').first()).toBeVisible();
  expect((await stored).ok()).toBe(true);
  await field(frame).fill('Here is my list');
  await frame.getByRole('button', { name: en.chat.send, exact: true }).click();
  const own = frame.getByRole('link', { name: /list\.pdf/ });
  await expect(own).toBeVisible();
  const saved = page.waitForEvent('download');
  await own.click();
  expect((await saved).suggestedFilename()).toBe('list.pdf');

  await whileClosed(page);
  await frame.getByRole('button', { name: en.chat.talkToPerson }).first().click();
  const form = frame.getByRole('form', { name: callbackEn.title });
  await form.getByLabel(callbackEn.name).fill('Ann Moss');
  await form.getByLabel(callbackEn.phone).fill('(555) 555-0123');
  await form.getByLabel(callbackEn.message).fill('My refill');
  await form.getByRole('button', { name: callbackEn.send }).click();
  await expect(frame.getByText('We got your message.').last()).toBeVisible();
});

test('the page in the frame is accessible, also at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.origin}/plain`);
  const frame = await openPanel(page);
  const check = async () => {
    expect(await violationsInBothThemes(frame)).toEqual([]);
    expect(await smallTargets(frame)).toEqual([]);
    expect(await overTheSides(frame)).toEqual([]);
  };
  await check();
  await ask(frame, 'my husband has chest pain and cant breathe');
  await expect(frame.getByRole('heading', { name: 'Call 911 now' })).toBeVisible();
  await frame.getByRole('switch', { name: liveEn.shared.turnOn }).click();
  await expect(frame.getByRole('switch', { name: liveEn.shared.isOn })).toBeChecked();
  await check();
});

test('an administrator adds a website, which may show the chat from then on', async ({ page }) => {
  await storeSession(page);
  await page.goto('/app/settings?section=widget');
  const { hosts } = widgetSettingsEn;
  await expect(page.getByText('<script src="http')).toContainText(`${ours}/widget.js`);
  await page.getByRole('button', { name: hosts.add }).click();
  const last = page.getByRole('textbox', { name: /^Website \d+$/ }).last();
  await last.fill('partner');
  await page.getByRole('button', { name: settingsEn.save.save }).click();
  await expect(page.getByText(hosts.bad)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await last.fill('WWW.Partner.example/contact');
  await page.getByRole('button', { name: settingsEn.save.save }).click();
  await expect(page.getByText(settingsEn.save.saved)).toBeVisible();
  const policy = (await page.request.get(`${ours}/widget`)).headers()['content-security-policy'];
  expect(policy).toContain(' https://www.partner.example');
  await changeHosts(page.request, (all) => all.filter((host) => host !== 'https://www.partner.example'));
});

test('the script is small', async ({ page }) => {
  const answer = await page.request.get(`${ours}/widget.js`);
  expect(brotliCompressSync(await answer.body()).length).toBeLessThanOrEqual(scriptLimit);
});
