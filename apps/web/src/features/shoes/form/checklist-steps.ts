import type { FormValues } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';

/** The steps of the checklist (spec section 3) in the order in which they are done, and what to do for each. */
const checklistSteps = [
  { path: 'checklist.rxRequested', act: 'ask for the prescription' },
  { path: 'checklist.rxReceived', act: 'get the prescription' },
  { path: 'checklist.faceToFaceRequested', act: 'ask for the face-to-face visit notes' },
  { path: 'checklist.faceToFaceReceived', act: 'get the face-to-face visit notes' },
  { path: 'checklist.medicarePacket', act: 'complete the Medicare packet' },
  { path: 'checklist.appointmentMade', act: 'make the appointment for the evaluation' },
  { path: 'checklist.fitted', act: 'evaluate and measure the feet' },
  { path: 'checklist.shoesOrdered', act: 'order the shoes' },
  { path: 'checklist.shoesReceived', act: 'receive the shoes' },
  { path: 'checklist.patientAppointment', act: 'make the appointment for the delivery' },
  { path: 'checklist.patientReceivesShoesBilled', act: 'hand over the shoes and bill' },
] as const satisfies readonly { path: FieldPath; act: string }[];

export interface StepCount {
  done: number;
  total: number;
  /** What comes next; null when all is done. */
  next: string | null;
}

/** How far a checklist is: a step counts when it is ticked or something is written for it. */
export function countSteps(values: FormValues): StepCount {
  const open = checklistSteps.filter(({ path }) => values[path].trim() === '');
  return {
    done: checklistSteps.length - open.length,
    total: checklistSteps.length,
    next: open[0]?.act ?? null,
  };
}
