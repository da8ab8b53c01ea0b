import { type DemoShop, signInAt, startDemoShop } from '../demo-shop.ts';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { closeMenu } from '../shoe-cases.ts';
import { shoot } from '../shoot.ts';
import { expectSpanish } from '../spanish-page.ts';
import { inTurn, someOf } from '../tiers.ts';

// The pages of administrators and the shoe cases in Spanish. What people wrote and the engine's sentences stay as they are.

/** With what the page shows once its data are there. */
const pages = [
  { path: '/app/users', title: 'Usuarios', shown: '3 usuarios: 3 activos, 0 bloqueados.' },
  { path: '/app/audit', title: 'Registro de auditoría', shown: 'Exportar CSV' },
  { path: '/app/admin', title: 'Administración', shown: 'Base de datos' },
  { path: '/app/dme', title: 'Calzado DME', shown: 'Comprobaciones de los documentos' },
  { path: '/app/dme/cases', title: 'Casos de calzado', shown: 'Irene Castellan' },
  { path: '/app/dme/board', title: 'Tablero de calzado', shown: 'Notas de la visita' },
  { path: '/app/dme/recall', title: 'Avisos de calzado nuevo', shown: 'Recibieron calzado en' },
  { path: '/app/dme/denials', title: 'Reclamos denegados', shown: 'No hay medidas de los pies' },
];
const tabs = ['overview', 'papers', 'fitting', 'delivery', 'claim', 'history'];

let shop: DemoShop;
let signedIn: { access_token: string };
let caseIds: string[];
/** What people wrote, which no language changes. */
let written: string[];

test.beforeAll(async ({ playwright }) => {
  shop = await startDemoShop();
  const request = await playwright.request.newContext();
  signedIn = await signInAt(shop, request);
  const headers = { authorization: `Bearer ${signedIn.access_token}` };
  const list = await request.post(`${shop.url}/api/dme-shoe/search`, { headers, data: { limit: 50 } });
  const { cases } = await list.json();
  caseIds = [cases[0].id, cases.find(({ status }: { status: string }) => status === 'delivered')?.id ?? cases[1].id];
  const files = await Promise.all(
    caseIds.map(async (id) => (await request.get(`${shop.url}/api/dme-shoe/${id}`, { headers })).json()),
  );
  written = textsIn([cases, files]);
  await request.dispose();
});
/** What the pages threw. */
const failures: string[] = [];
test.afterEach(() => expect(failures.splice(0)).toEqual([]));
test.afterAll(() => shop.stop());

test('S27-321 nothing on the pages of administrators and of shoe cases is left in English, but what is marked so', async ({
  page,
}) => {
  await openInSpanish(page);
  for (const { path, title, shown } of pages) {
    await page.goto(shop.url + path);
    await expect(page).toHaveTitle(new RegExp(`${title} · `));
    await page.getByText(shown, { exact: true }).first().waitFor();
    await expectSpanish(page, path, written);
    await shoot(page, path.slice(5));
  }
});

test('S27-322 nothing in the six tabs of a case is left in English, but what is marked so', async ({ page }) => {
  await openInSpanish(page);
  for (const [index, tab] of tabs.entries())
    for (const id of inTurn(caseIds, index)) {
      await openCase(page, id, tab);
      await page.locator(`#tab-${tab} details`).evaluateAll((folds) => {
        for (const fold of folds) (fold as HTMLDetailsElement).open = true;
      });
      await expectSpanish(page, tab, written);
      await shoot(page, `case-${tab}`);
    }
});

test('S27-323 dialogs and menus speak Spanish, and what they did is said in Spanish', async ({ page }) => {
  await openInSpanish(page);
  await page.goto(`${shop.url}/app/users`);
  await page.getByRole('button', { name: 'Reglas del segundo factor' }).click();
  await shootDialog(page, 'rules');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: `Acciones para ${shop.employee.email}` }).click();
  await expectSpanish(page, 'menu', written);
  await page.getByRole('menuitem', { name: 'Cerrar las sesiones…' }).click();
  await shootDialog(page, 'sessions');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar las sesiones' }).click();
  await expect(page.getByText(`Se cerró la sesión de ${shop.employee.email} en todas partes.`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(shop.employee.email);
  await page.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(page.getByRole('alert')).toHaveText('Ya existe un usuario con esta dirección de correo.');

  await page.goto(`${shop.url}/app/audit`);
  await page.getByRole('button', { name: '¿Quién vio a esta persona?' }).click();
  await page.getByRole('textbox', { name: 'Número de teléfono' }).fill('5');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByText('Escriba un número de teléfono con su código de área.')).toBeVisible();
  await shootDialog(page, 'who-saw');
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('button', { name: 'Verificar el registro' }).click();
  await expect(page.getByText(/^Verificado: las [\d,]+ entradas están intactas\.$/)).toBeVisible();

  const [first = ''] = caseIds;
  await openCase(page, first, 'papers');
  await page.getByRole('button', { name: 'Acciones para este caso' }).click();
  await page.getByRole('menuitem', { name: 'Archivar…' }).click();
  await shootDialog(page, 'archive');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Cartas y faxes' }).click();
  await page.getByText('Registro de faxes', { exact: true }).waitFor();
  await shootDialog(page, 'letters');
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
});

test('S27-324 a checklist without a name says in Spanish what is missing, and a draft when it was kept', async ({
  page,
}) => {
  await openInSpanish(page);
  await page.goto(`${shop.url}/app/diabetic-shoe-checklist`);
  await page.getByRole('textbox', { name: 'Talla de calzado' }).fill('10');
  await page.getByRole('button', { name: 'Guardar la lista' }).click();
  await expect(page.getByText('Llene este campo.')).toHaveCount(2);
  await expect(page.getByText(/^Borrador guardado a las \d+:\d+\s[ap]\.\sm\.$/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Talla de calzado' }).fill('');
});

test('S27-325 these pages in Spanish fit 320 pixels and meet the accessibility rules @phone-full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openInSpanish(page);
  const [first = ''] = caseIds;
  const look = async (what: string) => {
    await closeMenu(page);
    expect([what, await violationsInBothThemes(page)]).toEqual([what, []]);
    expect([what, await overTheSides(page)]).toEqual([what, []]);
    expect([what, await smallTargets(page)]).toEqual([what, []]);
  };
  for (const { path, shown } of someOf(pages)) {
    await page.goto(shop.url + path);
    await page.getByText(shown, { exact: true }).first().waitFor();
    await look(path);
  }
  for (const tab of someOf(tabs)) {
    await openCase(page, first, tab);
    await look(tab);
  }
});

async function openInSpanish(page: Page): Promise<void> {
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.addInitScript((text) => {
    localStorage.setItem('rx-language', 'es');
    if (!localStorage.getItem('rx-auth')) localStorage.setItem('rx-auth', text);
  }, JSON.stringify(signedIn));
}

async function openCase(page: Page, id: string, tab: string): Promise<void> {
  await page.goto(`${shop.url}/app/dme/cases/${id}?tab=${tab}`);
  await page.getByRole('navigation', { name: 'Caso', exact: true }).waitFor();
  await page.locator(`#tab-${tab} :is(h2, legend)`).first().waitFor();
  if (tab === 'claim') await page.getByRole('heading', { name: 'Formulario del reclamo' }).waitFor();
  if (tab === 'history') await page.locator('#tab-history li').first().waitFor();
}

/** All texts in what the server answered, the longest first. */
function textsIn(value: unknown): string[] {
  const found = new Set<string>();
  const visit = (each: unknown): void => {
    if (typeof each === 'string' && each.length > 2) for (const line of each.split('\n')) found.add(line.trim());
    else if (each !== null && typeof each === 'object') for (const part of Object.values(each)) visit(part);
  };
  visit(value);
  return [...found].filter(Boolean).sort((one, other) => other.length - one.length);
}

async function shootDialog(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').last().waitFor();
  await expectSpanish(page, name, written);
  await shoot(page, `dialog-${name}`);
}
