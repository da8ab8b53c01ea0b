import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';

/** A phone, as performance is measured on. */
export const phoneSize = { width: 412, height: 823 };
export const desktopSize = { width: 1440, height: 900 };

export interface LoadedFile {
  url: string;
  /** Playwright's word: `document`, `script`, `stylesheet`, `font`, `fetch` ... */
  type: string;
  /** Its body at brotli 11, however it was sent. */
  brBytes: number;
  /** Asked for when the page could be used already. */
  isLater: boolean;
}

export interface ColdLoad {
  files: LoadedFile[];
  /** HTML, JavaScript and CSS asked for before the page could be used. */
  usableBytes: number;
  /** The one response that the first paint needs. */
  documentBytes: number;
  /** The same kinds requested later, by the page itself without user input. */
  laterBytes: number;
  /** Of all kinds, before the page could be used; its picture in the tab left out. */
  requests: number;
  /** Those after, until the page is quiet. */
  laterRequests: number;
  otherHosts: string[];
  fonts: number;
}

const codeTypes = ['document', 'script', 'stylesheet'];
const quietMs = 1_000;

/** Opens an address with an empty cache, and returns what was loaded until the page is usable and idle. */
export async function loadCold(
  page: Page,
  url: string,
  untilUsable: (page: Page) => Promise<number>,
): Promise<ColdLoad> {
  const asked: Request[] = [];
  let lastAt = Date.now();
  page.on('request', (request) => {
    lastAt = Date.now();
    if (!/favicon|^data:|^blob:/.test(request.url())) asked.push(request);
  });
  page.on('requestfinished', () => {
    lastAt = Date.now();
  });
  await page.goto(url);
  const usableAt = await untilUsable(page);
  while (Date.now() - lastAt < quietMs) await wait(100);
  const files = await Promise.all(asked.map((request) => describe(page, request, usableAt)));
  const sum = (kept: (file: LoadedFile) => boolean) =>
    files
      .filter((file) => codeTypes.includes(file.type) && kept(file))
      .reduce((total, file) => total + file.brBytes, 0);
  const { host } = new URL(page.url());
  return {
    files,
    usableBytes: sum(({ isLater }) => !isLater),
    documentBytes: sum(({ type }) => type === 'document'),
    laterBytes: sum(({ isLater }) => isLater),
    requests: files.filter(({ isLater }) => !isLater).length,
    laterRequests: files.filter(({ isLater }) => isLater).length,
    otherHosts: files.map((file) => new URL(file.url).host).filter((other) => other !== host),
    fonts: files.filter(({ type }) => type === 'font').length,
  };
}

/** How long to watch a page without any input, after its load event. */
const aloneMs = 10_000;

/** Bytes that a page transfers without user input, including the files its service worker caches. */
export async function loadAlone(browser: Browser, url: string, options: BrowserContextOptions): Promise<number> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'allow' });
  const finished: Request[] = [];
  context.on('requestfinished', (request) => finished.push(request));
  const page = await context.newPage();
  await page.goto(url);
  await wait(aloneMs);
  const sizes = await Promise.all(finished.map((request) => request.sizes().catch(() => null)));
  await context.close();
  // What came from the browser's own cache has a negative size.
  return sizes.reduce((sum, size) => sum + Math.max(0, size?.responseBodySize ?? 0), 0);
}

/** Waits until our page is hydrated: React has the text box. Returns when, in ms since 1970, on the page's clock. */
export async function untilAlive(page: Page): Promise<number> {
  const alive = await page.waitForFunction(() => {
    const box = document.querySelector('textarea');
    const isAlive = box !== null && Object.keys(box).some((key) => key.startsWith('__reactProps$'));
    return isAlive && performance.timeOrigin + performance.now();
  });
  return Number(await alive.jsonValue());
}

/** Waits until an element is on the screen, and returns when. */
export async function untilShown(page: Page, selector: string): Promise<number> {
  const shown = await page.waitForFunction(
    (css) => document.querySelector(css)?.checkVisibility() && performance.timeOrigin + performance.now(),
    selector,
  );
  return Number(await shown.jsonValue());
}

/** Counts, from now on, the JavaScript and CSS a page loads; returns how to ask for the bytes at brotli 11. */
export function countCode(page: Page): () => Promise<number> {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (codeTypes.includes(request.resourceType())) asked.push(request);
  });
  return async () => {
    const sizes = await Promise.all(asked.map((request) => measure(page, request)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}

async function describe(page: Page, request: Request, usableAt: number): Promise<LoadedFile> {
  const url = request.url();
  const type = request.resourceType();
  return {
    url,
    type,
    brBytes: codeTypes.includes(type) ? await measure(page, request) : 0,
    isLater: request.timing().startTime > usableAt,
  };
}

/** Hashed files never change, and most pages share them: asking again for the small ones took 10 of a page's 14 seconds. */
const measured = new Map<string, Promise<number>>();

function measure(page: Page, request: Request): Promise<number> {
  const url = request.url();
  const known = measured.get(url) ?? measureNow(page, request);
  if (url.includes('/assets/')) measured.set(url, known);
  return known;
}

/** As sent, if brotli. What came from the browser's memory is requested once more; nothing if the host is out of reach. */
async function measureNow(page: Page, request: Request): Promise<number> {
  const response = await request.response();
  if (response?.headers()['content-encoding'] === 'br') {
    const { responseBodySize } = await request.sizes();
    if (responseBodySize > 0) return responseBodySize;
  }
  const again = await page.request.get(request.url()).catch(() => null);
  return again === null ? 0 : brotliCompressSync(await again.body()).length;
}
