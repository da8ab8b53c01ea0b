import type { RequestChange, RequestFile } from '@rxweb/contracts/requests/staff';
import { pathOf, stepBefore } from './steps.ts';

type Standing = Pick<RequestFile, 'state' | 'step' | 'need'>;

/** The changes that bring a request back to how it was, in order. */
export function undoing(before: Standing, after: Standing & Pick<RequestFile, 'kind' | 'details'>): RequestChange[] {
  const isClosed = after.state === 'closed';
  const step = isClosed ? stepBefore(pathOf(after), after.step) : after.step;
  // Taking a step, even the same, also ends the wait for the visitor.
  const needsStep = step !== before.step || (before.need === null && after.state === 'needs_you');
  return [
    ...(isClosed ? [{ change: 'reopen' as const }] : []),
    ...(needsStep ? [{ change: 'step' as const, step: before.step }] : []),
    ...(before.need === null ? [] : [{ change: 'needs_you' as const, need: before.need }]),
  ];
}
