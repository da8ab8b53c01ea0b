import type { ShoeCaseStatus } from '@rxweb/contracts/shoes/cases';
import type { ShoeCase, ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import {
  type EvidenceSlot,
  type EvidenceState,
  evidenceSlots,
  type ShoeEvidence,
} from '@rxweb/contracts/shoes/evidence';
import { isVerified, slotState } from '@rxweb/domain/shoes/evidence';
import { outsideSlots } from '@rxweb/domain/shoes/next-action';
import { formatDate } from '@rxweb/domain/text/format';
import { firstSentence } from '../../form/advice/check-labels.ts';
import { lastDayOf } from '../../form/advice/document-windows.ts';
import { daysFrom } from '../../labels.ts';
import type { FormValues } from '../../shared/form-values.ts';
import { paperSlots } from './paper-slots.ts';

export interface SlotVerdict {
  tone: 'pass' | 'warn' | 'fail' | 'off';
  words: string;
  why: string;
}

/** One row of the papers: its progress and its verdict. */
export interface SlotView {
  slot: EvidenceSlot;
  state: EvidenceState;
  documents: readonly ShoeDocument[];
  isRequested: boolean;
  requestedOn: string | null;
  /** Ticked or on file. */
  isReceived: boolean;
  /** Ours: the day its own tab says. */
  writtenOn: string | null;
  isSignedOnScreen: boolean;
  /** What the verified paper says. */
  verifiedDate: string | null;
  verdict: SlotVerdict;
}

export interface SlotInput {
  values: FormValues;
  documents: readonly ShoeDocument[];
  evidence: ShoeEvidence;
  shoeCase: ShoeCase;
  verdict: ShoeVerdict;
  status: ShoeCaseStatus;
  today: string;
}

/** Others' papers first, then ours, as they are worked on. */
export function slotViews(input: SlotInput): SlotView[] {
  const ours = evidenceSlots.filter((slot) => !outsideSlots.some((each) => each === slot));
  return [...outsideSlots, ...ours].map((slot) => slotView(slot, input));
}

function slotView(slot: EvidenceSlot, input: SlotInput): SlotView {
  const { values, evidence } = input;
  const { source } = paperSlots[slot];
  const documents = input.documents.filter(({ requirement }) => requirement === slot);
  const requestedOn = 'requested' in source ? dayOrNull(values[source.requested]) : null;
  const isTicked = (tick: 'requestedTick' | 'receivedTick') => {
    const path = 'requested' in source ? source[tick] : undefined;
    return path !== undefined && values[path] === 'yes';
  };
  const view = {
    slot,
    state: slotState(evidence, slot),
    documents,
    isRequested: requestedOn !== null || isTicked('requestedTick'),
    requestedOn,
    isReceived: documents.length > 0 || isTicked('receivedTick'),
    writtenOn: writtenOn(slot, values),
    isSignedOnScreen: slot === 'proof_of_delivery' && documents.length === 0 && isVerified(evidence, slot),
    verifiedDate: isVerified(evidence, slot) ? (evidence[slot]?.paper?.dated ?? null) : null,
  };
  return { ...view, verdict: verdictOf(view, input) };
}

function writtenOn(slot: EvidenceSlot, values: FormValues): string | null {
  if (slot === 'evaluation') return dayOrNull(values['details.evaluation.date']);
  return slot === 'fitting' ? dayOrNull(values['details.delivery.date']) : null;
}

function dayOrNull(value: string): string | null {
  return /^\d{4}-\d\d-\d\d$/.test(value) ? value : null;
}

/** From evidence only: a tick or a typed date never passes. */
function verdictOf(view: Omit<SlotView, 'verdict'>, input: SlotInput): SlotVerdict {
  const { slot, state, documents } = view;
  const findings = paperSlots[slot].checks.flatMap((check) => input.verdict.checks[check] ?? []);
  const reasonOf = (wanted: string) => findings.find((finding) => finding.state === wanted)?.reason;
  if (documents.length === 0 && state !== 'verified') return missingVerdict(view, input);
  const failure = reasonOf('fail');
  if (failure) return { tone: 'fail', words: 'Fail', why: firstSentence(failure) };
  if (state !== 'verified')
    return { tone: 'warn', words: 'Not verified', why: 'Read the paper, then enter what it says.' };
  const end = lastDayOf(slot, input.shoeCase);
  const isOpen = input.shoeCase.delivery?.date == null;
  if (isOpen && end && daysFrom(input.today, end) <= soonDays)
    return {
      tone: 'warn',
      words: `Runs out ${shortDate(end, input.today)}`,
      why: firstSentence(reasonOf('warning') ?? ''),
    };
  const warning = reasonOf('warning');
  if (warning) return { tone: 'warn', words: 'Warning', why: firstSentence(warning) };
  const unknown = reasonOf('unknown');
  if (unknown) return { tone: 'off', words: 'Not yet', why: firstSentence(unknown) };
  return { tone: 'pass', words: 'Pass', why: firstSentence(reasonOf('pass') ?? '') };
}

/** Amber (domain facts, part A). */
const soonDays = 30;

function missingVerdict({ slot, requestedOn, isRequested, isReceived }: Omit<SlotView, 'verdict'>, input: SlotInput) {
  const isOurs = 'tab' in paperSlots[slot].source;
  const isDelivered = input.status === 'delivered' || input.status === 'billed';
  if (slot === 'invoice' || (isOurs && !isDelivered && !isLateEvaluation(slot, input.values)))
    return { tone: 'off', words: 'Not yet', why: '' } as const;
  return { tone: 'fail', words: 'Missing', why: whyMissing() } as const;

  function whyMissing(): string {
    if (isReceived) return 'Marked as received, but no paper is on file.';
    if (requestedOn && daysFrom(requestedOn, input.today) <= 0) return 'Requested today; nothing has come in yet.';
    if (requestedOn)
      return `Requested ${shortDate(requestedOn, input.today)}; nothing has come in ${daysText(requestedOn)}.`;
    if (isRequested) return 'Requested, but no paper is on file yet.';
    return isOurs ? 'No paper is on file.' : 'Not requested yet.';
  }

  function daysText(from: string): string {
    const days = daysFrom(from, input.today);
    return days === 1 ? '1 day' : `${days} days`;
  }
}

/** The evaluation comes before the items are chosen. */
function isLateEvaluation(slot: EvidenceSlot, values: FormValues): boolean {
  return slot === 'evaluation' && (values['details.chosen'] !== '' || values['checklist.shoesReceived'] === 'yes');
}

/** `May 28`; with the year if it isn't the one of `today`. */
export function shortDate(date: string, today: string): string {
  return formatDate(date)
    .replace(/^\w+, /, '')
    .replace(`, ${today.slice(0, 4)}`, '');
}
