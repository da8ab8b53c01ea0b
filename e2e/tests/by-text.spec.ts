import { randomInt } from 'node:crypto';
import { confirmedText, confirmQuestion } from '@rxweb/domain/sms/by-text';
import { byTextEn } from '../../apps/web/src/texts/by-text-en.ts';
import { byTextEs } from '../../apps/web/src/texts/by-text-es.ts';
import { callbackEn } from '../../apps/web/src/texts/callback-en.ts';
import { liveChatEn } from '../../apps/web/src/texts/live/live-chat-en.ts';
import { smsComposeEn } from '../../apps/web/src/texts/sms/compose-en.ts';
import { staffByTextEn } from '../../apps/web/src/texts/staff/staff-by-text-en.ts';
import { formatPhone } from '../../packages/domain/src/text/format.ts';
import { callbackForm } from '../callback-form.ts';
import { chatPage } from '../chat-page.ts';
import { dropConversations, keepConversation } from '../conversations-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { storeSession } from '../shipped-client.ts';
import { carriedTo, inDatabase, textFrom } from '../sms-page.ts';
import { makeStaffAccount } from '../staff-account.ts';

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
  const { form, name } = callbackForm(page);
  const byText = form.getByRole('button', { name: callbackEn.byText });
  await name.fill('June');
  await byText.click();
  await page.getByRole('button', { name: byTextEn.leaveMessage }).click();
  await expect(name).toHaveValue('June');
  await byText.click();
  return byTextForm(page);
}

test('S29-212 a chat continues by text: asked on the page, confirmed with YES, and one thread from then on', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
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

  const other = '5550000000';
  const refused = { status: 400, json: { code: 'phone_not_allowed' } };
  await page.route('**/api/chat/by-text', (route) =>
    route.request().method() === 'POST' ? route.fulfill(refused) : route.fallback(),
  );
  await form.getByRole('button', { name: byTextEn.otherNumber }).click();
  await phone.fill(other);
  await agree.check();
  await send.click();
  await expect(form).toContainText(byTextEn.wrongPhone);
  await expect(phone).toHaveValue(other);
  await page.unroute('**/api/chat/by-text');

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

  const staff = await browser.newContext({ baseURL: baseURL ?? '' });
  const desk = await staff.newPage();
  await answerByText(desk, number);
  await staff.close();

  await textFrom(number, 'STOP');
  await expect(form).toContainText(byTextEn.ended);
});

/** An administrator joins: what they write is measured and warned about as in the inbox, and says so when its text fails. */
async function answerByText(desk: Page, number: string) {
  const [leg] = await inDatabase(
    (sql) => sql<{ id: string }[]>`select conversation_id as id from app.conversations_by_text where phone = ${number}`,
  );
  await storeSession(desk, await makeStaffAccount('admin'));
  await desk.goto(`/app/conversations?view=all&conversation=${leg?.id}`);
  await desk.getByRole('button', { name: liveChatEn.join }).click();
  const box = desk.getByRole('textbox', { name: liveChatEn.compose.label });
  await expect(desk.getByText(liveChatEn.compose.noIds)).toBeVisible();
  await box.fill('Your lisinopril is ready.');
  const { text, details } = smsComposeEn.warning;
  await expect(desk.getByText(text(details['drug-name']))).toBeVisible();
  await expect(desk.getByText('25/160 · 1 text')).toBeVisible();
  expect(await violationsInBothThemes(desk)).toEqual([]);
  await box.fill('Yes, he can.');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await inDatabase(
    (sql) => sql`
      with failed as (
        update public.messages t set status = 'failed', error_code = 30005 from app.conversations_by_text l
        where t.id = l.message_id and l.phone = ${number} returning t.id, l.conversation_id)
      insert into app.live_message_texts (message_id, live_id)
      select failed.id, m.id from failed join app.live_messages m using (conversation_id) where m.author = 'staff' and m.kind = 'text'`,
  );
  await desk.reload();
  await expect(desk.getByText(/^Failed .+/)).toBeVisible();
  await desk.getByRole('button', { name: liveChatEn.handBack }).click();
}

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

test('staff join a chat that continues by text although its visitor has left the page, and open its contact', async ({
  page,
}) => {
  const number = newNumber();
  const id = await keepConversation([{ question: `Do you repair umbrellas? ${number.slice(-4)}`, answer: 'No.' }]);
  await textFrom(number, 'Hello');
  await inDatabase(async (sql) => {
    const [consent] = await sql<[{ id: string }]>`
      insert into app.text_consents (phone, purpose, subject, channel, words, language, asked_at, confirm_by)
      values (${number}, 'conversation', ${id}, 'chat', 'May we text?', 'en', now(), now() + interval '1 day') returning id`;
    await sql`
      insert into app.conversations_by_text (consent_id, conversation_id, phone) values (${consent.id}, ${id}, ${number})`;
    await sql`update app.text_consents set confirmed_at = now() where id = ${consent.id}`;
  });
  await storeSession(page, await makeStaffAccount('pharmacist'));
  await page.goto(`/app/conversations?view=all&conversation=${id}`);
  const strip = page.getByRole('region', { name: staffByTextEn.label });
  await expect(strip).toContainText(staffByTextEn.sendsNot);
  await page.getByRole('button', { name: liveChatEn.join }).click();
  await expect(page.getByRole('textbox', { name: liveChatEn.compose.label })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await overTheSides(page)).toEqual([]);

  await strip.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('main')).toContainText(formatPhone(number));
  await expect(page.getByRole('main')).toContainText('Do you repair umbrellas?');
  await dropConversations([id]);
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
