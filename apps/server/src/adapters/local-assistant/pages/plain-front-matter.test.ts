import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { listKnowledgeFiles } from '../read-knowledge.ts';
import { readPlainFrontMatter } from './plain-front-matter.ts';

const knowledgeDir = new URL('../../../../../../knowledge', import.meta.url).pathname;

function readYaml(text: string): unknown {
  const document = parseDocument(text, { schema: 'core' });
  return document.errors.length > 0 ? 'an error' : document.toJS({ maxAliasCount: 0 });
}

it('reads every page of ours as YAML does, and leaves none of them to the library', async () => {
  const files = [...(await listKnowledgeFiles(knowledgeDir, 'en')), ...(await listKnowledgeFiles(knowledgeDir, 'es'))];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const fronts = texts.map((text) => /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '');
  const left = fronts.filter((front) => {
    const plain = readPlainFrontMatter(front);
    if (plain) expect(plain).toEqual(readYaml(front));
    return plain === null;
  });
  expect(left).toEqual([]);
});

it('never reads anything otherwise than YAML does', () => {
  const piece = fc.constantFrom(
    ...[
      'id',
      'keywords',
      ':',
      ': ',
      '\n',
      '\n  - ',
      '  ',
      '[',
      ']',
      ',',
      ', ',
      ' ',
      '#',
      ' #',
      '-',
      '- ',
      "'",
      '"',
      '|',
      '>',
      '&a',
      '*a',
    ],
    ...[
      'true',
      'null',
      '~',
      '1',
      '1e3',
      '0x1',
      '.5',
      '2026-11-21',
      '2026-13-45',
      'yes',
      'No',
      'a',
      'b c',
      '¿Qué?',
      '://',
      'x:y',
      '\t',
      '\r\n',
      '{',
      '%',
      '@',
      '!',
      '?',
      '\\',
      '---',
    ],
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `id: a${pieces.join('')}\nkeywords: [a${pieces.join('')}]`),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `keywords:\n  - a${pieces.join('')}`),
  );
  fc.assert(
    fc.property(text, (source) => {
      const plain = readPlainFrontMatter(source);
      if (plain) expect(plain).toEqual(readYaml(source));
    }),
    { numRuns: 5_000 },
  );
});
