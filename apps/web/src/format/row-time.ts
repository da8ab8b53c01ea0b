import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatFullMonthDay, formatMonthDay, formatTime, formatWeekday } from '@rxweb/domain/text/format';

const justNow: Record<Language, string> = { en: 'Now', es: 'Ahora' };

/** In store time: `Now`, `5 min`, `9:36 am`, `Mon`, `May 12`, `May 12, 2025`; `12 de mayo de 2025`. */
export function rowTime(store: StoreInfo, at: Date, now: Date, language: Language = 'en'): string {
  if (Number.isNaN(at.getTime())) return '';
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes >= -1 && minutes < 1) return justNow[language];
  if (minutes >= 1 && minutes < 60) return `${minutes} min`;
  const [date, today] = [storeDate(store, at), storeDate(store, now)];
  if (date === today) return formatTime(store, at, language);
  if (addDays(today, -7) < date && date < today) return formatWeekday(date, language).slice(0, 3);
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const monthDay = language === 'es' ? formatFullMonthDay(date, 'es') : formatMonthDay(date, 'en').slice(5);
  return isThisYear ? monthDay : `${monthDay}${language === 'es' ? ' de' : ','} ${date.slice(0, 4)}`;
}

/** The same within a sentence: `now` and `ahora`. */
export function timeInText(store: StoreInfo, at: Date, now: Date, language: Language = 'en'): string {
  const shown = rowTime(store, at, now, language);
  return shown === justNow[language] ? shown.toLowerCase() : shown;
}
