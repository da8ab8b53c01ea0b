import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { withDatabase } from '../../packages/backend/testing/make-account.ts';
import { formatPhone } from '../../packages/domain/src/text/format.ts';
import { dropConversations, keepConversation } from '../conversations-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { dropRequests, keepRequest } from '../requests-page.ts';
import { storeSession } from '../shipped-client.ts';
import { shoot } from '../shoot.ts';
import { expectSpanish } from '../spanish-page.ts';
import { makeStaffAccount } from '../staff-account.ts';

const dataDir = join(process.env.RXWEB_E2E_DATA ?? '', 'data');
const requests: string[] = [];
const conversations: string[] = [];
test.afterEach(async () => {
  await dropRequests(requests.splice(0));
  await dropConversations(conversations.splice(0));
});

const newPhone = () => `+1541${randomInt(2_000_000, 9_999_999)}`;

/** Someone who asked for a refill and a call from one number, and for a transfer from another; with a text and a shoe case. */
async function meet(name: string) {
  const [phone, other] = [newPhone(), newPhone()];
  const request = await keepRequest({ name, phone, birthDate: '1958-11-03', language: 'es' });
  requests.push(request, await keepRequest({ name, phone: other, kind: 'transfer', birthDate: '1958-11-03' }));
  conversations.push(
    await keepConversation([{ question: '¿Tienen mi insulina?', answer: 'Llame.', outcome: 'answered' }], {
      ...{ name, phone, message: 'Por favor llame' },
    }),
  );
  const shoes = await withDatabase(dataDir, async (sql) => {
    await sql`
      insert into public.messages (direction, from_phone, to_phone, body, status, received_at)
      values ('inbound', ${phone}, '+15555550100', '¿Ya está lista?', 'read', now())`;
    const [row] = await sql<[{ id: string }]>`
      insert into public.dme_shoe_cases (patient_id, patient_name, patient_phone, checklist, details, created_by, missing)
      values (${phone}, ${name}, ${phone}, '{}', '{}', gen_random_uuid(), '{}') returning id`;
    return row.id;
  });
  return { phone, other, request, shoes };
}

async function open(page: Page, role: 'employee' | 'pharmacist' | 'admin', path: string) {
  await storeSession(page, await makeStaffAccount(role));
  await page.goto(path);
}

test('S29-309 staff find a contact, read all in one place, edit it, merge it with another, and undo that', {
  tag: '@phone',
}, async ({ page }) => {
  const name = `Rosalind Medina-${randomInt(1e6)}`;
  const { phone } = await meet(name);
  await open(page, 'admin', '/app/people');
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill(name.toLowerCase());
  const found = page.getByRole('region', { name: 'List of contacts' }).getByRole('link');
  await expect(found).toHaveCount(2);
  expect(page.url()).not.toContain('medina');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await found.filter({ hasText: formatPhone(phone) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const thread = page.getByRole('region', { name: 'All in one place' });
  for (const words of ['Refill', 'Asked for a call', 'Chat, 1 question', 'Text from them', 'Shoe case'])
    await expect(thread.getByRole('link', { name: words })).toHaveCount(1);
  await expect(thread.getByRole('link', { name: 'Transfer' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Spoken language' }).selectOption('vi');
  await dialog.getByRole('checkbox', { name: 'Needs an interpreter' }).check();
  await dialog.getByRole('combobox', { name: 'Language of texts' }).selectOption('en');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const about = page.getByRole('region', { name: 'About' });
  await expect(about).toContainText('set by staff');
  await expect(about).toContainText('Tiếng Việt');

  const offers = page.getByRole('region', { name: 'Same person?' });
  await expect(offers).toContainText('Same name and birth date');
  await offers.getByRole('button', { name: `Merge with ${name}` }).click();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(thread.getByRole('link', { name: 'Transfer' })).toHaveCount(1);
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);

  const merged = page.getByRole('region', { name: 'Merged contacts' });
  await merged.getByRole('button', { name: `Undo the merge with ${name}` }).click();
  await expect(merged).toContainText('is a contact of its own again');
  await expect(thread.getByRole('link', { name: 'Transfer' })).toHaveCount(0);
});

test('S29-313 staff add and remove a number, and take a request out into a contact of its own, with undo', {
  tag: '@phone',
}, async ({ page }) => {
  const name = `Carmela Ibarra-${randomInt(1e6)}`;
  const son = `Teo Ibarra-${randomInt(1e6)}`;
  const { phone } = await meet(name);
  requests.push(await keepRequest({ name: son, phone, kind: 'delivery', birthDate: '1999-01-01' }));
  await open(page, 'pharmacist', '/app/people');
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill(formatPhone(phone));
  const found = page.getByRole('region', { name: 'List of contacts' }).getByRole('link');
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const about = page.getByRole('region', { name: 'About' });
  const added = newPhone();
  await about.getByRole('button', { name: 'Add a number' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone number').fill('12');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toContainText('This number can’t be added.');
  await dialog.getByLabel('Phone number').fill(formatPhone(added));
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(about).toContainText('written by staff');
  await about.getByRole('button', { name: `Remove ${formatPhone(added)}` }).click();
  await expect(about).not.toContainText('written by staff');
  await about.getByRole('button', { name: `Undo: put ${formatPhone(added)} back` }).click();
  await expect(about).toContainText('written by staff');

  const thread = page.getByRole('region', { name: 'All in one place' });
  await page.getByRole('button', { name: 'Not the same person' }).click();
  await expect(dialog.getByRole('list', { name: 'What is kept of this contact' })).toContainText('Chat');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Choose: Delivery' }).click();
  await dialog.getByRole('button', { name: 'Take it out' }).click();
  const separate = page.getByRole('region', { name: 'Not the same person' });
  await expect(separate).toContainText('It has a contact of its own now.');
  await expect(thread.getByRole('link', { name: 'Delivery' })).toHaveCount(0);
  await expect(about).not.toContainText(son);
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);
  await shoot(page, 'taken-out', true);

  await separate.getByRole('link', { name: `Open ${son}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: son })).toBeVisible();
  await expect(thread.getByRole('link', { name: 'Delivery' })).toHaveCount(1);
  await expect(about).toContainText('shared with another contact');
  await separate.getByRole('button', { name: /^Undo: Request/ }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(thread.getByRole('link', { name: 'Delivery' })).toHaveCount(1);
});

test('S29-309 S29-306 requests and shoe cases lead to the person; administrators see in Spanish who saw it', async ({
  page,
}) => {
  const name = `Benicio Luna-${randomInt(1e6)}`;
  const { request, shoes } = await meet(name);
  await page.addInitScript(() => localStorage.setItem('rx-language', 'es'));
  await open(page, 'admin', `/app/requests/${request}`);
  await page.getByRole('link', { name: 'Contacto', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto(`/app/people/of/case/${shoes}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Todo en un lugar' })).toBeVisible();
  await expectSpanish(page, 'the contact', [name]);
  await page.getByRole('link', { name: 'Quién lo vio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quién vio este contacto' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Entradas más recientes' })).toContainText('Contacto visto');
  expect(await violationsInBothThemes(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  expect((await download).suggestedFilename()).toBe('who-saw.csv');
});
