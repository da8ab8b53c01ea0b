import type { ShoeCaseStatus } from '@rxweb/contracts/shoes/cases';
import type { ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import { problemsOf as failuresOf } from '@rxweb/domain/shoes/next-action';
import type { CaseTexts } from '../../../texts/shoes/case-en.ts';
import type { CaseTab } from './case-tabs.ts';
import type { CaseWords } from './case-words.ts';
import { tabOfCheck } from './next-step.ts';
import { paperSlots, slotId } from './papers/paper-slots.ts';
import type { SlotView } from './papers/slot-views.ts';

export interface Problem {
  key: string;
  title: string;
  text: string;
  /** The text is the engine's, in English. */
  isQuoted?: boolean;
  /** What it takes; the first is the better one. */
  act: string;
  tab: CaseTab;
  at: string | null;
  /** Someone else writes the paper: their office can be called. */
  isOfOffice: boolean;
}

/** What makes a denial likely: missing papers, then failed checks. Never blocks a save. */
export function problemsOf(
  views: readonly SlotView[],
  verdict: ShoeVerdict,
  certifier: string,
  words: CaseWords,
): Problem[] {
  const missing = views.filter((view) => view.verdict.isMissing).map((view) => missingPaper(view, certifier, words));
  const failed = failuresOf(verdict)
    .filter(({ state }) => state === 'fail')
    .map(({ check, reason }) => ({
      key: check,
      title: words.shared.checks[check],
      text: reason,
      isQuoted: true,
      act: words.own.problems.open,
      tab: tabOfCheck(check),
      at: null,
      isOfOffice: false,
    }));
  return [...missing, ...failed];
}

function missingPaper({ slot, verdict }: SlotView, certifier: string, { shared, own }: CaseWords): Problem {
  const { isPlural, source } = paperSlots[slot];
  const { problems: texts } = own;
  const { name } = shared.slots[slot];
  const isCertifiers = slot === 'visit_notes' || slot === 'certifying_statement';
  const paper = isCertifiers && certifier !== '' ? texts.of(name, certifier) : name;
  return {
    key: slot,
    title: isPlural ? texts.many(paper) : texts.one(paper),
    text: texts.denial(verdict.why),
    act: texts.add,
    tab: 'papers',
    at: slotId(slot),
    isOfOffice: 'requested' in source,
  };
}

/** `1 problem to solve before delivery`. */
export function problemsTitle(count: number, status: ShoeCaseStatus, texts: CaseTexts['problems']): string {
  const problems = texts.count(count);
  if (status === 'billed') return texts.billed(problems);
  return status === 'delivered' ? texts.beforeBilling(problems) : texts.beforeDelivery(problems);
}

/** For delivery and claim. Null when nothing is missing. */
export function missingText(views: readonly SlotView[], { shared, own }: CaseWords): string | null {
  const missing = views.filter(isMissingOfOthers).map(({ slot }) => slot);
  const [first] = missing;
  if (first === undefined) return null;
  const names = missing.map((slot) => shared.slots[slot].short);
  const all = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${own.and}${names.at(-1)}`;
  const isPlural = names.length > 1 || paperSlots[first].isPlural;
  return isPlural ? own.problems.stillMany(all) : own.problems.stillOne(all);
}

function isMissingOfOthers({ slot, verdict }: SlotView): boolean {
  return verdict.isMissing === true && 'requested' in paperSlots[slot].source;
}
