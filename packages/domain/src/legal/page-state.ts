import {
  type LegalPageName,
  type LegalSettings,
  legalPages,
  type NotApplicable,
} from '@rxweb/contracts/settings/legal';
import { markOf } from './not-applicable.ts';

/** Hidden pages say by their paths in the settings what is missing. */
export type LegalPageState =
  | { state: 'hidden'; missing: readonly string[] }
  | { state: 'draft' }
  | { state: 'confirmed'; on: string }
  | ({ state: 'notApplicable' } & NotApplicable);

/** Besides English (45 CFR 92.11, domain facts 2, I4). */
export const leastOtherLanguages = 15;

/** Whether a legal page is shown, and whether the owner has confirmed it. `binding`: {@link bindingPages}. */
export function legalPageState(
  page: LegalPageName,
  legal: LegalSettings = {},
  binding: readonly LegalPageName[],
): LegalPageState {
  const mark = markOf(page, legal);
  if (mark && !binding.includes(page)) return { state: 'notApplicable', ...mark };
  const missing = missingWords(page, legal);
  if (missing.length > 0) return { state: 'hidden', missing };
  const on = legal.confirmedOn?.[page];
  return on === undefined ? { state: 'draft' } : { state: 'confirmed', on };
}

/** Whether visitors can read it. */
export const isPublic = ({ state }: LegalPageState) => state === 'draft' || state === 'confirmed';

/** The pages that visitors can read. */
export function shownLegalPages(legal: LegalSettings | undefined, binding: readonly LegalPageName[]): LegalPageName[] {
  return legalPages.filter((page) => isPublic(legalPageState(page, legal, binding)));
}

/** What the law asks for and only the owner can write. */
function missingWords(page: LegalPageName, legal: LegalSettings): string[] {
  if (page === 'notice-of-privacy-practices' && !legal.noticeOfPrivacyPractices)
    return ['legal.noticeOfPrivacyPractices'];
  if (page === 'nondiscrimination' && !legal.nondiscrimination) return ['legal.nondiscrimination'];
  if (page === 'languages' && !hasEnoughLanguages(legal)) return ['legal.languageNotices'];
  return [];
}

function hasEnoughLanguages(legal: LegalSettings): boolean {
  const { hasEnglish, others } = countNoticeLanguages(legal);
  return hasEnglish && others >= leastOtherLanguages;
}

/** Languages of the notice of availability. Two scripts of one language, `zh-Hans` and `zh-Hant`, are one. */
export function countNoticeLanguages({ languageNotices = [] }: LegalSettings): { hasEnglish: boolean; others: number } {
  const primary = new Set(languageNotices.map(({ tag }) => tag.split('-', 1)[0]));
  const hasEnglish = primary.delete('en');
  return { hasEnglish, others: primary.size };
}
