import { resolve, sep } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBucketName, isObjectKey } from './names.ts';

describe('object keys', () => {
  it.each(['a.png', 'a/b/c d.png', "it's (1).pdf", '..a', 'a..', '.hidden', 'a@b&c=$;:+,?!*_-'])('takes %j', (key) => {
    expect(isObjectKey(key)).toBe(true);
  });

  it.each([
    ...['', '/', '/a', 'a/', 'a//b', '.', '..', '../a', 'a/../b', 'a/..', './a', 'a/./b'],
    ...[
      '..\\a',
      'C:\\a',
      '\\\\host\\a',
      'a%2e%2e',
      '%2e%2e/a',
      '%252e',
      'a#b',
      'a[b',
      'a\u0000b',
      'a\nb',
      'ä',
      '\u202ea',
      '一',
    ],
    'a'.repeat(1_025),
  ])('F1 refuses %j', (key) => {
    expect(isObjectKey(key)).toBe(false);
  });

  it('F1 never takes a key that would leave a folder it was joined to', () => {
    const piece = fc.constantFrom('..', '.', '/', '//', '\\', 'a', '%2e', '\u0000', '~', ' ', '...');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const key = pieces.join('');
        if (isObjectKey(key)) expect(resolve('/root', key).startsWith(`/root${sep}`)).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('bucket names', () => {
  it.each(['chat-uploads', 'a', 'with space', 'a'.repeat(100)])('takes %j', (name) => {
    expect(isBucketName(name)).toBe(true);
  });

  it.each(['', '.', '..', 'a/b', 'a\\b', 'ä', 'a'.repeat(101)])('refuses %j', (name) => {
    expect(isBucketName(name)).toBe(false);
  });
});
