import type { LegalPageName, LegalSettings } from '@rxweb/contracts/settings/legal';

/** Hidden pages say by their paths in the settings what is missing. */
export type LegalPageState =
  | { state: 'hidden'; missing: readonly string[] }
  | { state: 'draft' }
  | { state: 'confirmed'; on: string };

/** Besides English (45 CFR 92.11, domain facts 2, I4). */
const leastOtherLanguages = 15;

/** Whether a legal page is shown, and whether the owner has confirmed it. */
export function legalPageState(page: LegalPageName, legal: LegalSettings = {}): LegalPageState {
  const missing = missingWords(page, legal);
  if (missing.length > 0) return { state: 'hidden', missing };
  const on = legal.confirmedOn?.[page];
  return on === undefined ? { state: 'draft' } : { state: 'confirmed', on };
}

/** What the law asks for and only the owner can write. */
function missingWords(page: LegalPageName, legal: LegalSettings): string[] {
  if (page === 'notice-of-privacy-practices' && !legal.noticeOfPrivacyPractices)
    return ['legal.noticeOfPrivacyPractices'];
  if (page === 'nondiscrimination' && !legal.nondiscrimination) return ['legal.nondiscrimination'];
  if (page === 'languages' && !hasEnoughLanguages(legal)) return ['legal.languageNotices'];
  return [];
}

function hasEnoughLanguages({ languageNotices = [] }: LegalSettings): boolean {
  const primary = new Set(languageNotices.map(({ tag }) => tag));
  return primary.delete('en') && primary.size >= leastOtherLanguages;
}
