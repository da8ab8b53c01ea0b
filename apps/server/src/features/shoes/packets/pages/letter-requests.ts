import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { LetterAsk } from '@rxweb/contracts/shoes/packets';
import { formatDate } from '@rxweb/domain/text/format';
import { examOf, isByNpOrPa, isSupervised } from '../letters/plan-letters.ts';

interface Request {
  /** Names the note, never the whole chart (domain facts 2, G22). */
  what: (file: ShoeCaseFile) => string;
  mustShow: (file: ShoeCaseFile) => string[];
}

const ofDay = (date: string | null | undefined) => (date ? ` of ${formatDate(date)}` : '');

const conditions =
  'The notes must name at least one of these: amputation of a foot or part of a foot, a past ulcer, a pre-ulcerative callus, neuropathy with callus, a deformity, or poor circulation. One foot is enough.';
const inPerson =
  'The exam must be in person, no more than 6 months before the patient receives the shoes, and no later than the day the statement is signed.';

function whoSigns(file: ShoeCaseFile): string {
  if (isSupervised(file))
    return 'A nurse practitioner or physician assistant can sign only under an MD or DO, who signs the form too, and who signs and dates the notes about the shoes.';
  if (isByNpOrPa(file))
    return 'Signed by you. Please add the proof that you may certify without an MD or DO, from your organization or the patient’s plan.';
  return 'Signed by an MD or DO. A podiatrist or clinical nurse specialist can’t sign it; a nurse practitioner or physician assistant only under an MD or DO. If that is you, please call us for the other form.';
}

export const requests: Record<LetterAsk, Request> = {
  visit_notes: {
    what: ({ details }) =>
      `Your notes of the visit${ofDay(details.visit?.date)} at which you managed the patient’s diabetes`,
    mustShow: () => [
      'The visit must be no more than 6 months before the patient receives the shoes, and no later than the day you sign the statement.',
      'An in-person visit is safest. Some Medicare contractors accept video visits.',
      'The notes must be signed.',
    ],
  },
  foot_exam: {
    what: (file) => `Your notes of the foot exam${ofDay(examOf(file)?.date)}, which describe a qualifying condition`,
    mustShow: (file) => [
      inPerson,
      conditions,
      examOf(file)?.by
        ? 'The notes must be signed by the person who did the exam.'
        : 'The notes must be signed. If another clinician did the exam, write on a copy of their notes that you agree, with your initials and the date, on or before the day you sign the statement.',
    ],
  },
  agreement: {
    what: (file) => `Your agreement with the foot exam${ofDay(examOf(file)?.date)} (a sheet follows)`,
    mustShow: () => [
      'Write on a copy of the exam notes that you agree, with your initials and the date, and sign the sheet that follows. Both on or before the day you sign the statement.',
    ],
  },
  certifying_statement: {
    what: () => 'The certifying statement, signed and dated (a form follows)',
    mustShow: (file) => [
      'Signed by the clinician who manages the diabetes, on or after the dates of the visit and the exam, and no more than 3 months before the patient receives the shoes.',
      whoSigns(file),
      'A personal signature and date; no stamps.',
    ],
  },
  order: {
    what: () => 'The order, signed (a form follows)',
    mustShow: () => [
      'It must have the patient’s name or Medicare number, the order date, each item and its quantity, the prescriber’s name or NPI, and the prescriber’s own signature; no stamps.',
      'It must be dated on or after a visit with you.',
    ],
  },
  prescriber_notes: {
    what: ({ details }) =>
      details.order?.prescriberVisit
        ? `Your signed note of the visit${ofDay(details.order.prescriberVisit)}`
        : 'Your signed note of the visit on or before the day of the order',
    mustShow: () => ['Only the note that shows why the patient needs the shoes.'],
  },
  supervised_notes: {
    what: (file) => {
      const exam = examOf(file);
      const examined = exam?.by === 'other' ? '' : ` and the foot exam${ofDay(exam?.date)}`;
      return `The notes about the shoes, signed and dated by you: the diabetes visit${ofDay(file.details.visit?.date)}${examined}`;
    },
    mustShow: () => [
      'A nurse practitioner or physician assistant who works under you wrote them. Medicare asks you, as an MD or DO, to review, sign and date each of them by hand or with your own electronic signature.',
    ],
  },
};
