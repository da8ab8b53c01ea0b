import type { ShoeCase } from '@rxweb/contracts/shoes/checks';

/** A case with all papers in time. */
export const fullCase = {
  id: 'full',
  today: '2026-03-15',
  visit: { date: '2026-01-10', mode: 'in_person' },
  exam: { date: '2026-01-15', mode: 'in_person', by: 'other', agreed: '2026-02-01' },
  certification: { date: '2026-02-05', credential: 'MD', supervisor: null },
  order: { date: '2026-02-06', complete: true, prescriberVisit: '2026-01-15' },
  evaluation: { date: '2026-02-10', mode: 'in_person', abnormalities: 'bunion of the left foot', measured: true },
  chosen: '2026-02-12',
  delivery: { date: '2026-03-03', mode: 'in_person', wearing: true, note: '10 mm toe space, no heel slip standing' },
  proofOfDelivery: true,
  billed: '2026-03-10',
  conditions: ['deformity'],
  items: { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: 0 },
  suppliedThisYear: { depthPairs: 0, customPairs: 0, insertPairs: 0, modifications: 0 },
} as const satisfies ShoeCaseInput;

/** A case as data: lists that cannot change are fine. */
type ShoeCaseInput = Omit<ShoeCase, 'conditions'> & { conditions: readonly string[] };

/** What to change of the full case: a part as a whole, or some of its keys. */
export type Change = {
  [K in keyof ShoeCase]?: NonNullable<ShoeCase[K]> extends string[]
    ? ShoeCase[K]
    : NonNullable<ShoeCase[K]> extends object
      ? Partial<NonNullable<ShoeCase[K]>> | null
      : ShoeCase[K];
};

/** The full case with some of it changed. */
export function caseWith(change: Change): ShoeCase {
  const entries = Object.entries(fullCase).map(([key, part]) => {
    const changed: unknown = key in change ? change[key as keyof ShoeCase] : part;
    return [key, isPart(part) && isPart(changed) ? { ...part, ...changed } : changed];
  });
  return Object.fromEntries(entries);
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
