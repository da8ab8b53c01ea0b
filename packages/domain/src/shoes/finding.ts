import type { ShoeCheckState } from '@rxweb/contracts/shoes/checks';
import { type ShoeFact, type ShoeFactId, shoeFacts } from './facts.ts';

/** The result of a check, with reasons in plain words. */
export interface Finding {
  state: ShoeCheckState;
  reason: string;
}

export const pass = (reason: string): Finding => ({ state: 'pass', reason });
export const warning = (reason: string): Finding => ({ state: 'warning', reason });
export const unknown = (reason: string): Finding => ({ state: 'unknown', reason });
export const notApplicable = (reason: string): Finding => ({ state: 'not_applicable', reason });

/** A broken rule. Only a rule that the policy states plainly fails the check. */
export function broken(fact: ShoeFactId, reason: string): Finding {
  const { confidence }: ShoeFact = shoeFacts[fact];
  return { state: confidence === 'high' ? 'fail' : 'warning', reason };
}

/** Names the null values: `Not recorded: the date of the visit, the day of delivery.` */
export function notRecorded(parts: Record<string, unknown>, rule: string): Finding {
  const missing = Object.keys(parts).filter((name) => parts[name] === null);
  return unknown(`Not recorded: ${missing.join(', ')}. ${rule}`);
}

/** What can no longer be fixed comes before what is unknown. */
const byGravity = ['fail', 'unknown', 'warning'] as const;

/** The most severe of several findings, with all reasons of that state; `otherwise` when there is none. */
export function mostSevere(findings: readonly (Finding | null)[], otherwise: Finding): Finding {
  for (const state of byGravity) {
    const reasons = findings.filter((finding) => finding?.state === state).map((finding) => finding?.reason);
    if (reasons.length > 0) return { state, reason: reasons.join(' ') };
  }
  return otherwise;
}
