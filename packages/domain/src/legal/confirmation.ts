import { type LegalPageName, type LegalSettings, legalPages } from '@rxweb/contracts/settings/legal';

/** Keeps a confirmation only if one of `sources` gave it to the same text. So a merge confirms nothing unseen. */
export function withHonestConfirmations(legal: LegalSettings, sources: readonly LegalSettings[]): LegalSettings {
  const stale = legalPages.filter((page) => {
    const on = legal.confirmedOn?.[page];
    return on !== undefined && !sources.some((source) => isSameConfirmation(page, source, legal));
  });
  return stale.reduce((before, page) => confirmLegalPage(before, page, null), legal);
}

/** Confirms a page's words on a day, or takes that back. */
export function confirmLegalPage(legal: LegalSettings, page: LegalPageName, day: string | null): LegalSettings {
  const { confirmedOn, ...rest } = legal;
  const { [page]: _, ...others } = confirmedOn ?? {};
  const days = day === null ? others : { ...others, [page]: day };
  return Object.keys(days).length > 0 ? { ...rest, confirmedOn: days } : rest;
}

const isSameConfirmation = (page: LegalPageName, source: LegalSettings, legal: LegalSettings) =>
  source.confirmedOn?.[page] === legal.confirmedOn?.[page] && wordsOf(page, source) === wordsOf(page, legal);

/** Everything of a page that the owner writes, to compare. */
function wordsOf(page: LegalPageName, legal: LegalSettings): string {
  const own: Partial<Record<LegalPageName, unknown>> = {
    'sms-terms': legal.textingProgram,
    'notice-of-privacy-practices': legal.noticeOfPrivacyPractices,
    nondiscrimination: [legal.nondiscrimination, legal.interpreterLine],
    languages: [legal.languageNotices, legal.interpreterLine],
    accessibility: legal.accessibility,
  };
  return JSON.stringify([legal.more?.[page], own[page]]);
}
