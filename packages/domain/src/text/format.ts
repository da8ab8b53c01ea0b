import type { Language } from '@rxweb/contracts/shared/language';
import { type Weekday, weekdays } from '@rxweb/contracts/shared/week';
import type { OpenPeriod, StoreInfo } from '@rxweb/contracts/store';
import { addDays, weekdayOf } from '../store/calendar-date.ts';
import { type HoursRun, hoursLines, hoursRuns, type StoreStatus, storeDate } from '../store/opening-hours.ts';
import { wallTimeMs } from '../store/time-zone.ts';

export { formatPhone, telHref } from './phone-text.ts';

/** Default: English, for staff screens and programs. */
const words = {
  en: {
    opens: 'Opens',
    closes: 'Closes',
    unknown: 'Call for opening hours',
    today: 'today',
    tomorrow: 'tomorrow',
    closed: 'closed',
    to: 'to',
  },
  es: {
    opens: 'Abre',
    closes: 'Cierra',
    unknown: 'Llame para saber el horario',
    today: 'hoy',
    tomorrow: 'mañana',
    closed: 'cerrado',
    to: 'a',
  },
} satisfies Record<Language, Record<string, string>>;

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A time in store time: `5:30 pm`, `5:30 p. m.` */
export function formatTime(store: StoreInfo, at: Date, language: Language = 'en'): string {
  return formatClock(new Date(wallTimeMs(store.timeZone, at)).toISOString().slice(11, 16), language);
}

/** A time of day, `17:30`, as `5:30 pm`; `5:30 p. m.` with non-breaking spaces. */
export function formatClock(time: string, language: Language = 'en'): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  const half = hours < 12 ? 'a' : 'p';
  return language === 'es' ? `${clock}\u00a0${half}.\u00a0m.` : `${clock} ${half}m`;
}

/** A calendar date, `2026-05-28`, as `Thu, May 28, 2026`; `jueves 28 de mayo de 2026`. */
export function formatDate(date: string, language: Language = 'en'): string {
  return `${formatMonthDay(date, language)}${language === 'es' ? ' de' : ','} ${date.slice(0, 4)}`;
}

/** A calendar date within the year: `Thu, May 28`; `jueves 28 de mayo`. */
export function formatMonthDay(date: string, language: Language): string {
  if (language === 'es') return `${formatWeekday(date, 'es')} ${formatFullMonthDay(date, 'es')}`;
  const month = monthNames[Number(date.slice(5, 7)) - 1];
  return `${formatWeekday(date).slice(0, 3)}, ${month} ${Number(date.slice(8, 10))}`;
}

/** A date in a sentence: `Saturday, November 28`, with the year where it isn't the current one; `sábado 28 de noviembre`. */
export function formatSpokenDate(date: string, today: string, language: Language = 'en'): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  if (language === 'es') return isThisYear ? formatMonthDay(date, 'es') : formatDate(date, 'es');
  return `${formatWeekday(date)}, ${formatFullMonthDay(date)}${isThisYear ? '' : `, ${date.slice(0, 4)}`}`;
}

/** A day of the year: `November 28`; `28 de noviembre`. */
export function formatFullMonthDay(date: string, language: Language = 'en'): string {
  const day = Number(date.slice(8, 10));
  const month = fullMonths[language].format(new Date(date));
  return language === 'es' ? `${day} de ${month}` : `${month} ${day}`;
}

/** The weekday's name of a calendar date: `Monday`; `lunes`. */
export function formatWeekday(date: string, language: Language = 'en'): string {
  return language === 'es' ? spanishWeekdays.format(new Date(date)) : capitalized(weekdayOf(date));
}

const fullMonths = {
  en: new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { month: 'long', timeZone: 'UTC' }),
};

const spanishWeekdays = new Intl.DateTimeFormat('es-US', { weekday: 'long', timeZone: 'UTC' });

/** A run of weekdays, short: `Mon–Fri`, `Sat`; `Lun–vie`, `Sáb`. */
export function formatDays({ first, last }: Pick<HoursRun, 'first' | 'last'>, language: Language = 'en'): string {
  const names = (first === last ? [first] : [first, last]).map((weekday) => shortWeekday(weekday, language));
  return capitalized(names.join('–'));
}

/** Any Monday, to count weekdays from. */
const someMonday = '2026-01-05';

function shortWeekday(weekday: Weekday, language: Language): string {
  return formatWeekday(addDays(someMonday, weekdays.indexOf(weekday)), language).slice(0, 3);
}

/** The periods of a day: `8:30 am to 12:30 pm, 2:00 pm to 5:30 pm`; empty without any. */
export function formatPeriods(periods: readonly OpenPeriod[], language: Language = 'en'): string {
  return periods
    .map(
      ({ opens, closes }) => `${formatClock(opens, language)} ${words[language].to} ${formatClock(closes, language)}`,
    )
    .join(', ');
}

/** The hours list: `Mon–Fri`, `08:30–17:30`, as in spec section 9; `Lun–vie`, `8:30 a. m. a 5:30 p. m.` */
export function formatHours(store: StoreInfo, language: Language): { days: string; hours: string }[] {
  if (language === 'en') return hoursLines(store);
  return hoursRuns(store).map((run) => ({
    days: formatDays(run, language),
    hours: formatPeriods(run.periods, language) || words[language].closed,
  }));
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * The next change: `Closes 5:30 pm`, `Opens tomorrow 8:30 am`, `Opens Monday 8:30 am`, `Opens Mon, Jan 4, 8:30 am`; `Cierra a las 5:30 p.
 * m.`, `Abre el lunes a las 8:30 a. m.`
 */
export function nextChangeText(
  store: StoreInfo,
  { closesAt, opensAt }: StoreStatus,
  at: Date,
  language: Language = 'en',
): string {
  const { opens, closes, unknown } = words[language];
  if (closesAt) return `${closes} ${spokenTime(store, closesAt, language)}`;
  if (opensAt) return `${opens} ${dayFrom(store, at, opensAt, language)} ${spokenTime(store, opensAt, language)}`;
  return unknown;
}

/** `5:30 pm`; `a las 5:30 p. m.`, `a la 1:00 p. m.` */
export function spokenTime(store: StoreInfo, at: Date, language: Language): string {
  const time = formatTime(store, at, language);
  return language === 'es' ? atClock(time) : time;
}

/** A Spanish time with its article, singular for one o'clock. */
export function atClock(time: string): string {
  return `${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`;
}

/**
 * A day relative to today: `today`, `tomorrow`, `Monday`, after a week `Mon, Jan 4,`; `hoy`, `mañana`, `el lunes`, `el lunes 4 de enero`.
 */
export function dayFrom(store: StoreInfo, at: Date, then: Date, language: Language = 'en'): string {
  const [today, date] = [storeDate(store, at), storeDate(store, then)];
  if (date === today) return words[language].today;
  if (date === addDays(today, 1)) return words[language].tomorrow;
  const isNear = addDays(today, -7) < date && date < addDays(today, 7);
  const day = isNear ? formatWeekday(date, language) : formatMonthDay(date, language);
  if (language === 'es') return `el ${day}`;
  return isNear ? day : `${day},`;
}
