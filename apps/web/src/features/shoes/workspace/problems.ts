import type { ShoeCaseStatus } from '@rxweb/contracts/shoes/cases';
import type { ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import { problemsOf as failuresOf } from '@rxweb/domain/shoes/next-action';
import { checkLabels } from '../form/advice/check-labels.ts';
import type { CaseTab } from './case-tabs.ts';
import { tabOfCheck } from './next-step.ts';
import { paperSlots, slotId } from './papers/paper-slots.ts';
import type { SlotView } from './papers/slot-views.ts';

export interface Problem {
  key: string;
  title: string;
  text: string;
  /** What it takes; the first is the better one. */
  act: string;
  tab: CaseTab;
  at: string | null;
  /** Someone else writes the paper: their office can be called. */
  isOfOffice: boolean;
}

/** What makes a denial likely: missing papers, then failed checks. Never blocks a save. */
export function problemsOf(views: readonly SlotView[], verdict: ShoeVerdict, certifier: string): Problem[] {
  const missing = views.filter((view) => view.verdict.words === 'Missing').map((view) => missingPaper(view, certifier));
  const failed = failuresOf(verdict)
    .filter(({ state }) => state === 'fail')
    .map(({ check, reason }) => ({
      key: check,
      title: checkLabels[check],
      text: reason,
      act: 'Open',
      tab: tabOfCheck(check),
      at: null,
      isOfOffice: false,
    }));
  return [...missing, ...failed];
}

function missingPaper({ slot, verdict }: SlotView, certifier: string): Problem {
  const { name, isPlural, source } = paperSlots[slot];
  const isCertifiers = slot === 'visit_notes' || slot === 'certifying_statement';
  const of = isCertifiers && certifier !== '' ? ` of ${certifier}` : '';
  return {
    key: slot,
    title: `${name}${of} ${isPlural ? 'are' : 'is'} missing`,
    text: `${verdict.why} Medicare is likely to deny the claim.`,
    act: 'Add document',
    tab: 'papers',
    at: slotId(slot),
    isOfOffice: 'requested' in source,
  };
}

/** `1 problem to solve before delivery`. */
export function problemsTitle(count: number, status: ShoeCaseStatus): string {
  const problems = count === 1 ? '1 problem' : `${count} problems`;
  if (status === 'billed') return `${problems} in a billed case`;
  return `${problems} to solve before ${status === 'delivered' ? 'billing' : 'delivery'}`;
}

/** For delivery and claim. Null when nothing is missing. */
export function missingText(views: readonly SlotView[]): string | null {
  const names = views.filter(isMissingOfOthers).map(({ slot }) => paperSlots[slot].inSentence.replace(/^the /, ''));
  if (names.length === 0) return null;
  const isPlural = names.length > 1 || `the ${names[0]}` === paperSlots.visit_notes.inSentence;
  const all = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${capital(all)} ${isPlural ? 'are' : 'is'} still missing.`;
}

function isMissingOfOthers({ slot, verdict }: SlotView): boolean {
  return verdict.words === 'Missing' && 'requested' in paperSlots[slot].source;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
