import type { Settings } from '@rxweb/contracts/settings';
import { agreementServices } from '@rxweb/contracts/shared/agreements';
import { agreementState } from '@rxweb/domain/legal/agreement-state';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import { adminStep, type Finding, healthy, needsAttention, notSetUp } from '../../kernel/feature/finding.ts';

const names = { texts: 'text messages', mail: 'email' };

/** Domain facts 2, L3. Mail goes to staff alone, so its record is only watched. */
export function checkAgreements({ current }: { current: Settings }, sendsTexts: boolean, now: Date): Finding {
  const today = storeDate(current.store, now);
  const records = agreementServices.map((service) => {
    const agreement = current.agreements?.[service];
    return { service, agreement, state: agreementState(agreement, today) };
  });
  const isDue = ({ service, agreement, state }: (typeof records)[number]) =>
    state !== 'current' && (agreement || (service === 'texts' && sendsTexts));
  const due = records.filter(isDue).map(({ service, agreement, state }) => {
    const day = agreement?.expires ? formatDate(agreement.expires) : '';
    if (!agreement) return `No agreement (BAA) for ${names[service]} is recorded.`;
    const named = `The agreement (BAA) with ${agreement.vendor} for ${names[service]}`;
    if (state === 'missing') return `${named} isn’t in force until ${formatDate(agreement.signed)}.`;
    return `${named} ${state === 'ended' ? 'ended' : 'ends'} on ${day}.`;
  });
  if (due.length > 0) return needsAttention(due.join(' '), step);
  const kept = records.flatMap(({ service, agreement }) =>
    agreement ? `${agreement.vendor} (${names[service]})` : [],
  );
  return kept.length > 0
    ? healthy(`Agreements in force: ${kept.join(', ')}.`)
    : notSetUp('No carrier sends text messages.');
}

const step = adminStep(
  'Sign a business associate agreement with the vendor, then record it under Store settings, Agreements. Until then, keep names and health details out of texts.',
);
