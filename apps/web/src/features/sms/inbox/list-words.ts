import type { SmsMessage, SmsStatus } from '@rxweb/contracts/sms';
import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/calendar-date';
import { formatMonthDay, formatTime, formatWeekday } from '@rxweb/domain/format';
import { storeDate } from '@rxweb/domain/opening-hours';
import { alertIcon, clockIcon, type IconDrawing } from '../../../ui/icons.ts';
import { eyeIcon } from '../../../ui/staff-icons.ts';
import { twoTicksIcon } from './sms-icons.ts';

/** The statuses of spec section 4 as they are shown. */
export const statusLooks: Readonly<Record<SmsStatus, { word: string; icon: IconDrawing }>> = {
  delivered: { word: 'Delivered', icon: twoTicksIcon },
  queued: { word: 'Queued', icon: clockIcon },
  failed: { word: 'Failed', icon: alertIcon },
  read: { word: 'Read', icon: eyeIcon },
};

/** When a message was, shortly, on the store's clock: `Now`, `5 min`, `9:36 am`, `Mon`, `May 12`, `May 12, 2025`. */
export function whenWords(store: StoreInfo, at: Date, now: Date): string {
  if (Number.isNaN(at.getTime())) return '';
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes >= -1 && minutes < 1) return 'Now';
  if (minutes >= 1 && minutes < 60) return `${minutes} min`;
  const [date, today] = [storeDate(store, at), storeDate(store, now)];
  if (date === today) return formatTime(store, at);
  if (addDays(today, -7) < date && date < today) return formatWeekday(date).slice(0, 3);
  const monthDay = formatMonthDay(date, 'en').slice(5);
  return date.slice(0, 4) === today.slice(0, 4) ? monthDay : `${monthDay}, ${date.slice(0, 4)}`;
}

/** One line for a message: its words, or what it brought. */
export function lineWords({ body, pictures }: Pick<SmsMessage, 'body' | 'pictures'>): string {
  const words = body.replace(/\s+/g, ' ').trim();
  if (words !== '') return words;
  if (pictures.length === 0) return 'No words';
  return pictures.length === 1 ? 'Picture' : `${pictures.length} pictures`;
}
