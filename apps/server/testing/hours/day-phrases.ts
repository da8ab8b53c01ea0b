import type { Random } from '@rxweb/platform/random/seeded-random';
import { firstDate, walk, weekdayName } from './second-calendar.ts';

export type Lang = 'en' | 'es';

/** A day as people may say it, with the dates it means. */
export interface DayPhrase {
  text: string;
  /** The dates, each of which the answer names; for a long span only the first and the last. */
  dates: readonly string[];
  /** Other dates that the words may mean as well. */
  orElse?: readonly string[];
  /** Every week on these weekdays. */
  weekly?: readonly string[];
  /** Said of the past. */
  isPast?: boolean;
  /** The part of the day in the same words. */
  part?: 'night' | 'morning' | 'afternoon' | 'evening';
  /** No time of day can follow. */
  isLong?: boolean;
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const spanishDays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;
const englishMonths = 'January February March April May June July August September October November December'.split(
  ' ',
);
const spanishMonths = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
);
const englishNumbers = ['two', 'three', 'four', 'five', 'six'];
const spanishNumbers = ['dos', 'tres', 'cuatro', 'cinco', 'seis'];

const dayOf = (date: string) => Number(date.slice(8));
const monthOf = (date: string) => Number(date.slice(5, 7));
const yearOf = (date: string) => Number(date.slice(0, 4));

/** The first such weekday from a date on. */
const weekdayOn = (from: string, index: number) => firstDate(from, (date) => weekdayName(date) === weekdays[index]);
const mondayBefore = (date: string) => firstDate(date, (day) => weekdayName(day) === 'monday', -1);

function ordinal(day: number): string {
  const ending =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th';
  return `${day}${ending}`;
}

interface NamedHoliday {
  en: readonly string[];
  es: readonly string[];
  is(date: string): boolean;
}

const onDay = (monthDay: string) => (date: string) => date.endsWith(monthDay);
/** The nth such weekday of a month: its day of the month is within one span of seven. */
const nth = (month: number, weekday: string, count: number) => (date: string) =>
  monthOf(date) === month && weekdayName(date) === weekday && Math.ceil(dayOf(date) / 7) === count;

const namedHolidays: readonly NamedHoliday[] = [
  { en: ['Christmas', 'Christmas Day', 'xmas'], es: ['Navidad', 'el día de Navidad'], is: onDay('-12-25') },
  { en: ['Christmas Eve'], es: ['Nochebuena', 'la Nochebuena'], is: onDay('-12-24') },
  { en: ["New Year's Day", 'new years'], es: ['Año Nuevo', 'el día de Año Nuevo'], is: onDay('-01-01') },
  { en: ["New Year's Eve"], es: ['Nochevieja', 'la víspera de Año Nuevo'], is: onDay('-12-31') },
  {
    en: ['Thanksgiving', 'Thanksgiving Day'],
    es: ['Acción de Gracias', 'el Día de Acción de Gracias'],
    is: nth(11, 'thursday', 4),
  },
  { en: ['Labor Day'], es: ['el Día del Trabajo'], is: nth(9, 'monday', 1) },
  {
    en: ['Memorial Day'],
    es: ['el Día de los Caídos'],
    is: (date) => monthOf(date) === 5 && weekdayName(date) === 'monday' && dayOf(date) > 24,
  },
  { en: ['MLK Day', 'Martin Luther King Day'], es: ['el Día de Martin Luther King'], is: nth(1, 'monday', 3) },
  {
    en: ['the 4th of July', 'Independence Day'],
    es: ['el Día de la Independencia', 'el 4 de julio'],
    is: onDay('-07-04'),
  },
  { en: ['Juneteenth'], es: ['Juneteenth'], is: onDay('-06-19') },
  { en: ['Veterans Day'], es: ['el Día de los Veteranos'], is: onDay('-11-11') },
  { en: ['Halloween'], es: ['Halloween'], is: onDay('-10-31') },
  { en: ["Mother's Day"], es: ['el Día de las Madres'], is: nth(5, 'sunday', 2) },
];

type Maker = (random: Random, today: string, lang: Lang) => DayPhrase;

const one = (text: string, date: string): DayPhrase => ({ text, dates: [date] });

const makers: readonly Maker[] = [
  (random, today, lang) => one(lang === 'en' ? random.pick(['today', 'today']) : 'hoy', today),
  (_random, today, lang) => one(lang === 'en' ? 'tomorrow' : 'mañana', walk(today, 1)),
  (_random, today, lang) => one(lang === 'en' ? 'the day after tomorrow' : 'pasado mañana', walk(today, 2)),
  (_random, today, lang) => ({ ...one(lang === 'en' ? 'yesterday' : 'ayer', walk(today, -1)), isPast: true }),
  (random, today, lang) => ({
    ...one(
      lang === 'en' ? 'the day before yesterday' : random.pick(['anteayer', 'antier', 'antes de ayer']),
      walk(today, -2),
    ),
    isPast: true,
  }),
  (_random, today, lang) => ({ ...one(lang === 'en' ? 'tonight' : 'esta noche', today), part: 'night' }),
  (_random, today, lang) => ({ ...one(lang === 'en' ? 'this afternoon' : 'esta tarde', today), part: 'afternoon' }),
  (random, today, lang) => {
    const index = random.below(7);
    const date = weekdayOn(today, index);
    return one(
      lang === 'en'
        ? random.pick(['on ', 'this ', '']) + capital(weekdays[index])
        : random.pick(['el ', 'este ', 'el día ']) + spanishDays[index],
      date,
    );
  },
  (random, today, lang) => {
    const index = random.below(7);
    if (lang === 'es') {
      const date = weekdayOn(walk(today, 1), index);
      return one(
        random.pick([
          `el próximo ${spanishDays[index]}`,
          `el ${spanishDays[index]} que viene`,
          `el ${spanishDays[index]} próximo`,
        ]),
        date,
      );
    }
    const date = walk(mondayBefore(today), 7 + index);
    const soon = weekdayOn(walk(today, 1), index);
    return { ...one(`next ${capital(weekdays[index])}`, date), ...(soon === date ? {} : { orElse: [soon] }) };
  },
  (random, today, lang) => {
    const index = random.below(7);
    const date = walk(mondayBefore(today), 7 + index);
    return one(
      lang === 'en'
        ? random.pick([`${capital(weekdays[index])} of next week`, `next week on ${capital(weekdays[index])}`])
        : random.pick([
            `el ${spanishDays[index]} de la próxima semana`,
            `el ${spanishDays[index]} de la semana que viene`,
          ]),
      date,
    );
  },
  (random, today, lang) => {
    const index = random.below(7);
    const date = firstDate(walk(today, -1), (day) => weekdayName(day) === weekdays[index], -1);
    return {
      ...one(lang === 'en' ? `last ${capital(weekdays[index])}` : `el ${spanishDays[index]} pasado`, date),
      isPast: true,
    };
  },
  (random, today, lang) => {
    const index = random.below(7);
    const date = walk(weekdayOn(today, index), 7);
    return one(lang === 'en' ? `a week from ${capital(weekdays[index])}` : `el ${spanishDays[index]} en ocho`, date);
  },
  (random, today, lang) => {
    const index = random.below(5);
    const count = index + 2;
    const date = walk(today, count);
    return one(
      lang === 'en'
        ? random.pick([`in ${englishNumbers[index]} days`, `in ${count} days`, `${count} days from now`])
        : random.pick([`en ${spanishNumbers[index]} días`, `dentro de ${count} días`]),
      date,
    );
  },
  (random, today, lang) => {
    const count = 2 + random.below(3);
    const index = random.below(7);
    const date = walk(mondayBefore(today), 7 * count + index);
    return one(
      lang === 'en'
        ? `in ${count} weeks on ${capital(weekdays[index])}`
        : `en ${count} semanas el ${spanishDays[index]}`,
      date,
    );
  },
  (random, today, lang) => {
    const holiday = random.pick(namedHolidays);
    const date = firstDate(today, holiday.is);
    const name = random.pick(holiday[lang]);
    return one(lang === 'en' ? `on ${name}` : `en ${name}`, date);
  },
  (random, today, lang) => {
    const holiday = random.pick(namedHolidays);
    const count = 1 + random.below(3);
    const isAfter = random.chance(0.5);
    const anchor = firstDate(today, holiday.is);
    const date = walk(anchor, isAfter ? count : -count);
    const name = random.pick(holiday[lang]);
    const days =
      lang === 'en'
        ? count === 1
          ? 'the day'
          : `${englishNumbers[count - 2]} days`
        : count === 1
          ? 'el día'
          : `${spanishNumbers[count - 2]} días`;
    return {
      ...one(
        lang === 'en'
          ? `${days} ${isAfter ? 'after' : 'before'} ${name}`
          : `${days} ${isAfter ? 'después' : 'antes'} de ${name}`.replace(' de el ', ' del '),
        date,
      ),
      isPast: date < today,
    };
  },
  (random, today, lang) => {
    const date = walk(today, random.below(330));
    const [en, es] = [englishMonths[monthOf(date) - 1] ?? '', spanishMonths[monthOf(date) - 1] ?? ''];
    const isNow = date === today;
    const text =
      lang === 'en'
        ? random.pick([
            `on ${en} ${dayOf(date)}`,
            `on ${en} ${ordinal(dayOf(date))}`,
            `on the ${ordinal(dayOf(date))} of ${en}`,
            `on ${dayOf(date)} ${en}`,
            `on ${capital(weekdayName(date))}, ${en} ${dayOf(date)}`,
          ])
        : random.pick([
            `el ${dayOf(date)} de ${es}`,
            `el ${spanishWeekday(date)} ${dayOf(date)} de ${es}`,
            `el día ${dayOf(date)} de ${es}`,
          ]);
    return isNow ? one(text, today) : one(text, date);
  },
  (random, today, lang) => {
    const date = walk(today, random.below(500));
    const [year, month, day] = [yearOf(date), monthOf(date), dayOf(date)];
    const monthName = (lang === 'en' ? englishMonths : spanishMonths)[month - 1] ?? '';
    const swapped = day <= 12 && day !== month ? [`${year}-${two(day)}-${two(month)}`] : undefined;
    if (random.chance(0.4))
      return one(lang === 'en' ? `on ${monthName} ${day}, ${year}` : `el ${day} de ${monthName} de ${year}`, date);
    if (random.chance(0.3)) return one(`${lang === 'en' ? 'on' : 'el'} ${date}`, date);
    const text = lang === 'en' ? `on ${month}/${day}/${year}` : `el ${day}/${month}/${year}`;
    return { ...one(text, date), ...(swapped ? { orElse: swapped } : {}) };
  },
  (random, today, lang) => {
    const date = walk(today, random.below(360));
    const [month, day] = [monthOf(date), dayOf(date)];
    const isClear = random.chance(0.7) ? day > 12 : day <= 12;
    if (!isClear || date.endsWith('02-29')) return one(lang === 'en' ? 'today' : 'hoy', today);
    const swapped = firstSwapped(today, day, month);
    const text = lang === 'en' ? `on ${month}/${day}` : `el ${day}/${month}`;
    return { ...one(text, date), ...(swapped ? { orElse: [swapped] } : {}) };
  },
  (random, today, lang) => {
    const date = walk(today, 1 + random.below(26));
    return one(
      lang === 'en' ? `on the ${ordinal(dayOf(date))}` : random.pick([`el ${dayOf(date)}`, `el día ${dayOf(date)}`]),
      date,
    );
  },
  (random, _today, lang) => {
    const index = random.below(7);
    const weekly = [weekdays[index] ?? 'monday'];
    const text =
      lang === 'en'
        ? random.pick([`on ${capital(weekly[0])}s`, `every ${capital(weekly[0])}`, `on a ${capital(weekly[0])}`])
        : random.pick([`los ${plural(spanishDays[index] ?? '')}`, `todos los ${plural(spanishDays[index] ?? '')}`]);
    return { text, dates: [], weekly };
  },
  (_random, _today, lang) => ({
    text: lang === 'en' ? 'on weekdays' : 'entre semana',
    dates: [],
    weekly: weekdays.slice(0, 5),
  }),
  (random, today, lang) => {
    const sunday = weekdayOn(today, 6);
    const saturday = walk(sunday, -1);
    const dates = saturday < today ? [sunday] : [saturday, sunday];
    return {
      text:
        lang === 'en'
          ? random.pick(['this weekend', 'over the weekend'])
          : random.pick(['este fin de semana', 'el fin de semana']),
      dates,
    };
  },
  (random, today, lang) => {
    const from = random.below(5);
    const to = from + 1 + random.below(6 - from);
    const first = weekdayOn(today, from);
    const dates = span(first, weekdayOn(first, to));
    const [a, b] = [weekdays[from], weekdays[to]].map((name) => capital(name));
    const text =
      lang === 'en'
        ? random.pick([`from ${a} to ${b}`, `${a} through ${b}`])
        : random.pick([
            `del ${spanishDays[from]} al ${spanishDays[to]}`,
            `desde el ${spanishDays[from]} hasta el ${spanishDays[to]}`,
          ]);
    return { text, dates, isLong: true };
  },
  (random, today, lang) => {
    const first = firstDate(walk(today, 1 + random.below(200)), (date) => dayOf(date) <= 20);
    const last = walk(first, 1 + random.below(5));
    const [en, es] = [englishMonths[monthOf(first) - 1] ?? '', spanishMonths[monthOf(first) - 1] ?? ''];
    const text =
      lang === 'en'
        ? random.pick([
            `from ${en} ${dayOf(first)} to ${dayOf(last)}`,
            `${dayOf(first)} to ${dayOf(last)} ${en}`,
            `between ${en} ${dayOf(first)} and ${en} ${dayOf(last)}`,
          ])
        : random.pick([
            `del ${dayOf(first)} al ${dayOf(last)} de ${es}`,
            `entre el ${dayOf(first)} de ${es} y el ${dayOf(last)} de ${es}`,
          ]);
    return { text, dates: span(first, last), isLong: true };
  },
  (random, today, lang) => {
    const index = random.below(7);
    const month = random.below(12) + 1;
    const count = random.below(3) + 1;
    const inMonth = (date: string) =>
      monthOf(date) === month && weekdayName(date) === weekdays[index] && Math.ceil(dayOf(date) / 7) === count;
    const thisMonth = monthOf(today) === month ? firstDate(`${today.slice(0, 8)}01`, inMonth) : '';
    const date = thisMonth >= today ? thisMonth : firstDate(today, inMonth);
    return one(
      lang === 'en'
        ? `on the ${['first', 'second', 'third'][count - 1]} ${capital(weekdays[index])} of ${englishMonths[month - 1]}`
        : `el ${['primer', 'segundo', 'tercer'][count - 1]} ${spanishDays[index]} de ${spanishMonths[month - 1]}`,
      date,
    );
  },
  (random, today, lang) => {
    const date = firstDate(today, (day) => monthOf(walk(day, 1)) !== monthOf(day));
    return one(
      lang === 'en'
        ? random.pick(['on the last day of the month', 'at the end of the month'])
        : random.pick(['el último día del mes', 'a fin de mes']),
      date,
    );
  },
];

const two = (value: number) => String(value).padStart(2, '0');

/** The soonest date whose day and month are these numbers the other way around. */
function firstSwapped(today: string, month: number, day: number): string | undefined {
  if (month > 12 || month === day) return undefined;
  return firstDate(today, (date) => monthOf(date) === month && dayOf(date) === day);
}

function span(first: string, last: string): string[] {
  const dates = [first];
  for (let date = first; date < last; ) {
    date = walk(date, 1);
    dates.push(date);
  }
  return dates;
}

function spanishWeekday(date: string): string {
  return spanishDays[weekdays.indexOf(weekdayName(date) as (typeof weekdays)[number])] ?? '';
}

const plural = (day: string) => (day.endsWith('s') ? day : `${day}s`);

function capital(word = ''): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A random day in the words of a language. */
export function makeDay(random: Random, today: string, lang: Lang): DayPhrase {
  return random.pick(makers)(random, today, lang);
}
