import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StoreInfo, storeInfo } from '@rxweb/contracts/store';
import * as z from 'zod/mini';
import { renderVisitorPages } from '../render/render-visitor-pages.ts';
import { bundleScript } from './bundle-script.ts';
import { criticalCss } from './critical-css.ts';

/** See https://vite.dev/guide/backend-integration. */
const manifestChunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  css: z._default(z.array(z.string()), []),
  imports: z._default(z.array(z.string()), []),
});
const manifest = z.record(z.string(), manifestChunk);
type Manifest = z.infer<typeof manifest>;

/** The chunk with everything a visitor needs; `main.tsx` only re-exports it. */
const mainName = 'main';
/** Server-rendered parts that hydrate later: their styles are needed at once. */
const laterName = 'storefront';
/** Loaded by every staff page: the frame. */
const staffNames = ['staff', laterName];

/** `index.html` inlines the visitor's styles and first script; `staff.html` preloads what every staff page needs. */
export async function makePages(folder: string): Promise<void> {
  const manifestFolder = join(folder, '.vite');
  const files = manifest.parse(JSON.parse(await readFile(join(manifestFolder, 'manifest.json'), 'utf8')));
  await rm(manifestFolder, { recursive: true });
  const main = named(files, mainName);
  const imported = main.imports.map((source) => chunkOf(files, source).file);
  const drawn = [...main.css, ...named(files, laterName).css];
  const css = (await Promise.all(drawn.map((file) => readFile(join(folder, file), 'utf8')))).join('');
  const page = {
    scripts: [main.file, ...imported].map((file) => `/${file}`),
    sheets: drawn.map((file) => `<link rel=stylesheet href=/${file} media=print>`).join(''),
    texts: { es: `/${chunkOf(files, 'src/texts/es.ts').file}` },
  };
  // The seasonal drawing can wait for the full styles.
  const critical = criticalCss(css, (await sampleMarkup(folder)).join('\n'), /^--season-mark/);
  const visitor = [
    `<style>${critical}</style>`,
    `<script>${await bundleScript('boot/visitor-entry.ts', { pageFiles: page })}</script>`,
  ];
  await writeFile(join(folder, 'index.html'), shell(visitor));
  const staff = [
    ...drawn.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script>${await bundleScript('boot/staff-entry.ts')}</script>`,
    `<script type="module" src="/${main.file}"></script>`,
    ...staffFiles(files, main.file).map((file) => `<link rel="modulepreload" href="/${file}">`),
  ];
  await writeFile(join(folder, 'staff.html'), shell(staff));
  await makeWidgetLoader(folder);
}

/** The server calls it with a `WidgetData`. */
async function makeWidgetLoader(folder: string): Promise<void> {
  const script = await bundleScript('widget/loader.ts');
  await writeFile(join(folder, 'widget.js'), `(function(rxWidgetData){${script}})`);
}

/** The server replaces the `<!--…-->` placeholders. */
function shell(head: string[]): string {
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="/favicon.svg">
<!--rx-head-->
${head.join('\n')}
</head>
<body><div id="root"><!--rx-root--></div><!--rx-boot--></body>
</html>
`;
}

function named(files: Manifest, wanted: string): Manifest[string] {
  const chunk = Object.values(files).find(({ name }) => name === wanted);
  if (!chunk) throw new Error(`The part “${wanted}” was not built.`);
  return chunk;
}

function chunkOf(files: Manifest, source: string): Manifest[string] {
  const chunk = files[source];
  if (!chunk) throw new Error(`${source} has no file of its own in the build.`);
  return chunk;
}

function staffFiles(files: Manifest, mainFile: string): string[] {
  const found = new Set([mainFile]);
  const add = (chunk: Manifest[string]) => {
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const source of chunk.imports) add(chunkOf(files, source));
  };
  for (const name of staffNames) add(named(files, name));
  return [...found].slice(1);
}

/** Language, open or closed, special day, demo. */
function sampleMarkup(folder: string): Promise<string[]> {
  const hours = [{ opens: '09:00', closes: '17:00' }];
  const store: StoreInfo = {
    name: 'Pharmacy',
    address: '1 Street, Town',
    phone: '+15555550100',
    timeZone: 'America/New_York',
    hours: {
      monday: hours,
      tuesday: hours,
      wednesday: hours,
      thursday: hours,
      friday: hours,
      saturday: [],
      sunday: [],
    },
    closures: [{ date: '2026-03-03', reason: 'a day', periods: [] }],
  };
  const boots = ['2026-03-02T15:00:00Z', '2026-03-01T15:00:00Z', '2026-06-01T03:00:00Z'].map((instant) => ({
    store: storeInfo.parse(store),
    backend: null,
    isDemo: true,
    renderedAt: Date.parse(instant),
  }));
  return renderVisitorPages(folder, boots).then((pages) => pages.flatMap((rendered) => Object.values(rendered)));
}
