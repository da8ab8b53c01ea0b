import { expect, it } from 'vitest';
import { createImportGraph } from './imports.ts';
import { parseSource } from './parse-source.ts';
import { findMergeable } from './small-files.ts';

function find(files: Record<string, string>, tests: string[] = []): string[] {
  const sources = Object.entries(files).map(([path, text]) => parseSource(path, text));
  return findMergeable(sources, createImportGraph(sources, []), new Set(tests));
}

it('finds a small file that only one file in the same folder or above imports', () => {
  expect(
    find({
      'a/main.ts': "import './own.ts'; import './deep/own.ts'; import './shared.ts'; import '../b/above.ts';",
      'a/other.ts': "import './shared.ts';",
      'a/own.ts': 'export {};\n',
      'a/deep/own.ts': 'export {};\n',
      'a/shared.ts': '',
      'b/above.ts': '',
    }),
  ).toEqual(['a/own.ts (1) → a/main.ts', 'a/deep/own.ts (1) → a/main.ts']);
});

it('leaves large files, entries, language pairs and files with their own test', () => {
  const imports = ['large', 'words-en', 'words-es', 'tested', 'shown', 'page-limits', 'read-worker'];
  const main = `${imports.map((name) => `import './${name}.ts';`).join('\n')}\nimport('./lazy.ts');`;
  const files = Object.fromEntries([...imports, 'lazy'].map((name) => [`a/${name}.ts`, '']));
  const tests = ['a/tested.test.ts', 'a/shown.test.tsx'];
  expect(find({ 'a/main.ts': main, ...files, 'a/large.ts': '\n'.repeat(25) }, tests)).toEqual([]);
});

it('takes one language alone for no pair', () => {
  expect(find({ 'a/main.ts': "import './en.ts';", 'a/en.ts': '\n' })).toEqual(['a/en.ts (1) → a/main.ts']);
});
