import type { Language } from '@rxweb/contracts/shared/language';
import { formatClock } from '@rxweb/domain/text/format';
import type { ChatTexts } from '../../texts/chat-en.ts';

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** Local time: `9:38 am`, `9:38 a. m.` */
export function timeText(atMs: number, language: Language): string {
  const at = new Date(atMs);
  return formatClock(`${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`, language);
}

/** Local date: `Tuesday, May 19`; `martes, 19 de mayo`. */
export function dayText(atMs: number, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { weekday: 'long', month: 'long', day: 'numeric' });
  return format.format(atMs);
}

/** Whether two times are on the same local day. */
export function isSameDay(oneMs: number, otherMs: number): boolean {
  return new Date(oneMs).toDateString() === new Date(otherMs).toDateString();
}

/** When a person last checked a source: `checked today`, `checked May 4`, with another year. */
export function checkedText(lastChecked: string, today: string, { chat }: ChatTexts, language: Language): string {
  const date = lastChecked.slice(0, 10);
  if (date === today) return chat.checkedToday;
  const at = Date.parse(date);
  if (Number.isNaN(at)) return '';
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const format = new Intl.DateTimeFormat(locales[language], {
    // Spanish month abbreviations vary by region.
    month: language === 'es' ? 'long' : 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return chat.checkedOn(format.format(at));
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
