import { type LegalSettings, legalPages } from '@rxweb/contracts/settings/legal';
import { expect, it } from 'vitest';
import { legalPageGaps } from './page-gaps.ts';

it('a new store has three pages to fill in, and confirms the others', () => {
  const gaps = Object.fromEntries(legalPages.map((page) => [page, legalPageGaps(page, {}, [])]));
  expect(gaps).toEqual({
    privacy: ['unconfirmed'],
    terms: ['unconfirmed'],
    'sms-terms': ['unconfirmed'],
    'notice-of-privacy-practices': ['missing'],
    nondiscrimination: ['missing'],
    languages: ['missing'],
    accessibility: ['unconfirmed', 'noEmail', 'noAnswerTime'],
  });
});

it('own words without Spanish are named, even on a confirmed page', () => {
  const legal = {
    noticeOfPrivacyPractices: { effectiveOn: '2026-02-16', text: { en: 'Notice.' } },
    more: { terms: { en: 'Oregon law applies.', es: 'Se aplica la ley de Oregón.' }, privacy: { en: 'More.' } },
    confirmedOn: { terms: '2026-11-23', privacy: '2026-11-23', 'notice-of-privacy-practices': '2026-11-23' },
  };
  expect(legalPageGaps('terms', legal, [])).toEqual([]);
  expect(legalPageGaps('privacy', legal, [])).toEqual(['noSpanish']);
  expect(legalPageGaps('notice-of-privacy-practices', legal, [])).toEqual(['noSpanish']);
});

it('an accessibility statement with an address and an answer time has nothing left but its confirmation', () => {
  const legal = { email: 'help@example.com', accessibility: { answerDays: 3 } };
  expect(legalPageGaps('accessibility', legal, [])).toEqual(['unconfirmed']);
});

it('a page that doesn’t apply asks for nothing, unless it binds the store', () => {
  const legal: LegalSettings = { notApplicable: { 'sms-terms': { on: '2026-11-23', reason: 'No texts.' } } };
  expect(legalPageGaps('sms-terms', legal, [])).toEqual([]);
  expect(legalPageGaps('sms-terms', legal, ['sms-terms'])).toEqual(['unconfirmed']);
});
