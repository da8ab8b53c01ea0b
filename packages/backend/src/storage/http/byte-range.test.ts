import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

describe('byte ranges of a ten-byte object', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-3', { first: 0, last: 3 }],
    ['bytes=9-9', { first: 9, last: 9 }],
    ['bytes=4-', { first: 4, last: 9 }],
    ['bytes=4-400', { first: 4, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-30', { first: 0, last: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-20', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-4', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,3-4', 'whole'],
    ['items=0-3', 'whole'],
    ['bytes=a-b', 'whole'],
    ['bytes=99999999999999999999-', 'whole'],
  ])('%s is %j', (header, expected) => {
    expect(parseByteRange(header, 10)).toEqual(expected);
  });

  it('has nothing to give of an empty object', () => {
    expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseByteRange('bytes=-5', 0)).toBe('unsatisfiable');
  });

  it('never points outside the object', () => {
    const header = fc.tuple(fc.option(fc.nat(), { nil: '' }), fc.option(fc.nat(), { nil: '' }));
    fc.assert(
      fc.property(header, fc.nat(2 ** 31), ([from, to], size) => {
        const range = parseByteRange(`bytes=${from}-${to}`, size);
        if (typeof range === 'string') return;
        expect(range.first).toBeGreaterThanOrEqual(0);
        expect(range.last).toBeGreaterThanOrEqual(range.first);
        expect(range.last).toBeLessThan(size);
      }),
      { numRuns: 2_000 },
    );
  });
});
