import { describe, expect, it } from 'vitest';
import { caseEn } from '../../../texts/shoes/case-en.ts';
import { digitsOf, faxText, leftOutText } from './letter-labels.ts';

describe('numbers of faxes', () => {
  it('are compared by their digits, with or without the country code', () => {
    for (const fax of ['(555) 555-0143', '+1 555.555.0143', '1-555-555-0143', '5555550143'])
      expect(digitsOf(fax)).toBe('5555550143');
    expect(digitsOf('+44 20 7946 0958')).toBe('442079460958');
  });

  it('are written as in the US', () => {
    expect(faxText('5555550143', caseEn.letters)).toBe('(555) 555-0143');
    expect(faxText('442079460958', caseEn.letters)).toBe('442079460958');
    expect(faxText(null, caseEn.letters)).toBe('number by hand');
  });
});

it('says which files an audit packet leaves out, and why', () => {
  expect(leftOutText([], caseEn.packets)).toBeNull();
  const file = { id: '1', requirement: 'order' } as const;
  expect(
    leftOutText(
      [
        { ...file, name: 'order.pdf', why: 'unverified' },
        { ...file, name: 'locked.pdf', why: 'unreadable' },
      ],
      caseEn.packets,
    ),
  ).toBe('Left out of the audit packet: order.pdf (not verified), locked.pdf (doesn’t open).');
});
