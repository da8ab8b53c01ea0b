import type { ImportGraph } from './imports.ts';
import type { Source } from './parse-source.ts';

const featureFile = /^apps\/(server|web)\/src\/features\//;

/** Places that should not know the features by name. */
const readers: [name: string, path: RegExp][] = [
  ['app.ts', /^apps\/server\/src\/(program\/)?app\.ts$/],
  ['context.ts', /^apps\/server\/src\/(program\/)?context\.ts$/],
  ['commands', /^apps\/server\/src\/commands\//],
  ['staff-routes.tsx', /^apps\/web\/src\/app\/(.+\/)?staff-routes\.tsx$/],
];

/** The import statements and lazy imports of features, a line each. */
export function findFeatureImports(
  sources: readonly Source[],
  graph: ImportGraph,
): { name: string; places: string[] }[] {
  return readers.map(([name, pattern]) => ({
    name,
    places: sources
      .filter(({ path }) => pattern.test(path))
      .flatMap(({ path, imports, lazyImports }) =>
        [...imports, ...lazyImports].flatMap((specifier) => {
          const target = graph.resolve(path, specifier);
          return target !== null && featureFile.test(target) ? [`${path} → ${target}`] : [];
        }),
      ),
  }));
}
