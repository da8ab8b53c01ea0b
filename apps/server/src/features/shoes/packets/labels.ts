import type { ShoeCheck, ShoeCheckState } from '@rxweb/contracts/shoes/checks';
import type { ShoeRequirement } from '@rxweb/contracts/shoes/documents';

export const requirementNames: Record<ShoeRequirement, string> = {
  foot_exam: 'Foot exam',
  visit_notes: 'Diabetes visit notes',
  certifying_statement: 'Certifying statement',
  order: 'Standard written order',
  fitting: 'Fitting at delivery',
  evaluation: 'Evaluation before the choice',
  proof_of_delivery: 'Proof of delivery',
  abn: 'ABN',
  other: 'Other papers',
};

export const stateNames: Record<ShoeCheckState, string> = {
  pass: 'Pass',
  warning: 'Warning',
  fail: 'Fail',
  unknown: 'Unknown',
  not_applicable: 'Not applicable',
};

export const checkNames: Record<ShoeCheck, string> = {
  exam_within_6_months: 'Foot exam within 6 months before the delivery',
  exam_in_person: 'Foot exam in person',
  exam_on_or_before_certification: 'Foot exam not after the statement',
  other_exam_agreed: 'Somebody else’s exam agreed with',
  certification_on_or_after_visit: 'Statement not before the diabetes visit',
  order_on_or_after_prescriber_visit: 'Order not before the prescriber’s visit',
  visit_within_6_months: 'Diabetes visit within 6 months before the delivery',
  certifier_credential: 'Who certified',
  fit_in_person_objective: 'Fit assessed in person at delivery',
  certification_within_3_months: 'Statement within 3 months before the delivery',
  evaluation_in_person_before_choice: 'Feet evaluated in person before the choice',
  qualifying_condition: 'Qualifying condition',
  order_complete: 'Order complete',
  order_before_claim: 'Order before the claim',
  proof_of_delivery: 'Proof of delivery',
  yearly_limit: 'Limit of the calendar year',
  claim_within_year: 'Claim within a year',
};
