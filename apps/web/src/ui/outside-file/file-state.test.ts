import { expect, it } from 'vitest';
import { infectedText, refusalText, scanText, warningText } from './file-state.ts';

it('F10 says of each file what the scanner said', () => {
  const texts = (['unscanned', 'pending', 'clean', 'infected', 'failed'] as const).map((scan) =>
    scanText({ scan, isDeleted: false }),
  );
  expect(texts).toEqual([
    'Not scanned',
    'Waiting for the virus scan',
    'No malware found',
    'Contains malware',
    'Couldn’t be scanned',
  ]);
  expect(scanText({ scan: 'infected', isDeleted: true })).toBe('Deleted');
});

it('F10 names the malware, also after the file is gone', () => {
  const infected = { scan: 'infected', found: 'Win.Test-1', isDeleted: false } as const;
  expect(infectedText(infected)).toBe('This file contains malware (Win.Test-1). It can’t be opened.');
  expect(infectedText({ ...infected, isDeleted: true })).toBe('Deleted because it contained malware (Win.Test-1).');
  expect(infectedText({ ...infected, found: null })).toBe('This file contains malware. It can’t be opened.');
  expect(infectedText({ scan: 'clean', found: null, isDeleted: false })).toBeNull();
});

it('F10 warns before every original, and never calls one safe', () => {
  expect(warningText({ scan: 'unscanned' })).toContain('No virus scanner has checked it.');
  expect(warningText({ scan: 'clean' })).toContain('no scanner finds everything');
});

it('repeats only what the server says about the file', () => {
  const error = (code: string) => Object.assign(new Error('Words.'), { code });
  expect([error('file_blocked'), error('file_unscanned'), error('internal'), 'x'].map(refusalText)).toEqual([
    'Words.',
    'Words.',
    null,
    null,
  ]);
});
