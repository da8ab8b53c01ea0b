import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** What every visitor loads: all that `main.tsx` reaches by plain imports (docs/decisions/0030). */
async function firstLoad(): Promise<Set<string>> {
  const found = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (found.has(path)) return;
    found.add(path);
    if (!/\.tsx?$/.test(path)) return;
    const source = await readFile(path, 'utf8');
    // Types vanish, and what is imported by a call comes later.
    const imports = source.matchAll(/^(?:import|export)(?! type\b)[^;]*?from '([^']+)';|^import '([^']+)';/gms);
    for (const [, from, alone] of imports) await visit(resolve(from ?? alone ?? '', path));
  };
  await visit(join(import.meta.dirname, '../src/main.tsx'));
  return found;
}

function resolve(name: string, importer: string): string {
  if (name.startsWith('.')) return join(dirname(importer), name);
  return name.startsWith('@rxweb/') ? fileURLToPath(import.meta.resolve(name)) : name;
}

it('the first load brings no schemas, no backend client, no markdown and nothing of staff', async () => {
  const loaded = [...(await firstLoad())];
  expect(loaded.filter((name) => !/^[/\\]|^[A-Z]:/.test(name)).sort()).toEqual(['react', 'react-dom/client']);
  const wanted =
    /contracts\/src\/(chat-route|widget|shared\/(page|page-limits|week|language))\.ts$|domain\/src\/(text\/(phone-text|language)|store\/theme-choice)\.ts$|web\/src\//;
  expect(loaded.filter((name) => /^[/\\]|^[A-Z]:/.test(name) && !wanted.test(name))).toEqual([]);
  expect(loaded.filter((name) => /markdown|staff|session-actions|conversation\.tsx|uploads-parts/.test(name))).toEqual([
    expect.stringMatching(/use-staff-frame\.ts$/),
  ]);
});

it('no part of the browser’s code has the large form of the schema library', async () => {
  const root = join(import.meta.dirname, '../src');
  const files = (await readdir(root, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const sources = await Promise.all(files.map((name) => readFile(join(root, name), 'utf8')));
  expect(files.filter((_, index) => /from 'zod'/.test(sources[index] ?? ''))).toEqual([]);
});
