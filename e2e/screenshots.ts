import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { allEs as es } from '../apps/web/src/texts/all-texts.ts';
import { admin } from './accounts.ts';
import { chatPage, signIn } from './chat-page.ts';
import { pictureChecklist } from './picture-checklist.ts';
import { pictureFiles } from './picture-files.ts';
import { pictureShoes } from './picture-shoes.ts';
import { pictureSms } from './picture-sms.ts';
import { hireSampleStaff } from './sample-staff.ts';
import { scriptAnswers } from './scripted-answers.ts';
import { uploadsPage } from './uploads-page.ts';

// Makes the pictures of docs/screenshots from a running app on a folder of its own: all, or with `shoes` those of the shoe desk alone.
const areShoesAlone = process.argv[2] === 'shoes';
const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/screenshots');
/** The first look is pictured in every way, the other states on a phone by day and on a desktop by night: the folder stays small. */
const shownInAll = ['chat-empty', 'chat'];
const taken: string[] = [];
/** Pages of PDFs, which this browser does not draw: made by hand with pdftoppm from poppler-utils. */
const madeElsewhere = ['packet-letter.png', 'packet-audit.png', 'packet-review.png'];
const port = 3211;
const data = mkdtempSync(join(tmpdir(), 'rxweb-screenshots-'));
const server = spawn(process.execPath, ['apps/server/src/main.js'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(data, 'data'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'error',
    BACKUP_NIGHTLY: 'off',
  },
});
const isReady = () =>
  fetch(`http://localhost:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
while (!(await isReady())) await wait(200);

const isRoot = process.getuid?.() === 0;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '',
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
});
try {
  for (const theme of ['light', 'dark']) {
    await takeAll(browser, 'desktop', { width: 1440, height: 900 }, theme);
    await takeAll(browser, 'phone', { width: 390, height: 844 }, theme);
  }
  console.log(`${taken.length} pictures`);
  for (const file of readdirSync(folder)) {
    if (!areShoesAlone && !taken.includes(file) && !madeElsewhere.includes(file)) rmSync(join(folder, file));
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(data, { recursive: true, force: true });
}

async function takeAll(browser: Browser, device: string, viewport: { width: number; height: number }, theme: string) {
  const isMobile = device === 'phone';
  const context = await browser.newContext({
    viewport,
    isMobile,
    hasTouch: isMobile,
    timezoneId: 'America/Los_Angeles',
    permissions: ['camera'],
  });
  await context.addInitScript((choice) => localStorage.setItem('rx-theme', choice), theme);
  const hasAll = isMobile === (theme === 'light');
  const take = async (page: Page, name: string) => {
    if (!hasAll && !shownInAll.includes(name)) return;
    const file = `${name}-${device}-${theme}.png`;
    taken.push(file);
    await settled(page);
    await page.screenshot({ path: join(folder, file) });
  };

  if (areShoesAlone) {
    if (!hasAll) return context.close();
    const desk = await context.newPage();
    await desk.goto(`http://localhost:${port}/app/dashboard`);
    await desk.getByRole('dialog', { name: 'Employee Login' }).waitFor();
    await signIn(desk, admin);
    await desk.getByRole('heading', { name: /recent prescriptions/i }).waitFor({ state: 'attached' });
    if (isMobile) await desk.getByRole('button', { name: 'Close Menu', exact: true }).click();
    await pictureChecklist(desk, `http://localhost:${port}`, take);
    await pictureShoes(desk, `http://localhost:${port}/`, take);
    return context.close();
  }

  const visit = await context.newPage();
  const chat = chatPage(visit);
  await visit.goto(`http://localhost:${port}/`);
  await take(visit, 'chat-empty');
  await chat.ask('How do I transfer my prescriptions to you?');
  await chat.answered();
  await take(visit, 'chat');
  if (!hasAll) return context.close();
  await chat.ask('My dad has chest pain');
  await chat.answered();
  await take(visit, 'chat-emergency');
  await visit.close();

  const answering = await context.newPage();
  await pictureAnswers(answering, `http://localhost:${port}/`, take);
  await answering.close();

  const withFiles = await context.newPage();
  await pictureFiles(withFiles, `http://localhost:${port}/`, take);
  await withFiles.close();

  const inSpanish = await context.newPage();
  await inSpanish.addInitScript(() => localStorage.setItem('rx-language', 'es'));
  await inSpanish.goto(`http://localhost:${port}/`);
  await take(inSpanish, 'chat-empty-spanish');
  const spanishChat = chatPage(inSpanish, es);
  await spanishChat.ask('¿Abren el sábado?');
  await spanishChat.answered();
  await spanishChat.ask('¿Puedo tomar ibuprofeno con mi pastilla para la presión?');
  await spanishChat.answered();
  await take(inSpanish, 'chat-spanish');
  await inSpanish.evaluate(() => localStorage.removeItem('rx-language'));
  await inSpanish.close();

  const work = await context.newPage();
  await work.goto(`http://localhost:${port}/app/dashboard`);
  await work.getByRole('dialog', { name: 'Employee Login' }).waitFor();
  await take(work, 'login');
  await signIn(work, admin);
  await work.waitForURL('**/app/dashboard');
  await work.getByRole('heading', { name: /recent prescriptions/i }).waitFor({ state: 'attached' });
  if (isMobile) await work.getByRole('button', { name: 'Close Menu', exact: true }).click();
  await take(work, 'dashboard');
  await hireSampleStaff(work, `http://localhost:${port}`);
  for (const name of ['pharmacist', 'admin', 'users', 'audit', 'account']) {
    await work.goto(`http://localhost:${port}/app/${name}`);
    await work.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await take(work, name);
  }
  await pictureChecklist(work, `http://localhost:${port}`, take);
  await pictureShoes(work, `http://localhost:${port}/`, take);
  await pictureSms(work, `http://localhost:${port}/`, join(data, 'data'), take);
  if (isMobile) await work.getByRole('button', { name: 'Menu' }).first().click();
  await work.getByRole('button', { name: 'Switch user' }).click();
  await work.getByRole('region', { name: 'Who’s signing in?' }).waitFor();
  await take(work, 'lock');
  await context.close();
}

/** An answer on its way, one that failed, and what comes over the chat: files in the air, the camera. */
async function pictureAnswers(page: Page, url: string, take: (page: Page, name: string) => Promise<void>) {
  const answers = await scriptAnswers(page);
  const chat = chatPage(page);
  await page.goto(url);
  await chat.ask('My mom wants to move her prescriptions to you. What do we need?');
  await answers.chunk('We can ask her old pharmacy for you. Please call us or come in with:\n\n');
  await answers.chunk(
    '- the **name and phone number** of the old pharmacy\n- the **bottles**, or a list of the names\n\n',
  );
  await answers.chunk('Most moves take **1 to 3 business days**. If she is about to run');
  await take(page, 'chat-streaming');
  await answers.end();
  await chat.answered();
  await page.getByRole('button', { name: 'Start over' }).click();
  await chat.ask('When are you open?');
  await answers.fail('{"message":"The assistant is busy"}');
  await chat.answered();
  await take(page, 'chat-error');
  await uploadsPage(page).drag('dragenter', [{ name: 'label.png', type: 'image/png', size: 1 }]);
  await page.getByText('Drop files here!').waitFor();
  await take(page, 'chat-drag');
  await uploadsPage(page).drag('dragleave', [{ name: 'label.png', type: 'image/png', size: 1 }]);
  await page.getByRole('button', { name: 'Take a photo' }).click();
  await page.getByRole('dialog').locator('video').waitFor();
  await take(page, 'chat-camera');
}

/** Waits for late parts and movements. Staff pages keep a request open, so their network is never idle. */
async function settled(page: Page): Promise<void> {
  if (page.url().includes('/app/'))
    await page
      .getByText(/^Loading/)
      .first()
      .waitFor({ state: 'detached' });
  else await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_400);
}
