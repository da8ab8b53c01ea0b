import { dirname, join, normalize } from 'node:path';

/** The files of the repository with their text, by path from the root. */
export type Sources = ReadonlyMap<string, string>;

interface FoundTests {
  /** Nearest first. */
  tests: string[];
  /** How many more tests reach the change from farther away. */
  farther: number;
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const featureOf = (path: string) => path.match(/\/features\/([^/]+)\//)?.[1];
const importPattern = /(?:from|import|import\()\s*'([^']+)'|new URL\('(\.[^']+)', import\.meta\.url\)/g;
/** A file that imports this many features only lists them. */
const featuresOfRoot = 3;

/**
 * The tests of a changed feature, those that name a changed file that is not a module, and those that import a changed file, directly
 * or not.
 */
export function findTests(sources: Sources, changed: readonly string[], limit: number): FoundTests {
  const importers = findImporters(sources);
  const distances = new Map(changed.map((path) => [path, 0]));
  const queue = [...changed];
  for (const path of queue) {
    if (isCompositionRoot(path)) continue;
    for (const importer of importers.get(path) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, (distances.get(path) ?? 0) + 1);
      queue.push(importer);
    }
  }
  const features = new Set(changed.map(featureOf));
  const names = changed.filter((path) => !importers.has(path) && !isTest(path)).map(baseName);
  for (const [path, text] of sources) {
    if (!isTest(path)) continue;
    const feature = featureOf(path);
    if ((feature && features.has(feature)) || names.some((name) => text.includes(name)))
      distances.set(path, Math.min(distances.get(path) ?? 1, 1));
  }
  const found = [...distances].filter(([path]) => isTest(path) && sources.has(path)).sort(([, a], [, b]) => a - b);
  return { tests: found.slice(0, limit).map(([path]) => path), farther: Math.max(0, found.length - limit) };

  function isCompositionRoot(path: string): boolean {
    if (featureOf(path)) return false;
    const imported = importsOf(path, sources).map(featureOf);
    return new Set(imported.filter(Boolean)).size >= featuresOfRoot;
  }
}

function findImporters(sources: Sources): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const path of sources.keys())
    for (const imported of importsOf(path, sources)) {
      const others = importers.get(imported);
      if (others) others.push(path);
      else importers.set(imported, [path]);
    }
  return importers;
}

/** The repository's files that a file imports. */
function importsOf(path: string, sources: Sources): string[] {
  const specifiers = [...(sources.get(path) ?? '').matchAll(importPattern)].map(([, name, url]) => name ?? url ?? '');
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier.split('?')[0] ?? ''));
    return resolvePackage(specifier, sources) ?? [];
  });
}

/** `@rxweb/domain/shoes` by the `exports` of that workspace's package.json. */
function resolvePackage(specifier: string, sources: Sources): string | undefined {
  const [, workspace, rest] = specifier.match(/^@rxweb\/([^/]+)(?:\/(.+))?$/) ?? [];
  if (!workspace) return undefined;
  const folder = [`packages/${workspace}`, `apps/${workspace}`].find((place) => sources.has(`${place}/package.json`));
  if (!folder) return undefined;
  const { exports = {} } = JSON.parse(sources.get(`${folder}/package.json`) ?? '{}');
  for (const [pattern, target] of Object.entries<string>(exports)) {
    const [before = '', after] = pattern.split('*');
    const wanted = rest ? `./${rest}` : '.';
    if (after === undefined ? wanted !== pattern : !(wanted.startsWith(before) && wanted.endsWith(after))) continue;
    const star = after === undefined ? '' : wanted.slice(before.length, wanted.length - after.length);
    const path = normalize(join(folder, target.replaceAll('*', star)));
    if (sources.has(path)) return path;
  }
  return undefined;
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
