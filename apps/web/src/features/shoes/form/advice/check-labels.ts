import {
  type AnyShoeCheck,
  allShoeChecks,
  type ShoeCheckState,
  type ShoeVerdict,
  shoeCheckStates,
} from '@rxweb/contracts/shoes/checks';

export const checkLabels: Record<AnyShoeCheck, string> = {
  exam_within_6_months: 'Foot exam within 6 months before delivery',
  exam_in_person: 'Foot exam in person',
  exam_on_or_before_certification: 'Foot exam on or before the statement date',
  other_exam_agreed: 'Certifier signed off on another clinician’s exam',
  certification_on_or_after_visit: 'Statement signed on or after the visit',
  order_on_or_after_prescriber_visit: 'Order signed on or after the prescriber’s visit',
  visit_within_6_months: 'Diabetes visit within 6 months before delivery',
  certifier_credential: 'Certifier is an MD or DO',
  fit_in_person_objective: 'In-person fit at delivery, with findings',
  certification_within_3_months: 'Statement within 3 months before delivery',
  evaluation_in_person_before_choice: 'Feet evaluated in person before items were chosen',
  qualifying_condition: 'A qualifying condition is listed',
  order_complete: 'Order is complete',
  order_before_claim: 'Order received before the claim',
  proof_of_delivery: 'Proof of delivery',
  yearly_limit: 'Within the calendar-year limit',
  claim_within_year: 'Claim within a year of delivery',
  visit_by_certifier: 'Visit notes written by the certifier',
  measurements_present: 'Measurements in the evaluation',
  document_dated_by_delivery: 'Papers dated by the day of delivery',
  note_signed_by_author: 'Notes signed by their author',
  adr_answered: 'Records request answered',
  plan_authorization: 'Plan’s authorization covers the delivery',
};

export const checkStateLabels: Record<ShoeCheckState, string> = {
  pass: 'Pass',
  warning: 'Warning',
  fail: 'Fail',
  unknown: 'Not yet',
  not_applicable: 'Not needed',
};

/** Worst first. */
export function countStates({ checks }: ShoeVerdict): Record<ShoeCheckState, number> {
  const count = (state: ShoeCheckState) => allShoeChecks.filter((check) => checks[check]?.state === state).length;
  return Object.fromEntries(shoeCheckStates.map((state) => [state, count(state)])) as Record<ShoeCheckState, number>;
}

/** The rule after the first sentence is shown on request. */
export function firstSentence(reason: string): string {
  return /^.*?\.(?=\s|$)/.exec(reason)?.[0] ?? reason;
}
