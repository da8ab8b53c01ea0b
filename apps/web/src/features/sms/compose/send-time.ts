import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import type { StoreInfo } from '@rxweb/contracts/store';
import { nextAllowedInstant } from '@rxweb/domain/sms/sms';
import { formatTime } from '@rxweb/domain/text/format';

/**
 * The time, such as `8:00 am`, until which a text would better wait because it would start a conversation in the quiet hours; null when it may go
 * now. A reply to a message that waits for an answer always may.
 */
export function scheduledFor(
  store: StoreInfo,
  now: Date,
  person: Pick<SmsPerson, 'lastInboundAt' | 'unread'> | null,
): string | null {
  if (person && person.unread > 0) return null;
  const lastInboundAt = person?.lastInboundAt ? new Date(person.lastInboundAt) : null;
  const next = nextAllowedInstant({ timeZone: store.timeZone, now, lastInboundAt });
  return next > now ? formatTime(store, next) : null;
}
