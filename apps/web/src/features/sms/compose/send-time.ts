import type { Language } from '@rxweb/contracts/shared/language';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import type { StoreInfo } from '@rxweb/contracts/store';
import { nextAllowedInstant } from '@rxweb/domain/sms/quiet-hours';
import { formatTime } from '@rxweb/domain/text/format';

/** The end of the quiet hours, such as `8:00 am`, if the text would start a conversation in them; else null. Replies are never held. */
export function scheduledFor(
  store: StoreInfo,
  now: Date,
  person: Pick<SmsPerson, 'lastInboundAt' | 'unread'> | null,
  language: Language = 'en',
): string | null {
  if (person && person.unread > 0) return null;
  const lastInboundAt = person?.lastInboundAt ? new Date(person.lastInboundAt) : null;
  const next = nextAllowedInstant({ timeZone: store.timeZone, now, lastInboundAt });
  return next > now ? formatTime(store, next, language) : null;
}
