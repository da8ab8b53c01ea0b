import type { RequestKind, RequestPath, RequestState, RequestStep } from '@rxweb/contracts/requests/kinds';

/** The steps of each path, in order (design 2, section 2). The last one closes it as done. */
const steps = {
  refill: ['received', 'checking', 'working', 'ready', 'picked_up'],
  delivered_refill: ['received', 'checking', 'working', 'on_the_way', 'delivered'],
  transfer: ['received', 'asked_pharmacy', 'arrived', 'ready', 'picked_up'],
  new_patient: ['received', 'called', 'set_up'],
  appointment: ['received', 'confirmed', 'given'],
  delivery: ['received', 'packed', 'on_the_way', 'delivered'],
} as const satisfies Record<RequestPath, readonly RequestStep[]>;

export const stepsOf = (path: RequestPath): readonly RequestStep[] => steps[path];

interface Paced {
  kind: RequestKind;
  step: RequestStep;
  details: Readonly<Record<string, unknown>>;
}

/** The path of a request. A refill to deliver that was already at the counter stays on the other one. */
export function pathOf({ kind, step, details }: Paced): RequestPath {
  const isForCounter = step === 'ready' || step === 'picked_up';
  return kind === 'refill' && details.handover === 'delivery' && !isForCounter ? 'delivered_refill' : kind;
}

/** It ends with something to pick up at the counter. */
export const isPickedUp = (path: RequestPath) => stepsOf(path).includes('picked_up');

/** It hands out a prescription, picked up or delivered. */
export const isFilled = (path: RequestPath) => path === 'delivered_refill' || isPickedUp(path);

const lastSteps: readonly RequestStep[] = ['picked_up', 'set_up', 'given', 'delivered'];
/** Nothing is left to do for the store but to give it out, or to be there. */
const readySteps: readonly RequestStep[] = ['ready', 'confirmed', 'on_the_way'];

/** The state that a step means, unless staff wait for the visitor. */
export function stateOf(step: RequestStep): Exclude<RequestState, 'needs_you'> {
  if (step === 'received') return 'received';
  if (lastSteps.includes(step)) return 'closed';
  return readySteps.includes(step) ? 'ready' : 'working';
}

/** Null after the last one. */
export function nextStep(path: RequestPath, step: RequestStep): RequestStep | null {
  const all = stepsOf(path);
  return all[all.indexOf(step) + 1] ?? null;
}

/** The step that a reopened request goes back to: the one before the last, or where it was. */
export function stepBefore(path: RequestPath, step: RequestStep): RequestStep {
  const all = stepsOf(path);
  return stateOf(step) === 'closed' ? (all.at(-2) ?? 'received') : step;
}

/** Visitors may cancel until their order is on its way. */
export function canCancel(state: RequestState, step: RequestStep): boolean {
  return state !== 'closed' && step !== 'on_the_way';
}
