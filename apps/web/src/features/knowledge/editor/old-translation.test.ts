import type { PageVersion } from '@rxweb/contracts/knowledge';
import { expect, it } from 'vitest';
import { isOldTranslation, saysSomethingNew } from './old-translation.ts';

const page = {
  title: 'Hours',
  reviewed: '2026-05-01',
  questions: ['When are you open?'],
  keywords: [],
  answer: 'At 8.',
};
const version = (part: Partial<PageVersion> = {}): PageVersion => ({
  version: 1,
  page,
  isDraft: false,
  origin: 'edit',
  savedAt: '2026-05-01T10:00:00Z',
  savedBy: null,
  savedByName: null,
  ...part,
});
const now = new Date('2026-05-06T10:00:00Z');

it('finds new words by what was last published, not by a draft', () => {
  const before = [version({ isDraft: true, page: { ...page, answer: 'At 9.' } }), version()];
  expect(saysSomethingNew(before, 'At 9.')).toBe(true);
  expect(saysSomethingNew(before, page.answer)).toBe(false);
  expect(saysSomethingNew([], page.answer)).toBe(false);
});

it('names a translation that is published and was not changed in the same work', () => {
  expect(isOldTranslation([version()], now)).toBe(true);
  expect(isOldTranslation([version({ savedAt: '2026-05-06T09:30:00Z' })], now)).toBe(false);
  expect(isOldTranslation([version({ page: null })], now)).toBe(false);
  expect(isOldTranslation([version({ isDraft: true })], now)).toBe(false);
});
