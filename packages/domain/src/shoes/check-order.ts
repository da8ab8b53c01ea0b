import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { addMonths } from '../store/calendar-date.ts';
import { formatDate } from '../text/format.ts';
import type { CheckDate } from './check-date.ts';
import { broken, type Finding, notRecorded, pass, unknown } from './finding.ts';

/** Facts 12 and 15: the order is complete and at most a year old. More clinicians may prescribe (fact 16) than certify. */
export function checkOrderComplete({ order }: ShoeCase, day: CheckDate): Finding {
  const isComplete = order?.complete ?? null;
  const rule =
    'It needs the patient’s name or MBI, the order date, a description, the quantity, the prescriber’s name or NPI, and a signature (no stamp).';
  if (isComplete === null) return notRecorded({ 'whether the order is complete': isComplete }, rule);
  if (!isComplete) return broken(12, `The order isn’t complete. ${rule}`);
  if (order?.date && day.date !== null && day.date > addMonths(order.date, 12))
    return broken(
      15,
      `${day.text} is more than 1 year after the order dated ${formatDate(order.date)}. A new order is needed.`,
    );
  return pass('The order is complete.');
}

/** Fact 13: `S ≤ B`. Having the order before delivery is safer, but not required. */
export function checkOrderBeforeClaim({ order, billed }: ShoeCase): Finding {
  const ordered = order?.date ?? null;
  const rule = 'Medicare doesn’t cover the items at all unless you have the order before the claim.';
  if (ordered === null) return notRecorded({ 'the order date': ordered }, rule);
  if (billed === null)
    return unknown(`Not recorded: the claim date. The order dated ${formatDate(ordered)} is on file.`);
  const dates = `The order dated ${formatDate(ordered)} is`;
  if (ordered > billed) return broken(13, `${dates} after the claim dated ${formatDate(billed)}. ${rule}`);
  return pass(`${dates} not after the claim dated ${formatDate(billed)}.`);
}

/** Fact 14: `P ≤ S`. */
export function checkOrderAfterPrescriberVisit({ order }: ShoeCase): Finding {
  const [ordered, seen] = [order?.date ?? null, order?.prescriberVisit ?? null];
  const rule = 'The order must be signed on or after a visit with the prescriber.';
  if (ordered === null || seen === null)
    return notRecorded({ 'the order date': ordered, 'the visit with the prescriber': seen }, rule);
  const dates = `The order dated ${formatDate(ordered)} is`;
  if (ordered < seen) return broken(14, `${dates} before the prescriber’s visit on ${formatDate(seen)}. ${rule}`);
  return pass(`${dates} not before the prescriber’s visit on ${formatDate(seen)}.`);
}
