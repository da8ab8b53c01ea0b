import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { formatDate } from '../text/format.ts';
import type { CheckDate } from './check-date.ts';
import { broken, type Finding, notApplicable, notRecorded, pass, warning } from './finding.ts';
import { checkWindow, type Window } from './window.ts';

/** Fact 8: `Q ≤ D ≤ Q + 6 months`. */
export function checkExamWindow({ exam }: ShoeCase, day: CheckDate): Finding {
  const date = exam?.date ?? null;
  if (date === null || day.date === null)
    return notRecorded(
      { 'the date of the foot exam': date, 'the delivery date': day.date },
      'A foot exam that documents the condition must be within 6 months before delivery.',
    );
  return checkWindow(examWindow(date), { text: day.text, date: day.date });
}

export const examWindow = (date: string): Window => ({ fact: 8, from: 'foot exam', date, months: 6 });

/** Fact 7: an exam apart from the visit cannot be by telehealth. */
export function checkExamInPerson({ exam }: ShoeCase): Finding {
  const mode = exam?.mode ?? null;
  const rule = 'The exam that documents the condition must be in person.';
  if (mode === null) return notRecorded({ 'how the foot exam was done': mode }, rule);
  if (mode === 'telehealth') return broken(7, `The foot exam was by telehealth. ${rule}`);
  return pass('The foot exam was in person.');
}

/** Fact 8: `Q ≤ C`. */
export function checkExamBeforeCertification({ exam, certification }: ShoeCase): Finding {
  const [examined, signed] = [exam?.date ?? null, certification?.date ?? null];
  const rule = 'The foot exam must be on or before the date the statement is signed.';
  if (examined === null || signed === null)
    return notRecorded({ 'the date of the foot exam': examined, 'the date of the certifying statement': signed }, rule);
  const dates = `The exam on ${formatDate(examined)} is`;
  if (examined > signed) return broken(8, `${dates} after the statement dated ${formatDate(signed)}. ${rule}`);
  return pass(`${dates} not after the statement dated ${formatDate(signed)}.`);
}

/** Fact 8: `A ≤ C` when another clinician did the exam. */
export function checkOtherExamAgreed({ exam, certification }: ShoeCase): Finding {
  const [by, agreed, signed] = [exam?.by ?? null, exam?.agreed ?? null, certification?.date ?? null];
  const rule =
    'If another clinician did the exam, the certifier must agree with it, with initials and a date, on or before the date the statement is signed.';
  if (by === 'certifier') return notApplicable('The certifier did the foot exam, so no agreement is needed.');
  if (by === null) return notRecorded({ 'who did the foot exam': by }, rule);
  if (agreed === null || signed === null)
    return notRecorded(
      { 'the certifier’s agreement with the exam': agreed, 'the date of the certifying statement': signed },
      rule,
    );
  const dates = `The agreement dated ${formatDate(agreed)} is`;
  if (agreed > signed) return broken(8, `${dates} after the statement dated ${formatDate(signed)}. ${rule}`);
  if (exam?.date && agreed < exam.date)
    return warning(`${dates} before the exam on ${formatDate(exam.date)}. Check the dates.`);
  return pass(`${dates} not after the statement dated ${formatDate(signed)}.`);
}
