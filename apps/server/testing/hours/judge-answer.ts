import type { HoursQuestion } from './hours-question.ts';
import { firstDate, nameOf, type SecondCalendar } from './second-calendar.ts';

/** What the second calendar says of one day and time. */
type Cover = 'all' | 'none' | 'mixed';

/** What is wrong with an answer; null for nothing. */
export function faultOf(question: HoursQuestion, answer: string, calendar: SecondCalendar, now: Date): string | null {
  const plain = answer.replaceAll('\u00a0', ' ');
  const wrongDay = wrongDayOf(question, plain, calendar.wall(now).date);
  if (wrongDay) return wrongDay;
  const word = leadOf(plain);
  if (word === null) return null;
  const allowed = allowedLead(question, calendar, now);
  if (word === 'yes' && opensThen(question, calendar, now)) return null;
  if (question.form === 'when') return `says ${word} to a question for neither`;
  return word === allowed ? null : `says ${word}, may say ${allowed ?? 'neither'}`;
}

/** The word before the answer: does it say that the claim is so? */
export function leadOf(answer: string): 'yes' | 'no' | null {
  if (/^(?:yes|sí|that’s right|así es)(?![\p{L}])/iu.test(answer)) return 'yes';
  return /^(?:no|not quite|permítame)(?![\p{L}])/iu.test(answer) ? 'no' : null;
}

/** The only word that may lead: the claim is so, or is not, on each day that the words may mean. */
export function allowedLead(
  { day, time, claim }: HoursQuestion,
  calendar: SecondCalendar,
  now: Date,
): 'yes' | 'no' | null {
  const { date: today } = calendar.wall(now);
  const usual = (weekday: string) =>
    firstDate(today, (date) => calendar.weekday(date) === weekday && !calendar.isSpecial(date));
  const dates = day?.weekly ? day.weekly.map(usual) : day ? [...day.dates, ...(day.orElse ?? [])] : [today];
  const isWeekly = day?.weekly !== undefined;
  const covers = new Set(dates.flatMap((date) => coversOf(date, time, calendar, isWeekly ? null : now, day === null)));
  const [cover] = covers;
  if (covers.size !== 1 || cover === 'mixed') return null;
  return (cover === 'all') === (claim === 'open') ? 'yes' : 'no';
}

/** A bare hour without a day is one that is still ahead. */
function coversOf(
  date: string,
  time: HoursQuestion['time'],
  calendar: SecondCalendar,
  now: Date | null,
  isAhead: boolean,
): Cover[] {
  const first = coverOf(date, time, calendar, now);
  if (!time?.orElse) return [first];
  const later = coverOf(date, time.orElse, calendar, now);
  return isAhead && now && calendar.wall(now).minute > time.from ? [later] : [first, later];
}

function coverOf(date: string, time: HoursQuestion['time'], calendar: SecondCalendar, now: Date | null): Cover {
  const minutes = calendar.minutes(date);
  const wall = now && calendar.wall(now);
  const begin = wall && wall.date === date ? wall.minute : 0;
  if (!time) {
    if (!minutes.includes(1)) return 'none';
    return minutes.subarray(begin).includes(1) ? 'all' : 'mixed';
  }
  const isBehind = time.to <= begin;
  const asked = minutes.subarray(isBehind ? time.from : Math.max(time.from, begin), time.to);
  const isNone = !asked.includes(1);
  if (time.isUntil && isNone) return minutes.subarray(time.to).includes(1) ? 'mixed' : 'none';
  // A time that is over, on a day that is over too, is neither open nor ahead.
  if (isNone || (isBehind && !minutes.subarray(begin).includes(1))) return 'none';
  return asked.includes(0) || time.isOpenEnded || isBehind ? 'mixed' : 'all';
}

const dates = {
  en: /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, [A-Z][a-z]+ \d{1,2}(?:, \d{4})?/,
  es: /\b(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d{1,2} de [a-z]+(?: de \d{4})?/,
};

/** The first date of the answer is the first that was asked for, and the last is named too. */
function wrongDayOf({ day, lang }: HoursQuestion, answer: string, today: string): string | null {
  if (day?.weekly) return null;
  const asked = day?.dates ?? [today];
  const [first, last] = [asked[0] ?? '', asked.at(-1) ?? ''];
  const named = dates[lang].exec(answer)?.[0];
  const [firstName, lastName] = [nameOf(first, lang, today), nameOf(last, lang, today)];
  if (named !== firstName) return `names ${named}, not ${firstName}`;
  return answer.includes(lastName) ? null : `does not name ${lastName}`;
}

/** "¿Abren a las 9?" may ask for the minute of opening. */
function opensThen({ text, time, day, claim }: HoursQuestion, calendar: SecondCalendar, now: Date): boolean {
  if (!time || time.isUntil || claim === 'closed' || !/\b(?:abren|abrieron)\b/i.test(text)) return false;
  const asked = day?.dates[0] ?? calendar.wall(now).date;
  return calendar.minutes(asked).indexOf(1) === time.from;
}
