import type { Language } from '@rxweb/contracts/shared/language';
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
import { formatDate, formatFullMonthDay } from '@rxweb/domain/text/format';
import { firstSentence } from '../../form/advice/check-labels.ts';
import { lastDayOf } from '../../form/advice/document-windows.ts';
import { daysFrom } from '../../labels.ts';
import type { FormValues } from '../../shared/form-values.ts';
import type { CaseWords } from '../case-words.ts';
import { paperSlots } from './paper-slots.ts';

export interface SlotVerdict {
  tone: 'pass' | 'warn' | 'fail' | 'off';
  words: string;
  /** No paper is there, though it is time. */
  isMissing?: boolean;
  why: string;
  /** The reason is the engine's, in English. */
  isQuoted?: boolean;
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
  words: CaseWords;
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
  const { verdicts: texts, language } = input.words.own;
  const findings = paperSlots[slot].checks.flatMap((check) => input.verdict.checks[check] ?? []);
  const reasonOf = (wanted: string) => findings.find((finding) => finding.state === wanted)?.reason;
  if (documents.length === 0 && state !== 'verified') return missingVerdict(view, input);
  const failure = reasonOf('fail');
  if (failure) return { tone: 'fail', words: texts.fail, why: firstSentence(failure), isQuoted: true };
  if (state !== 'verified') return { tone: 'warn', words: texts.notVerified, why: texts.readIt };
  const end = lastDayOf(slot, input.shoeCase);
  const isOpen = input.shoeCase.delivery?.date == null;
  if (isOpen && end && daysFrom(input.today, end) <= soonDays)
    return {
      tone: 'warn',
      words: texts.runsOut(shortDate(end, input.today, language)),
      why: firstSentence(reasonOf('warning') ?? ''),
      isQuoted: true,
    };
  const warning = reasonOf('warning');
  if (warning) return { tone: 'warn', words: texts.warning, why: firstSentence(warning), isQuoted: true };
  const unknown = reasonOf('unknown');
  if (unknown) return { tone: 'off', words: texts.notYet, why: firstSentence(unknown), isQuoted: true };
  return { tone: 'pass', words: texts.pass, why: firstSentence(reasonOf('pass') ?? ''), isQuoted: true };
}

/** Amber (domain facts, part A). */
const soonDays = 30;

function missingVerdict({ slot, requestedOn, isRequested, isReceived }: Omit<SlotView, 'verdict'>, input: SlotInput) {
  const { own, shared } = input.words;
  const texts = own.verdicts;
  const isOurs = 'tab' in paperSlots[slot].source;
  const isDelivered = input.status === 'delivered' || input.status === 'billed';
  if (slot === 'invoice' || (isOurs && !isDelivered && !isLateEvaluation(slot, input.values)))
    return { tone: 'off', words: texts.notYet, why: '' } as const;
  return { tone: 'fail', words: texts.missing, isMissing: true, why: whyMissing() } as const;

  function whyMissing(): string {
    if (isReceived) return texts.noPaper;
    if (requestedOn && daysFrom(requestedOn, input.today) <= 0) return texts.askedToday;
    if (requestedOn)
      return texts.asked(
        shortDate(requestedOn, input.today, own.language),
        shared.deadline.days(daysFrom(requestedOn, input.today)),
      );
    if (isRequested) return texts.askedOnce;
    return isOurs ? texts.notOnFile : texts.notAsked;
  }
}

/** The evaluation comes before the items are chosen. */
function isLateEvaluation(slot: EvidenceSlot, values: FormValues): boolean {
  return slot === 'evaluation' && (values['details.chosen'] !== '' || values['checklist.shoesReceived'] === 'yes');
}

/** `May 28`; with the year if it isn't the one of `today`. */
export function shortDate(date: string, today: string, language: Language): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  if (language === 'es') return formatFullMonthDay(date, 'es') + (isThisYear ? '' : ` de ${date.slice(0, 4)}`);
  return formatDate(date)
    .replace(/^\w+, /, '')
    .replace(`, ${today.slice(0, 4)}`, '');
}
