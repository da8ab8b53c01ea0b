import type { Agreement, AgreementState } from '@rxweb/contracts/shared/agreements';
import { daysBetween } from '../store/calendar-date.ts';

const renewalDays = 30;

/** Whether an agreement covers `today`, `YYYY-MM-DD`. One that is not signed yet covers nothing. */
export function agreementState(agreement: Agreement | undefined, today: string): AgreementState {
  if (!agreement || agreement.signed > today) return 'missing';
  if (!agreement.expires) return 'current';
  const daysLeft = daysBetween(today, agreement.expires);
  if (daysLeft < 0) return 'ended';
  return daysLeft <= renewalDays ? 'ending' : 'current';
}
