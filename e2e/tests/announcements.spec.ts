import { chatPage, comeNear } from '../chat-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { scriptAnswers } from '../scripted-answers.ts';
import { failStorage, pdf, stubStorage, uploadsPage } from '../uploads-page.ts';

/** Records what a screen reader announces: each new text of a live region, with its urgency. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const said = new WeakMap<Element, string>();
    Object.assign(window, { heard });
    const note = () => {
      for (const region of document.querySelectorAll('[aria-live], [role="alert"], [role="status"]')) {
        const text = region.textContent?.replace(/\s+/g, ' ').trim() ?? '';
        if (text === (said.get(region) ?? '')) continue;
        said.set(region, text);
        const isUrgent = region.getAttribute('role') === 'alert';
        if (text !== '') heard.push(`${isUrgent ? '!' : ''}${text}`);
      }
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return {
    heard: (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'heard')),
    forget: () => page.evaluate(() => Reflect.get(window, 'heard').splice(0)),
  };
}

test('an answer is announced as coming, then once as a whole; stopped, interrupted and failed ones say so', async ({
  page,
}) => {
  const { heard, forget } = await listen(page);
  const answers = await scriptAnswers(page);
  await page.goto('/');
  await comeNear(page);
  const chat = chatPage(page);
  expect(await heard()).toEqual([]);

  await chat.ask('When are you open?');
  await expect.poll(heard).toEqual(['Answering…']);
  for (const word of ['We are ', 'open **from 8:30 am** ', 'to 5:30 pm.']) {
    await answers.chunk(word);
    await expect(chat.conversation).toContainText(word.replaceAll('**', '').trim());
  }
  expect(await heard()).toEqual(['Answering…']);
  await answers.end();
  await expect.poll(heard).toEqual(['Answering…', 'We are open from 8:30 am to 5:30 pm.']);

  await forget();
  await chat.ask('And on Sunday?');
  await answers.chunk('On Sunday');
  await expect(chat.conversation).toContainText('On Sunday');
  await page.getByRole('button', { name: 'Stop answering' }).click();
  await expect.poll(heard).toEqual(['Answering…', 'On Sunday The answer was stopped.']);

  await forget();
  await chat.ask('And today?');
  await answers.chunk('Today we');
  await answers.cut();
  await expect.poll(heard).toEqual(['Answering…', 'Today we The answer is incomplete.']);

  await forget();
  await chat.ask('And tomorrow?');
  await answers.fail('{"message":"The assistant is busy"}');
  await expect
    .poll(heard)
    .toEqual(['Answering…', 'Sorry, there was an error: The assistant is busy. Please try again.']);

  await forget();
  await page.getByRole('button', { name: 'Copy answer' }).first().click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(heard).toContain('Conversation cleared.');
});

test('an emergency is an alert at once, and is not said again when the answer ends', async ({ page }) => {
  const { heard } = await listen(page);
  const answers = await scriptAnswers(page);
  await page.goto('/');
  await comeNear(page);
  await chatPage(page).ask('my dad has chest pain');
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/^!Call 911 now/);
  const before = await heard();
  expect(before.filter((text) => text.startsWith('!'))).toHaveLength(1);
  await answers.chunk('**Call 911 now**');
  await answers.end();
  await chatPage(page).answered();
  expect(await heard()).toEqual(before);
});

test('files say when they are there, when they failed and why, and when they wait for a connection', async ({
  page,
  context,
}) => {
  const { heard, forget } = await listen(page);
  await stubStorage(page);
  await page.goto('/');
  await comeNear(page);
  const uploads = uploadsPage(page);
  await uploads.drop([pdf('a.pdf'), pdf('b.pdf')]);
  await expect(uploads.succeeded(2)).toBeVisible();
  // Its progress is there to be asked for, and says nothing by itself.
  expect(await heard()).toEqual(['2 file(s) uploaded successfully!']);
  await expect(uploads.succeeded(2)).toHaveCount(0);

  await forget();
  await page.unrouteAll({ behavior: 'wait' });
  await failStorage(page, 'abort');
  await uploads.drop([pdf('c.pdf'), { name: 'big.pdf', type: 'application/pdf', size: 10_485_761 }]);
  await expect(uploads.row('c.pdf')).toContainText('Network error');
  expect(await heard()).toEqual([
    '!big.pdf: File is larger than 10485760 bytes',
    '!Network error. Please check your connection and try again.',
  ]);

  await forget();
  await context.setOffline(true);
  await expect.poll(heard).toEqual([expect.stringMatching(/^!No internet connection/)]);
  await uploads.drop([pdf('d.pdf')]);
  await expect.poll(heard).toHaveLength(2);
  expect((await heard())[1]).toMatch(/^!Offline: queued 1 file\(s\)\./);
  await page.getByRole('button', { name: 'Remove d.pdf' }).click();
  await context.setOffline(false);
  await expect.poll(heard).toContain('Back online');
  expect((await heard()).filter((text) => text === 'Back online')).toHaveLength(1);
});
