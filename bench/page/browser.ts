import { type Browser, chromium, type Page } from '@playwright/test';
import { type ColdLoad, loadCold, phoneSize, untilAlive } from '../../e2e/cold-load.ts';
import { ask, type Journey, type Network } from '../../e2e/slow-network.ts';

const tries = 3;
/** Wherever a peer's page has something to write into. */
const anyTextBox = 'textarea, input[type=text], [contenteditable=true], [role=textbox]';

export function openBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH: executablePath } = process.env;
  // Nothing leaves this machine, whatever a page asks for.
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
}

/** What a page loads on a phone that was never there before. */
export function measureLoad(browser: Browser, url: string, isOurs: boolean): Promise<ColdLoad> {
  const untilUsable = isOurs ? untilAlive : untilWritable;
  return onPage(browser, url, (page) => loadCold(page, url, untilUsable));
}

/** The best of some tries, each figure for itself: another program may have stood in the way of the others. */
export async function measureJourney(browser: Browser, url: string, network: Network): Promise<Journey> {
  const journeys: Journey[] = [];
  for (let count = 0; count < tries; count++)
    journeys.push(await onPage(browser, url, (page) => ask(page, url, network)));
  const best = (key: keyof Journey) => Math.min(...journeys.map((journey) => journey[key]));
  return { readableMs: best('readableMs'), sentMs: best('sentMs') };
}

async function onPage<T>(browser: Browser, baseURL: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: phoneSize, isMobile: true, baseURL, serviceWorkers: 'block' });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function untilWritable(page: Page): Promise<number> {
  await page.locator(anyTextBox).first().waitFor();
  return Date.now();
}
