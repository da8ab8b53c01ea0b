import { randomUUID } from 'node:crypto';
import { allEs as es } from '../../apps/web/src/texts/all-texts.ts';
import { disclosureTexts } from '../../apps/web/src/texts/disclosure-texts.ts';
import type { ModelDisclosure } from '../../packages/contracts/src/model-disclosure.ts';
import { answerStream } from '../answer-stream.ts';
import { chatPage } from '../chat-page.ts';
import { conversationsPage, dropConversations, keepConversation, keepDisclosure } from '../conversations-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { storeSession } from '../shipped-client.ts';
import { makeStaffAccount } from '../staff-account.ts';

const { en } = disclosureTexts;
const sent: ModelDisclosure = {
  at: '2026-11-18T18:04:00.000Z',
  purpose: 'answer',
  vendor: 'Example Models, Inc.',
  model: 'sample-1',
  texts: [
    { from: 'visitor', kind: 'earlier', text: 'Do you do gift wrapping?' },
    { from: 'assistant', kind: 'earlier', text: 'Yes, at the counter.' },
    { from: 'visitor', kind: 'message', text: 'My name is [name], [phone]. And for **two** gifts?' },
    { from: 'visitor', kind: 'file', text: `File name: list.txt\n${'Blue paper. '.repeat(60)}` },
  ],
  pictures: 1,
};

async function looksRight(page: Page): Promise<void> {
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await overTheSides(page)).toEqual([]);
}

test('a visitor sees on demand what was sent to the language model, in both languages', {
  tag: '@phone',
}, async ({ page }) => {
  const id = randomUUID();
  let reads = 0;
  await page.route('**/api/chat-stream', (route) =>
    route.fulfill(answerStream({ type: 'disclosed', id }, { type: 'chunk', text: 'Yes, for both.' })),
  );
  await page.route(`**/api/chat/disclosures/${id}`, (route) => {
    reads += 1;
    return reads === 1 ? route.abort() : route.fulfill({ json: { disclosures: [sent] } });
  });
  await page.goto('/');
  const chat = chatPage(page);
  await chat.ask('And for two gifts?');
  await chat.answered();
  const disclosure = chat.conversation.getByRole('group').filter({ hasText: en.forVisitors });
  await disclosure.getByText(en.forVisitors).click();
  await expect(disclosure.getByRole('alert')).toContainText(en.failed);
  await disclosure.getByRole('button', { name: en.tryAgain }).click();
  await expect(disclosure).toContainText('To Example Models, Inc., model sample-1, Wed, Nov 18, 2026, 10:04 am');
  await expect(disclosure.getByText('My name is [name], [phone]. And for **two** gifts?')).toBeVisible();
  await expect(disclosure).toContainText('1 picture');
  await looksRight(page);
  await page.getByRole('button', { name: 'Español' }).click();
  const spanish = chatPage(page, es)
    .conversation.getByRole('group')
    .filter({ hasText: disclosureTexts.es.forVisitors });
  await expect(spanish).toContainText('A Example Models, Inc., modelo sample-1');
  await looksRight(page);
});

test('an answer that no language model was asked for says nothing of one', async ({ page }) => {
  await page.goto('/');
  const chat = chatPage(page);
  await chat.ask('Are you open on Saturday?');
  await chat.answered();
  await expect(chat.conversation).not.toContainText(en.forVisitors);
});

test('staff see beside the answer what was sent to the language model', { tag: '@phone-full' }, async ({ page }) => {
  const id = await keepConversation([
    { question: 'Are you open?', answer: 'Yes.', answeredBy: 'local', outcome: 'answered' },
    { question: 'And for two gifts?', answer: 'Yes, for both.', answeredBy: 'model', outcome: 'answered' },
  ]);
  await keepDisclosure(id, { ...sent, purpose: 'check', texts: sent.texts.slice(2, 3), pictures: 0 });
  await keepDisclosure(id, { ...sent, at: '2026-11-18T18:04:01.000Z' });
  await storeSession(page, await makeStaffAccount('pharmacist'));
  await page.goto(`/app/conversations?view=all&conversation=${id}`);
  const turns = conversationsPage(page).turns;
  await expect(turns).toHaveCount(2);
  await expect(turns.first()).not.toContainText(en.forStaff);
  await turns.last().getByText(en.forStaff).click();
  await expect(turns.last()).toContainText(en.purpose.check);
  await expect(turns.last()).toContainText('To Example Models, Inc., model sample-1, Wed, Nov 18, 2026, 10:04 am');
  await expect(turns.last()).toContainText('Blue paper.');
  await looksRight(page);
  await dropConversations([id]);
});

test('each empty chat is a screen of its own, which a reload keeps', async ({ page }) => {
  const screens: (string | undefined)[] = [];
  await page.route('**/api/chat-stream', (route) => {
    screens.push(route.request().headers()['x-chat-screen']);
    return route.fulfill(answerStream({ type: 'chunk', text: 'We are open.' }));
  });
  await page.goto('/');
  const chat = chatPage(page);
  const ask = async (text: string) => {
    await chat.ask(text);
    await chat.answered();
  };
  await ask('Are you open?');
  await ask('And on Sunday?');
  await page.getByRole('button', { name: 'Start over' }).click();
  await ask('Something new');
  await page.reload();
  await ask('Something else');
  const [first, second, third, fourth] = screens;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(fourth).toBe(third);
  expect(screens).toHaveLength(4);
});
