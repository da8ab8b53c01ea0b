import { posix } from 'node:path';
import type { ImportGraph } from './imports.ts';
import type { Source } from './parse-source.ts';

const maxLines = 24;
/** Kept apart so that the first page loads no more than it needs. */
const keptForBytes = /\/(page|theme)-limits\.ts$/;
const language = /(^|[/-])(en|es)\.tsx?$/;
const processEntry = /-(worker|process)\.[jt]sx?$/;

/** Small files that only one file imports, in the same folder or above: they could be a part of it. */
export function findMergeable(sources: readonly Source[], graph: ImportGraph, tests: ReadonlySet<string>): string[] {
  const paths = new Set(sources.map(({ path }) => path));
  return sources.flatMap(({ path, lines }) => {
    if (lines > maxLines || isException(path, paths, tests) || graph.entries.has(path)) return [];
    const [importer, ...more] = graph.importersOf(path);
    if (importer === undefined || more.length > 0) return [];
    return path.startsWith(`${posix.dirname(importer)}/`) ? [`${path} (${lines}) → ${importer}`] : [];
  });
}

function isException(path: string, paths: ReadonlySet<string>, tests: ReadonlySet<string>): boolean {
  return (
    keptForBytes.test(path) ||
    processEntry.test(path) ||
    isLanguagePair(path, paths) ||
    tests.has(path.replace(/\.([jt]sx?)$/, '.test.$1')) ||
    tests.has(path.replace(/\.[jt]sx?$/, '.test.ts')) ||
    tests.has(path.replace(/\.[jt]sx?$/, '.test.tsx'))
  );
}

function isLanguagePair(path: string, paths: ReadonlySet<string>): boolean {
  const [, start = '', own] = language.exec(path) ?? [];
  if (own === undefined) return false;
  const other = path.replace(language, `${start}${own === 'en' ? 'es' : 'en'}${posix.extname(path)}`);
  return paths.has(other);
}
