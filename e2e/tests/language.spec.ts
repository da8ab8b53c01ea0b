import { allEn as en, allEs as es } from '../../apps/web/src/texts/all-texts.ts';
import { sessionEn } from '../../apps/web/src/texts/session-en.ts';
import { sessionEs } from '../../apps/web/src/texts/session-es.ts';
import { chatPage } from '../chat-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { violations } from '../page-checks.ts';

const toSpanish = (page: Page) => page.getByRole('button', { name: 'Español' });
const toEnglish = (page: Page) => page.getByRole('button', { name: 'English' });
const inputOf = (page: Page) => chatPage(page, es).input;

async function openInSpanish(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('rx-language', 'es'));
  await page.goto('/');
  await expect(inputOf(page)).toBeVisible();
}

async function ask(page: Page, text: string): Promise<void> {
  const chat = chatPage(page, es);
  await chat.ask(text);
  await chat.answered();
}

test('the switch turns the page, keeps the focus, says so, is remembered, and other tabs follow', async ({
  page,
  context,
}) => {
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(request.url()));
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  expect(chunks.filter((url) => /\/es-[^/]*\.js$/.test(url))).toEqual([]);

  const other = await context.newPage();
  await other.goto('/');
  await expect(toSpanish(page)).toHaveAttribute('lang', 'es');
  const size = await toSpanish(page).boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await toSpanish(page).focus();
  await page.keyboard.press('Enter');

  await expect(html).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(es.welcome.question);
  await expect(toEnglish(page)).toBeFocused();
  await expect(toEnglish(page)).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('status').filter({ hasText: es.language.switched })).toBeAttached();
  await expect(inputOf(other)).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');

  await page.reload();
  await expect(inputOf(page)).toBeVisible();
  await toEnglish(page).click();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(chatPage(page).input).toBeVisible();
});

test('a browser that reads Spanish first gets the page in Spanish, and never sees it in English', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'es-MX', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.addInitScript((english) => {
    const look = () => {
      if (document.body?.textContent?.includes(english)) document.documentElement.dataset.sawEnglish = '';
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, en.welcome.question);
  await page.goto('/');
  await expect(inputOf(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).not.toHaveAttribute('data-saw-english');
  await context.close();
});

test('the assistant answers in Spanish: hours, danger, and a failure', async ({ page }) => {
  await openInSpanish(page);
  const request = page.waitForRequest('**/api/chat-stream');
  await ask(page, '¿Abren el sábado?');
  const sent = await request;
  expect(sent.headers()['accept-language']).toBe('es');
  expect(sent.postDataJSON()).toEqual({ text: '¿Abren el sábado?', attachments: [], mode: 'default' });
  const { conversation } = chatPage(page, es);
  await expect(conversation).toContainText('de 8:30 a. m. a 12:30 p. m.');
  await expect(conversation).toContainText('Horario de la farmacia revisado hoy');

  await ask(page, 'my dad has chest pain');
  await expect(page.getByRole('heading', { name: 'Llame al 911 ahora' })).toBeVisible();
  await expect(conversation).toContainText(es.chat.cannotCallForHelp);

  await page.route('**/api/chat-stream', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await ask(page, 'hola');
  await expect(conversation).toContainText(es.errors.answer(es.errors.status(503)));

  // What was answered stays as it is, and is marked as Spanish on a page that is in English by now.
  await toEnglish(page).click();
  await expect(page.locator('[lang="es"]').filter({ hasText: '12:30 p. m.' })).toBeVisible();
});

test('nothing on the screen is left in English', { tag: '@phone-full' }, async ({ page, context }) => {
  await openInSpanish(page);
  expect(await englishLeft(page)).toEqual([]);
  await ask(page, '¿A qué hora abren?');
  await ask(page, 'me duele el pecho');
  expect(await englishLeft(page)).toEqual([]);
  await page.getByRole('button', { name: es.shell.login }).click();
  const login = page.getByRole('dialog', { name: sessionEs.signIn.title });
  await login.getByRole('button', { name: sessionEs.signIn.submit }).click();
  await expect(login).toContainText(es.fields.missing);
  await login.getByLabel(sessionEs.email).fill('nobody@pharmacy.example');
  await login.getByLabel(sessionEs.password, { exact: true }).fill('wrong wrong wrong');
  await login.getByRole('button', { name: sessionEs.signIn.submit }).click();
  await expect(login.getByRole('alert')).toHaveText(sessionEs.wrongCredentials);
  expect(await englishLeft(page)).toEqual([]);
  await login.getByRole('button', { name: sessionEs.cancel }).click();
  await context.setOffline(true);
  await expect(page.getByText(es.chat.offline)).toBeVisible();
  expect(await englishLeft(page)).toEqual([]);
});

test('axe finds nothing in Spanish, and nothing is wider than a screen of 320 px', async ({ page }) => {
  await openInSpanish(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await widerThanScreen(page)).toEqual([]);
  const hours = page.getByRole('button', { name: es.shell.hours, exact: true });
  await hours.click();
  expect(await widerThanScreen(page)).toEqual([]);
  await hours.click();
  await ask(page, '¿A qué hora abren?');
  await ask(page, 'mi hijo se tomó mis pastillas');
  expect(await widerThanScreen(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

/** The English texts of the catalogue that appear on the page or in an accessible name. */
async function englishLeft(page: Page): Promise<string[]> {
  const spanish = new Set(stringsOf({ es, sessionEs }));
  const english = stringsOf({ en, sessionEn }).filter((text) => !spanish.has(text) && text !== en.language.other.name);
  const shown = await page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script')) texts.push(node.textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts;
  });
  const words = /\b(open|opens|close[sd]?|hours|today|tomorrow|monday|saturday|sunday|am|pm|the|your|file|call us)\b/i;
  return shown.filter((text) => english.includes(text) || words.test(text.replace(/Alder Street Pharmacy/g, '')));
}

/** Every fixed text of a catalogue. */
function stringsOf(texts: object): string[] {
  return Object.values(texts).flatMap((value) =>
    typeof value === 'object' ? stringsOf(value) : typeof value === 'string' ? [value] : [],
  );
}

/** What reaches over the right edge of the window, where it would have to be scrolled to. */
async function widerThanScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isScrolled = document.documentElement.scrollWidth > width;
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 1 && box.right > width + 1 && getComputedStyle(element).visibility !== 'hidden';
    });
    return [...(isScrolled ? ['the page'] : []), ...wide.map((element) => element.outerHTML.slice(0, 120))];
  });
}
