import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textExtensions = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const smallestToCompressBytes = 1000;

/** Writes `.br` and `.gz` beside each text file of a folder but those below `except`, at the highest level, so that no request has to compress. */
export async function compressTexts(folder: string, except: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textExtensions.has(extname(entry.name)))
    .filter((entry) => !entry.parentPath.startsWith(except));
  await Promise.all(files.map((entry) => compressText(join(entry.parentPath, entry.name))));
}

async function compressText(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < smallestToCompressBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
