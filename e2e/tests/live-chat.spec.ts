import type { BrowserContext, Locator, Page } from '@playwright/test';
import { allEn } from '../../apps/web/src/texts/all-texts.ts';
import { callbackEs } from '../../apps/web/src/texts/callback-es.ts';
import { liveChatEn as staffEn } from '../../apps/web/src/texts/live/live-chat-en.ts';
import { liveEn } from '../../apps/web/src/texts/live/live-en.ts';
import { withDatabase } from '../../packages/backend/testing/make-account.ts';
import { callbackForm } from '../callback-form.ts';
import { type DemoShop, startDemoShop, storeSessionAt } from '../demo-shop.ts';
import { expect, test } from '../journey.ts';
import { joinNewest, openLive, openVisitor } from '../live-chat-page.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { shoot } from '../shoot.ts';
import { onOneScreen } from '../tiers.ts';

// A person in the chat: a visitor and a member of staff, each in a browser of their own, at a store that is always open.

test.describe.configure({ mode: 'serial' });

let shop: DemoShop;
let staff: BrowserContext;
let desk: Page;

test.beforeAll(async ({ browser }) => {
  shop = await startDemoShop({ isAlwaysOpen: true });
  staff = await browser.newContext({ baseURL: shop.url });
  desk = await staff.newPage();
  await storeSessionAt(shop, desk);
});
test.afterAll(async () => {
  await staff?.close();
  await shop?.stop();
});

/** What each side shows of the live chat, in order. */
const shownTo = (page: Page) =>
  page.getByRole('region', { name: 'Conversation', exact: true }).getByText(/^(Hi|Yes|One|Two|Three) .*\.$/);
const inOrder = (page: Page) => shownTo(page).allTextContents();

test('a person answers in the chat: asked for, joined, both ways, through a cut and a reload, and handed back', async ({
  page,
}) => {
  const { chat, live, talk } = await openVisitor(page, shop.url);
  await chat.ask('Do you repair umbrellas?');
  await chat.answered();
  await talk.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(live.wanted.title)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);

  const { parts, box } = await joinNewest(desk, 'Do you repair umbrellas?');
  await expect(chat.conversation.getByText(/, joined\. The assistant is silent\./)).toBeVisible();
  await expect(page.getByText(live.personAnswers)).toBeVisible();
  expect(await violationsInBothThemes(desk)).toEqual([]);

  // Both ways, with a file.
  await box.pressSequentially('Hi ');
  await expect(page.getByText(/is typing/)).toBeVisible();
  await desk.locator('input[type=file]').setInputFiles({
    name: 'plans.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('the plans we take'),
  });
  await box.pressSequentially('this is the store.');
  await expect(desk.getByRole('button', { name: staffEn.compose.remove('plans.txt') })).toBeVisible();
  await box.press('Enter');
  await expect(chat.conversation.getByText('Hi this is the store.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: live.openFile('plans.txt') })).toBeVisible();
  await expect(page.locator('[aria-live=polite]', { hasText: 'Hi this is the store.' })).toHaveCount(1);
  await chat.input.fill('Yes I am here.');
  await chat.input.press('Enter');
  await expect(chat.input).toBeFocused();
  await expect(parts.transcript.getByText('Yes I am here.', { exact: true })).toBeVisible();
  await expect(chat.conversation.getByText(live.seen).first()).toBeVisible();

  // The visitor's line is cut: what is typed is kept, and sent once.
  await page.route('**/api/conversations/live**', (route) => route.abort());
  await chat.input.fill('One while cut.');
  await chat.input.press('Enter');
  await chat.input.fill('Two while cut.');
  await chat.input.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Reconnecting' })).toBeVisible();
  await page.unroute('**/api/conversations/live**');
  await expect(parts.transcript.getByText('Two while cut.', { exact: true })).toBeVisible();
  await box.fill('Three after it.');
  await box.press('Enter');
  await expect(chat.conversation.getByText('Three after it.', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Reconnecting' })).toHaveCount(0);

  // Both reload, and see the same in the same order.
  const said = ['Hi this is the store.', 'Yes I am here.', 'One while cut.', 'Two while cut.', 'Three after it.'];
  await Promise.all([page.reload(), desk.reload()]);
  await expect(chat.conversation.getByText('Three after it.', { exact: true })).toBeVisible();
  await expect(desk.getByText('Three after it.', { exact: true })).toBeVisible();
  expect([await inOrder(page), await inOrder(desk)]).toEqual([said, said]);
  await expect(page.getByText(live.personAnswers)).toBeVisible();

  // A safety card appears above, for both.
  await chat.input.fill('my chest hurts and I cannot breathe');
  await chat.input.press('Enter');
  await expect(page.locator('[data-care]')).toBeVisible();
  await expect(parts.transcript.getByText('911 card shown')).toBeInViewport();
  await shoot(desk, 'live-staff');
  await desk.getByRole('button', { name: staffEn.urgent.close }).click();
  const closing = desk.getByRole('dialog', { name: staffEn.urgent.close });
  await closing.getByLabel(staffEn.urgent.whatWasDone).fill('They called 911.');
  expect(await violationsInBothThemes(desk)).toEqual([]);
  await closing.getByRole('button', { name: staffEn.urgent.close }).click();
  await expect(desk.getByText(/^You closed the urgent chat, .*: They called 911\.$/)).toBeVisible();

  await desk.getByRole('button', { name: staffEn.handBack }).click();
  await expect(chat.conversation.getByText(/left the chat\. The assistant answers again\./)).toBeVisible();
  await expect(page.getByText(live.personAnswers)).toHaveCount(0);
  await chat.ask('Are you open on Saturday?');
  await chat.answered();
  await expect(chat.conversation.getByRole('listitem').last()).toContainText('Assistant');
});

test('in Spanish, on a phone: asked for, joined, and left by the visitor', {
  tag: '@phone',
}, async ({ page }) => {
  const { chat, live, talk } = await openVisitor(page, shop.url, 'es');
  await chat.ask('¿Tienen sombrillas?');
  await chat.answered();
  // The header has no room for it.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('switch', { name: live.shared.turnOn }).click();
  await expect(page.getByRole('switch', { name: live.shared.isOn })).toBeChecked();
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);
  await shoot(page, 'live-shared');
  await page.getByRole('switch', { name: live.shared.isOn }).click();
  await talk.click();
  await expect(page.getByText(live.wanted.title)).toBeVisible();
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);
  const { box } = await joinNewest(desk, '¿Tienen sombrillas?');
  await expect(chat.conversation.getByText(/entró al chat\. El asistente guarda silencio\./)).toBeVisible();
  await box.fill('Hola, sí tenemos.');
  await box.press('Enter');
  await expect(chat.conversation.getByText('Hola, sí tenemos.', { exact: true })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);
  await page.getByRole('button', { name: live.toAssistant }).click();
  await expect(page.getByText(live.personAnswers)).toHaveCount(0);
});

test('a conversation comes back by reload and in a second tab, until the visitor starts over', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { chat } = await openVisitor(page, shop.url);
  expect(asked.filter((path) => path.startsWith('/api/conversations'))).toEqual([]);
  await chat.ask('Do you sell green umbrellas?');
  await chat.answered();
  await page.reload();
  await expect(page.getByText('Do you sell green umbrellas?')).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(shop.url);
  await expect(second.getByText('Do you sell green umbrellas?')).toBeVisible();
  await page.getByRole('button', { name: allEn.chat.clear }).click();
  await expect(second.getByText('Do you sell green umbrellas?')).toHaveCount(0);
  await second.close();
  await chat.ask('Something new');
  await chat.answered();
  await page.reload();
  await expect(page.getByText('Something new')).toBeVisible();
  await expect(page.getByText('Do you sell green umbrellas?')).toHaveCount(0);

  // On a shared device nothing comes back.
  const shared = page.getByRole('banner').getByRole('switch', { name: liveEn.shared.turnOn });
  await shared.click();
  await expect(page.getByRole('switch', { name: liveEn.shared.isOn })).toBeChecked();
  await page.reload();
  await expect(page.getByText('Something new')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Refill a prescription/ })).toBeVisible();
  await chat.ask('Once more');
  await chat.answered();
  await page.getByRole('button', { name: allEn.chat.clear }).click();
  await page.getByRole('switch', { name: liveEn.shared.isOn }).click();
  await expect(shared).toBeFocused();
});

test('another member of staff takes over, on a phone: all three see who is in, and only they write', async ({
  page,
  browser,
}) => {
  const { chat } = await openVisitor(page, shop.url);
  await chat.ask('Can you order orange umbrellas?');
  await chat.answered();
  const talk = chat.bar.getByRole('button', { name: allEn.chat.talkToPerson });
  const leaveNumber = page.getByRole('button', { name: liveEn.wanted.leaveNumber }).first();
  const callback = callbackForm(page);
  // The answer brought the form.
  await callback.name.fill('June');
  await talk.click();
  const first = await joinNewest(desk, 'Can you order orange umbrellas?');
  await expect(first.box).toBeFocused();
  await expect(callback.form).toHaveCount(0);
  await first.box.fill('Hi I look it up.');
  await first.box.press('Enter');
  await first.box.fill('What I was about to say');

  const pocket = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const phone = await pocket.newPage();
  await storeSessionAt(shop, phone, shop.pharmacist);
  const second = await openLive(phone, 'Can you order orange umbrellas?');
  await expect(phone.getByText(staffEn.otherIsIn('Priya Shah'))).toBeVisible();
  await expect(second.box).toHaveCount(0);
  expect([await smallTargets(phone), await overTheSides(phone)]).toEqual([[], []]);
  await phone.getByRole('button', { name: staffEn.takeOver }).click();
  await expect(phone.getByText(staffEn.youAreIn)).toBeVisible();
  await expect(second.box).toBeFocused();
  expect([await smallTargets(phone), await overTheSides(phone)]).toEqual([[], []]);
  expect(await violationsInBothThemes(phone)).toEqual([]);

  await expect(
    chat.conversation.getByText('Dana Okafor, pharmacist, joined. The assistant stays silent.'),
  ).toBeVisible();
  await expect(desk.getByText(staffEn.otherIsIn('Dana Okafor'))).toBeVisible();
  await expect(first.box).toHaveCount(0);
  await second.box.fill('Yes we can order them.');
  await phone.getByRole('button', { name: staffEn.compose.send }).click();
  for (const side of [page, desk])
    await expect(side.getByText('Yes we can order them.', { exact: true })).toBeInViewport();
  expect(await inOrder(page)).toEqual(['Hi I look it up.', 'Yes we can order them.']);

  // Taken back, with what was typed before.
  await desk.getByRole('button', { name: staffEn.takeOver }).click();
  await expect(first.box).toHaveValue('What I was about to say');
  await expect(phone.getByText(staffEn.otherIsIn('Priya Shah'))).toBeVisible();
  await desk.getByRole('button', { name: staffEn.handBack }).click();
  await expect(chat.conversation.getByText(liveEn.left('Priya'))).toBeVisible();
  await pocket.close();

  // What was typed in the callback form before they joined is still there.
  await talk.click();
  await leaveNumber.click();
  await expect(callback.name).toHaveValue('June');
  await page.getByRole('button', { name: liveEn.wanted.cancel }).click();
});

test('no one joins for three minutes: in Spanish, the visitor is offered a call and keeps waiting', {
  tag: onOneScreen(1),
}, async ({ page }) => {
  const { chat, live, talk } = await openVisitor(page, shop.url, 'es');
  await chat.ask('¿A qué hora abren mañana?');
  await chat.answered();
  await talk.click();
  await expect(page.getByText(live.wanted.title)).toBeVisible();
  const offer = chat.conversation.getByText(/^Nadie está libre en este momento/);
  await expect(offer).toHaveCount(0);
  // The wait is over.
  const { count } = await withDatabase(
    shop.dataDir,
    (sql) => sql`
    update app.conversations set offer_due_at = now() where wanted_at is not null and offer_due_at > now() + interval '2 minutes'`,
  );
  expect(count).toBe(1);
  await expect(offer).toBeVisible();
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await expect(page.getByText(live.wanted.title)).toBeVisible();
  await shoot(page, 'live-offer');
  await page.getByRole('button', { name: live.wanted.leaveNumber }).first().click();
  await expect(callbackForm(page, callbackEs).form).toBeVisible();
  await page.getByRole('button', { name: live.wanted.cancel }).click();
  await expect(page.getByText(live.wanted.title)).toHaveCount(0);
});

test('Back and Forward keep the conversation with a person, and what comes meanwhile', {
  tag: onOneScreen(1),
}, async ({ page }) => {
  const { chat, live, talk } = await openVisitor(page, shop.url);
  await chat.ask('Do you have purple umbrellas?');
  await chat.answered();
  await talk.click();
  const { box, parts } = await joinNewest(desk, 'Do you have purple umbrellas?');
  await box.fill('Hi we have two.');
  await box.press('Enter');
  await expect(chat.conversation.getByText('Hi we have two.', { exact: true })).toBeVisible();

  await page.goto('/privacy');
  await box.fill('One is on hold for you.');
  await box.press('Enter');
  await page.goBack();
  await expect(chat.conversation.getByText('One is on hold for you.', { exact: true })).toBeVisible();
  await expect(chat.conversation.getByText('Do you have purple umbrellas?')).toHaveCount(1);
  await expect(page.getByText(live.personAnswers)).toBeVisible();
  await page.goForward();
  await page.goBack();
  await chat.input.fill('Yes please keep it.');
  await chat.input.press('Enter');
  await expect(parts.transcript.getByText('Yes please keep it.', { exact: true })).toBeVisible();
  await expect.poll(() => inOrder(page)).toEqual(['Hi we have two.', 'One is on hold for you.', 'Yes please keep it.']);
  await desk.getByRole('button', { name: staffEn.handBack }).click();
});

test('staff answer by the keyboard alone: join, write, a saved reply, a file, hand back', async ({ page }) => {
  const { chat, talk } = await openVisitor(page, shop.url);
  await chat.ask('Where are the umbrellas?');
  await chat.answered();
  await talk.click();
  const { parts } = await openLive(desk, 'Where are the umbrellas?');
  const focused = desk.locator(':focus');
  const tabTo = async (name: string, key = 'Tab') => {
    for (let presses = 0; presses < 60; presses += 1) {
      if ((await focused.getAttribute('aria-label')) === name || (await focused.textContent())?.trim() === name) return;
      await desk.keyboard.press(key);
    }
    throw new Error(`${name} is not reached`);
  };
  await expect(desk.getByRole('button', { name: staffEn.join })).toBeVisible();
  await tabTo(staffEn.join);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(staffEn.youAreIn)).toBeVisible();
  await expect(desk.getByRole('textbox', { name: staffEn.compose.label })).toBeFocused();
  await desk.keyboard.type('Hi they are by the door.');
  await desk.keyboard.press('Shift+Enter');
  await desk.keyboard.type('Ask me for more.');
  await desk.keyboard.press('Enter');
  await expect(chat.conversation.getByText('Hi they are by the door. Ask me for more.')).toBeVisible();
  await expect(desk.getByRole('textbox', { name: staffEn.compose.label })).toBeFocused();

  await tabTo(staffEn.replies.open);
  await desk.keyboard.press('Enter');
  const saved = desk.getByRole('dialog', { name: staffEn.replies.title });
  await expect(saved).toBeVisible();
  await desk.keyboard.press('Tab');
  await expect(saved.getByRole('searchbox')).toBeFocused();
  const reply = saved.getByRole('listitem').first();
  await expect(saved.getByRole('list')).not.toContainText(/\{(store|hours)_/);
  const title = (await reply.locator('b').textContent()) ?? '';
  await desk.keyboard.type(title);
  await desk.keyboard.press('Tab');
  await expect(reply.getByRole('button')).toBeFocused();
  await desk.keyboard.press('Enter');
  const box = desk.getByRole('textbox', { name: staffEn.compose.label });
  await expect(box).toBeFocused();
  await expect(box).not.toHaveValue('');
  await desk.keyboard.press('ControlOrMeta+a');
  await desk.keyboard.type('Two more for you.');
  // Before the way there: that it is listened for takes a moment to reach the browser.
  const choosing = desk.waitForEvent('filechooser');
  await tabTo(staffEn.compose.addFiles);
  await desk.keyboard.press('Enter');
  await (await choosing).setFiles({ name: 'map.txt', mimeType: 'text/plain', buffer: Buffer.from('by the door') });
  await expect(desk.getByRole('button', { name: staffEn.compose.remove('map.txt') })).toBeVisible();
  await tabTo(staffEn.compose.send);
  await desk.keyboard.press('Enter');
  await expect(chat.conversation.getByText('Two more for you.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: liveEn.openFile('map.txt') })).toBeVisible();
  await expect(parts.transcript.getByText('Two more for you.', { exact: true })).toBeVisible();
  await expect(box).toBeFocused();
  await tabTo(staffEn.handBack, 'Shift+Tab');
  await desk.keyboard.press('Enter');
  await expect(chat.conversation.getByText(liveEn.left('Priya'))).toBeVisible();
});

/** Nothing is touched for 15 minutes. A page that still scrolls begins to count again. */
const idle = (page: Page, question: Locator) =>
  expect(async () => {
    await page.clock.fastForward('15:01');
    await expect(question).toBeVisible({ timeout: 1_000 });
  }).toPass();

test('after 15 idle minutes the visitor is asked whether others use the device', { tag: onOneScreen(1) }, async ({
  page,
}) => {
  await page.clock.install();
  const { chat, live } = await openVisitor(page, shop.url);
  await chat.ask('Do you sell blue umbrellas?');
  await chat.answered();
  const question = page.getByRole('status').filter({ hasText: live.shared.idle });
  await expect(page.getByRole('switch', { name: live.shared.turnOn })).toBeVisible();
  await page.clock.fastForward('14:00');
  await expect(question).toHaveCount(0);
  await idle(page, question);
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);
  // On a phone the buttons stand below the text, and leave it the width.
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const words = await question.getByText(live.shared.idle).boundingBox();
  const keep = await page.getByRole('button', { name: live.shared.keep }).boundingBox();
  expect(words?.width).toBeGreaterThan(240);
  expect(keep?.y).toBeGreaterThan((words?.y ?? 844) + (words?.height ?? 0));
  if (wide) await page.setViewportSize(wide);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await shoot(page, 'live-idle');
  await page.getByRole('button', { name: live.shared.keep }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Do you sell blue umbrellas?')).toBeVisible();
  await idle(page, question);
  await page.getByRole('button', { name: live.shared.deleteOnClose }).click();
  await expect(page.getByRole('switch', { name: live.shared.isOn })).toBeChecked();
  await page.reload();
  await expect(chat.bar).toBeVisible();
  await expect(page.getByText('Do you sell blue umbrellas?')).toHaveCount(0);
});
