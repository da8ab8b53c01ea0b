import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { authSections, serviceSections } from './sections/sections.ts';
import { sources } from './sources.ts';

const modules = join(import.meta.dirname, '..', 'node_modules');
const oldest = join(modules, 'supabase-js-2.49');
const newestOf = (name: string) => join(modules, '@supabase', name);
const oldestOf = (name: string) => (name === 'supabase-js' ? oldest : join(oldest, 'node_modules', '@supabase', name));

describe('where the suite’s shapes come from', () => {
  it('every section names it', () => {
    expect(Object.keys(sources).toSorted()).toEqual(
      [...Object.keys(authSections), ...Object.keys(serviceSections)].toSorted(),
    );
  });

  const named = Object.entries(sources).flatMap(([section, { client }]) =>
    client.flatMap((source) =>
      [newestOf, oldestOf].map((folderOf) => ({
        section,
        file: source.file,
        path: join(folderOf(source.package), source.file),
        release: folderOf === newestOf ? '2.119.0' : '2.49.4',
        words: source.words,
      })),
    ),
  );
  it.each(named)('$section: $file of $release says so', async ({ path, words }) => {
    const text = await readFile(path, 'utf8');
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });
});
