import { posix } from 'node:path';
import type { Measure } from './compare.ts';
import { copyPatterns, findCopies } from './copies.ts';
import { findFeatureImports } from './feature-imports.ts';
import { createImportGraph, type ImportGraph, readPackageExports } from './imports.ts';
import { type Arrow, findCircles, findUpward, type Layers, readLayers, roomOf } from './layers.ts';
import type { Source } from './parse-source.ts';
import { isTestHelper, readSources } from './read-sources.ts';
import { findMergeable } from './small-files.ts';
import { countWords, describeComment, readWords, wordPattern } from './wording.ts';

const maxFilesInFolder = 30;
const maxFilesOf: Record<string, number> = { 'apps/web/src/ui': 50 };
const maxFunctionLines = 60;
const maxCommentWords = 40;

/** All figures of a checkout. */
export async function measure(root: string): Promise<Measure[]> {
  const [{ program, others, tests }, packages, layers, words] = await Promise.all([
    readSources(root),
    readPackageExports(root),
    readLayers(root),
    readWords(root),
  ]);
  const graph = createImportGraph([...program, ...others], packages);
  return [
    ...measureLayers(program, others, graph, layers),
    ...findFeatureImports(program, graph).map(({ name, places }) => guarded(`features imported by ${name}`, places)),
    guarded('folders with too many files', findFullFolders(program)),
    guarded('small files with one importer', findMergeable(program, graph, tests)),
    ...copyPatterns.map((copy) => guarded(`copies: ${copy.name}`, findCopies(withoutScripts(program), copy))),
    guarded(`functions over ${maxFunctionLines} lines`, findLongFunctions(program)),
    ...measureComments(program, wordPattern(words)),
    ...measureSize(program),
  ];
}

function guarded(name: string, places: string[]): Measure {
  return { name, value: places.length, places, isGuarded: true };
}

function shown(name: string, value: number): Measure {
  return { name, value, places: [], isGuarded: false };
}

/** The copies' patterns would find themselves. */
function withoutScripts(sources: readonly Source[]): Source[] {
  return sources.filter(({ path }) => !path.startsWith('scripts/'));
}

function measureLayers(
  program: readonly Source[],
  others: readonly Source[],
  graph: ImportGraph,
  layers: Layers,
): Measure[] {
  const inSource = [...program, ...others.filter(({ path }) => isTestHelper(path))];
  const arrows: Arrow[] = inSource.flatMap(({ path, imports, lazyImports, urls }) =>
    [...imports, ...lazyImports, ...urls].flatMap((specifier) => {
      const target = graph.resolve(path, specifier);
      return target === null ? [] : [{ from: path, to: target }];
    }),
  );
  const roots = new Set(program.flatMap(({ path }) => /^(?:apps|packages)\/[^/]+\/src(?=\/)/.exec(path)?.[0] ?? []));
  const unlayered = program.filter(({ path }) => roomOf(path, layers)?.layer === null);
  return [
    guarded(
      'source roots without layers',
      [...roots].filter((root) => !(root in layers)),
    ),
    guarded(
      'files without a layer',
      unlayered.map(({ path }) => path),
    ),
    guarded('upward imports', findUpward(arrows, layers)),
    guarded('circles between folders', findCircles(arrows, layers)),
  ];
}

function findFullFolders(program: readonly Source[]): string[] {
  const folders = Map.groupBy(program, ({ path }) => posix.dirname(path));
  return [...folders]
    .filter(([folder, files]) => files.length > (maxFilesOf[folder] ?? maxFilesInFolder))
    .map(([folder, files]) => `${folder}: ${files.length}`);
}

function findLongFunctions(program: readonly Source[]): string[] {
  return program.flatMap(({ path, functions }) =>
    functions
      .filter(({ lines }) => lines > maxFunctionLines)
      .map(({ name, line, lines }) => `${path}:${line}: ${name} (${lines})`),
  );
}

function measureComments(program: readonly Source[], listed: RegExp): Measure[] {
  const comments = program.flatMap(({ path, comments }) => comments.map((comment) => ({ path, comment })));
  const find = (isFound: (text: string) => boolean) =>
    comments.filter(({ comment }) => isFound(comment.text)).map(({ path, comment }) => describeComment(path, comment));
  const words = sum(comments.map(({ comment }) => countWords(comment.text)));
  const perThousandLines = Math.round((1_000 * words) / sum(program.map(({ lines }) => lines)));
  const isLong = (text: string) => countWords(text) > maxCommentWords;
  return [
    guarded(`comments over ${maxCommentWords} words`, find(isLong)),
    guarded('comments with a listed word', find(listed.test.bind(listed))),
    { name: 'comment words in 1,000 lines', value: perThousandLines, places: [], isGuarded: true },
    shown('comment words', words),
    shown('comments', comments.length),
  ];
}

function measureSize(program: readonly Source[]): Measure[] {
  const lines = program.map((source) => source.lines).sort((a, b) => a - b);
  const share = (part: number) => lines[Math.floor(lines.length * part)] ?? 0;
  return [
    shown('program files', lines.length),
    shown('program lines', sum(lines)),
    shown('lines of a file, median', share(0.5)),
    shown('lines of a file, p90', share(0.9)),
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
