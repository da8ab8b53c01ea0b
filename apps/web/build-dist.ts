// Builds the web app into the folder named on the command line. Run by ensure-web-built.ts in a process of its own, so that
// the bundler's memory is gone when the server runs.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const textExtensions = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const smallestToCompressBytes = 1000;

const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('usage: build-dist.ts <folder>');
await build({ root: import.meta.dirname, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
await compressTexts(outDir);

/** Writes `.br` and `.gz` beside each text file once, so that no request has to. */
async function compressTexts(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textExtensions.has(extname(entry.name)));
  await Promise.all(files.map((entry) => compressText(join(entry.parentPath, entry.name))));
}

async function compressText(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < smallestToCompressBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
