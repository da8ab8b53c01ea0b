import { expect, it } from 'vitest';
import { parseSource } from './parse-source.ts';

const parse = (...lines: string[]) => parseSource('a.tsx', `${lines.join('\n')}\n`);

it('finds imports, lazy imports and files named by a URL', () => {
  const source = parse(
    "import type { A } from './a.ts';",
    "import './style.css';",
    "export { b } from '@rxweb/domain/b';",
    "const c = import('./c.ts');",
    "const d = new Worker(new URL('./d-worker.ts', import.meta.url));",
    "const e = new URL('/e', 'http://localhost');",
  );
  expect(source.imports).toEqual(['./a.ts', './style.css', '@rxweb/domain/b']);
  expect(source.lazyImports).toEqual(['./c.ts']);
  expect(source.urls).toEqual(['./d-worker.ts']);
});

it('counts the lines of functions, methods and components under the name they are known by', () => {
  const source = parse(
    'function one() {',
    '}',
    'const Two = () => (',
    '  <p>two</p>',
    ');',
    'class Three {',
    '  four() {}',
    '}',
    'interface Five {',
    '  six(): void;',
    '}',
  );
  expect(source.lines).toBe(11);
  expect(source.functions).toEqual([
    { name: 'one', line: 1, lines: 2 },
    { name: 'Two', line: 3, lines: 3 },
    { name: 'four', line: 7, lines: 1 },
  ]);
});

it('takes line comments below each other as one, and text with slashes for none', () => {
  const source = parse(
    '// First line,',
    '  // second line.',
    "const url = 'http://a'; // After code.",
    'const pattern = /[/]/* 2;',
    'const text = `// no $' + '{/* Inside. */ url} /* no */`;',
    'const page = <p>// no {/* In JSX. */}</p>;',
    '/**',
    ' * A block',
    ' * of two lines.',
    ' */',
  );
  expect(source.comments).toEqual([
    { line: 1, text: 'First line, second line.' },
    { line: 3, text: 'After code.' },
    { line: 5, text: 'Inside.' },
    { line: 6, text: 'In JSX.' },
    { line: 7, text: 'A block of two lines.' },
  ]);
});
