import { expect, it } from 'vitest';
import { findFeatureImports } from './feature-imports.ts';
import { createImportGraph, type PackageExports } from './imports.ts';
import { parseSource } from './parse-source.ts';

const packages: PackageExports = [
  ['@rxweb/domain/*', 'packages/domain/src/*.ts'],
  ['@rxweb/backend', 'packages/backend/src/create-backend.ts'],
];

function graphOf(files: Record<string, string>) {
  const sources = Object.entries(files).map(([path, text]) => parseSource(path, text));
  return { sources, graph: createImportGraph(sources, packages) };
}

it('follows relative paths and the names that packages export', () => {
  const { graph } = graphOf({
    'apps/web/src/a.ts': "import '../src/b.ts'; import '@rxweb/domain/sms/state'; import 'react'; import './a.css';",
    'apps/web/src/b.ts': "import './a.ts'; import '@rxweb/backend';",
    'packages/domain/src/sms/state.ts': '',
    'packages/backend/src/create-backend.ts': '',
  });
  expect(graph.resolve('apps/web/src/a.ts', 'react')).toBeNull();
  expect(graph.resolve('apps/web/src/a.ts', './a.css')).toBeNull();
  expect(graph.importersOf('apps/web/src/b.ts')).toEqual(['apps/web/src/a.ts']);
  expect(graph.importersOf('packages/domain/src/sms/state.ts')).toEqual(['apps/web/src/a.ts']);
  expect(graph.importersOf('packages/backend/src/create-backend.ts')).toEqual(['apps/web/src/b.ts']);
});

it('knows lazy parts and workers as entries', () => {
  const { graph } = graphOf({
    'a.ts': "import('./lazy.ts'); new URL('./worker.ts', import.meta.url); import './b.ts';",
    'b.ts': '',
    'lazy.ts': '',
    'worker.ts': '',
  });
  expect([...graph.entries]).toEqual(['lazy.ts', 'worker.ts']);
});

it('counts imports of features before and after the program has a folder', () => {
  const { sources, graph } = graphOf({
    'apps/server/src/app.ts': "import './features/chat/a.ts'; import './start.ts';",
    'apps/server/src/program/app.ts': "import '../features/chat/a.ts';",
    'apps/server/src/start.ts': "import './features/chat/a.ts';",
    'apps/server/src/features/chat/a.ts': '',
    'apps/web/src/app/router/staff-routes.tsx': "const page = () => import('../../features/sms/page.tsx');",
    'apps/web/src/features/sms/page.tsx': '',
  });
  const counts = findFeatureImports(sources, graph).map(({ name, places }) => [name, places.length]);
  expect(counts).toEqual([
    ['app.ts', 2],
    ['context.ts', 0],
    ['commands', 0],
    ['staff-routes.tsx', 1],
  ]);
});
