import { allEn as en, allEs as es } from '../../apps/web/src/texts/all-texts.ts';
import { careNotes } from '../../packages/domain/src/safety/care-notes.ts';
import { answerStream } from '../answer-stream.ts';
import { callbackForm } from '../callback-form.ts';
import { chatPage } from '../chat-page.ts';
import { conversationsPage, dropConversations, keepConversation } from '../conversations-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { storeSession } from '../shipped-client.ts';
import { makeStaffAccount } from '../staff-account.ts';
import { photoOfALabel } from '../stored-files.ts';

const noteIn = (page: Page, kind: 'medical' | 'talk', texts = en) =>
  page.getByRole('note', { name: texts.chat.notes[kind] });

async function looksRight(page: Page): Promise<void> {
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await overTheSides(page)).toEqual([]);
}

test('a note is shown above the answer with its call and text links, and pauses for the next messages', {
  tag: '@phone-full',
}, async ({ page }) => {
  const answers = (['talk', 'talk', 'medical'] as const).map((kind) =>
    answerStream({ type: 'note', note: careNotes.en[kind] }, { type: 'chunk', text: 'We open at **8:30 am**.' }),
  );
  await page.route('**/api/chat-stream', (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.fallback();
  });
  await page.goto('/');
  const chat = chatPage(page);
  await chat.ask('When do you open?');
  await chat.answered();
  const talk = noteIn(page, 'talk');
  await expect(talk).toContainText(careNotes.en.talk.text);
  await expect(talk.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expect(talk.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
  const answer = chat.conversation.getByText('8:30 am');
  const [above, below] = [await talk.boundingBox(), await answer.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await looksRight(page);

  await chat.ask('And tomorrow?');
  await chat.answered();
  await expect(talk).toHaveCount(1);
  await chat.ask('And on Saturday?');
  await chat.answered();
  await expect(noteIn(page, 'medical').getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await looksRight(page);
});

test('a note in Spanish sends the word that 988 answers in Spanish', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rx-language', 'es'));
  const answer = answerStream(
    { type: 'note', note: careNotes.es.talk },
    { type: 'chunk', text: 'Abrimos a las 8:30.' },
  );
  await page.route('**/api/chat-stream', (route) => route.fulfill(answer));
  await page.goto('/');
  await chatPage(page, es).ask('¿A qué hora abren?');
  const note = noteIn(page, 'talk', es);
  await expect(note).toContainText('oprima 2');
  await expect(note.getByRole('link', { name: 'Mande AYUDA al 988' })).toHaveAttribute('href', 'sms:988?body=AYUDA');
});

test.describe('what people write', () => {
  for (const [kind, text] of [
    ['talk', 'i feel so hopeless and alone these days'],
    ['medical', 'ive had a fever for three days, should i see someone'],
  ] as const) {
    test(`gets the note of its kind, once, also without an answer: ${text}`, async ({ page }) => {
      await page.goto('/');
      const chat = chatPage(page);
      await chat.ask(text);
      await chat.answered();
      await expect(noteIn(page, kind)).toHaveCount(1);
      await page.getByRole('button', { name: en.chat.clear }).click();
      await page.route('**/api/chat-stream', (route) => route.fulfill({ status: 503 }));
      await chat.ask(text);
      await expect(chat.conversation).toContainText('Sorry, there was an error');
      await expect(noteIn(page, kind)).toHaveCount(1);
    });
  }
});

test('a card that is no emergency stays, and its question is answered; the next danger has its card again', {
  tag: '@phone-full',
}, async ({ page }) => {
  await page.goto('/');
  const chat = chatPage(page);
  const question = 'my husband has chest pain and cant breathe';
  await chat.ask(question);
  await chat.answered();
  const button = page.getByRole('button', { name: en.chat.notEmergency });
  await expect(button).toBeVisible();
  await looksRight(page);
  const asked = page.waitForRequest('**/api/chat-stream');
  await button.click();
  const again = await asked;
  expect(again.headers()['x-chat-not-emergency']).toBe('1');
  expect(again.postDataJSON()).toEqual({ text: question, attachments: [], mode: 'default' });
  await chat.answered();
  await expect(chat.conversation).toContainText(en.chat.saidNotEmergency);
  await expect(button).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Call 911' }).first()).toBeVisible();
  await expect(chat.conversation.locator('[data-care]').getByRole('heading', { name: 'Call 911 now' })).toHaveCount(1);
  await expect(chat.input).toBeFocused();
  await looksRight(page);

  const fresh = page.waitForRequest('**/api/chat-stream');
  await chat.ask(question);
  expect((await fresh).headers()['x-chat-not-emergency']).toBeUndefined();
  await chat.answered();
  await expect(button).toHaveCount(1);
});

test('a photo is in staff’s hands: the answer says so and offers the callback in one tap', {
  tag: '@phone-full',
}, async ({ page }) => {
  await page.goto('/');
  const chat = chatPage(page);
  const uploaded = page.waitForResponse((response) => response.url().includes('/object/upload/sign/chat-uploads/'));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add files to send' }).click();
  await (await chooser).setFiles({ name: 'label.png', mimeType: 'image/png', buffer: await photoOfALabel(page) });
  expect((await uploaded).ok()).toBe(true);
  await chat.ask('can i take advil with lisinopril, this is my bottle');
  await chat.answered();
  await expect(chat.conversation).toContainText('Please ask our pharmacist');
  await expect(chat.conversation).toContainText(
    'Our staff can see this photo: leave your number and they will call you.',
  );
  const button = page.getByRole('button', { name: en.chat.forms.callback });
  await looksRight(page);
  await button.click();
  const { form, name, phone, send } = callbackForm(page);
  await expect(name).toBeFocused();
  await expect(button).toHaveCount(0);
  await name.fill('Maria Lopez');
  await phone.fill('(541) 754-3010');
  await send.click();
  await expect(form).toHaveCount(0);
  await expect(chat.conversation).toContainText('We got your message.');
  await expect(button).toHaveCount(0);
});

test('staff read why a card or a note was shown', async ({ page }) => {
  const id = await keepConversation([
    {
      question: 'Are you open? I feel so alone these days',
      careNote: 'talk',
      careReason: {
        kind: null,
        note: 'talk',
        segment: 'I feel so alone these days',
        signs: ['so alone', 'these days'],
        isSetAside: false,
      },
      answer: 'We are open.',
      answeredBy: 'local',
      outcome: 'answered',
    },
    {
      question: 'My chest hurts',
      careReason: {
        kind: 'emergency',
        note: 'medical',
        segment: 'My chest hurts',
        signs: ['chest hurts'],
        isSetAside: true,
      },
      answer: 'We are open.',
    },
  ]);
  try {
    await storeSession(page, await makeStaffAccount('pharmacist'));
    await page.goto('/app/conversations?view=all');
    const parts = conversationsPage(page);
    await parts.row(id).click();
    const [first, second] = [parts.turns.nth(0), parts.turns.nth(1)];
    await expect(first).toContainText('Note: 988');
    await expect(first).toContainText('Possible danger: a note accompanied the answer');
    await expect(first.locator('q')).toHaveText('I feel so alone these days');
    await expect(first).toContainText('Strongest words: so alone, these days');
    await expect(second).toContainText('the visitor said it isn’t an emergency');
    expect(await violationsInBothThemes(page)).toEqual([]);
  } finally {
    await dropConversations([id]);
  }
});
