import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expandAnyCase } from './any-case.ts';

const matches = (source: string, text: string) => new RegExp(source, 'u').test(text);

describe('groups that are read in any case', () => {
  it.each([
    ['(?i:do|does) (?:the )?[A-Z]', '(?:[dD][oO]|[dD][oO][eE][sS]) (?:the )?[A-Z]'],
    [
      String.raw`(?<!(?i:its|it's) )\p{Lu}(?i: ?s[oó] [a-e]{2})x`,
      String.raw`(?<!(?:[iI][tT][sS]|[iI][tT]'[sS]) )\p{Lu}(?: ?[sS][oóOÓ] [a-eA-E]{2})x`,
    ],
    [
      String.raw`(?i:(?:drive[- ]?thru|\p{L}{3,9}\.|a\d) ok)`,
      String.raw`(?:(?:[dD][rR][iI][vV][eE][- ]?[tT][hH][rR][uU]|\p{L}{3,9}\.|[aA]\d) [oO][kK])`,
    ],
  ])('%s', (source, expanded) =>
    expect(expandAnyCase(source).replaceAll('óO', 'Oó')).toBe(expanded.replaceAll('óO', 'Oó')),
  );

  it('match the same, whatever the case', () => {
    const words = fc.constantFrom('do', 'does', 'Ana', 'do the', 'EL', 'niño', 'ÑANDÚ', 'a-b', 'q9');
    fc.assert(
      fc.property(
        words,
        fc.array(fc.constantFrom('Do ', 'dOES ', 'x ', 'el ', 'NIÑO', 'ñandú ', 'A-B', 'Q9')),
        (word, text) => {
          expect(matches(expandAnyCase(`(?i:${word})`), text.join(''))).toBe(
            new RegExp(word, 'iu').test(text.join('')),
          );
        },
      ),
    );
  });
});
