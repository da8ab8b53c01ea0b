import type { LegalPageName, LegalSettings, OwnWords } from '@rxweb/contracts/settings/legal';
import { legalPageState } from './page-state.ts';

/** `missing` hides the page from visitors; the others are shown to administrators only. */
export type LegalGap = 'missing' | 'unconfirmed' | 'noSpanish' | 'noEmail' | 'noAnswerTime';

/** What the owner still has to do for a page. Empty: nothing. */
export function legalPageGaps(
  page: LegalPageName,
  legal: LegalSettings = {},
  binding: readonly LegalPageName[],
): LegalGap[] {
  const { state } = legalPageState(page, legal, binding);
  if (state === 'notApplicable') return [];
  if (state === 'hidden') return ['missing'];
  const gaps: LegalGap[] = [];
  if (state === 'draft') gaps.push('unconfirmed');
  if (ownWordsOf(page, legal).some((words) => words && words.es === undefined)) gaps.push('noSpanish');
  // An accessibility statement names an e-mail address and how soon it is answered (domain facts 2, I7).
  if (page === 'accessibility' && legal.email === undefined) gaps.push('noEmail');
  if (page === 'accessibility' && legal.accessibility?.answerDays === undefined) gaps.push('noAnswerTime');
  return gaps;
}

function ownWordsOf(page: LegalPageName, legal: LegalSettings): (OwnWords | undefined)[] {
  const { noticeOfPrivacyPractices: notice, nondiscrimination: rights, interpreterLine, accessibility } = legal;
  const own = {
    'notice-of-privacy-practices': [notice?.text],
    nondiscrimination: [rights?.statement, rights?.aids, rights?.interpreterPayment, rights?.grievance],
    languages: [interpreterLine?.about],
    accessibility: [accessibility?.knownGaps],
  };
  return [legal.more?.[page], ...(page in own ? own[page as keyof typeof own] : [])];
}
