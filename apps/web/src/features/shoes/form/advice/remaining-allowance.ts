import type { ShoeCase, ShoeItems } from '@rxweb/contracts/shoes/checks';
import { remainingThisYear } from '@rxweb/domain/shoes/check-case';
import type { Allowance } from '@rxweb/domain/shoes/yearly-limit';

export interface RemainingAllowance {
  year: string;
  rest: string;
  /** Other suppliers aren't recorded, so it may be less. */
  isUncertain: boolean;
}

/** In the calendar year of delivery (else of today), after this case (domain fact 23). */
export function remainingAllowance(
  { items, suppliedThisYear, delivery, today }: ShoeCase,
  here: ShoeItems,
): RemainingAllowance {
  const before = suppliedThisYear ?? here;
  const count = (key: keyof ShoeItems) => (before[key] ?? 0) + (items?.[key] ?? 0);
  const { depth, custom } = remainingThisYear({
    depthPairs: count('depthPairs'),
    customPairs: count('customPairs'),
    insertPairs: count('insertPairs'),
    modifications: count('modifications'),
  });
  const ways = [wayOf(depth, 'depth'), wayOf(custom, 'custom')].filter((way) => way !== null);
  return {
    year: (delivery?.date ?? today ?? '').slice(0, 4),
    rest: [...new Set(ways)].join(', or ') || 'nothing more',
    isUncertain: suppliedThisYear === null,
  };
}

function wayOf(rest: Allowance | null, kind: string): string | null {
  if (!rest) return null;
  const parts = [
    rest.shoePairs > 0 ? pairs(rest.shoePairs, `${kind} shoes`) : null,
    rest.insertPairs > 0 ? pairs(rest.insertPairs, 'inserts') : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' and ') : null;
}

function pairs(count: number, what: string): string {
  return `${count} ${count === 1 ? 'pair' : 'pairs'} of ${what}`;
}
