import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds a page of one script as a library's README says: minified, hashed, for production; returns the folder. */
export async function buildPage(folder: string, script: string, body: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'entry.js'), script);
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Alder Street Pharmacy</title><meta name="description" content="A chat page"><link rel="icon" href="data:,">
    </head><body>${body}<script type="module" src="./entry.js"></script></body></html>`,
  );
  return runVite(folder);
}

/** Builds a folder that has an index.html. */
export async function runVite(folder: string): Promise<string> {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: { outDir: 'dist', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  return join(folder, 'dist');
}
