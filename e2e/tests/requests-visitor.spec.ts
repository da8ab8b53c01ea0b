import { allEn, allEs } from '../../apps/web/src/texts/all-texts.ts';
import { staffRequestsEn } from '../../apps/web/src/texts/requests/staff-requests-en.ts';
import { staffRequestsEs } from '../../apps/web/src/texts/requests/staff-requests-es.ts';
import { statusTexts } from '../../packages/domain/src/requests/status/status-texts.ts';
import { stepsOf } from '../../packages/domain/src/requests/steps.ts';
import { chatPage } from '../chat-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violations, violationsInBothThemes } from '../page-checks.ts';
import { requestForm, typist } from '../request-form.ts';
import { storeSession } from '../shipped-client.ts';
import { makeStaffAccount } from '../staff-account.ts';
import { onlyFull, onOneScreen } from '../tiers.ts';

const staffTexts = { en: staffRequestsEn, es: staffRequestsEs };
const person = { name: 'Quimby Zarate', birthDate: '3/14/1958', phone: '(541) 754-3010' };
const photo = {
  name: 'label.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const journeys = [
  { kind: 'refill', en: 'I need a refill', es: 'necesito resurtir mi receta', what: { items: '7702231' } },
  {
    kind: 'transfer',
    en: 'move my prescriptions here from Walgreens',
    es: 'quiero pasar mis recetas de Walgreens a su farmacia',
    said: { pharmacyName: 'Walgreens' },
    what: { pharmacyPhone: '(555) 555-0190', items: 'water pill' },
  },
  {
    kind: 'new_patient',
    en: 'I am a new patient, can I sign up with you?',
    es: 'soy paciente nueva, quiero registrarme',
    what: { address: '12 Oak Street' },
  },
  {
    kind: 'appointment',
    en: 'I want to get a flu shot',
    es: 'quiero ponerme la vacuna de la gripe',
    what: {},
  },
  {
    kind: 'delivery',
    en: 'Can you deliver my medicine to my house?',
    es: '¿me pueden traer la medicina a la casa?',
    what: { address: '12 Oak Street' },
  },
] as const;

const chooseSpanish = (page: Page) => page.addInitScript(() => localStorage.setItem('rx-language', 'es'));

for (const [index, { kind, what, ...journey }] of journeys.entries())
  for (const [languageIndex, language] of (['en', 'es'] as const).entries())
    test(`S28-101 a ${kind} goes from the question to its end in a minute of typing and taps, in ${language}`, {
      tag: index % 2 === languageIndex ? onOneScreen(Math.floor(index / 2)) : onlyFull,
    }, async ({ page }) => {
      if (language === 'es') await chooseSpanish(page);
      await page.goto('/');
      const chat = chatPage(page, language === 'es' ? allEs : allEn);
      const hands = typist();
      await chat.ask(hands.type(journey[language]));
      hands.tap();
      const { form, field, next, send, texts } = requestForm(page, kind, language);
      await expect(form).toBeVisible();
      await chat.answered();
      if ('said' in journey) await expect(field('pharmacyName')).toHaveValue(journey.said.pharmacyName);
      for (const [name, value] of Object.entries(what)) {
        hands.tap();
        await field(name as 'items').fill(hands.type(value));
      }
      expect(await violations(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await next.click();
      hands.tap();
      await expect(field('name')).toBeFocused();
      for (const [name, value] of Object.entries(person)) {
        if (kind === 'delivery' && name === 'birthDate') continue;
        hands.tap();
        await field(name as 'name').fill(hands.type(value));
      }
      await expect(form.getByRole('checkbox')).not.toBeChecked();
      expect(await violations(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      const accepted = page.waitForResponse('**/api/requests');
      await send.click();
      hands.tap();
      const response = await accepted;
      expect(response.status()).toBe(200);
      const { id, reference, token } = await response.json();
      await expect(form).toHaveCount(0);
      const said = chat.conversation.getByRole('listitem').filter({ hasText: texts.confirmed(reference) });
      await expect(said.getByRole('link', { name: texts.openStatus })).toHaveAttribute('href', `/requests/${token}`);

      // Nothing that was typed stays on the device or gets into the chat.
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      // Not three digits alone, which the chat's number may have.
      expect(kept).not.toMatch(/Quimby|754\D{0,2}3010|14\/1958|1958-03/);
      await expect(chat.conversation).not.toContainText(/Quimby|754-3010|1958/);

      await chat.ask(language === 'es' ? '¿ya está listo?' : 'is it ready?');
      await chat.answered();
      await expect(chat.conversation).toContainText(
        `${statusTexts[language].kinds[kind]} ${reference}: ${statusTexts[language].now.received}`,
      );

      await storeSession(page, await makeStaffAccount('employee'));
      await page.goto(`/app/requests/${id}`);
      const progress = page.getByRole('region', { name: staffTexts[language].progress.title, exact: true });
      for (const step of stepsOf(kind).slice(1)) {
        await progress.getByRole('button', { name: staffTexts[language].take[step], exact: true }).click();
        hands.tap();
      }
      await expect(progress.getByRole('button', { name: staffTexts[language].progress.reopen })).toBeVisible();
      expect(hands.seconds()).toBeLessThan(60);
      await page.goto(`/requests/${token}`);
      const last = stepsOf(kind).at(-1) ?? 'received';
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(statusTexts[language].now[last]);
    });

test('S28-102 a refill by photo of the label; the draft survives a reload and goes when canceled', {
  tag: ['@phone', '@desktop-full'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const chat = chatPage(page);
  await chat.ask('I need a refill');
  const { form, field, next, send, cancel, texts } = requestForm(page, 'refill');
  await next.click();
  await expect(field('items')).toHaveAccessibleDescription(new RegExp(texts.problems.items));
  await expect(field('items')).toBeFocused();
  await form.locator('input[type=file]').setInputFiles(photo);
  await expect(form.getByText(texts.photo.sent(photo.name))).toBeVisible();
  await next.click();
  await field('name').fill(person.name);
  await send.click();
  await expect(field('birthDate')).toBeFocused();
  // The form is taller than the view: its end is away, and nothing floats over what is in view.
  await form.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(send).not.toBeInViewport();
  await expect(page.getByRole('button', { name: allEn.chat.jumpToLatest })).toHaveCount(0);
  await field('birthDate').fill('yesterday evening');
  await field('phone').fill(person.phone);
  await send.click();
  await expect(field('birthDate')).toHaveAccessibleDescription(new RegExp(texts.problems.birthDate));
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await overTheSides(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);

  await page.reload();
  await chat.ask('I need a refill');
  await expect(field('name')).toHaveValue(person.name);
  await field('birthDate').fill(person.birthDate);
  const sent = page.waitForResponse('**/api/requests');
  await send.click();
  expect((await sent).request().postDataJSON().files).toHaveLength(1);
  await expect(form).toHaveCount(0);

  await chat.ask('another refill please');
  await field('items').fill('8802231');
  await cancel.click();
  await expect(form).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('rx-request-draft'))).toBeNull();
});

test('a refill to deliver asks for the address, and ends at the door', { tag: ['@phone', '@desktop-full'] }, async ({
  page,
}) => {
  await page.goto('/');
  const chat = chatPage(page);
  await chat.ask('I need a refill');
  const { form, field, next, send, texts } = requestForm(page, 'refill');
  await field('items').fill('7702231');
  await expect(field('address')).toHaveCount(0);
  await form.getByText(texts.options.delivery, { exact: true }).click();
  await next.click();
  await expect(field('address')).toBeFocused();
  await expect(field('address')).toHaveAccessibleDescription(texts.problems.missing);
  await field('address').fill('12 Oak Street');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await next.click();
  for (const [name, value] of Object.entries(person)) await field(name as 'name').fill(value);
  const sent = page.waitForResponse('**/api/requests');
  await send.click();
  const { id, token } = await (await sent).json();

  await storeSession(page, await makeStaffAccount('employee'));
  await page.goto(`/app/requests/${id}`);
  await expect(page.getByText('12 Oak Street')).toBeVisible();
  const progress = page.getByRole('region', { name: staffRequestsEn.progress.title, exact: true });
  for (const step of stepsOf('delivered_refill').slice(1))
    await progress.getByRole('button', { name: staffRequestsEn.take[step], exact: true }).click();
  await expect(progress.getByRole('button', { name: staffRequestsEn.progress.reopen })).toBeVisible();
  await page.goto(`/requests/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(statusTexts.en.now.delivered);
});

test('a form that gives way to another keeps its text, and its answer opens it again, also after Cancel', async ({
  page,
}) => {
  await page.goto('/');
  const chat = chatPage(page);
  await chat.ask('I need a refill');
  const refill = requestForm(page, 'refill');
  await refill.field('items').fill('7702231');
  await chat.ask('I want an appointment for a flu shot');
  await chat.answered();
  const appointment = requestForm(page, 'appointment');
  await expect(appointment.form).toBeVisible();
  await expect(refill.form).toHaveCount(0);
  await page.getByRole('button', { name: allEn.chat.forms.refill }).click();
  await expect(refill.field('items')).toHaveValue('7702231');
  await expect(appointment.form).toHaveCount(0);
  await page.getByRole('button', { name: allEn.chat.forms.appointment }).click();
  await appointment.cancel.click();
  await expect(appointment.form).toHaveCount(0);
  await page.getByRole('button', { name: allEn.chat.forms.appointment }).click();
  await expect(appointment.form).toBeVisible();
});

test('S28-103 a lost connection loses nothing, and a repeated sending makes one request', async ({ page, context }) => {
  await page.goto('/');
  await chatPage(page).ask('I need a refill');
  const { form, field, next, send, texts } = requestForm(page, 'refill');
  await field('items').fill('7702231');
  await next.click();
  for (const [name, value] of Object.entries(person)) await field(name as 'name').fill(value);
  await context.setOffline(true);
  await expect(form).toContainText(texts.offline);
  await expect(send).toBeDisabled();
  await context.setOffline(false);
  // The server takes it, and its answer is lost.
  const references: string[] = [];
  await page.route('**/api/requests', async (route) => {
    const answer = await route.fetch();
    references.push((await answer.json()).reference);
    if (references.length === 1) return route.abort('connectionreset');
    return route.fulfill({ response: answer });
  });
  await send.click();
  await expect(form.getByRole('alert')).toContainText('Your request wasn’t sent');
  await expect(field('name')).toHaveValue(person.name);
  await send.click();
  await expect(form).toHaveCount(0);
  expect(new Set(references).size).toBe(1);
});

test('S28-104 a question about how it works gets its answer first, with the form behind a button', async ({ page }) => {
  await page.goto('/');
  const chat = chatPage(page);
  await chat.ask('Do you deliver?');
  await chat.answered();
  const { form } = requestForm(page, 'delivery');
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: allEn.chat.forms.delivery }).click();
  await expect(form).toBeVisible();
  await chat.ask('my chest hurts and I cannot breathe');
  await expect(form).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, language] of (['en', 'es'] as const).entries())
    test(`S28-105 the page of a form works, and so does the status page, in ${language}`, {
      tag: onOneScreen(index),
    }, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: 320, height: 640 },
        ...(baseURL && { baseURL }),
      });
      const page = await context.newPage();
      await page.goto(`/requests/new/refill?lang=${language}`);
      const { texts } = requestForm(page, 'refill', language);
      const field = (name: keyof typeof texts.labels) => page.getByLabel(texts.labels[name], { exact: false });
      await field('items').fill('7702231');
      for (const [name, value] of Object.entries(person)) await field(name as 'name').fill(value);
      await page.getByRole('button', { name: texts.send }).click();
      await expect(page.locator('main')).toContainText(/[0-9A-Z]{3}-[0-9A-Z]{3}/);
      expect(page.url()).not.toMatch(/Quimby|754|1958|7702231/);
      await page.getByRole('link', { name: texts.openStatus }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(statusTexts[language].now.received);
      await expect(page.locator('main')).not.toContainText(/Quimby|7702231/);
      await context.close();
    });
});

test('S28-106 the pages of forms and of the status fit the narrowest phone, in both themes', {
  tag: '@phone-full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const look = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
    expect(await smallTargets(page)).toEqual([]);
    expect(await overTheSides(page)).toEqual([]);
  };
  for (const slug of ['refill', 'transfer', 'new-patient', 'appointment', 'delivery']) {
    await page.goto(`/requests/new/${slug}?lang=es`);
    await look();
  }
  await page.goto('/requests/new/delivery');
  await page.getByLabel('Address').fill('12 Oak Street');
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByRole('button', { name: 'Send request' }).click();
  await look();
  await page.getByRole('link', { name: 'Open the status page' }).click();
  await page.getByText('Cancel or change').click();
  await look();
  await page.getByRole('button', { name: 'Cancel this request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It’s canceled');
  await page.context().clearCookies();
  await page.reload();
  await page.goto(page.url());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is it you?');
  await look();
});
