import type { FormValues } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';

/** In order (spec section 3). */
const checklistSteps = [
  { path: 'checklist.rxRequested', act: 'request the prescription' },
  { path: 'checklist.rxReceived', act: 'get the prescription' },
  { path: 'checklist.faceToFaceRequested', act: 'request the face-to-face visit notes' },
  { path: 'checklist.faceToFaceReceived', act: 'get the face-to-face visit notes' },
  { path: 'checklist.medicarePacket', act: 'complete the Medicare packet' },
  { path: 'checklist.appointmentMade', act: 'schedule the evaluation' },
  { path: 'checklist.fitted', act: 'evaluate and measure the feet' },
  { path: 'checklist.shoesOrdered', act: 'order the shoes' },
  { path: 'checklist.shoesReceived', act: 'receive the shoes' },
  { path: 'checklist.patientAppointment', act: 'schedule the delivery' },
  { path: 'checklist.patientReceivesShoesBilled', act: 'deliver the shoes and bill' },
] as const satisfies readonly { path: FieldPath; act: string }[];

export interface StepCount {
  done: number;
  total: number;
  /** Null when done. */
  next: string | null;
}

/** What the bar above the form says. A delivered case has done what its boxes ask, whether they are checked or not. */
export function progressText(count: StepCount, { delivered, billed }: { delivered: boolean; billed: boolean }) {
  const open = count.total - count.done;
  if (!delivered && !billed) {
    return {
      lead: `${count.done} of ${count.total} steps done.`,
      rest: count.next ? `Next: ${count.next}` : 'All done.',
    };
  }
  const boxes = uncheckedText(open, count.total);
  return billed
    ? { lead: 'Delivered and billed.', rest: boxes }
    : { lead: 'Delivered.', rest: `Next: bill the claim. ${boxes}`.trim() };
}

function uncheckedText(open: number, total: number): string {
  if (open === 0) return '';
  if (open === total) return 'No box below is checked.';
  return `${open} of the ${total} boxes below ${open === 1 ? 'isn’t' : 'aren’t'} checked.`;
}

/** A step counts when checked or filled in. */
export function countSteps(values: FormValues): StepCount {
  const open = checklistSteps.filter(({ path }) => values[path].trim() === '');
  return {
    done: checklistSteps.length - open.length,
    total: checklistSteps.length,
    next: open[0]?.act ?? null,
  };
}
