import { type ShoeCase, type ShoeCheck, type ShoeVerdict, shoeChecks } from '@rxweb/contracts/shoes/checks';
import { addMonths } from '../store/calendar-date.ts';
import { certificationWindow, checkCertificationAfterVisit, checkCertificationWindow } from './check-certification.ts';
import { checkCertifierCredential } from './check-certifier.ts';
import { checkClaim } from './check-claim.ts';
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
import { type ShoeFact, type ShoeFactId, shoeFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { closes } from './window.ts';
import { checkYearlyLimit } from './yearly-limit.ts';

export { shoeFacts } from './facts.ts';
export { shoeCodes } from './item-codes.ts';
export { shoeSources } from './sources.ts';
export { remainingThisYear } from './yearly-limit.ts';

/** Retention of delivery documents (fact 22). */
const keepMonths = 7 * 12;

/** Each check with the facts behind it. */
const checks: Record<
  ShoeCheck,
  { judge: (shoeCase: ShoeCase, day: CheckDate) => Finding; facts: readonly ShoeFactId[] }
> = {
  exam_within_6_months: { judge: checkExamWindow, facts: [8, 9, 36] },
  exam_in_person: { judge: checkExamInPerson, facts: [7] },
  exam_on_or_before_certification: { judge: checkExamBeforeCertification, facts: [8] },
  other_exam_agreed: { judge: checkOtherExamAgreed, facts: [8] },
  certification_on_or_after_visit: { judge: checkCertificationAfterVisit, facts: [10] },
  order_on_or_after_prescriber_visit: { judge: checkOrderAfterPrescriberVisit, facts: [14] },
  visit_within_6_months: { judge: checkVisit, facts: [6, 7, 36] },
  certifier_credential: { judge: checkCertifierCredential, facts: [2, 3, 4, 5] },
  fit_in_person_objective: { judge: checkFit, facts: [18, 20] },
  certification_within_3_months: { judge: checkCertificationWindow, facts: [10, 11, 36] },
  evaluation_in_person_before_choice: { judge: checkEvaluation, facts: [17, 19] },
  qualifying_condition: { judge: checkQualifyingCondition, facts: [1, 9, 24] },
  order_complete: { judge: checkOrderComplete, facts: [12, 15, 16] },
  order_before_claim: { judge: checkOrderBeforeClaim, facts: [13] },
  proof_of_delivery: { judge: checkProofOfDelivery, facts: [21, 22] },
  yearly_limit: { judge: checkYearlyLimit, facts: [23, 25, 26, 29] },
  claim_within_year: { judge: checkClaim, facts: [35, 36] },
};

/**
 * Checks one case of therapeutic shoes (domain facts, part A): the delivery window, and each check in the order of denial reasons.
 * Undelivered cases are checked for `today`. Advice that blocks nothing; the store's DME MAC decides.
 */
export function checkShoeCase(shoeCase: ShoeCase): ShoeVerdict {
  const day = checkDate(shoeCase);
  const first = runsOutFirst(shoeCase);
  const delivered = shoeCase.delivery?.date ?? null;
  return {
    id: shoeCase.id,
    latestSafeDelivery: first?.lastDay ?? null,
    runsOutFirst: first?.paper ?? null,
    keepUntil: delivered === null ? null : addMonths(delivered, keepMonths),
    checks: mapChecks((check) => checks[check].judge(shoeCase, day)),
  };
}

/** The facts behind a check: rule, sources, confidence, and when each holds. */
export function factsOfShoeCheck(check: ShoeCheck): readonly ShoeFact[] {
  return checks[check].facts.map((id) => shoeFacts[id]);
}

/** Checks that depend on the claim, for which the modifier is chosen. */
const afterClaim: readonly ShoeCheck[] = ['order_before_claim', 'claim_within_year'];

/**
 * Whether to advise the KX modifier. It attests that all requirements are met, so no check may be open, doubtful or failed (fact 28),
 * except those that wait for the claim. The order has to exist before the claim (fact 13).
 */
export function isReadyForKx({ order, billed }: ShoeCase, { checks: findings }: ShoeVerdict): boolean {
  const isUnbilled = billed === null && order?.date != null;
  return shoeChecks.every(
    (check) => ['pass', 'not_applicable'].includes(findings[check].state) || (isUnbilled && afterClaim.includes(check)),
  );
}

/** `L = min(V + 6 months, Q + 6 months, C + 3 months)`. If documents expire on the same day, the first one is named. */
function runsOutFirst({ visit, exam, certification }: ShoeCase) {
  if (!visit?.date || !exam?.date || !certification?.date) return null;
  const papers = [
    { paper: 'visit' as const, lastDay: closes(visitWindow(visit.date)) },
    { paper: 'exam' as const, lastDay: closes(examWindow(exam.date)) },
    { paper: 'certification' as const, lastDay: closes(certificationWindow(certification.date)) },
  ];
  return papers.reduce((first, other) => (other.lastDay < first.lastDay ? other : first));
}

function mapChecks(judge: (check: ShoeCheck) => Finding): ShoeVerdict['checks'] {
  return Object.fromEntries(shoeChecks.map((check) => [check, judge(check)])) as ShoeVerdict['checks'];
}
