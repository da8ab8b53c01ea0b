import type { ShoeCheckState } from '@rxweb/contracts/shoes/checks';
import { type ShoeFact, type ShoeFactId, shoeFacts } from './facts.ts';

/** What a check found, and why, in plain words. */
export interface Finding {
  state: ShoeCheckState;
  reason: string;
}

export const pass = (reason: string): Finding => ({ state: 'pass', reason });
export const warning = (reason: string): Finding => ({ state: 'warning', reason });
export const unknown = (reason: string): Finding => ({ state: 'unknown', reason });
export const notApplicable = (reason: string): Finding => ({ state: 'not_applicable', reason });

/** A rule is not kept. Only one that the policy says plainly fails the check. */
export function broken(fact: ShoeFactId, reason: string): Finding {
  const { confidence }: ShoeFact = shoeFacts[fact];
  return { state: confidence === 'high' ? 'fail' : 'warning', reason };
}

/** Names what is null of these: `Not recorded: the date of the visit, the day of delivery.` */
export function notRecorded(parts: Record<string, unknown>, rule: string): Finding {
  const missing = Object.keys(parts).filter((name) => parts[name] === null);
  return unknown(`Not recorded: ${missing.join(', ')}. ${rule}`);
}

/** What cannot be made good any more comes before what is not known yet. */
const byGravity = ['fail', 'unknown', 'warning'] as const;

/** The gravest of several findings with all reasons of its state; `otherwise` when nothing is wrong. */
export function gravest(findings: readonly (Finding | null)[], otherwise: Finding): Finding {
  for (const state of byGravity) {
    const reasons = findings.filter((finding) => finding?.state === state).map((finding) => finding?.reason);
    if (reasons.length > 0) return { state, reason: reasons.join(' ') };
  }
  return otherwise;
}
