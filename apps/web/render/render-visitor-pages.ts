import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Language, languages } from '@rxweb/contracts/shared/language';
import type { BootData } from '@rxweb/contracts/store';

export const serverFolder = 'server';
const scriptName = 'render-once.js';
/** After this long the process is stuck. */
const timeoutMs = 20_000;
const maxBytes = 10_000_000;

export type RenderedPages = Record<Language, string>;

export function canRender(webDir: string): Promise<boolean> {
  return access(join(webDir, serverFolder, scriptName)).then(
    () => true,
    () => false,
  );
}

/** In a separate process. `boot` sets the time it shows. */
export async function renderVisitorPage(webDir: string, boot: BootData): Promise<RenderedPages> {
  const [pages] = await renderVisitorPages(webDir, [boot]);
  if (!pages) throw new Error('The page was not rendered.');
  return pages;
}

/** Rejects on a render error or timeout. */
export async function renderVisitorPages(webDir: string, boots: readonly BootData[]): Promise<RenderedPages[]> {
  const rendering = promisify(execFile)(process.execPath, [join(webDir, serverFolder, scriptName)], {
    env: { NODE_ENV: 'production' },
    timeout: timeoutMs,
    maxBuffer: maxBytes,
  });
  // If it exits before reading all input, the exit code says why.
  rendering.child.stdin?.on('error', () => undefined);
  rendering.child.stdin?.end(JSON.stringify({ boots, languages }));
  const { stdout } = await rendering;
  return (JSON.parse(stdout) as string[][]).map(byLanguage);
}

function byLanguage(pages: string[]): RenderedPages {
  return Object.fromEntries(languages.map((language, index) => [language, pages[index]])) as RenderedPages;
}
