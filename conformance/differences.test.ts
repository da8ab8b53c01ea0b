import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { differences } from './differences.ts';

it('the page about the backend names every difference that the checks know, in their words', async () => {
  const page = await readFile(join(import.meta.dirname, '..', 'docs', 'backend.md'), 'utf8');
  for (const { call, embedded, supabase, why } of Object.values(differences)) {
    expect(page).toContain(`| ${[call, embedded, supabase, why].join(' | ')} |`);
  }
});
