import type { ShoeCheck, ShoeCheckState, ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import { shoeCheckStates, shoeChecks } from '@rxweb/contracts/shoes/checks';

/** What each check looks at, in a line. */
export const checkWords: Record<ShoeCheck, string> = {
  exam_within_6_months: 'Foot exam within 6 months before delivery',
  exam_in_person: 'Foot exam in person',
  exam_on_or_before_certification: 'Foot exam not after the statement',
  other_exam_agreed: 'Exam by another clinician agreed with and dated',
  certification_on_or_after_visit: 'Statement signed on or after the visit',
  order_on_or_after_prescriber_visit: 'Order signed on or after the prescriber’s visit',
  visit_within_6_months: 'Diabetes visit within 6 months before delivery',
  certifier_credential: 'Certifier is an MD or DO',
  fit_in_person_objective: 'In-person fit at delivery, with findings',
  certification_within_3_months: 'Statement within 3 months before delivery',
  evaluation_in_person_before_choice: 'Feet evaluated in person before the choice',
  qualifying_condition: 'A qualifying condition is named',
  order_complete: 'Order is complete',
  order_before_claim: 'Order here before the claim',
  proof_of_delivery: 'Proof of delivery',
  yearly_limit: 'Within the limit of the calendar year',
  claim_within_year: 'Claim within a year after delivery',
};

export const checkStateWords: Record<ShoeCheckState, string> = {
  pass: 'Pass',
  warning: 'Warning',
  fail: 'Fail',
  unknown: 'Not yet',
  not_applicable: 'Not needed',
};

/** How many checks stand how, worst first. */
export function countStates({ checks }: ShoeVerdict): Record<ShoeCheckState, number> {
  const count = (state: ShoeCheckState) => shoeChecks.filter((check) => checks[check].state === state).length;
  return Object.fromEntries(shoeCheckStates.map((state) => [state, count(state)])) as Record<ShoeCheckState, number>;
}

/** The first sentence of a reason: what is the matter. The rule that follows is shown when it is asked for. */
export function firstSentence(reason: string): string {
  return /^.*?\.(?=\s|$)/.exec(reason)?.[0] ?? reason;
}
