import { type LegalSettings, legalPages, legalSettings } from '@rxweb/contracts/settings/legal';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bindingPages, markLegalPage } from './not-applicable.ts';
import { legalPageState, shownLegalPages } from './page-state.ts';

const notices = (count: number) =>
  ['en', ...Array.from({ length: count }, (_, index) => `a${String.fromCharCode(97 + index)}`)].map((tag) => ({
    tag,
    name: tag,
    text: 'Free help.',
  }));

it('shows drafts of what the product knows, and hides what only the owner can write', () => {
  const hidden = ['notice-of-privacy-practices', 'nondiscrimination', 'languages'];
  for (const page of legalPages)
    expect(legalPageState(page, {}, []).state, page).toBe(hidden.includes(page) ? 'hidden' : 'draft');
  expect(legalPageState('nondiscrimination', {}, [])).toEqual({
    state: 'hidden',
    missing: ['legal.nondiscrimination'],
  });
});

it('a date alone doesn’t show a page whose words are missing', () => {
  const confirmedOn = { languages: '2026-05-04', terms: '2026-05-04' };
  expect(legalPageState('languages', { confirmedOn }, []).state).toBe('hidden');
  expect(legalPageState('terms', { confirmedOn }, [])).toEqual({ state: 'confirmed', on: '2026-05-04' });
});

it.each<[string, LegalSettings, string]>([
  ['fourteen languages', { languageNotices: notices(14) }, 'hidden'],
  ['the same language twice', { languageNotices: [...notices(14), ...notices(1)] }, 'hidden'],
  [
    'one of the fifteen in two scripts',
    { languageNotices: [...notices(14), { tag: 'aa-Latn', name: 'aa', text: 'Free help.' }] },
    'hidden',
  ],
  ['fifteen languages without English', { languageNotices: notices(15).slice(1) }, 'hidden'],
  ['English and fifteen languages', { languageNotices: notices(15) }, 'draft'],
])('languages with %s', (_, legal, state) => {
  expect(legalPageState('languages', legal, []).state).toBe(state);
});

it('a page that doesn’t apply is out of sight with its reason, and comes back with its words and their confirmation', () => {
  const mark = { on: '2026-11-23', reason: 'No federal money.' };
  const words = { en: 'Words.' };
  const legal: LegalSettings = {
    nondiscrimination: { statement: words, aids: words },
    confirmedOn: { nondiscrimination: '2026-05-04' },
  };
  const marked = markLegalPage(legal, 'nondiscrimination', mark);
  expect(legalPageState('nondiscrimination', marked, [])).toEqual({ state: 'notApplicable', ...mark });
  expect(shownLegalPages(marked, [])).toEqual(['privacy', 'terms', 'sms-terms', 'accessibility']);
  const back = markLegalPage(marked, 'nondiscrimination', null);
  expect(back).toEqual(legal);
  expect(legalPageState('nondiscrimination', back, [])).toEqual({ state: 'confirmed', on: '2026-05-04' });
});

it('S27-110 pages that always apply stay, whatever is marked', () => {
  const always = ['privacy', 'terms'] as const;
  expect(bindingPages({ sendsTexts: false, writesClaims: false })).toEqual(always);
  expect(bindingPages({ sendsTexts: true, writesClaims: false })).toEqual([...always, 'sms-terms']);
  expect(bindingPages({ sendsTexts: false, writesClaims: true })).toEqual([...always, 'notice-of-privacy-practices']);
  const legal = markLegalPage({}, 'sms-terms', { on: '2026-11-23', reason: 'No texts.' });
  expect(legalPageState('sms-terms', legal, [...always, 'sms-terms'])).toEqual({ state: 'draft' });
  for (const page of always) {
    const parsed = z.safeParse(legalSettings, { notApplicable: { [page]: { on: '2026-11-23', reason: 'No.' } } });
    expect(parsed.success, page).toBe(false);
  }
});
