import type { AnyShoeCheck } from '@rxweb/contracts/shoes/checks';
import type { EvidenceSlot } from '@rxweb/contracts/shoes/evidence';
import type { NextAction } from '@rxweb/domain/shoes/next-action';
import type { ShoesTexts } from '../../../texts/shoes/shoes-en.ts';
import type { CaseTab } from './case-tabs.ts';
import { paperSlots, slotId } from './papers/paper-slots.ts';

export interface NextStep {
  /** The button. */
  label: string;
  /** Completes “Next:”. */
  reason: string;
  tab: CaseTab;
  at: string | null;
  /** The paper's button to ask for it takes the focus. */
  isRequest?: boolean;
}

/** The next action in words, and where it is done. Null when nothing is left. */
export function nextStep(action: NextAction, texts: ShoesTexts): NextStep | null {
  const { next } = texts;
  switch (action.kind) {
    case 'done':
      return null;
    case 'solve':
      return {
        label: next.solve,
        reason: next.solveWhy(texts.checks[action.check]),
        tab: tabOfCheck(action.check),
        at: null,
      };
    case 'deliver':
      return { label: next.deliver, reason: next.deliverWhy, tab: 'delivery', at: null };
    case 'bill':
      return { label: next.bill, reason: next.billWhy, tab: 'claim', at: null };
    default:
      return paperStep(action.kind, action.slot, texts);
  }
}

type PaperKind = 'verify' | 'add' | 'request' | 'record' | 'chase';

function paperStep(kind: PaperKind, slot: EvidenceSlot, { next, slots }: ShoesTexts): NextStep {
  const { isPlural, source } = paperSlots[slot];
  const { the } = slots[slot];
  const label = next[kind].label(the);
  const reason = isPlural ? next[kind].many(the) : next[kind].one(the);
  if (kind === 'record' && 'tab' in source && source.tab !== 'claim')
    return { label, reason, tab: source.tab, at: null };
  return { label, reason, tab: 'papers', at: slotId(slot), ...(kind === 'request' && { isRequest: true }) };
}

export function tabOfCheck(check: AnyShoeCheck): CaseTab {
  if (check === 'plan_authorization') return 'overview';
  if (check === 'yearly_limit') return 'fitting';
  if (check === 'claim_within_year' || check === 'adr_answered') return 'claim';
  const slot = (Object.keys(paperSlots) as EvidenceSlot[]).find((each) => paperSlots[each].checks.includes(check));
  const source = slot ? paperSlots[slot].source : null;
  return source && 'tab' in source ? source.tab : 'papers';
}
