import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { es } from '../apps/web/src/lib/texts/es.ts';
import { admin } from './accounts.ts';
import { chatPage, signIn } from './chat-page.ts';
import { pictureFiles } from './picture-files.ts';

// Makes the pictures of docs/screenshots from a running app on a folder of its own.
const root = join(import.meta.dirname, '..');
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
  args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const theme of ['light', 'dark']) {
    await takeAll(browser, 'desktop', { width: 1440, height: 900 }, theme);
    await takeAll(browser, 'phone', { width: 390, height: 844 }, theme);
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
  });
  await context.addInitScript((choice) => localStorage.setItem('rx-theme', choice), theme);
  const take = async (page: Page, name: string) => {
    await settled(page);
    await page.screenshot({ path: join(root, 'docs/screenshots', `${name}-${device}-${theme}.png`) });
  };

  const visit = await context.newPage();
  const chat = chatPage(visit);
  await visit.goto(`http://localhost:${port}/`);
  await take(visit, 'chat-empty');
  await chat.ask('How do I transfer my prescriptions to you?');
  await chat.answered();
  await take(visit, 'chat');
  await chat.ask('My dad has chest pain');
  await chat.answered();
  await take(visit, 'chat-emergency');
  await visit.close();

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
  await context.close();
}

/** Waits for late parts and movements; on touch screens a dialog comes a moment after it is there. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
}
