import type { FormValues } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';

interface ChecklistStep {
  path: FieldPath;
  act: string;
  /** When one of these is filled in, the step is done though its own box may be unchecked. */
  shownBy?: readonly FieldPath[];
}

/** In order (spec section 3). */
const checklistSteps: readonly ChecklistStep[] = [
  {
    path: 'checklist.rxRequested',
    act: 'request the prescription',
    shownBy: ['checklist.rxReceived'],
  },
  { path: 'checklist.rxReceived', act: 'get the prescription' },
  {
    path: 'checklist.faceToFaceRequested',
    act: 'request the face-to-face visit notes',
    shownBy: ['checklist.faceToFaceReceived'],
  },
  { path: 'checklist.faceToFaceReceived', act: 'get the face-to-face visit notes' },
  { path: 'checklist.medicarePacket', act: 'complete the Medicare packet' },
  {
    path: 'checklist.appointmentMade',
    act: 'schedule the evaluation',
    shownBy: ['checklist.fitted', 'details.evaluation.date'],
  },
  { path: 'checklist.fitted', act: 'evaluate and measure the feet', shownBy: ['details.evaluation.date'] },
  { path: 'checklist.shoesOrdered', act: 'order the shoes', shownBy: ['checklist.shoesReceived'] },
  { path: 'checklist.shoesReceived', act: 'receive the shoes' },
  { path: 'checklist.patientAppointment', act: 'schedule the delivery' },
  { path: 'checklist.patientReceivesShoesBilled', act: 'deliver the shoes and bill' },
];

export interface StepCount {
  done: number;
  total: number;
  /** Null when done. */
  next: string | null;
  /** How many of the steps' own boxes are empty. */
  unchecked: number;
}

/** What the bar above the form says. A delivered case has done what its boxes ask, whether they are checked or not. */
export function progressText(count: StepCount, { delivered, billed }: { delivered: boolean; billed: boolean }) {
  if (!delivered && !billed) {
    return {
      lead: `${count.done} of ${count.total} steps done.`,
      rest: count.next ? `Next: ${count.next}` : 'All done.',
    };
  }
  const boxes = uncheckedText(count.unchecked, count.total);
  return billed
    ? { lead: 'Delivered and billed.', rest: boxes }
    : { lead: 'Delivered.', rest: `Next: bill the claim. ${boxes}`.trim() };
}

function uncheckedText(open: number, total: number): string {
  if (open === 0) return '';
  if (open === total) return 'No box below is checked.';
  return `${open} of the ${total} boxes below ${open === 1 ? 'isn’t' : 'aren’t'} checked.`;
}

/** A step counts when checked or filled in, or when a later one shows it. A typed date shows no paper. */
export function countSteps(values: FormValues): StepCount {
  const isFilled = (path: FieldPath) => values[path].trim() !== '';
  const open = checklistSteps.filter(({ path, shownBy = [] }) => ![path, ...shownBy].some(isFilled));
  return {
    done: checklistSteps.length - open.length,
    total: checklistSteps.length,
    next: open[0]?.act ?? null,
    unchecked: checklistSteps.filter(({ path }) => !isFilled(path)).length,
  };
}
