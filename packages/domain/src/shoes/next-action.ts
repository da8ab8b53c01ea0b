import { type AnyShoeCheck, allShoeChecks, type ShoeCheckState, type ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import type { EvidenceSlot, ShoeEvidence } from '@rxweb/contracts/shoes/evidence';
import { isOnFile, isVerified, slotState } from './evidence.ts';

/** Papers that others write, in the order in which they are needed. */
export const outsideSlots = [
  'visit_notes',
  'foot_exam',
  'certifying_statement',
  'order',
] as const satisfies readonly EvidenceSlot[];

/** Papers of the delivery. The invoice comes last. */
const deliverySlots = ['fitting', 'proof_of_delivery', 'invoice'] as const satisfies readonly EvidenceSlot[];

/**
 * `solve` a failed check, `verify` a paper on file, `add` a paper that only a tick says came, `request` it from the doctor, `record` our
 * own, `chase` one asked for. `deliver`, `bill`, `done`: no paper is open.
 */
export type NextAction =
  | { kind: 'solve'; check: AnyShoeCheck }
  | { kind: 'verify' | 'add' | 'request' | 'record' | 'chase'; slot: EvidenceSlot }
  | { kind: 'deliver' | 'bill' | 'done' };

export interface CaseDays {
  deliveredOn: string | null;
  billedOn: string | null;
}

/** One next step, which board, list, letter and workspace all show. */
export function nextAction(
  evidence: ShoeEvidence,
  { checks }: Pick<ShoeVerdict, 'checks'>,
  { deliveredOn, billedOn }: CaseDays,
): NextAction {
  const [problem] = problemsOf({ checks });
  if (problem?.state === 'fail') return { kind: 'solve', check: problem.check };
  const due: readonly EvidenceSlot[] = [...outsideSlots, 'evaluation', ...(deliveredOn === null ? [] : deliverySlots)];
  const open = due.filter((slot) => !isVerified(evidence, slot));
  const find = (holds: (slot: EvidenceSlot) => boolean) => open.find(holds);
  const isOutside = (slot: EvidenceSlot) => outsideSlots.some((outside) => outside === slot);
  const steps = [
    ['verify', find((slot) => isOnFile(evidence, slot))],
    ['add', find((slot) => slotState(evidence, slot) === 'received')],
    ['request', find((slot) => isOutside(slot) && slotState(evidence, slot) === 'needed')],
    ['record', find((slot) => !isOutside(slot))],
    ['chase', open[0]],
  ] as const;
  for (const [kind, slot] of steps) if (slot) return { kind, slot };
  if (deliveredOn === null) return { kind: 'deliver' };
  return { kind: billedOn === null ? 'bill' : 'done' };
}

export interface Problem {
  check: AnyShoeCheck;
  state: ShoeCheckState;
  reason: string;
}

/** Failed checks first, then doubtful ones, in the order of denials. */
export function problemsOf({ checks }: Pick<ShoeVerdict, 'checks'>): Problem[] {
  const found = (state: 'fail' | 'warning') =>
    allShoeChecks.flatMap((check) => (checks[check]?.state === state ? [{ check, ...checks[check] }] : []));
  return [...found('fail'), ...found('warning')];
}
