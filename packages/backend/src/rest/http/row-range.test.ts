import { describe, expect, it } from 'vitest';
import { chooseRange, describeRange } from './row-range.ts';

describe('the range of rows', () => {
  it.each([
    [{}, { offset: 0, limit: 1_000 }],
    [{ limit: 5 }, { offset: 0, limit: 5 }],
    [{ limit: 0 }, { offset: 0, limit: 0 }],
    [
      { limit: 5_000, offset: 3 },
      { offset: 3, limit: 1_000 },
    ],
    [
      { offset: -2, limit: 5 },
      { offset: 0, limit: 3 },
    ],
    [{ rangeHeader: '2-4' }, { offset: 2, limit: 3 }],
    [{ rangeHeader: '2-' }, { offset: 2, limit: 1_000 }],
    [{ rangeHeader: 'bytes=0-1' }, { offset: 0, limit: 1_000 }],
    [
      { rangeHeader: '0-9', limit: 4, offset: 8 },
      { offset: 8, limit: 2 },
    ],
    [{ offset: Number.MAX_SAFE_INTEGER }, { offset: Number.MAX_SAFE_INTEGER, limit: 1_000 }],
  ])('of %j is %j', (wishes, range) => {
    expect(chooseRange(wishes, 1_000)).toEqual(range);
  });

  it.each([
    [{ limit: -1 }, 'Limit should be greater than or equal to zero.'],
    [
      { rangeHeader: '5-2' },
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    ],
    [
      { rangeHeader: '0-2', offset: 7 },
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    ],
  ])('of %j is none', (wishes, details) => {
    const failure = { status: 416, code: 'PGRST103', message: 'Requested range not satisfiable', details };
    expect(() => chooseRange(wishes, 1_000)).toThrow(expect.objectContaining({ failure }));
  });

  it.each([
    [0, 3, null, 200, '0-2/*'],
    [0, 0, null, 200, '*/*'],
    [0, 3, 3, 200, '0-2/3'],
    [1, 2, 3, 206, '1-2/3'],
    [3, 0, 3, 206, '*/3'],
    [0, 0, 0, 200, '*/0'],
  ])('from %i with %i rows of %j is reported as %i %s', (offset, rows, total, status, contentRange) => {
    expect(describeRange(offset, rows, total)).toEqual({ status, contentRange });
  });

  it('does not begin behind the last row', () => {
    expect(() => describeRange(4, 0, 3)).toThrow('Requested range not satisfiable');
  });
});
