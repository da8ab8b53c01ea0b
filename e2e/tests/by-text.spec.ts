import { randomInt } from 'node:crypto';
import { confirmedText, confirmQuestion } from '@rxweb/domain/sms/by-text';
import { byTextEn } from '../../apps/web/src/texts/by-text-en.ts';
import { byTextEs } from '../../apps/web/src/texts/by-text-es.ts';
import { callbackEn } from '../../apps/web/src/texts/callback-en.ts';
import { callbackForm } from '../callback-form.ts';
import { chatPage } from '../chat-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { carriedTo, inDatabase, textFrom } from '../sms-page.ts';

const store = 'Alder Street Pharmacy';
const newNumber = () => `+1541754${randomInt(1_000, 9_999)}`;
const bodies = async (number: string) => (await carriedTo(number)).map(({ body }) => body);

function byTextForm(page: Page, texts = byTextEn) {
  const form = page.getByRole('region', {
    name: new RegExp(`^(${texts.title}|${texts.pendingTitle}|${texts.confirmedTitle})$`),
  });
  return {
    form,
    phone: form.getByLabel(texts.phone),
    agree: form.getByRole('checkbox'),
    send: form.getByRole('button', { name: texts.send }),
  };
}

async function openForm(page: Page) {
  await page.goto('/');
  const chat = chatPage(page);
  await chat.ask('I want to talk to a person');
  await callbackForm(page).form.getByRole('button', { name: callbackEn.byText }).click();
  return byTextForm(page);
}

test('S29-212 a chat continues by text: asked on the page, confirmed with YES, and one thread from then on', {
  tag: '@phone',
}, async ({ page }) => {
  const number = newNumber();
  // Their own text today, so that the question goes out at any hour.
  await textFrom(number, 'Hello');
  const { form, phone, agree, send } = await openForm(page);
  await expect(phone).toBeFocused();
  await expect(agree).not.toBeChecked();
  await expect(agree).toHaveAccessibleName(`${store} may also text me at this number to continue this conversation.`);
  await expect(agree).toHaveAccessibleDescription(/frequency varies.* data rates may apply.*STOP.*HELP/);
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await overTheSides(page)).toEqual([]);

  await phone.fill(number);
  await send.click();
  await expect(form.getByRole('alert')).toHaveText(byTextEn.agreeFirst);
  expect(await bodies(number)).not.toContain(confirmQuestion(store, 'en'));
  await agree.check();
  await send.click();
  await expect(form.getByRole('heading', { name: byTextEn.pendingTitle })).toBeVisible();
  await expect(form).toContainText(number.slice(-4));
  await expect.poll(() => bodies(number)).toContain(confirmQuestion(store, 'en'));
  expect(await violationsInBothThemes(page)).toEqual([]);

  await textFrom(number, 'Yes!');
  await expect(form.getByRole('heading', { name: byTextEn.confirmedTitle })).toBeVisible();
  await expect.poll(() => bodies(number)).toContain(confirmedText(store, 'en'));
  await textFrom(number, 'Can my son pick it up?');
  const landed = () =>
    inDatabase(
      (sql) => sql<{ text: string; channel: string }[]>`
      select m.text, m.channel from app.live_messages m join app.conversations_by_text l on l.conversation_id = m.conversation_id
      where l.phone = ${number}`,
    );
  expect(await landed()).toEqual([{ text: 'Can my son pick it up?', channel: 'text' }]);
  expect(await overTheSides(page)).toEqual([]);

  await textFrom(number, 'STOP');
  await expect(form).toContainText(byTextEn.ended);
});

test('S29-212 says the same in Spanish', async ({ page }) => {
  const number = newNumber();
  await textFrom(number, 'Hola');
  const { phone } = await openForm(page);
  await expect(phone).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).first().click();
  const spanish = byTextForm(page, byTextEs);
  await spanish.phone.fill(number);
  await spanish.agree.check();
  await spanish.send.click();
  await expect(spanish.form.getByRole('heading', { name: byTextEs.pendingTitle })).toBeVisible();
  await expect.poll(() => bodies(number)).toContain(confirmQuestion(store, 'es'));
  await textFrom(number, 'Sí');
  await expect(spanish.form.getByRole('heading', { name: byTextEs.confirmedTitle })).toBeVisible();
});

test('a store without a carrier offers no texts', async ({ page }) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('{"store":', '{"hasNoCarrier":true,"store":');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/');
  await chatPage(page).ask('I want to talk to a person');
  const { form } = callbackForm(page);
  await expect(form.getByRole('button', { name: callbackEn.send })).toBeVisible();
  await expect(form.getByRole('button', { name: callbackEn.byText })).toHaveCount(0);
});
