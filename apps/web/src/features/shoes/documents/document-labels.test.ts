import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import type { StoreInfo } from '@rxweb/contracts/store';
import { expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { caseEn } from '../../../texts/shoes/case-en.ts';
import { shoesEn } from '../../../texts/shoes/shoes-en.ts';
import { documentFacts, uploadErrorText, verifiedText } from './document-labels.ts';

const store = { timeZone: 'America/Los_Angeles' } as StoreInfo;
const dana = { id: '1', name: 'Dana' };
const document: ShoeDocument = {
  id: 'd',
  requirement: 'order',
  name: 'order.pdf',
  type: 'application/pdf',
  size: 1_240_000,
  pages: 3,
  dated: null,
  author: null,
  credential: null,
  signed: null,
  addedAt: '2026-05-18T06:59:59Z',
  addedBy: dana,
  verifiedAt: null,
  verifiedBy: null,
};

it('says size, pages, and who added a document on which day of the store', () => {
  expect(documentFacts(document, store, caseEn, shoesEn)).toBe('1.2 MB, 3 pages, added by Dana on Sun, May 17, 2026');
  expect(documentFacts({ ...document, pages: 1 }, store, caseEn, shoesEn)).toContain(', 1 page, ');
  expect(documentFacts({ ...document, pages: null }, store, caseEn, shoesEn)).toBe(
    '1.2 MB, added by Dana on Sun, May 17, 2026',
  );
});

it('says who verified it, also when that account is gone', () => {
  expect(verifiedText(document, store, caseEn, shoesEn)).toBeNull();
  const verified = { ...document, verifiedAt: '2026-05-18T20:00:00Z', verifiedBy: dana };
  expect(verifiedText(verified, store, caseEn, shoesEn)).toBe('Verified by Dana on Mon, May 18, 2026');
  expect(verifiedText({ ...verified, verifiedBy: { id: '2', name: null } }, store, caseEn, shoesEn)).toContain(
    'Deleted account',
  );
});

it('says why a file was not stored', () => {
  const failure = (code: ApiError['code']) => uploadErrorText(new ApiError(code, 0, ''));
  expect(failure('network')).toBe('Network error. Please check your connection and try again.');
  expect(failure('payload_too_large')).toBe('File too large. Please select a smaller file.');
  expect(failure('storage_full')).toBe('Storage quota exceeded. Please free up space.');
  expect(failure('unsupported_media_type')).toContain('isn’t a PDF, JPEG or PNG');
  expect(uploadErrorText(new Error('?'))).toBe('Upload failed');
});
