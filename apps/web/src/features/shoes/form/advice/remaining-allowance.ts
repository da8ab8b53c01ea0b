import type { ShoeCase, ShoeItems } from '@rxweb/contracts/shoes/checks';
import { stillAllowed } from '@rxweb/domain/shoes/check-case';
import type { StillAllowed } from '@rxweb/domain/shoes/yearly-limit';

export interface YearRest {
  year: string;
  /** What may still be given after this case, in words. */
  rest: string;
  /** What others gave is not recorded, so it may be less. */
  isUncertain: boolean;
}

/** What a patient may still have in the calendar year of the delivery, else of today, once this case is delivered (domain fact 23). */
export function yearRest({ items, suppliedThisYear, delivery, today }: ShoeCase, here: ShoeItems): YearRest {
  const before = suppliedThisYear ?? here;
  const count = (key: keyof ShoeItems) => (before[key] ?? 0) + (items?.[key] ?? 0);
  const { depth, custom } = stillAllowed({
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

function wayOf(rest: StillAllowed | null, kind: string): string | null {
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
