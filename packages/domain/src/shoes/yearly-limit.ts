import type { ShoeCase, ShoeItems } from '@rxweb/contracts/shoes/checks';
import type { CheckDate } from './check-date.ts';
import { broken, type Finding, notRecorded, pass } from './finding.ts';

/** What may still be supplied of one kind of shoe with its inserts. A modification can replace a pair of inserts. */
export interface Allowance {
  shoePairs: number;
  insertPairs: number;
}

/** Fact 23: pairs per calendar year, of depth or custom shoes, not both. */
const yearlyPairs = {
  depth: { shoePairs: 1, insertPairs: 3 },
  custom: { shoePairs: 1, insertPairs: 2 },
} as const;

/**
 * What a patient may still receive in the calendar year of `supplied` (facts 23 and 25). Null for the kind that the other kind rules out.
 * Never negative.
 */
export function remainingThisYear(supplied: ShoeItems): { depth: Allowance | null; custom: Allowance | null } {
  const used = supplied.insertPairs + supplied.modifications;
  const rest = (kind: keyof typeof yearlyPairs, shoePairs: number): Allowance => ({
    shoePairs: Math.max(0, yearlyPairs[kind].shoePairs - shoePairs),
    insertPairs: Math.max(0, yearlyPairs[kind].insertPairs - used),
  });
  return {
    depth: supplied.customPairs > 0 ? null : rest('depth', supplied.depthPairs),
    custom:
      supplied.depthPairs > 0 || used > yearlyPairs.custom.insertPairs ? null : rest('custom', supplied.customPairs),
  };
}

const rule =
  'In a calendar year, Medicare covers 1 pair of depth shoes and 3 pairs of inserts, or 1 pair of custom shoes (with their inserts) and 2 more pairs of inserts. Modifications can replace pairs of inserts, one for one.';

/** Facts 23, 25, 26 and 29, for the calendar year of the delivery: `items` in addition to `suppliedThisYear`. */
export function checkYearlyLimit({ items, suppliedThisYear }: ShoeCase, day: CheckDate): Finding {
  const [now, before] = [whole(items), whole(suppliedThisYear)];
  if (!now || !before)
    return notRecorded({ 'all items in this delivery': now, 'all items supplied earlier in the year': before }, rule);
  const total = sum(now, before);
  const year = day.date === null ? 'the year' : day.date.slice(0, 4);
  const counted = `${itemsText(total)} in ${year}`;
  if (!isWithin(total)) return broken(23, `Too many: ${counted}. ${rule}`);
  return pass([`${capitalized(counted)}: within the limit.`, restText(total), ...advice(now, total)].join(' '));
}

function whole(items: ShoeCase['items']): ShoeItems | null {
  if (!items) return null;
  const { depthPairs, customPairs, insertPairs, modifications } = items;
  if (depthPairs === null || customPairs === null || insertPairs === null || modifications === null) return null;
  return { depthPairs, customPairs, insertPairs, modifications };
}

function sum(a: ShoeItems, b: ShoeItems): ShoeItems {
  return {
    depthPairs: a.depthPairs + b.depthPairs,
    customPairs: a.customPairs + b.customPairs,
    insertPairs: a.insertPairs + b.insertPairs,
    modifications: a.modifications + b.modifications,
  };
}

function isWithin({ depthPairs, customPairs, insertPairs, modifications }: ShoeItems): boolean {
  if (depthPairs > 0 && customPairs > 0) return false;
  const { shoePairs, insertPairs: inserts } = yearlyPairs[customPairs > 0 ? 'custom' : 'depth'];
  return Math.max(depthPairs, customPairs) <= shoePairs && insertPairs + modifications <= inserts;
}

function itemsText({ depthPairs, customPairs, insertPairs, modifications }: ShoeItems): string {
  const parts = [
    count(depthPairs, 'pair', 'of depth shoes'),
    count(customPairs, 'pair', 'of custom shoes'),
    count(insertPairs, 'pair', 'of inserts'),
    count(modifications, 'modification'),
  ].filter((text) => !text.startsWith('0 '));
  return parts.join(', ') || 'nothing';
}

function restText(total: ShoeItems): string {
  const { depth, custom } = remainingThisYear(total);
  const texts = [depth && ways(depth, 'depth'), custom && ways(custom, 'custom')].filter((text) => text !== null);
  return texts.length > 0 ? `Still covered: ${texts.join('; or ')}.` : 'Nothing more is covered that year.';
}

function ways({ shoePairs, insertPairs }: Allowance, kind: string): string | null {
  if (shoePairs + insertPairs === 0) return null;
  const inserts = count(insertPairs, 'pair', 'of inserts');
  return shoePairs > 0 ? `${count(shoePairs, 'pair', `of ${kind} shoes`)} and ${inserts}` : inserts;
}

function advice(now: ShoeItems, total: ShoeItems): string[] {
  const isInsertsAlone = now.insertPairs + now.modifications > 0 && total.depthPairs + total.customPairs === 0;
  return [
    ...(isInsertsAlone ? ['Inserts alone: document in writing that the shoes they go into are suitable.'] : []),
    ...(now.customPairs > 0 ? ['Custom shoes: document the deformity that no depth shoe can accommodate.'] : []),
  ];
}

function count(many: number, one: string, rest = ''): string {
  return `${many} ${one}${many === 1 ? '' : 's'}${rest && ` ${rest}`}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
