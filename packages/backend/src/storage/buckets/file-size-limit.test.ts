import { describe, expect, it } from 'vitest';
import { parseFileSizeLimit } from './file-size-limit.ts';

describe('the size limit of a bucket', () => {
  it.each([
    [null, null],
    [0, 0],
    [10_485_760, 10_485_760],
    ['3B', 3],
    ['30KB', 30_000],
    ['1.5mb', 1_500_000],
    ['1000', 1_000],
  ])('%j is %j bytes', (value, expected) => {
    expect(parseFileSizeLimit(value)).toBe(expected);
  });

  it.each(['', 'a lot', '5TB', -1, Number.NaN, true, {}])('%j is refused', (value) => {
    expect(() => parseFileSizeLimit(value)).toThrow('Invalid file size format');
  });

  it('stays within what the server takes', () => {
    expect(() => parseFileSizeLimit('1GB')).toThrow('exceeded the maximum allowed size');
  });
});
