import { allEn as en, allEs as es } from '../../apps/web/src/texts/all-texts.ts';
import { callbackEn } from '../../apps/web/src/texts/callback-en.ts';
import { answerStream } from '../answer-stream.ts';
import { callbackForm, whileClosed } from '../callback-form.ts';
import { chatPage } from '../chat-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { everyThird } from '../tiers.ts';

/** Everything the page sends from here on. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

const cards = (page: Page) => page.locator('[data-care]');
const note = 'We removed a personal number';
const private_ = ['123-45-6789', '4/5/61', '1EG4-TE5-MK73', '4111 1111 1111 1111'];
const told = `ssn 123-45-6789, dob 4/5/61, medicare 1EG4-TE5-MK73, card 4111 1111 1111 1111, phone 555-555-0123, $20.50 on 12/25/2026`;

/** What the browser keeps of a visitor. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('personal numbers are removed before a message is sent, and the page says so; a phone number stays', async ({
  page,
}) => {
  await page.goto('/');
  const sent = sentBy(page);
  const chat = chatPage(page);
  await chat.input.click();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /mask-personal/.test(name)),
  );
  await chat.input.fill(told);
  await expect(chat.input).toHaveValue(told);
  for (const number of private_) expect(await kept(page)).not.toContain(number);
  const outbound = page.waitForRequest('**/api/chat/pipeline/outbound');
  await chat.input.press('Enter');
  const masked =
    'ssn •••-••-••••, dob ••/••/••••, medicare ••••-•••-••••, card •••• •••• •••• ••••, phone 555-555-0123, $20.50 on 12/25/2026';
  await expect(chat.conversation.getByText(masked, { exact: true })).toBeVisible();
  const line = chat.conversation.getByText(note);
  await expect(line.getByRole('link', { name: '(555) 555-0100' })).toHaveAttribute('href', 'tel:+15555550100');
  await expect(page.locator('[aria-live="polite"]', { hasText: note })).toHaveCount(1);
  expect((await outbound).postDataJSON().text).toBe(masked);
  await chat.answered();
  const posts = sent.filter((line) => line.includes('/api/chat'));
  expect(posts).toHaveLength(2);
  for (const number of private_) {
    expect(sent.join('\n')).not.toContain(number);
    expect(await page.content()).not.toContain(number);
  }

  await chat.ask('do you deliver?');
  await chat.answered();
  await expect(chat.conversation.getByText(note)).toHaveCount(1);
  await expect(page.locator('[aria-live="polite"]', { hasText: note })).toHaveCount(0);
});

test('a number is masked in Spanish too, and asked again without it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rx-language', 'es'));
  const bodies: string[] = [];
  await page.route('**/api/chat-stream', (route) => {
    bodies.push(route.request().postDataJSON().text);
    return bodies.length === 1 ? route.abort() : route.fulfill(answerStream({ type: 'chunk', text: 'Sí.' }));
  });
  await page.goto('/');
  const chat = chatPage(page, es);
  await chat.ask('nací el 5 de abril de 1961, mi seguro social es 123 45 6789');
  await expect(chat.conversation).toContainText(es.chat.masked);
  await page.getByRole('button', { name: es.common.tryAgain }).click();
  await chat.answered();
  const masked = 'nací el ••/••/••••, mi seguro social es •••-••-••••';
  expect(bodies).toEqual([masked, masked]);
  await expect(chat.conversation).toContainText(es.chat.masked);
});

test('a message waits a moment for what masks it, is shown meanwhile, and never leaves unmasked', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/mask-personal-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const bodies: string[] = [];
  await page.route('**/api/chat-stream', (route) => {
    bodies.push(route.request().postDataJSON().text);
    return route.fulfill(answerStream({ type: 'chunk', text: 'Yes.' }));
  });
  const chat = chatPage(page);
  await chat.ask('is 123-45-6789 or 555-555-0123 on file?');
  await expect(chat.conversation).toContainText('on file?');
  expect(bodies).toEqual([]);
  release();
  await expect.poll(() => bodies).toEqual(['is •••-••-•••• or 555-555-0123 on file?']);
  await expect(chat.conversation).not.toContainText('6789');
});

test('where it cannot be loaded, all that may be a personal number goes, and the error names whom to call', async ({
  page,
}) => {
  for (const part of ['safety-parts', 'mask-personal']) await page.route(`**/${part}-*.js`, (route) => route.abort());
  const bodies: string[] = [];
  await page.route('**/api/chat-stream', (route) => {
    bodies.push(route.request().postDataJSON().text);
    return route.abort();
  });
  await page.goto('/');
  const chat = chatPage(page);
  await chat.ask('my ssn 123-45-6789, dob 4/5/61, open at 9?');
  await expect(chat.conversation).toContainText('Sorry, there was an error');
  expect(bodies).toEqual(['my ssn •••, dob •••, open at 9?']);
  const numbers = chat.conversation.locator('p', { hasText: 'In an emergency:' });
  const links = await numbers.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['tel:911', 'tel:+18002221222', 'tel:988']);
  await expect(numbers).toContainText('1-800-222-1222');
});

for (const [index, [how, status]] of (
  [
    ['is away', null],
    ['answers with 503', 503],
  ] as const
).entries()) {
  test(`when the server ${how}, emergencies and questions for a pharmacist still get their card`, {
    tag: everyThird(index),
  }, async ({ page }) => {
    await page.route('**/api/chat-stream', (route) => (status ? route.fulfill({ status, body: '' }) : route.abort()));
    await page.goto('/');
    const chat = chatPage(page);
    await chat.ask('my dad has crushing chest pain');
    await expect(cards(page).getByRole('link', { name: 'Call 911' })).toBeVisible();
    await expect(chat.conversation).toContainText('Sorry, there was an error');
    await expect(cards(page)).toHaveCount(1);

    await chat.ask('can I take ibuprofen with lisinopril?');
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).nth(1)).toContainText('Please ask our pharmacist');
    await expect(cards(page).nth(1)).toContainText(/We’re (open now|closed)/);
    await expect(cards(page).nth(1).getByRole('link')).toHaveAttribute('href', 'tel:+15555550100');

    await chat.ask('are you open on Saturday?');
    await expect(chat.conversation.getByText('Sorry, there was an error')).toHaveCount(3);
    await expect(cards(page)).toHaveCount(2);
    await expect(chat.conversation).not.toContainText('In an emergency:');
  });
}

test('the card of the browser and the one of the server are one, said by the safety check and not by the AI', async ({
  page,
}) => {
  await page.goto('/');
  const chat = chatPage(page);
  for (const [index, question] of ['my wife is not breathing', 'how many tylenol can I take?'].entries()) {
    await chat.ask(question);
    await expect(cards(page)).toHaveCount(index + 1);
    await chat.answered();
    await expect(cards(page)).toHaveCount(index + 1);
    const answer = chat.conversation
      .getByRole('listitem')
      .filter({ has: page.locator('[data-care]') })
      .nth(index);
    await expect(answer).toContainText('Safety notice');
    await expect(answer.getByText('AI', { exact: true })).toHaveCount(0);
  }
  await chat.ask('are you open on Saturday?');
  await chat.answered();
  await expect(chat.conversation.getByText('AI', { exact: true })).toHaveCount(1);
  await expect(cards(page)).toHaveCount(2);
});

test('S8-31 a message that cannot be sent offline still shows whom to call', async ({ page, context }) => {
  const loaded = page.waitForResponse(/safety-parts/);
  await page.goto('/');
  const chat = chatPage(page);
  await chat.input.fill('i think my baby swallowed a battery');
  await loaded;
  await context.setOffline(true);
  await expect(cards(page).getByRole('link', { name: /Poison/ })).toBeVisible();
  await expect(chat.bar.getByRole('alert')).toHaveCount(1);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send', exact: true }).click({ force: true });
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('No internet connection. Please check your network and try again.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(cards(page)).toHaveCount(1);
  await context.setOffline(false);
  await expect(cards(page)).toHaveCount(0);
  await expect(chat.input).toHaveValue('i think my baby swallowed a battery');

  await chat.input.fill('what are your hours');
  await context.setOffline(true);
  await expect(chat.input).toBeDisabled();
  await expect(cards(page)).toHaveCount(0);
});

test('suggested questions are one tap or key away, in the language of their answer, until the next question', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/api/chat-stream', (route) => {
    asked.push(route.request().postDataJSON().text);
    const suggestions = asked.length < 3 ? ['When are you open?', 'Do you deliver?'] : [];
    return route.fulfill(
      answerStream(
        { type: 'chunk', text: 'I do not know.' },
        ...(suggestions.length > 0 ? [{ type: 'suggestions' as const, suggestions }] : []),
      ),
    );
  });
  await page.goto('/');
  const chat = chatPage(page);
  await chat.ask('colour of the moon');
  const list = page.getByRole('list', { name: 'You could ask' });
  const first = list.getByRole('button', { name: 'When are you open?' });
  await expect(first).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('list', { name: es.chat.suggestions }).getByRole('button').first()).toHaveAttribute(
    'lang',
    'en',
  );
  await page.getByRole('button', { name: 'English' }).click();
  await expect(first).not.toHaveAttribute('lang');
  await first.click();
  await expect.poll(() => asked).toEqual(['colour of the moon', 'When are you open?']);
  await expect(list).toHaveCount(1);
  await list.getByRole('button', { name: 'Do you deliver?' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => asked.length).toBe(3);
  await chat.answered();
  await expect(list).toHaveCount(0);
});

test('a failed sending keeps what was typed; without a connection nothing can be sent', async ({ page, context }) => {
  await whileClosed(page);
  await page.goto('/');
  const chat = chatPage(page);
  await chat.bar.getByRole('button', { name: en.chat.talkToPerson }).click();
  const { form, name, phone, message, send } = callbackForm(page);
  await name.fill('Maria');
  await phone.fill('541 754 3010');
  await message.fill('My insurance');
  await context.setOffline(true);
  await expect(page.getByText(en.chat.offline, { exact: true })).toBeVisible();
  await expect(send).toBeDisabled();
  await context.setOffline(false);
  await expect(send).toBeEnabled();

  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let calls = 0;
  await page.route('**/api/chat/hand-off', async (route) => {
    calls += 1;
    await held;
    await route.fulfill({ status: 503, json: { error: 'The service is not available.', code: 'unavailable' } });
  });
  await send.click();
  const sending = form.getByRole('button', { name: callbackEn.sending });
  await expect(sending).toBeVisible();
  await sending.click({ force: true });
  answer();
  await expect(form.getByRole('alert')).toContainText('Your message wasn’t sent.');
  expect(calls).toBe(1);
  await expect(name).toHaveValue('Maria');
  await expect(message).toHaveValue('My insurance');
  await page.unrouteAll({ behavior: 'wait' });
  await send.click();
  await expect(chat.conversation).toContainText('We got your message.');
});
