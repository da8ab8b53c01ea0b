import type { Language } from '@rxweb/contracts/shared/language';
import type { SmsMessage } from '@rxweb/contracts/sms/messages';
import type { StoreInfo } from '@rxweb/contracts/store';
import { dayFrom, formatTime, spokenTime } from '@rxweb/domain/text/format';
import type { SmsTexts } from '../../texts/sms/sms-en.ts';

type Held = Pick<SmsMessage, 'hold' | 'not_before'>;

/** A time ahead: `tomorrow 9:00 am`, `Mon, Jan 4, 8:30 am`; `mañana a las 9:00 a. m.` */
export function whenText(store: StoreInfo, now: Date, at: Date, language: Language): string {
  return `${dayFrom(store, now, at, language)} ${spokenTime(store, at, language)}`;
}

/** The time of a text that is held: with its day if staff chose it. */
export function heldText(store: StoreInfo, { hold }: Held, at: Date, now: Date, language: Language): string {
  return hold === 'scheduled' ? whenText(store, now, at, language) : formatTime(store, at, language);
}

/** `Scheduled for Monday 9:15 am.` */
export function laterText(store: StoreInfo, message: Held, { thread: { states }, language }: SmsTexts): string {
  const now = new Date();
  const at = new Date(message.not_before ?? now);
  const words = (message.hold === 'scheduled' ? states.scheduledFor : states.heldUntil)(
    heldText(store, message, at, now, language),
  );
  return words.endsWith('.') ? words : `${words}.`;
}
