import {
  type AnyShoeCheck,
  allShoeChecks,
  type EvidenceCheck,
  evidenceChecks,
  type ShoeCase,
  type ShoeCheck,
  type ShoeVerdict,
  shoeChecks,
} from '@rxweb/contracts/shoes/checks';
import { mustSlots } from '@rxweb/contracts/shoes/evidence';
import { extendedParts } from '@rxweb/contracts/shoes/extended';
import { addMonths } from '../store/calendar-date.ts';
import { certificationWindow, checkCertificationAfterVisit, checkCertificationWindow } from './check-certification.ts';
import { checkCertifierCredential } from './check-certifier.ts';
import { checkClaim, checkClaimPlainly } from './check-claim.ts';
import { checkQualifyingCondition } from './check-condition.ts';
import { type CheckDate, checkDate } from './check-date.ts';
import { checkEvaluation } from './check-evaluation.ts';
import {
  checkExamBeforeCertification,
  checkExamInPerson,
  checkExamWindow,
  checkOtherExamAgreed,
  examWindow,
} from './check-exam.ts';
import { checkFit, checkProofOfDelivery } from './check-fit.ts';
import { checkOrderAfterPrescriberVisit, checkOrderBeforeClaim, checkOrderComplete } from './check-order.ts';
import { checkVisit, visitWindow } from './check-visit.ts';
import { isVerified } from './evidence.ts';
import { checkAdrAnswered } from './extended/check-adr.ts';
import { checkAuthorization } from './extended/check-authorization.ts';
import { checkCertifierRoute } from './extended/check-certifier-route.ts';
import { checkFitNote, checkLimit, checkOrderSigned } from './extended/check-others.ts';
import { checkDatedByDelivery, checkMeasurements, checkSignedByAuthor } from './extended/check-papers.ts';
import { checkReceipt } from './extended/check-receipt.ts';
import { checkVisitByCertifier, checkVisitWindow } from './extended/check-visit-notes.ts';
import { dateOrder } from './extended/date-order.ts';
import { judgedCase } from './extended/judged-case.ts';
import { onEvidence } from './extended/rests-on.ts';
import { type ShoeFact, type ShoeFactId, shoeFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { payerOf } from './payers.ts';
import { closes } from './window.ts';
import { checkYearlyLimit } from './yearly-limit.ts';

export { shoeFacts } from './facts.ts';
export { shoeCodes } from './item-codes.ts';
export { shoeSources } from './sources.ts';
export { remainingThisYear } from './yearly-limit.ts';

/** Retention of delivery documents (fact 22). */
const keepMonths = 7 * 12;

type Judge = (shoeCase: ShoeCase, day: CheckDate, typed: ShoeCase) => Finding;

/** Each check with its facts; `extended` judges a case with papers, people or claim lines, if it differs. */
const checks: Record<ShoeCheck, { judge: Judge; extended?: Judge; facts: readonly ShoeFactId[] }> = {
  exam_within_6_months: { judge: checkExamWindow, facts: [8, 9, 36] },
  exam_in_person: { judge: checkExamInPerson, facts: [7] },
  exam_on_or_before_certification: { judge: checkExamBeforeCertification, facts: [8] },
  other_exam_agreed: { judge: checkOtherExamAgreed, facts: [8, 49] },
  certification_on_or_after_visit: { judge: checkCertificationAfterVisit, facts: [10] },
  order_on_or_after_prescriber_visit: { judge: checkOrderAfterPrescriberVisit, facts: [14] },
  visit_within_6_months: { judge: checkVisit, extended: checkVisitWindow, facts: [6, 7, 36, 38] },
  certifier_credential: { judge: checkCertifierCredential, extended: checkCertifierRoute, facts: [2, 3, 4, 5, 39, 40] },
  fit_in_person_objective: { judge: (shoeCase) => checkFit(shoeCase), extended: checkFitNote, facts: [18, 20, 45] },
  certification_within_3_months: { judge: checkCertificationWindow, facts: [10, 11, 36] },
  evaluation_in_person_before_choice: { judge: checkEvaluation, facts: [17, 19] },
  qualifying_condition: { judge: checkQualifyingCondition, facts: [1, 9, 24] },
  order_complete: { judge: checkOrderComplete, extended: checkOrderSigned, facts: [12, 15, 16] },
  order_before_claim: { judge: checkOrderBeforeClaim, facts: [13] },
  proof_of_delivery: {
    judge: checkProofOfDelivery,
    extended: (shoeCase, _, typed) => checkReceipt(shoeCase, typed),
    facts: [21, 22, 45, 46],
  },
  yearly_limit: { judge: checkYearlyLimit, extended: checkLimit, facts: [23, 25, 26, 29, 47] },
  claim_within_year: { judge: checkClaimPlainly, extended: checkClaim, facts: [35, 36] },
};

/** Checks of an extended case only (F9, F10). */
const furtherChecks: Record<
  EvidenceCheck,
  { judge: (shoeCase: ShoeCase, day: CheckDate) => Finding; facts: readonly ShoeFactId[] }
> = {
  visit_by_certifier: { judge: checkVisitByCertifier, facts: [37] },
  measurements_present: { judge: checkMeasurements, facts: [43] },
  document_dated_by_delivery: { judge: checkDatedByDelivery, facts: [41] },
  note_signed_by_author: { judge: checkSignedByAuthor, facts: [42] },
  adr_answered: { judge: checkAdrAnswered, facts: [44] },
  plan_authorization: { judge: checkAuthorization, facts: [47] },
};

/**
 * Checks one case of therapeutic shoes: the delivery window, and each check in the order of denial reasons. Undelivered: for `today`. Only
 * advice; the store's DME MAC decides.
 */
export function checkShoeCase(typed: ShoeCase): ShoeVerdict {
  const isExtended = isExtendedCase(typed);
  const shoeCase = isExtended ? judgedCase(typed) : typed;
  const first = runsOutFirst(shoeCase);
  const delivered = shoeCase.delivery?.date ?? null;
  return {
    id: shoeCase.id,
    latestSafeDelivery: first?.lastDay ?? null,
    runsOutFirst: first?.paper ?? null,
    keepUntil: delivered === null ? null : addMonths(delivered, keepMonths),
    ...(isExtended ? { dateOrder: dateOrder(shoeCase) } : {}),
    checks: isExtended ? extendedChecks(shoeCase, typed) : plainChecks(shoeCase),
  };
}

function plainChecks(shoeCase: ShoeCase): ShoeVerdict['checks'] {
  const day = checkDate(shoeCase);
  return mapOf(shoeChecks, (check) => checks[check].judge(shoeCase, day, shoeCase));
}

function extendedChecks(shoeCase: ShoeCase, typed: ShoeCase): ShoeVerdict['checks'] {
  const day = checkDate(shoeCase);
  const { evidence } = shoeCase;
  const onPapers = (check: AnyShoeCheck, finding: Finding) =>
    evidence ? onEvidence(check, finding, evidence) : finding;
  return {
    ...mapOf(shoeChecks, (check) => {
      const { judge, extended = judge } = checks[check];
      return onPapers(check, extended(shoeCase, day, typed));
    }),
    ...mapOf(evidenceChecks, (check) => onPapers(check, furtherChecks[check].judge(shoeCase, day))),
  };
}

const extendedKeys = Object.keys(extendedParts) as (keyof typeof extendedParts)[];

/** Whether a case says more than the bulk command's plain input. Null says nothing. */
function isExtendedCase(shoeCase: ShoeCase): boolean {
  const { visit, certification, evaluation } = shoeCase;
  const more = [
    ...extendedKeys.map((key) => shoeCase[key]),
    ...[visit?.by, visit?.credential, certification?.route, certification?.organization],
    ...[certification?.supervisor?.npi, evaluation?.feet],
  ];
  return more.some((value) => value !== undefined && value !== null);
}

/** The facts behind a check: rule, sources, confidence, and when each holds. */
export function factsOfShoeCheck(check: AnyShoeCheck): readonly ShoeFact[] {
  const { facts } = { ...checks, ...furtherChecks }[check];
  return facts.map((id) => shoeFacts[id]);
}

/** Checks that depend on the claim or come after it. */
const afterClaim: readonly AnyShoeCheck[] = ['order_before_claim', 'claim_within_year'];

/** Whether to advise the KX modifier (fact 28): the case is ready to bill, and the payer uses it. */
export function isReadyForKx(shoeCase: ShoeCase, verdict: ShoeVerdict): boolean {
  return payerOf({ payer: shoeCase.payer ?? null }).usesKx && isReadyToBill(shoeCase, verdict);
}

/**
 * Whether all papers are verified and no check is open, doubtful or failed, except those waiting for the claim. What the plan must answer
 * is among the checks.
 */
export function isReadyToBill({ evidence, order, billed }: ShoeCase, { checks: findings }: ShoeVerdict): boolean {
  if (!evidence || !mustSlots.every((slot) => isVerified(evidence, slot))) return false;
  const isUnbilled = billed === null && (order?.date ?? evidence.order?.paper?.dated ?? null) !== null;
  return allShoeChecks.every((check) => {
    const state = findings[check]?.state ?? 'unknown';
    if (check === 'adr_answered' || state === 'pass' || state === 'not_applicable') return true;
    return isUnbilled && state === 'unknown' && afterClaim.includes(check);
  });
}

/** `L = min(V + 6 months, Q + 6 months, C + 3 months)`. Of documents that expire on the same day, the first is named. */
function runsOutFirst({ visit, exam, certification }: ShoeCase) {
  if (!visit?.date || !exam?.date || !certification?.date) return null;
  const papers = [
    { paper: 'visit' as const, lastDay: closes(visitWindow(visit.date)) },
    { paper: 'exam' as const, lastDay: closes(examWindow(exam.date)) },
    { paper: 'certification' as const, lastDay: closes(certificationWindow(certification.date)) },
  ];
  return papers.reduce((first, other) => (other.lastDay < first.lastDay ? other : first));
}

function mapOf<K extends string>(keys: readonly K[], judge: (key: K) => Finding): Record<K, Finding> {
  return Object.fromEntries(keys.map((key) => [key, judge(key)])) as Record<K, Finding>;
}
