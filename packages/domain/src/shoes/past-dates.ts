/** Dates in a case's record of what has happened. Not here: deadlines, authorizations of a plan, and appointments. */
export const pastDates = [
  'diabetes_dx_date',
  'details.patient.birthDate',
  'details.requested.order',
  'details.requested.visit',
  'details.requested.exam',
  'details.requested.certification',
  'details.order.date',
  'details.order.prescriberVisit',
  'details.visit.date',
  'details.exam.date',
  'details.exam.agreed',
  'details.otherExam.date',
  'details.otherExam.agreed',
  'details.certification.date',
  'details.certification.supervisor.date',
  'details.recordsRequest.letterDate',
  'details.recordsRequest.sentOn',
  'details.evaluation.date',
  'details.chosen',
  'details.delivery.date',
  'details.handover.signedOn',
  'details.billed',
] as const;
export type PastDate = (typeof pastDates)[number];

/** Whether a field of the record holds the date of something that has happened. */
export const isPastDate = (path: string): boolean => pastDates.some((past) => past === path);

/** Of a record, those after `today` (`YYYY-MM-DD`). What the record `before` already said stays possible, so that older cases can be saved. */
export function datesAhead(record: object, before: object | null, today: string): PastDate[] {
  return pastDates.filter((path) => {
    const date = valueAt(record, path);
    return typeof date === 'string' && date > today && date !== valueAt(before, path);
  });
}

function valueAt(record: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }, record);
}
