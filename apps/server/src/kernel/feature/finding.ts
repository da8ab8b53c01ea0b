import type { HealthReport } from '@rxweb/contracts/health';

/** How to fix a finding. Only administrators see the names of settings. */
export interface NextStep {
  admin: string;
  others: string;
}

/** The result of a health check. All staff read it: no machine names, paths or secrets. */
export interface Finding {
  state: HealthReport['state'];
  text: string;
  nextStep: NextStep | null;
}

/** A rejection means the part is down; its reason stays hidden. */
export type Check = () => Promise<Finding>;

export function healthy(text: string): Finding {
  return { state: 'green', text, nextStep: null };
}

export function needsAttention(text: string, nextStep: NextStep): Finding {
  return { state: 'amber', text, nextStep };
}

export function failing(text: string, nextStep: NextStep): Finding {
  return { state: 'red', text, nextStep };
}

/** Optional, and not set up: neither works nor fails. */
export function notSetUp(text: string): Finding {
  return { state: 'gray', text, nextStep: null };
}

export function adminStep(step: string): NextStep {
  return { admin: step, others: 'Tell an administrator.' };
}
