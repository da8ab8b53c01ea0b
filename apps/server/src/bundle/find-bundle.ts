import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths are relative to the program's folder. */
export interface BundleNote {
  folder: string;
  /** Its sources; for libraries the files with their versions. */
  sources: string[];
  /** Hash of the sources' names, locations and texts. */
  hash: string;
  chunks: Record<string, string[]>;
}

export const bundlesDir = (root: string) => join(root, 'node_modules/.cache/server');
export const notePath = (root: string) => join(bundlesDir(root), 'bundle.json');
export const entryChunk = 'start.mjs';

/** The bundle's entry if complete and current; else null, and the sources run. */
export function findBundle(root: string): string | null {
  try {
    const { folder, sources, hash, chunks }: BundleNote = JSON.parse(readFileSync(notePath(root), 'utf8'));
    const isWhole = Object.keys(chunks).every((chunk) => existsSync(join(root, folder, chunk)));
    return isWhole && hashSources(root, sources) === hash ? join(root, folder, entryChunk) : null;
  } catch {
    return null;
  }
}

/** Compare texts, not times, which copies and checkouts change. It takes 20 ms. */
export function hashSources(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256').update(root);
  for (const source of sources) hash.update(`\0${source}\0`).update(readFileSync(join(root, source)));
  return hash.digest('hex');
}
