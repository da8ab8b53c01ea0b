import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { addMonths } from '../store/calendar-date.ts';
import { formatDate } from '../text/format.ts';
import { type Finding, notRecorded, unknown, warning } from './finding.ts';
import { checkWindow } from './window.ts';

/** Fact 35: `B ≤ D + 1 year`. */
export function checkClaim({ billed, delivery }: ShoeCase): Finding {
  const delivered = delivery?.date ?? null;
  const rule = 'The claim must be filed within 1 year after delivery.';
  if (billed === null)
    return unknown(`Not recorded: the claim date. ${delivered === null ? rule : lastDayText(delivered)}`);
  if (delivered === null) return notRecorded({ 'the delivery date': delivered }, rule);
  const text = `The claim dated ${formatDate(billed)}`;
  if (billed < delivered)
    return warning(`${text} is before the delivery on ${formatDate(delivered)}. Check the dates.`);
  return checkWindow({ fact: 35, from: 'delivery', date: delivered, months: 12 }, { text, date: billed });
}

/** As the bulk command always answered: before F16, the year was a medium rule, so a late claim is a warning there. */
export function checkClaimPlainly(shoeCase: ShoeCase): Finding {
  const finding = checkClaim(shoeCase);
  return finding.state === 'fail' ? warning(finding.reason) : finding;
}

const lastDayText = (delivered: string) => `The last day to file the claim is ${formatDate(addMonths(delivered, 12))}.`;
