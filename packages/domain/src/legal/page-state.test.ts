import { type LegalSettings, legalPages } from '@rxweb/contracts/settings/legal';
import { expect, it } from 'vitest';
import { legalPageState } from './page-state.ts';

const notices = (count: number) =>
  ['en', ...Array.from({ length: count }, (_, index) => `a${String.fromCharCode(97 + index)}`)].map((tag) => ({
    tag,
    name: tag,
    text: 'Free help.',
  }));

it('shows drafts of what the product knows, and hides what only the owner can write', () => {
  const hidden = ['notice-of-privacy-practices', 'nondiscrimination', 'languages'];
  for (const page of legalPages)
    expect(legalPageState(page).state, page).toBe(hidden.includes(page) ? 'hidden' : 'draft');
  expect(legalPageState('nondiscrimination')).toEqual({ state: 'hidden', missing: ['legal.nondiscrimination'] });
});

it('a date alone doesn’t show a page whose words are missing', () => {
  const confirmedOn = { languages: '2026-05-04', terms: '2026-05-04' };
  expect(legalPageState('languages', { confirmedOn }).state).toBe('hidden');
  expect(legalPageState('terms', { confirmedOn })).toEqual({ state: 'confirmed', on: '2026-05-04' });
});

it.each<[string, LegalSettings, string]>([
  ['fourteen languages', { languageNotices: notices(14) }, 'hidden'],
  ['the same language twice', { languageNotices: [...notices(14), ...notices(1)] }, 'hidden'],
  ['fifteen languages without English', { languageNotices: notices(15).slice(1) }, 'hidden'],
  ['English and fifteen languages', { languageNotices: notices(15) }, 'draft'],
])('languages with %s', (_, legal, state) => {
  expect(legalPageState('languages', legal).state).toBe(state);
});
