import type { ShoeCase, ShoeItems } from '@rxweb/contracts/shoes/checks';
import { remainingThisYear } from '@rxweb/domain/shoes/check-case';
import type { Allowance } from '@rxweb/domain/shoes/yearly-limit';
import type { FormTexts } from '../../../../texts/shoes/form-en.ts';

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
  texts: FormTexts['advice'],
): RemainingAllowance {
  const before = suppliedThisYear ?? here;
  const count = (key: keyof ShoeItems) => (before[key] ?? 0) + (items?.[key] ?? 0);
  const { depth, custom } = remainingThisYear({
    depthPairs: count('depthPairs'),
    customPairs: count('customPairs'),
    insertPairs: count('insertPairs'),
    modifications: count('modifications'),
  });
  const ways = [wayOf(depth, texts.depth, texts), wayOf(custom, texts.custom, texts)].filter((way) => way !== null);
  return {
    year: (delivery?.date ?? today ?? '').slice(0, 4),
    rest: [...new Set(ways)].join(texts.or) || texts.nothingMore,
    isUncertain: suppliedThisYear === null,
  };
}

function wayOf(rest: Allowance | null, shoes: (count: number) => string, texts: FormTexts['advice']): string | null {
  if (!rest) return null;
  const parts = [
    rest.shoePairs > 0 ? shoes(rest.shoePairs) : null,
    rest.insertPairs > 0 ? texts.inserts(rest.insertPairs) : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(texts.and) : null;
}
