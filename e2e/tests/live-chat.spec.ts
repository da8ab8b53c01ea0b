import type { BrowserContext, Page } from '@playwright/test';
import { allEn, allEs } from '../../apps/web/src/texts/all-texts.ts';
import { liveChatEn as staffEn } from '../../apps/web/src/texts/live/live-chat-en.ts';
import { liveEn } from '../../apps/web/src/texts/live/live-en.ts';
import { liveEs } from '../../apps/web/src/texts/live/live-es.ts';
import { chatPage } from '../chat-page.ts';
import { conversationsPage } from '../conversations-page.ts';
import { type DemoShop, startDemoShop, storeSessionAt } from '../demo-shop.ts';
import { expect, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';

// A person in the chat: a visitor and a member of staff, each in a browser of their own, at a store that is always open.

test.describe.configure({ mode: 'serial' });

let shop: DemoShop;
let staff: BrowserContext;
let desk: Page;
const words = { en: { all: allEn, live: liveEn }, es: { all: allEs, live: liveEs } };

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

async function openVisitor(page: Page, language: 'en' | 'es' = 'en') {
  // The journeys' browser forgets only what belongs to their own server.
  await page.addInitScript((chosen) => {
    if (sessionStorage.getItem('is-fresh')) return;
    localStorage.clear();
    localStorage.setItem('rx-language', chosen);
    sessionStorage.setItem('is-fresh', '1');
  }, language);
  await page.goto(shop.url);
  const { all, live } = words[language];
  const chat = chatPage(page, all);
  return { chat, live, bar: chat.bar, talk: chat.bar.getByRole('button', { name: all.chat.talkToPerson }) };
}

/** The row of who asked last; its chat is joined by the keyboard alone. */
async function joinNewest(question: string) {
  await desk.goto('/app/conversations?view=live');
  const parts = conversationsPage(desk);
  const row = parts.rows.filter({ hasText: question });
  await expect(row).toContainText('Wants a person');
  await row.focus();
  await desk.keyboard.press('Enter');
  const join = desk.getByRole('button', { name: staffEn.join });
  await expect(desk.getByRole('status').filter({ hasText: staffEn.wants })).toBeVisible();
  await join.focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(staffEn.youAreIn)).toBeVisible();
  return { parts, box: desk.getByRole('textbox', { name: staffEn.compose.label }) };
}

/** What each side shows of the live chat, in order. */
const shownTo = (page: Page) =>
  page.getByRole('region', { name: 'Conversation', exact: true }).getByText(/^(Hi|Yes|One|Two|Three) .*\.$/);
const inOrder = (page: Page) => shownTo(page).allTextContents();

test('a person answers in the chat: asked for, joined, both ways, through a cut and a reload, and handed back', async ({
  page,
}) => {
  const { chat, live, talk } = await openVisitor(page);
  await chat.ask('Do you repair umbrellas?');
  await chat.answered();
  await talk.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(live.wanted.title)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);

  const { parts, box } = await joinNewest('Do you repair umbrellas?');
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
  await expect(parts.transcript.getByText('911 card shown')).toBeVisible();

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
  const { chat, live, talk } = await openVisitor(page, 'es');
  await chat.ask('¿Tienen sombrillas?');
  await chat.answered();
  await talk.click();
  await expect(page.getByText(live.wanted.title)).toBeVisible();
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);
  const { box } = await joinNewest('¿Tienen sombrillas?');
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
  const { chat } = await openVisitor(page);
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
  const shared = page.getByRole('switch', { name: liveEn.shared.turnOn });
  await shared.click();
  await expect(page.getByRole('switch', { name: liveEn.shared.isOn })).toBeChecked();
  await page.reload();
  await expect(page.getByText('Something new')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Refill a prescription/ })).toBeVisible();
});
