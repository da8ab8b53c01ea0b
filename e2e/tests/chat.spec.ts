import { chatPage } from '../chat-page.ts';
import { expect, test } from '../journey.ts';
import { everyThird } from '../tiers.ts';

// As most visitors see it: with all its movements.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('S1-02 S1-06 answers on prescriptions, the store and its services, only through /api', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/');
  const chat = chatPage(page);
  const questions = ['How do I refill a prescription?', 'What is your address?', 'Do you give flu shots?'];
  for (const question of questions) {
    await chat.ask(question);
    await chat.answered();
  }
  await expect(chat.conversation).toContainText('214 Alder Street');
  await expect(chat.conversation).not.toContainText('Sorry, there was an error');
  const answers = await chat.conversation.getByRole('button', { name: 'Copy answer' }).count();
  expect(answers).toBe(questions.length);
  const own = calls.filter((call) => !/^GET \/($|assets\/|favicon|manifest|icons?\/|sw\.js)/.test(call));
  expect(own.filter((call) => !/ \/(api|backend)\//.test(call))).toEqual([]);
  expect(own).toContain('POST /api/chat-stream');
});

for (const [index, [how, fail]] of (
  [
    ['answered with 500', { status: 500, body: 'down' }],
    ['cut', null],
  ] as const
).entries()) {
  test(`S7-18 S4-36 when the outbound call is ${how}, the failure is only logged`, { tag: everyThird(index) }, async ({
    page,
  }) => {
    await page.route('**/api/chat/pipeline/outbound', (route) => (fail ? route.fulfill(fail) : route.abort()));
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto('/');
    const chat = chatPage(page);
    await chat.ask('Are you open on Saturday?');
    await expect(chat.conversation).toContainText('12:30 pm');
    await expect.poll(() => logged.filter((line) => line.startsWith('The message was not passed on')).length).toBe(1);
    await expect(chat.conversation).not.toContainText('Sorry, there was an error');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
}
