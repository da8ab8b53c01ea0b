import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Language, languages } from '@rxweb/contracts/language';
import type { BootData } from '@rxweb/contracts/store';

/** Where the build puts what the server renders with, below its output. */
export const serverFolder = 'server';
const workerName = 'render-worker.js';
/** A thread that has not answered by then is stuck. */
const patienceMs = 20_000;

/** The front page's markup in each language. */
export type RenderedPages = Record<Language, string>;

/** Whether a built folder can render at all. */
export function canRender(webDir: string): Promise<boolean> {
  return access(join(webDir, serverFolder, workerName)).then(
    () => true,
    () => false,
  );
}

/** Renders the front page by the components of the browser, in a thread that ends with it. `boot` names the instant it shows. */
export async function renderVisitorPage(webDir: string, boot: BootData): Promise<RenderedPages> {
  const [pages] = await renderVisitorPages(webDir, [boot]);
  if (!pages) throw new Error('The page was not rendered.');
  return pages;
}

/** The same for several. Rejects when a component throws, or nothing has come after a while. */
export function renderVisitorPages(webDir: string, boots: readonly BootData[]): Promise<RenderedPages[]> {
  const worker = new Worker(join(webDir, serverFolder, workerName), {
    workerData: { boots, languages },
    // It needs no secrets, and no loaders of the process.
    env: { NODE_ENV: 'production' },
    execArgv: [],
  });
  return new Promise<RenderedPages[]>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The page was not rendered in time.')), patienceMs);
    worker.once('message', (pages: string[][]) => resolve(pages.map(byLanguage)));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The page was not rendered.'));
    });
  }).finally(() => void worker.terminate());
}

function byLanguage(pages: string[]): RenderedPages {
  return Object.fromEntries(languages.map((language, index) => [language, pages[index]])) as RenderedPages;
}
