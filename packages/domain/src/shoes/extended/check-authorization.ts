import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { formatDate } from '../../text/format.ts';
import type { CheckDate } from '../check-date.ts';
import { broken, type Finding, notApplicable, notRecorded, pass, unknown } from '../finding.ts';
import { payerName, payerOf } from '../payers.ts';

/** Fact 47 (G15): whether the plan's authorization covers the day of delivery, or none is needed. */
export function checkAuthorization({ payer = null, delivery }: ShoeCase, day: CheckDate): Finding {
  if (!payerOf({ payer }).authorizes) return notApplicable('Medicare Part B wants no authorization for shoes.');
  const { authNeeded = null, authFrom = null, authUntil = null } = payer ?? {};
  const [name, number] = [payerName({ payer }), payer?.authNumber?.trim() || null];
  if (number === null) {
    if (authNeeded === false) return pass(`No authorization is needed, as ${name} says.`);
    if (authNeeded === null) return unknown(`Ask the plan: does ${name} want an authorization before delivery?`);
    const rule = `${capital(name)} wants one before delivery.`;
    if (delivery?.date) return broken(47, `The shoes were delivered, and no authorization is recorded. ${rule}`);
    return notRecorded({ 'the authorization number': number }, rule);
  }
  if (authFrom === null || authUntil === null)
    return notRecorded(
      { 'the first day of the authorization': authFrom, 'its last day': authUntil },
      'Delivery must be on one of its days.',
    );
  const days = `Authorization ${number} holds from ${formatDate(authFrom)} through ${formatDate(authUntil)}`;
  if (day.date === null) return unknown(`${days}. Not recorded: the day of delivery.`);
  return day.date < authFrom || day.date > authUntil
    ? broken(47, `${days}. ${day.text} is outside of it.`)
    : pass(`${days}, so it covers the delivery.`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
