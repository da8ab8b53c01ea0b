import { describe, expect, it } from 'vitest';
import { isAllowedType, isInlineType, isMediaType } from './media-type.ts';

describe('media types', () => {
  it.each(['image/png', 'text/plain;charset=UTF-8', 'application/vnd.ms-excel', 'image/svg+xml; a=b'])(
    'takes %s',
    (type) => {
      expect(isMediaType(type)).toBe(true);
    },
  );

  it.each([
    '',
    'image',
    'image/',
    '/png',
    'image/png\r\nx: y',
    'ima ge/png',
    'image/png; ä',
    `image/${'x'.repeat(260)}`,
  ])('refuses %j, which could not be sent as a header again', (type) => {
    expect(isMediaType(type)).toBe(false);
  });

  it('compares the whole declared type, parameters too, and knows image/*', () => {
    const allowed = ['image/*', 'application/pdf'];
    expect(isAllowedType('image/heic', allowed)).toBe(true);
    expect(isAllowedType('application/pdf', allowed)).toBe(true);
    expect(isAllowedType('application/pdf;x=y', allowed)).toBe(false);
    expect(isAllowedType('imagex/png', allowed)).toBe(false);
    expect(isAllowedType('text/html', null)).toBe(true);
    expect(isAllowedType('text/html', [])).toBe(true);
  });

  it('F5 shows only what cannot run', () => {
    const shown = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf', 'IMAGE/PNG; a=b'];
    const kept = [
      'image/svg+xml',
      'text/html',
      'text/plain',
      'application/xml',
      'application/octet-stream',
      'image/heic',
    ];
    expect(shown.filter((type) => !isInlineType(type))).toEqual([]);
    expect(kept.filter(isInlineType)).toEqual([]);
  });
});
