import { type DemoShop, startDemoShop, storeSessionAt } from '../demo-shop.ts';
import { expect, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { closeMenu } from '../shoe-cases.ts';
import { shoot } from '../shoot.ts';
import { expectSpanish } from '../spanish-page.ts';
import { someOf } from '../tiers.ts';

// The staff pages that speak Spanish. A page that isn't listed here is in English and marked so.

/** With what the page shows once its data are there. */
const pages = [
  { path: '/app/dashboard', title: 'Panel principal', shown: 'Recetas recientes' },
  { path: '/app/account', title: 'Mi cuenta', shown: 'Este dispositivo' },
  { path: '/app/pharmacist', title: 'Herramientas del farmacéutico', shown: 'Cola de prioridad' },
  { path: '/app/knowledge', title: 'Conocimiento', shown: 'Páginas' },
  { path: '/app/knowledge/check-questions', title: 'Preguntas de control', shown: 'Preguntas de control' },
  { path: '/app/reports', title: 'Informe semanal', shown: 'Semana anterior' },
  { path: '/app/conversations?view=all', title: 'Conversaciones', shown: 'Al día' },
  { path: '/app/conversations?view=questions', title: 'Conversaciones', shown: 'Resuelta' },
  { path: '/app/sms', title: 'Bandeja SMS', shown: 'Rosa Medina' },
  {
    path: '/app/people',
    title: 'Contactos',
    shown: 'Quienes dejaron un número con una solicitud, en el chat o por mensaje de texto.',
  },
  { path: '/app/settings', title: 'Ajustes de la farmacia', shown: 'Cada semana' },
];

let shop: DemoShop;
test.beforeAll(async () => {
  shop = await startDemoShop();
});
test.afterAll(() => shop.stop());

test('S27-311 staff switch to Spanish in the menu, the device remembers it, and English pages never load Spanish @phone-full', async ({
  page,
}) => {
  const spanish: string[] = [];
  page.on('request', (request) => {
    if (/\/(frame|dashboard|queue|today|pharmacist|account|conversations|sms|bar)-es-/.test(request.url()))
      spanish.push(request.url());
  });
  await storeSessionAt(shop, page);
  await page.goto(`${shop.url}/app/dashboard`);
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Health' })).toBeVisible();
  expect(spanish).toEqual([]);

  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const toSpanish = page.getByRole('button', { name: 'Español' });
  if (!(await toSpanish.isVisible())) await menu.click();
  await toSpanish.click();
  await expect(page.getByRole('link', { name: 'Ajustes de la farmacia' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
  await expect(page).toHaveTitle(/Panel principal · /);
  await page.reload();
  await expect(page.getByText('Números de ejemplo', { exact: false }).first()).toBeVisible();
  expect(spanish.length).toBeGreaterThan(0);
});

test('S27-312 nothing on these pages is left in English, but what is marked so', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rx-language', 'es'));
  await storeSessionAt(shop, page);
  for (const { path, title, shown } of pages) {
    await page.goto(shop.url + path);
    await expect(page).toHaveTitle(new RegExp(`${title} · `));
    await page.getByText(shown, { exact: true }).first().waitFor();
    await expectSpanish(page, path);
    await shoot(page, path.slice(5).replace(/\W/g, '-'));
  }
});

test('S27-313 the pages in Spanish fit 320 pixels and meet the accessibility rules @phone-full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addInitScript(() => localStorage.setItem('rx-language', 'es'));
  await storeSessionAt(shop, page);
  for (const { path, shown } of someOf(pages)) {
    await page.goto(shop.url + path);
    await page.getByText(shown, { exact: true }).first().waitFor();
    await closeMenu(page);
    expect([path, await violationsInBothThemes(page)]).toEqual([path, []]);
    expect([path, await overTheSides(page)]).toEqual([path, []]);
    expect([path, await smallTargets(page)]).toEqual([path, []]);
  }
});

test('S27-321 conversations, and what can be opened in them, are in Spanish', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rx-language', 'es'));
  await storeSessionAt(shop, page);
  const check = (place: string) => expectSpanish(page, `conversations ${place}`);
  for (const view of ['waiting', 'emergency', 'questions', 'all']) {
    await page.goto(`${shop.url}/app/conversations?view=${view}`);
    await page
      .getByText(view === 'questions' ? 'Resuelta' : 'Al día', { exact: true })
      .first()
      .waitFor();
    await check(view);
  }
  const rows = page.locator('button[data-conversation]');
  for (const row of someOf((await rows.all()).slice(0, 8))) {
    await row.click();
    await expect(page.getByText(/^Empezó .* se conserva hasta el /)).toBeVisible();
    await check('one');
  }
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Borrar…' }).click();
  await expect(page.getByRole('dialog', { name: '¿Borrar esta conversación?' })).toBeVisible();
  await check('erase');
  await page.goto(`${shop.url}/app/conversations?view=questions`);
  await page.getByRole('button', { name: 'Resuelta' }).first().click();
  await expect(page.getByRole('dialog', { name: '¿Quitar esta pregunta de la lista?' })).toBeVisible();
  await check('dismiss');
});

test('S27-322 texts, each thread, and what can be opened in them, are in Spanish', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rx-language', 'es'));
  await storeSessionAt(shop, page);
  await page.goto(`${shop.url}/app/sms?view=all`);
  const check = (place: string) => expectSpanish(page, `sms ${place}`);
  const rows = page.locator('button[data-phone]');
  await rows.first().waitFor();
  for (const row of someOf(await rows.all())) {
    await row.click();
    const name = await row.locator('[data-excerpt]').first().innerText();
    await expect(page.getByRole('region', { name: `Mensajes con ${name}` })).toBeVisible();
    await check(name);
  }
  const dialogs: [open: string, title: string, close: string][] = [
    ['Atajos de teclado', 'Atajos de teclado', 'Cerrar'],
    ['Notificaciones', 'Notificaciones', 'Listo'],
    ['Mensaje nuevo', 'Mensaje nuevo', 'Cancelar'],
    ['Respuestas guardadas', 'Respuestas guardadas', 'Cerrar'],
    ['Editar el consentimiento', 'Consentimiento para mensajes de texto', 'Cancelar'],
    ['Anotar que no quiere mensajes', '¿Dejar de enviar mensajes a', 'Cancelar'],
  ];
  await rows.filter({ hasText: 'Rosa Medina' }).click();
  for (const [open, title, close] of dialogs) {
    await page.getByRole('button', { name: open, exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await check(title);
    await shoot(page, `sms-${open.replace(/\W/g, '-')}`);
    await dialog.getByRole('button', { name: close, exact: true }).last().click();
    await expect(dialog).toHaveCount(0);
  }
});
