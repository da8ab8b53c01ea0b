import { randomUUID } from 'node:crypto';
import { allEn as en, allEs as es } from '../../apps/web/src/texts/all-texts.ts';
import { callbackEn } from '../../apps/web/src/texts/callback-en.ts';
import { callbackEs } from '../../apps/web/src/texts/callback-es.ts';
import { queueEn } from '../../apps/web/src/texts/staff/queue-en.ts';
import { queueEs } from '../../apps/web/src/texts/staff/queue-es.ts';
import { callbackForm, whileClosed } from '../callback-form.ts';
import { chatPage } from '../chat-page.ts';
import { expect, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { typist } from '../request-form.ts';
import { storeSession } from '../shipped-client.ts';
import { makeStaffAccount } from '../staff-account.ts';
import { staffPage } from '../staff-page.ts';
import { onOneScreen } from '../tiers.ts';

test('S27-102 who asks for a person leaves a name and a number, and the store says who calls and by when', {
  tag: '@phone-full',
}, async ({ page }) => {
  await page.goto('/');
  const chat = chatPage(page);
  await chat.ask('I want to talk to a person');
  const { form, name, phone, message, send } = callbackForm(page);
  await expect(form).toBeVisible();
  await chat.answered();
  await expect(form.getByRole('link', { name: 'call 911' })).toHaveAttribute('href', 'tel:911');
  for (const field of [name, phone, message]) await expect(field).toHaveValue('');
  const texts = form.getByRole('checkbox', { name: 'may also text me at this number about this request' });
  await expect(texts).not.toBeChecked();
  await expect(texts).toHaveAccessibleDescription(/frequency varies.* data rates may apply.*STOP.*HELP/);
  await expect(form.getByRole('link', { name: 'Texting terms' })).toHaveAttribute('href', '/sms-terms?lang=en');
  await form.getByRole('link', { name: 'Privacy' }).click({ trial: true });
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await overTheSides(page)).toEqual([]);

  await send.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(callbackEn.missing);
  await name.fill('Maria Lopez');
  await phone.fill('900 555 0123');
  await message.fill('My refill. ssn 123-45-6789');
  const refused = page.waitForResponse('**/api/chat/hand-off');
  await send.click();
  expect((await refused).status()).toBe(400);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(callbackEn.wrongPhone);
  await expect(message).toHaveValue('My refill. ssn 123-45-6789');

  await phone.fill('(541) 754-3010');
  const accepted = page.waitForResponse('**/api/chat/hand-off');
  await send.click();
  const response = await accepted;
  expect(response.status()).toBe(200);
  const body = response.request().postDataJSON();
  expect(body).toMatchObject({ name: 'Maria Lopez', phone: '(541) 754-3010', message: 'My refill. ssn •••-••-••••' });
  expect(body).not.toHaveProperty('mayText');
  expect(body.chatId).toBe(await page.evaluate(() => localStorage.getItem('rx-chat-id')));
  await expect(form).toHaveCount(0);
  const said = chat.conversation.getByRole('listitem').filter({ hasText: 'We got your message.' });
  await expect(said).toContainText(/Alder Street Pharmacy will call you at \(541\) 754-3010, .* before \d+:\d\d pm\./);
  await expect(said).toContainText(en.chat.pharmacy);
  await expect(said.getByText('AI', { exact: true })).toHaveCount(0);
  await expect(said).toContainText('We removed a personal number');
  await expect(page.locator('[aria-live="polite"]', { hasText: 'We got your message.' })).toHaveCount(1);
  await expect(chat.input).toBeFocused();
  expect(await violationsInBothThemes(page)).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/Maria|754-3010|refill/);

  await chat.ask('I want to talk to a person');
  await chat.answered();
  await expect(form).toHaveCount(0);
  await expect(said).toHaveCount(1);
});

const callbacks = {
  en: { texts: callbackEn, queue: queueEn, all: en, question: 'can someone call me please' },
  es: { texts: callbackEs, queue: queueEs, all: es, question: '¿me puede llamar una persona?' },
};

for (const [index, language] of (['en', 'es'] as const).entries())
  test(`S28-101 a callback goes from the question to its end in a minute of typing and taps, in ${language}`, {
    tag: onOneScreen(index),
  }, async ({ page }) => {
    const { texts, queue, all, question } = callbacks[language];
    const who = `Quimby Rowe-${randomUUID().slice(0, 6)}`;
    if (language === 'es') await page.addInitScript(() => localStorage.setItem('rx-language', 'es'));
    await page.goto('/');
    const chat = chatPage(page, all);
    const hands = typist();
    await chat.ask(hands.type(question));
    hands.tap();
    const { form, name, phone, message, send } = callbackForm(page, texts);
    await expect(form).toBeVisible();
    await chat.answered();
    for (const [field, value] of [
      [name, who],
      [phone, '(541) 754-3010'],
      [message, 'OHP'],
    ] as const) {
      hands.tap();
      await field.fill(hands.type(value));
    }
    const accepted = page.waitForResponse('**/api/chat/hand-off');
    await send.click();
    hands.tap();
    expect((await accepted).status()).toBe(200);
    await expect(form).toHaveCount(0);

    await storeSession(page, await makeStaffAccount('pharmacist'));
    await page.goto('/app/dashboard');
    const row = staffPage(page).section(queue.title).getByRole('listitem').filter({ hasText: who });
    await row.getByRole('button', { name: queue.donePerson(who) }).click();
    hands.tap();
    await expect(page.getByRole('status').filter({ hasText: queue.isDone(who) })).toBeVisible();
    await expect(row.getByRole('button', { name: queue.donePerson(who) })).toHaveCount(0);
    expect(hands.seconds()).toBeLessThan(60);
  });

test('a person is one tap away at any time, in Spanish too; the form can be put away', async ({ page }) => {
  await whileClosed(page);
  await page.addInitScript(() => localStorage.setItem('rx-language', 'es'));
  await page.goto('/');
  const chat = chatPage(page, es);
  const talk = chat.bar.getByRole('button', { name: es.chat.talkToPerson });
  await talk.click();
  const { form, name, phone, send, notNow } = callbackForm(page, callbackEs);
  await expect(name).toBeFocused();
  await talk.click();
  await expect(form).toHaveCount(1);
  await notNow.click();
  await expect(form).toHaveCount(0);
  await expect(chat.input).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(es.welcome.question);

  await talk.click();
  await name.fill('José');
  await phone.fill('541 754 3010');
  await send.click();
  const said = chat.conversation.getByRole('listitem').filter({ hasText: 'Recibimos su mensaje.' });
  await expect(said).toContainText(/le llamará al \(541\) 754-3010, .*antes de las? \d+:\d\d\sp\.\sm\./);
  await talk.click();
  await expect(form).toContainText(callbackEs.replaces);
});
