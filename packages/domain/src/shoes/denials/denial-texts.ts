import type { DenialCheck } from '@rxweb/contracts/shoes/reports';

interface DenialText {
  /** As a reviewer would say it. */
  reason: string;
  fix: string;
}

/** What contractors deny shoe claims for, and what a store does about it (facts 3 to 20 and 37 to 44). */
export const denialTexts: Record<DenialCheck, DenialText> = {
  certification_within_3_months: {
    reason: 'No certifying statement, or one over 3 months before delivery',
    fix: 'Get a new statement, signed and dated, before you deliver.',
  },
  visit_by_certifier: {
    reason: 'The visit note isn’t by the clinician who signed the statement',
    fix: 'Ask the certifier’s office for the certifier’s own visit note.',
  },
  measurements_present: {
    reason: 'No foot measurements',
    fix: 'Write down the length and width of each foot at the evaluation.',
  },
  adr_answered: {
    reason: 'The records request wasn’t answered in time',
    fix: 'Send the audit packet before the due date, and record the day you sent it.',
  },
  order_before_claim: {
    reason: 'No order, or it came after the claim',
    fix: 'Don’t bill until the signed order is on file.',
  },
  document_dated_by_delivery: {
    reason: 'A record is dated after the delivery',
    fix: 'Get every record before you deliver. A later date can’t be fixed.',
  },
  other_exam_agreed: {
    reason: 'The certifier didn’t sign off on another clinician’s foot exam',
    fix: 'Send the agreement sheet. The certifier initials and dates it by the day of the statement.',
  },
  certification_on_or_after_visit: {
    reason: 'The statement was signed before the diabetes visit',
    fix: 'Get a new statement, signed on or after the visit.',
  },
  visit_within_6_months: {
    reason: 'No diabetes visit within 6 months before delivery',
    fix: 'Get a newer visit note, or deliver before the 6 months end.',
  },
  order_on_or_after_prescriber_visit: {
    reason: 'The order was signed before the visit with the prescriber',
    fix: 'Get a new order, signed on or after that visit.',
  },
  certifier_credential: {
    reason: 'The statement isn’t signed by an MD or DO',
    fix: 'Ask the MD or DO who manages the diabetes. A podiatrist can’t certify.',
  },
  fit_in_person_objective: {
    reason: 'No objective fitting at delivery',
    fix: 'Fit in person with the shoes on, and write down what you find. “Fits well” isn’t enough.',
  },
  note_signed_by_author: {
    reason: 'A note isn’t signed by its author',
    fix: 'Ask the author for a signature log or an attestation.',
  },
  evaluation_in_person_before_choice: {
    reason: 'The feet weren’t evaluated in person before the items were chosen',
    fix: 'Evaluate first: what to accommodate, measurements, and an impression for custom items.',
  },
  qualifying_condition: {
    reason: 'The notes don’t show a qualifying foot condition',
    fix: 'Ask for exam notes that describe it. The statement alone isn’t enough.',
  },
};
