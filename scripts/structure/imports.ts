import { glob, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Source } from './parse-source.ts';

/** What a package offers by which name: `@rxweb/domain/*` and `packages/domain/src/*.ts`. */
export type PackageExports = [name: string, path: string][];

/** Imports between the checkout's own files. */
export interface ImportGraph {
  /** The file that a file names, or null when it is a library or not code. */
  resolve(from: string, specifier: string): string | null;
  /** The files that import a file, each once. */
  importersOf(path: string): string[];
  /** Files loaded by `import()` or named by a URL: workers, processes and lazy parts. */
  entries: Set<string>;
}

export async function readPackageExports(root: string): Promise<PackageExports> {
  const found: PackageExports = [];
  for await (const file of glob('{packages,apps}/*/package.json', { cwd: root })) {
    const { name, exports = {} }: { name: string; exports?: Record<string, string> } = JSON.parse(
      await readFile(root + file, 'utf8'),
    );
    for (const [key, target] of Object.entries(exports)) {
      found.push([posix.join(name, key), posix.join(posix.dirname(file), target)]);
    }
  }
  return found;
}

export function createImportGraph(sources: readonly Source[], packages: PackageExports): ImportGraph {
  const files = new Set(sources.map(({ path }) => path));
  const resolve = (from: string, specifier: string) => {
    const path = specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : resolvePackage(specifier, packages);
    return path !== null && files.has(path) ? path : null;
  };
  const importers = new Map<string, Set<string>>();
  const entries = new Set<string>();
  for (const { path, imports, lazyImports, urls } of sources) {
    for (const specifier of [...imports, ...lazyImports]) {
      const target = resolve(path, specifier);
      if (target !== null) importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
    for (const specifier of [...lazyImports, ...urls]) {
      const target = resolve(path, specifier);
      if (target !== null) entries.add(target);
    }
  }
  return { resolve, importersOf: (path) => [...(importers.get(path) ?? [])], entries };
}

function resolvePackage(specifier: string, packages: PackageExports): string | null {
  for (const [name, path] of packages) {
    if (name === specifier) return path;
    const prefix = name.endsWith('*') ? name.slice(0, -1) : null;
    if (prefix !== null && specifier.startsWith(prefix)) return path.replace('*', specifier.slice(prefix.length));
  }
  return null;
}
