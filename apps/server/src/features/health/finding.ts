import type { HealthReport } from '@rxweb/contracts/health';

/** What to do about something. Settings are named to administrators only. */
export interface NextStep {
  admin: string;
  others: string;
}

/** What a look at one part of the program found. Texts hold no names of machines, paths or secrets: all staff read them. */
export interface Finding {
  state: HealthReport['state'];
  text: string;
  nextStep: NextStep | null;
}

/** Looks at one part. A rejection is told as a part that does not work; its reason is not shown. */
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

/** A step only an administrator can take. */
export function adminStep(step: string): NextStep {
  return { admin: step, others: 'Tell an administrator.' };
}
