import { type SetupStep, setupSteps } from '@rxweb/contracts/setup';

const setupPath = '/app/setup';

export const hrefOf = (step: SetupStep) => `${setupPath}?step=${step}`;

/** The step of an address; otherwise the first that is left. */
export function stepOf(search: string, done: readonly SetupStep[]): SetupStep {
  const wanted = new URLSearchParams(search).get('step');
  const left = setupSteps.find((step) => !done.includes(step));
  return setupSteps.find((step) => step === wanted) ?? left ?? setupSteps[0];
}

/** Undefined at the ends. */
export function neighborsOf(step: SetupStep): { before: SetupStep | undefined; after: SetupStep | undefined } {
  const index = setupSteps.indexOf(step);
  return { before: setupSteps[index - 1], after: setupSteps[index + 1] };
}
