import type { FormTexts } from '../../../texts/shoes/form-en.ts';
import type { FormValues } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';

interface ChecklistStep {
  path: `checklist.${keyof FormTexts['acts']}`;
  /** When one of these is filled in, the step is done though its own box may be unchecked. */
  shownBy?: readonly FieldPath[];
}

/** In order (spec section 3). */
const checklistSteps: readonly ChecklistStep[] = [
  {
    path: 'checklist.rxRequested',
    shownBy: ['checklist.rxReceived'],
  },
  { path: 'checklist.rxReceived' },
  {
    path: 'checklist.faceToFaceRequested',
    shownBy: ['checklist.faceToFaceReceived'],
  },
  { path: 'checklist.faceToFaceReceived' },
  { path: 'checklist.medicarePacket' },
  {
    path: 'checklist.appointmentMade',
    shownBy: ['checklist.fitted', 'details.evaluation.date'],
  },
  { path: 'checklist.fitted', shownBy: ['details.evaluation.date'] },
  { path: 'checklist.shoesOrdered', shownBy: ['checklist.shoesReceived'] },
  { path: 'checklist.shoesReceived' },
  { path: 'checklist.patientAppointment' },
  { path: 'checklist.patientReceivesShoesBilled' },
];

export interface StepCount {
  done: number;
  total: number;
  /** Null when done. */
  next: keyof FormTexts['acts'] | null;
  /** How many of the steps' own boxes are empty. */
  unchecked: number;
}

/** What the bar above the form says. A delivered case has done what its boxes ask, whether they are checked or not. */
export function progressText(
  count: StepCount,
  { delivered, billed }: { delivered: boolean; billed: boolean },
  { progress, acts }: FormTexts,
) {
  if (!delivered && !billed) {
    return {
      lead: progress.done(count.done, count.total),
      rest: count.next ? progress.next(acts[count.next]) : progress.allDone,
    };
  }
  const boxes = uncheckedText(count.unchecked, count.total, progress);
  return billed
    ? { lead: progress.billed, rest: boxes }
    : { lead: progress.delivered, rest: `${progress.bill} ${boxes}`.trim() };
}

function uncheckedText(open: number, total: number, progress: FormTexts['progress']): string {
  if (open === 0) return '';
  return open === total ? progress.noBox : progress.boxes(open, total);
}

/** A step counts when checked or filled in, or when a later one shows it. A typed date shows no paper. */
export function countSteps(values: FormValues): StepCount {
  const isFilled = (path: FieldPath) => values[path].trim() !== '';
  const open = checklistSteps.filter(({ path, shownBy = [] }) => ![path, ...shownBy].some(isFilled));
  return {
    done: checklistSteps.length - open.length,
    total: checklistSteps.length,
    next: open[0] ? actOf(open[0]) : null,
    unchecked: checklistSteps.filter(({ path }) => !isFilled(path)).length,
  };
}

function actOf({ path }: ChecklistStep): keyof FormTexts['acts'] {
  return path.slice('checklist.'.length) as keyof FormTexts['acts'];
}
