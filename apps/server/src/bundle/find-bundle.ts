import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is written beside a bundle. Paths are relative to the program's folder. */
export interface BundleNote {
  /** Of the bundle. */
  folder: string;
  /** What it was made from; of libraries what says their versions. */
  sources: string[];
  /** Of the sources' names, places and texts. */
  hash: string;
  /** Each file of the bundle, with the modules that are in it. */
  chunks: Record<string, string[]>;
}

/** Where bundles of the program in `root` are kept. */
export const bundlesDir = (root: string) => join(root, 'node_modules/.cache/server');
/** Says which of them is in use. */
export const notePath = (root: string) => join(bundlesDir(root), 'bundle.json');
/** The chunk that a start begins with. */
export const entryChunk = 'start.mjs';

/** The entry of the kept bundle, if it is whole and was made from the sources as they are now. Else null: then the sources are run. */
export function findBundle(root: string): string | null {
  try {
    const { folder, sources, hash, chunks }: BundleNote = JSON.parse(readFileSync(notePath(root), 'utf8'));
    const isWhole = Object.keys(chunks).every((chunk) => existsSync(join(root, folder, chunk)));
    return isWhole && hashSources(root, sources) === hash ? join(root, folder, entryChunk) : null;
  } catch {
    return null;
  }
}

/** The texts themselves are read, not their times: a copy, a checkout or an unpacked image has any. It takes 20 ms. */
export function hashSources(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256').update(root);
  for (const source of sources) hash.update(`\0${source}\0`).update(readFileSync(join(root, source)));
  return hash.digest('hex');
}
