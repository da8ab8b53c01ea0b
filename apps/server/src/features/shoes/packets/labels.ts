import type { ShoeCheck, ShoeCheckState } from '@rxweb/contracts/shoes/checks';
import type { ShoeRequirement } from '@rxweb/contracts/shoes/documents';

export const requirementNames: Record<ShoeRequirement, string> = {
  foot_exam: 'Foot exam',
  agreement: 'Agreement with the foot exam',
  visit_notes: 'Diabetes visit notes',
  certifying_statement: 'Certifying statement',
  order: 'Standard written order',
  prescriber_notes: 'Prescriber’s notes',
  fitting: 'Fitting at delivery',
  evaluation: 'Foot evaluation',
  proof_of_delivery: 'Proof of delivery',
  invoice: 'Invoice',
  abn: 'ABN',
  adr_letter: 'Records request',
  signature_log: 'Signature log or attestation',
  other: 'Other documents',
};

export const stateNames: Record<ShoeCheckState, string> = {
  pass: 'Pass',
  warning: 'Warning',
  fail: 'Fail',
  unknown: 'Unknown',
  not_applicable: 'Not applicable',
};

export const checkNames: Record<ShoeCheck, string> = {
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
};
