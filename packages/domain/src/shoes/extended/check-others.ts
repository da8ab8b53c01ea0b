import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { formatDate } from '../../text/format.ts';
import type { CheckDate } from '../check-date.ts';
import { checkFit } from '../check-fit.ts';
import { checkOrderComplete } from '../check-order.ts';
import { broken, type Finding, mostSevere, pass, unknown, warning } from '../finding.ts';
import { readFitFindings } from '../fit-findings.ts';
import { payerName, payerOf } from '../payers.ts';
import { checkYearlyLimit } from '../yearly-limit.ts';
import { verifiedPaper } from './judged-case.ts';
import { isSamePerson } from './same-person.ts';

/** Facts 18, 20 and 45: findings in English or Spanish, written on the day of delivery (G4). */
export function checkFitNote(shoeCase: ShoeCase): Finding {
  const finding = checkFit(shoeCase, readFitFindings);
  const [written, delivered] = [verifiedPaper(shoeCase, 'fitting')?.dated ?? null, shoeCase.delivery?.date ?? null];
  const isOtherDay = written !== null && delivered !== null && written !== delivered;
  return mostSevere(
    [
      finding.state === 'pass' ? null : finding,
      isOtherDay
        ? warning(
            `The fitting note is dated ${formatDate(written)}, but the items were received on ${formatDate(delivered)}. The fitting belongs to the day of delivery.`,
          )
        : null,
    ],
    finding,
  );
}

/** Facts 12 and 15, and that the prescriber signed it. Nothing cures an unsigned order (G18). */
export function checkOrderSigned(shoeCase: ShoeCase, day: CheckDate): Finding {
  const finding = checkOrderComplete(shoeCase, day);
  const paper = verifiedPaper(shoeCase, 'order');
  const prescriber = shoeCase.people?.prescriber ?? null;
  return mostSevere(
    [
      finding.state === 'pass' ? null : finding,
      paper?.signed === false
        ? broken(12, 'The order isn’t signed. An attestation can’t cure that; ask for a new order.')
        : null,
      paper?.signed === null ? unknown('Not recorded: whether the order is signed.') : null,
      isSamePerson(paper?.author, prescriber) === false
        ? warning(
            `The order is by ${paper?.author}, but the case names ${prescriber} as the prescriber. Check who ordered.`,
          )
        : null,
    ],
    finding,
  );
}

/** Facts 23 and 47: Medicare's yearly count is for Part B only; other payers have their own. */
export function checkLimit(shoeCase: ShoeCase, day: CheckDate): Finding {
  const { payer } = shoeCase;
  const profile = payerOf({ payer: payer ?? null });
  if (profile.yearlyLimit === 'medicare') return checkYearlyLimit(shoeCase, day);
  const name = payerName({ payer: payer ?? null });
  if (payer?.withinLimit === true) return pass(`The items are within the limit of ${name}, as it says.`);
  if (payer?.withinLimit === false) return broken(23, `The items are over the limit of ${name}, as it says.`);
  return unknown(
    `Ask the plan: how many pairs does ${name} cover in a year? Medicare’s yearly limit isn’t counted for it.`,
  );
}
