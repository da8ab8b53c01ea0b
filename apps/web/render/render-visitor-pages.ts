import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Language, languages } from '@rxweb/contracts/shared/language';
import type { BootData } from '@rxweb/contracts/store';

/** Where the build puts what the server renders with, below its output. */
export const serverFolder = 'server';
const scriptName = 'render-once.js';
/** A process that has not answered by then is stuck. */
const patienceMs = 20_000;
const maxBytes = 10_000_000;

/** The front page's markup in each language. */
export type RenderedPages = Record<Language, string>;

/** Whether a built folder can render at all. */
export function canRender(webDir: string): Promise<boolean> {
  return access(join(webDir, serverFolder, scriptName)).then(
    () => true,
    () => false,
  );
}

/** Renders the front page by the components of the browser, in a process of its own. `boot` names the instant it shows. */
export async function renderVisitorPage(webDir: string, boot: BootData): Promise<RenderedPages> {
  const [pages] = await renderVisitorPages(webDir, [boot]);
  if (!pages) throw new Error('The page was not rendered.');
  return pages;
}

/** The same for several. Rejects when a component throws, or nothing has come after a while. */
export async function renderVisitorPages(webDir: string, boots: readonly BootData[]): Promise<RenderedPages[]> {
  const rendering = promisify(execFile)(process.execPath, [join(webDir, serverFolder, scriptName)], {
    // It needs no secrets.
    env: { NODE_ENV: 'production' },
    timeout: patienceMs,
    maxBuffer: maxBytes,
  });
  // What ends before it has read everything says why by its exit.
  rendering.child.stdin?.on('error', () => undefined);
  rendering.child.stdin?.end(JSON.stringify({ boots, languages }));
  const { stdout } = await rendering;
  return (JSON.parse(stdout) as string[][]).map(byLanguage);
}

function byLanguage(pages: string[]): RenderedPages {
  return Object.fromEntries(languages.map((language, index) => [language, pages[index]])) as RenderedPages;
}
