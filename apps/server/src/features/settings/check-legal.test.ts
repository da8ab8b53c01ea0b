import type { Settings } from '@rxweb/contracts/settings';
import { type LegalPageName, type LegalSettings, legalPages } from '@rxweb/contracts/settings/legal';
import { expect, it } from 'vitest';
import { testStore } from '../../../testing/test-store.ts';
import { checkLegal } from './check-legal.ts';

const find = (legal: LegalSettings, isReadOnly = false, bindingPages: LegalPageName[] = []) => {
  const current: Settings = { store: testStore, legal };
  return checkLegal({ current, isReadOnly, bindingPages });
};
const confirmedOn = Object.fromEntries(legalPages.map((page) => [page, '2026-11-23']));
const languageNotices = Array.from({ length: 16 }, (_, index) => ({
  tag: index === 0 ? 'en' : `a${String.fromCharCode(97 + index)}`,
  name: `Language ${index}`,
  text: 'Free help.',
}));

it('S27-108 Health names the legal pages that visitors can’t see, and those that are drafts', () => {
  const { state, text, nextStep } = find({ confirmedOn: { terms: '2026-11-23' } });
  expect(state).toBe('amber');
  expect(text).toBe(
    'Not filled in, so visitors can’t see: Notice of Privacy Practices, Nondiscrimination notice, Language help. Shown as a draft until you confirm: Privacy, Texting terms, Accessibility.',
  );
  expect(nextStep?.admin).toContain('Store settings, Legal pages');
  expect(find({}, true).nextStep?.admin).toContain('STORE_FILE');
});

it('Health is fine when each page is filled in and confirmed', () => {
  const words = { en: 'Words.' };
  const legal = {
    ...{ confirmedOn, languageNotices, nondiscrimination: { statement: words, aids: words } },
    noticeOfPrivacyPractices: { effectiveOn: '2026-02-16', text: words },
  };
  expect(find(legal)).toMatchObject({ state: 'green', nextStep: null });
});

it('S27-109 Health doesn’t ask for pages that are marked as not applying, unless they bind the store', () => {
  const words = { en: 'Words.' };
  const mark = { on: '2026-11-23', reason: 'No federal money.' };
  const legal = {
    ...{ confirmedOn, noticeOfPrivacyPractices: { effectiveOn: '2026-02-16', text: words } },
    notApplicable: { nondiscrimination: mark, languages: mark },
  };
  expect(find(legal)).toMatchObject({
    state: 'green',
    text: 'Every legal page that applies is filled in and confirmed. Marked as not applying: Nondiscrimination notice, Language help.',
  });
  expect(find(legal, false, ['languages'])).toMatchObject({
    state: 'amber',
    text: 'Not filled in, so visitors can’t see: Language help.',
  });
});
