import type { AnyShoeCheck } from '@rxweb/contracts/shoes/checks';
import type { EvidenceSlot } from '@rxweb/contracts/shoes/evidence';
import type { NextAction } from '@rxweb/domain/shoes/next-action';
import { checkLabels } from '../form/advice/check-labels.ts';
import type { CaseTab } from './case-tabs.ts';
import { paperSlots, slotId } from './papers/paper-slots.ts';

export interface NextStep {
  /** The button. */
  label: string;
  /** Completes “Next:”. */
  reason: string;
  tab: CaseTab;
  at: string | null;
}

/** The next action in words, and where it is done. Null when nothing is left. */
export function nextStep(action: NextAction): NextStep | null {
  switch (action.kind) {
    case 'done':
      return null;
    case 'solve':
      return {
        label: 'See what fails',
        reason: `this check fails: ${checkLabels[action.check]}`,
        tab: tabOfCheck(action.check),
        at: null,
      };
    case 'deliver':
      return { label: 'Deliver the shoes', reason: 'the shoes can be delivered', tab: 'delivery', at: null };
    case 'bill':
      return { label: 'Prepare the claim', reason: 'the claim isn’t billed yet', tab: 'claim', at: null };
    default:
      return paperStep(action.kind, action.slot);
  }
}

type PaperKind = 'verify' | 'add' | 'request' | 'record' | 'chase';

function paperStep(kind: PaperKind, slot: EvidenceSlot): NextStep {
  const { inSentence: name, isPlural, source } = paperSlots[slot];
  const is = isPlural ? 'are' : 'is';
  const words: Record<PaperKind, [string, string]> = {
    verify: [`Verify ${name}`, `${name} ${is} not verified`],
    add: [`Add ${name}`, `${name} came, but no paper is on file`],
    request: [`Request ${name}`, `${name} ${is} not requested yet`],
    record: [`Record ${name}`, `${name} ${is} missing`],
    chase: [`Ask for ${name} again`, `${name} ${is} missing`],
  };
  const [label, reason] = words[kind];
  if (kind === 'record' && 'tab' in source && source.tab !== 'claim')
    return { label, reason, tab: source.tab, at: null };
  return { label, reason, tab: 'papers', at: slotId(slot) };
}

export function tabOfCheck(check: AnyShoeCheck): CaseTab {
  if (check === 'plan_authorization') return 'overview';
  if (check === 'yearly_limit') return 'fitting';
  if (check === 'claim_within_year' || check === 'adr_answered') return 'claim';
  const slot = (Object.keys(paperSlots) as EvidenceSlot[]).find((each) => paperSlots[each].checks.includes(check));
  const source = slot ? paperSlots[slot].source : null;
  return source && 'tab' in source ? source.tab : 'papers';
}
