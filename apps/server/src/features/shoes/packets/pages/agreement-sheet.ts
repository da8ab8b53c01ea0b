import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { StoreInfo } from '@rxweb/contracts/store';
import { examOf } from '../letters/plan-letters.ts';
import { patientFields, storeLine, written, writtenDate } from './case-facts.ts';
import type { Page } from './page.ts';

/** The certifier agrees with another clinician's foot exam (domain facts 2, G20). Never signed or dated for them. */
export function agreementSheet(file: ShoeCaseFile, store: StoreInfo): Page {
  const { certifier } = file.details;
  const exam = examOf(file);
  return {
    section: 'Agreement sheet',
    title: 'Agreement With a Foot Exam',
    returns: 'agreement',
    subtitle: `Prepared by ${storeLine(store)}`,
    blocks: [
      {
        kind: 'fields',
        rows: [
          ...patientFields(file),
          ['Examined by', null],
          ['Date of the exam', writtenDate(exam?.date)],
          ['Pages of the notes', null],
        ],
      },
      {
        kind: 'text',
        tone: 'strong',
        text: 'I have read the notes of this foot exam, and I agree with them.',
      },
      {
        kind: 'fields',
        rows: [
          ['Certifying clinician', written(certifier?.name)],
          ['NPI', written(certifier?.npi)],
        ],
      },
      { kind: 'lines', labels: ['Signature', 'Initials', 'Date'] },
      {
        kind: 'text',
        tone: 'small',
        text: 'Please also write your initials and the date on a copy of the notes, and send it with this sheet. Agree on or before the day you sign the certifying statement. No stamps.',
      },
    ],
  };
}
