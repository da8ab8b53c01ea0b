import { describe, expect, it } from 'vitest';
import { isNotModified, isRangeCurrent } from './conditional.ts';

const current = { eTag: '"abc"', lastModified: new Date('2026-11-20T10:00:00.700Z') };

describe('conditional requests', () => {
  it.each([
    [{}, false],
    [{ 'if-none-match': '"abc"' }, true],
    [{ 'if-none-match': 'W/"abc"' }, true],
    [{ 'if-none-match': '"x", "abc"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"x"' }, false],
    [{ 'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT' }, true],
    [{ 'if-modified-since': 'Fri, 20 Nov 2026 09:59:59 GMT' }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
    // The tag wins over the date.
    [{ 'if-none-match': '"x"', 'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT' }, false],
  ])('%j: unchanged is %s', (headers, expected) => {
    expect(isNotModified(headers, current)).toBe(expected);
  });

  it.each([
    [undefined, true],
    ['"abc"', true],
    ['"old"', false],
    ['W/"abc"', false],
    ['Fri, 20 Nov 2026 10:00:00 GMT', true],
    ['Fri, 20 Nov 2026 09:00:00 GMT', false],
  ])('if-range %s: a part may be sent is %s', (ifRange, expected) => {
    expect(isRangeCurrent(ifRange, current)).toBe(expected);
  });
});
