import type { LegalPageName, LegalSettings } from '@rxweb/contracts/settings/legal';
import { describe, expect, it } from 'vitest';
import { mergeDocuments } from '../settings/document-changes.ts';
import { confirmLegalPage, withHonestConfirmations } from './confirmation.ts';

const notice = (en: string) => ({ effectiveOn: '2026-02-16', text: { en } });
const page = 'notice-of-privacy-practices';
const confirmed = {
  noticeOfPrivacyPractices: notice('Words.'),
  confirmedOn: { [page]: '2026-11-01', terms: '2026-11-01' },
};

describe('a confirmation', () => {
  it('ends when the words of its own page change, and no other', () => {
    const edited = { ...confirmed, noticeOfPrivacyPractices: notice('Other words.') };
    expect(withHonestConfirmations(edited, [confirmed])).toEqual({
      noticeOfPrivacyPractices: notice('Other words.'),
      confirmedOn: { terms: '2026-11-01' },
    });
    expect(withHonestConfirmations(confirmed, [confirmed])).toEqual(confirmed);
  });

  it.each<[LegalPageName, LegalSettings]>([
    ['sms-terms', { textingProgram: 'Alder Texts' }],
    ['languages', { languageNotices: [{ tag: 'en', name: 'English', text: 'Free help.' }] }],
    ['nondiscrimination', { interpreterLine: { phone: '+15555550111' } }],
    ['accessibility', { accessibility: { answerDays: 3 } }],
    ['privacy', { more: { privacy: { en: 'More.' } } }],
  ])('of %s ends with a change of what only that page says', (name, change) => {
    const before = confirmLegalPage({}, name, '2026-11-01');
    expect(withHonestConfirmations({ ...before, ...change }, [before]).confirmedOn).toBeUndefined();
  });

  it('is given and taken back without a trace', () => {
    expect(confirmLegalPage(confirmLegalPage({}, 'terms', '2026-11-23'), 'terms', null)).toEqual({});
  });

  it('given by one person never covers words that another changed at the same time', () => {
    const base: LegalSettings = { noticeOfPrivacyPractices: notice('Words.') };
    const mine = confirmLegalPage(base, page, '2026-11-23');
    const theirs: LegalSettings = { noticeOfPrivacyPractices: notice('Words they changed.') };
    const { document, conflicts } = mergeDocuments(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document).toHaveProperty('confirmedOn');
    expect(withHonestConfirmations(document, [mine, theirs])).toEqual(theirs);
  });
});
