import type { APIRequestContext, Browser } from '@playwright/test';
import { chatPage } from '../chat-page.ts';
import { type DemoShop, signInAt, startDemoShop, storeSessionAt } from '../demo-shop.ts';
import { expect, type Locator, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { requestForm } from '../request-form.ts';
import { closeMenu } from '../shoe-cases.ts';
import { shoot } from '../shoot.ts';
import { inTurn } from '../tiers.ts';

// What visitors can ask for and book, on a server of its own: what is saved here would change what other journeys see.

let shop: DemoShop;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ request }) => {
  shop = await startDemoShop();
  await dropServices(request);
});
test.afterAll(() => shop.stop());

const dayMs = 24 * 60 * 60_000;
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const save = (page: Page): Locator => page.getByRole('button', { name: /^(Save changes|Guardar cambios)$/ });

/** As the owner of a new installation finds it: nothing can be booked. */
async function dropServices(request: APIRequestContext): Promise<void> {
  const path = `${shop.url}/api/admin/settings`;
  const headers = { authorization: `Bearer ${(await signInAt(shop, request)).access_token}` };
  const { version, settings } = await (await request.get(path, { headers })).json();
  const { appointments: _, ...rest } = settings;
  expect((await request.put(path, { headers, data: { version, settings: rest } })).ok()).toBe(true);
}

async function open(page: Page, id: string): Promise<void> {
  await storeSessionAt(shop, page);
  await page.goto(`${shop.url}/app/settings?section=${id}`);
  await page.getByRole('navigation', { name: /^(Settings|Ajustes)$/ }).waitFor();
  await closeMenu(page);
}

async function saved(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
}

/** A visitor asks in the chat. */
async function visit(browser: Browser, question: string) {
  const page = await browser.newPage();
  await page.goto(shop.url);
  const chat = chatPage(page);
  await chat.ask(question);
  await chat.answered();
  return { page, chat };
}

test('S28-341 S28-342 an owner starts from the usual services, corrects one, and a visitor books it minutes later @phone-full', async ({
  page,
  browser,
}) => {
  await open(page, 'services');
  const offered = section(page, 'What visitors can book');
  await expect(offered).toContainText('No service yet.');
  await offered.getByRole('button', { name: 'Add the usual services' }).click();
  await expect(offered.getByText('Sample', { exact: true })).toHaveCount(4);
  await expect(offered).toContainText('Change or remove what isn’t true for you');

  await offered.getByRole('button', { name: 'Remove COVID-19 shot' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove COVID-19 shot?' });
  await expect(removing).toContainText('Booked times stay in the day’s list');
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(offered.getByRole('listitem').filter({ hasText: 'COVID-19' })).toHaveCount(0);

  await offered.getByRole('button', { name: 'Edit Flu shot' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit a service' });
  await expect(editing).toContainText('if no one has booked yet');
  await editing.getByLabel('Length, in minutes').fill('3');
  await editing.getByRole('button', { name: 'Done' }).click();
  await expect(editing.getByLabel('Length, in minutes')).toHaveAccessibleDescription(
    'Enter a whole number from 5 to 240.',
  );
  await editing.getByLabel('Length, in minutes').fill('20');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await editing.getByRole('button', { name: 'Done' }).click();
  await expect(editing).toBeHidden();

  await offered.getByRole('button', { name: 'Add a service' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a service' });
  await adding.getByRole('button', { name: 'Done' }).click();
  await expect(adding.getByLabel('Name, in English')).toBeFocused();
  await adding.getByLabel('Name, in English').fill('Medicine review');
  await adding.getByLabel('Name, in Spanish').fill('Revisión de medicinas');
  await adding.getByLabel('Note, in English (optional)').fill('Bring all your bottles.');
  await adding.getByLabel('Note, in Spanish (optional)').fill('Traiga todos sus frascos.');
  await adding.getByRole('button', { name: 'Done' }).click();
  await offered.getByRole('button', { name: 'Move Medicine review up' }).click();
  await offered.getByRole('checkbox', { name: 'Blood pressure check: Offered' }).uncheck();
  const seen = section(page, 'How visitors see it');
  await expect(seen).toContainText('Bring all your bottles.');
  await expect(seen).not.toContainText('Blood pressure');
  await saved(page);
  await expect(offered.getByText('Sample', { exact: true })).toHaveCount(0);

  const { page: visitor, chat } = await visit(browser, 'I want to get a flu shot');
  const { form, field, next, send, texts } = requestForm(visitor, 'appointment');
  await expect(form.getByRole('radio', { name: 'Flu shot' })).toBeChecked();
  await expect(
    form.getByRole('radio', { name: /^(Flu shot|Medicine review|Shoe fitting|Something else)$/ }),
  ).toHaveCount(4);
  await expect(form).not.toContainText('Blood pressure');
  await expect(form).toContainText('Wear a sleeve that rolls up');
  await form.getByRole('radio', { name: 'Medicine review' }).check();
  await expect(form).toContainText('Bring all your bottles.');
  await expect(field('vaccine')).toHaveCount(0);
  await form.getByRole('radio', { name: 'Flu shot' }).check();
  await form
    .getByRole('radio', { name: /^\d+:\d\d [ap]m$/, disabled: false })
    .first()
    .check();
  await next.click();
  await field('name').fill('Quimby Zarate');
  await field('birthDate').fill('3/14/1958');
  await field('phone').fill('(541) 754-3010');
  await send.click();
  await expect(form).toHaveCount(0);
  await expect(chat.conversation).toContainText('Your time:');
  await expect(chat.conversation.getByRole('link', { name: texts.openStatus })).toBeVisible();
  await visitor.close();
});

test('S28-340 an owner turns a kind off and changes a promise: visitors aren’t offered it and are asked to call @phone-full', async ({
  page,
  browser,
}) => {
  await open(page, 'requests');
  const kinds = section(page, 'What visitors can send');
  const transfers = kinds.getByRole('listitem').filter({ hasText: 'Transfers to us' });
  await expect(transfers).toContainText(/Expect to hear from us .+ by \d+:\d\d [ap]m\./);
  const before = await transfers.locator('q').textContent();
  const promise = transfers.getByLabel('Promised time for transfers to us');
  await expect(promise).toHaveValue('1');
  await expect(promise.locator('option:checked')).toHaveText('1 open day later (usual)');
  await promise.selectOption('3 open days later');
  await expect(transfers.locator('q')).not.toHaveText(before ?? '');
  await expect(
    page.getByText('Promised time for transfers to us (3 open days later) added. Not saved yet.'),
  ).toBeVisible();
  await kinds.getByRole('checkbox', { name: 'Refills' }).uncheck();
  await expect(kinds.getByRole('listitem').filter({ hasText: 'Refills' })).toContainText('Not taken on the site');
  await saved(page);

  const { page: visitor, chat } = await visit(browser, 'I need a refill');
  await expect(chat.conversation).toContainText('We don’t take this request online right now. Please call us at');
  await expect(requestForm(visitor, 'refill').form).toHaveCount(0);
  await expect(visitor.getByRole('button', { name: 'Refill a prescription' })).toHaveCount(0);
  await visitor.close();
});

test('S28-343 S28-344 a row of the vaccine table that grows old is red, is renewed in one press, and answers visitors @phone-full', async ({
  page,
  browser,
}) => {
  await open(page, 'vaccines');
  const table = section(page, 'Vaccines');
  await expect(table).toContainText('No vaccine yet.');
  await expect(section(page, 'How visitors see it')).toContainText('call us at');
  await table.getByRole('button', { name: 'Add a vaccine' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a vaccine' });
  await adding.getByRole('button', { name: 'Done' }).click();
  await expect(adding.getByLabel('Vaccine, in English')).toBeFocused();
  await adding.getByLabel('Vaccine, in English').fill('Shingles');
  await adding.getByLabel('Vaccine, in Spanish (optional)').fill('Culebrilla');
  await adding.getByLabel('Ages, in English').fill('50 and older');
  await adding.getByLabel('Is a prescription needed?').selectOption('Not needed');
  await adding.getByLabel('Can people walk in?').selectOption('Welcome');
  await adding.getByLabel('Checked on').fill(new Date(Date.now() - 70 * dayMs).toISOString().slice(0, 10));
  expect(await violationsInBothThemes(page)).toEqual([]);
  await adding.getByRole('button', { name: 'Done' }).click();
  await expect(table.getByText('Not checked for 60 days')).toBeVisible();
  await expect(section(page, 'How visitors see it')).toContainText('That is a while ago. Call us at');
  await table.getByRole('button', { name: 'Shingles: Checked today' }).click();
  await expect(table.getByText('Not checked for 60 days')).toHaveCount(0);
  await saved(page);

  const said = 'The store says: 50 and older, no prescription needed, walk-ins welcome, checked';
  const { page: visitor, chat } = await visit(browser, 'Do you give shingles shots?');
  await expect(chat.conversation).toContainText(said);
  await visitor.getByRole('button', { name: 'Ask for an appointment' }).click();
  const { form, field } = requestForm(visitor, 'appointment');
  await form
    .getByRole('radio', { name: 'Flu shot' })
    .or(form.getByRole('radio', { name: 'Vaccine' }))
    .check();
  await expect(field('vaccine')).toHaveValue('Shingles');
  await expect(form).toContainText(said);
  await field('vaccine').fill('rabies');
  await expect(form).not.toContainText(said);
  await expect(form).toContainText('For ages, prescriptions and walk-ins, call us at');
  await visitor.close();
});

test('S28-345 the history says in words what changed', async ({ page }) => {
  await open(page, 'history');
  const history = section(page, 'History');
  await expect(history).toContainText('Vaccine Shingles');
  await expect(history).toContainText('Service Flu shot');
  await history.getByRole('button', { name: 'View version 3' }).click();
  const view = page.getByRole('dialog', { name: 'Version 3' });
  await expect(view).toContainText(
    'Service Flu shot (Flu shot, 20 minutes, 1 at a time, from 2 hours to 30 days ahead) added',
  );
});

test('S28-340 S28-341 S28-344 the three screens fit 320 pixels and meet the accessibility rules, in Spanish too @phone-full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [at, language] of ['en', 'es'].entries()) {
    await page.addInitScript((chosen) => localStorage.setItem('rx-language', chosen), language);
    for (const id of ['requests', 'services', 'vaccines'].filter((_, index) => inTurn([0, 1], index).includes(at))) {
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, id);
      await save(page).waitFor();
      expect(await violationsInBothThemes(page), id).toEqual([]);
      expect(await overTheSides(page), id).toEqual([]);
      expect(await smallTargets(page), id).toEqual([]);
      await shoot(page, `${id}-${language}`, true);
    }
    await expect(page.getByRole('navigation', { name: language === 'es' ? 'Ajustes' : 'Settings' })).toContainText(
      language === 'es' ? 'Vacunas' : 'Vaccines',
    );
  }
});
