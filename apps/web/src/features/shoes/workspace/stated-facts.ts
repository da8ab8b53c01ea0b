import type { ShoeDocument, ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import { paperCredentials } from '@rxweb/contracts/shoes/evidence';
import type { PaperFacts } from '../documents/use-document-actions.ts';
import type { FormValues } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';

const dates: Partial<Record<ShoeRequirement, FieldPath>> = {
  visit_notes: 'details.visit.date',
  foot_exam: 'details.exam.date',
  agreement: 'details.exam.agreed',
  certifying_statement: 'details.certification.date',
  order: 'details.order.date',
  prescriber_notes: 'details.order.prescriberVisit',
  evaluation: 'details.evaluation.date',
  fitting: 'details.delivery.date',
  proof_of_delivery: 'details.delivery.date',
};

const authors: Partial<Record<ShoeRequirement, FieldPath>> = {
  visit_notes: 'details.certifier.name',
  certifying_statement: 'details.certifier.name',
  agreement: 'details.certifier.name',
  order: 'details.prescriber.name',
  prescriber_notes: 'details.prescriber.name',
  proof_of_delivery: 'patient_name',
};

/** What was read before, else what was typed: no date is typed twice. Never suggests whether it is signed. */
export function statedFacts(document: ShoeDocument, values: FormValues): PaperFacts {
  const { requirement } = document;
  const of = (paths: typeof dates) => values[paths[requirement] ?? 'notes'];
  const typedDate = dates[requirement] ? of(dates) : '';
  const typedAuthor = authors[requirement] ? of(authors) : '';
  const isCertifiers = requirement === 'certifying_statement' || requirement === 'visit_notes';
  const typedCredential = isCertifiers ? values['details.certification.credential'] : '';
  return {
    dated: document.dated ?? (/^\d{4}-\d\d-\d\d$/.test(typedDate) ? typedDate : null),
    author: document.author ?? (typedAuthor || null),
    credential: document.credential ?? paperCredentials.find((each) => each === typedCredential) ?? null,
    signed: document.signed,
  };
}
