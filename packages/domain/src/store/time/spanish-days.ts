import { weekdays } from '@rxweb/contracts/shared/week';
import { addDays } from '../calendar-date.ts';
import { dateOf, dayOfMonth, fullYear, monthOf, oneDay, weekdayFrom, weekdayInWeek, weekOf, yearOf } from './dates.ts';
import { dayListRules } from './day-lists.ts';
import { dayBesidePrevious, dayOfWeekend, everyWeek, holidayRule, spanBeside } from './day-rules.ts';
import { holidays } from './holidays.ts';
import {
  found,
  fromAnchor,
  later,
  readDayOfMonth,
  readDaySpan,
  readMonthAlone,
  readMonthDay,
  readNextDays,
  readNthWeekday,
  readNumeric,
  readPartOfMonth,
  readWeekdayAlone,
  readWeekend,
  weekdayOfWeek,
  whichOf,
} from './spanish-day-readers.ts';
import {
  amount,
  coming,
  dayNumber,
  month,
  readMonth,
  readNumber,
  readWeekday,
  weekday,
  year,
} from './spanish-words.ts';
import type { DayRule } from './time-mentions.ts';

const rule = (pattern: string, read: DayRule['read']): DayRule => ({
  pattern: new RegExp(`(?:${pattern})(?![\\w/])`, 'y'),
  read,
});
/** The words before a day that it is counted from. */
const prefix = (pattern: string, read: DayRule['read']): DayRule => ({ pattern: new RegExp(pattern, 'y'), read });
const the = '(?:(?:el|la|los|las|del) )?';
const said = `(?:(?<wd>${weekday})(?: ,)? (?:(?:el )?dia |el )?)?`;
const inMonth = `(?:(?<month>${month})(?:(?: del?| ,)? (?<year>${year}))?|(?:este )?mes|(?<next>(?:proximo mes|mes (?:${coming})))|(?<isYear>(?:este )?ano))`;
/** A noun with "this", "next" or "last" before or after it. */
const dated = (noun: string) =>
  `(?:(?:(?:el|la|del) )?(?:(?<which>est[ea]|proxim[oa]|siguiente|pasad[oa]|ultim[oa]) )?(?:${noun})(?: (?<after>${coming}|pasad[oa]|anterior))?)`;

/** Spanish days, tried in order at each word; longer forms first. */
export const spanishDays: readonly DayRule[] = [
  // Counted from another day.
  prefix(
    `${the}(?<unit>dia|semana|fin de semana|${weekday}) (?:(?:que (?:cae|viene|sigue)|justo|inmediatamente) )?(?<side>antes|despues|anterior|siguiente|posterior|previo) (?:del?|al?) (?:el |la )?`,
    fromAnchor,
  ),
  prefix(`(?:el )?primer (?<unit>${weekday}) (?<side>despues) (?:del?) (?:el |la )?`, fromAnchor),
  prefix(`(?<side>visperas?) (?:del?) (?:el |la )?(?!ano nuevo|navidad)`, (groups, reading, place) =>
    fromAnchor({ ...groups, unit: 'dia', side: 'antes' }, reading, place),
  ),
  prefix(`${the}(?<unit>semana|fin de semana) (?<side>del?) (?:el |la )?`, fromAnchor),
  prefix(
    `(?:a )?(?:los )?(?<n>${amount}) (?<unit>dias?|semanas?) (?<side>antes|despues) (?:del?) (?:el |la )?`,
    fromAnchor,
  ),
  prefix(
    `(?:a )?(?<n>${amount}) (?<unit>dias?|semanas?) (?:a partir|contando|desde|despues)? ?(?:del?) (?=hoy|manana)`,
    (groups, reading, place) => fromAnchor({ ...groups, side: 'despues' }, reading, place),
  ),
  prefix('(?<side>antes|despues) (?:del?) (?:el |la )?', ({ side }, reading, { end }) => {
    const anchor = reading.dayAt(end);
    return anchor && spanBeside(anchor, side === 'antes', reading.today);
  }),
  rule(
    `${the}(?:dia (?<side>antes|anterior|previo|despues|siguiente)|(?:proximo|siguiente) dia)`,
    ({ side }, reading) => dayBesidePrevious(reading, side && /^(?:ant|pre)/.test(side) ? 'before' : 'after'),
  ),
  rule(
    `${the}(?<wd>${weekday}) (?<side>antes|anterior|previo|despues|siguiente)(?= [.,]| *$| (?:y|o|tambien|abren|cierran|estan|a que)\\b)`,
    ({ wd, side }, reading) =>
      dayBesidePrevious(reading, side && /^(?:ant|pre)/.test(side) ? 'before' : 'after', readWeekday(wd) ?? 'day'),
  ),
  rule(`${the}(?<wd>${weekday}) en (?:ocho|8)(?: dias)?`, ({ wd }, { today }) =>
    oneDay(addDays(weekdayFrom(today, readWeekday(wd) ?? 'monday'), 7)),
  ),
  rule(`(?:en|dentro de|de aqui a|de hoy en) (?:ocho|8) dias`, (_groups, { today }) => ({
    ...oneDay(addDays(today, 8)),
    other: oneDay(addDays(today, 7)),
  })),
  rule(`(?:en|dentro de|de aqui a|de hoy en) (?:quince|15) dias`, (_groups, { today }) => ({
    ...oneDay(addDays(today, 15)),
    other: oneDay(addDays(today, 14)),
  })),
  rule(
    `(?:en|dentro de|de aqui a) (?<n>${amount}) semanas?(?: ,)? (?:el |un )?(?<wd>${weekday})|(?:el )?(?<wd2>${weekday}) (?:dentro de|en) (?<n2>${amount}) semanas?`,
    ({ n, n2, wd, wd2 }, { today }) =>
      oneDay(weekdayInWeek(today, readNumber(n ?? n2), readWeekday(wd ?? wd2) ?? 'monday')),
  ),
  rule(
    `(?:en|dentro de|de aqui a|de hoy en) (?<n>${amount}) (?<unit>dias?|semanas?)(?! de (?:anticipacion|espera|retraso|vacaciones|tratamiento|medicina))`,
    ({ n, unit }, { today }) => oneDay(addDays(today, readNumber(n) * (unit?.startsWith('semana') ? 7 : 1))),
  ),

  // Days near today.
  rule('pasado manana|dia siguiente de manana', (_groups, { today }) => oneDay(addDays(today, 2))),
  rule('anteayer|antier|antes de ayer|antenoche', (_groups, { today }) => oneDay(addDays(today, -2))),
  rule('ayer', (_groups, { today }) => oneDay(addDays(today, -1))),
  rule('anoche', (_groups, { today }) => ({ ...oneDay(addDays(today, -1)), part: 'night' })),
  rule('(?:el dia de )?hoy(?: dia)?', (_groups, { today }) => oneDay(today)),
  rule('esta manana', (_groups, { today }) => ({ ...oneDay(today), part: 'morning' })),
  rule('esta (?:misma )?tarde', (_groups, { today }) => ({ ...oneDay(today), part: 'afternoon' })),
  rule('esta (?:misma )?noche', (_groups, { today }) => ({ ...oneDay(today), part: 'night' })),
  rule('esta madrugada', (_groups, { today }) => ({ ...oneDay(today), part: 'madrugada' })),
  rule('(?:el dia de )?(?<!\\b(?:la|esta|buena) )manana', (_groups, { today }) => oneDay(addDays(today, 1))),

  // Holidays.
  ...holidays.map((holiday) =>
    holidayRule(
      holiday,
      (words) =>
        new RegExp(
          `(?:(?<span>semana|fin de semana) (?:del? )?)?(?:(?:el|la|del) )?(?:(?<which>est[ea]|proxim[oa]|pasad[oa]) )?(?:${words})(?: (?<after>${coming}|pasad[oa]))?(?:(?: del?| ,)? (?<year>${year}))?(?![\\w/])`,
          'y',
        ),
      'es',
    ),
  ),

  // Weeks, weekends, months, years.
  rule(`${the}(?<wd>${weekday})(?: ,)? (?:de |en )?${dated('semana')}(?! santa)`, weekdayOfWeek),
  rule(`${dated('semana')}(?: ,)? (?:el )(?<wd>${weekday})`, weekdayOfWeek),
  rule(
    '(?:entre|durante la|dias de) (?:entre )?semana|(?:los )?dias (?:habiles|laborables|de trabajo)',
    (_groups, { today }) => everyWeek(today, weekdays.slice(0, 5)),
  ),
  rule('(?:todos )?(?:los )?fines de semana', (_groups, { today }) => everyWeek(today, ['saturday', 'sunday'])),
  rule(`${dated('fin de semana|finde')}(?: ,)? (?:el )?(?<wd>sabado|domingo)`, (groups, reading) =>
    dayOfWeekend(readWeekend(groups, reading), readWeekday(groups.wd)),
  ),
  rule(`${the}(?<wd>sabado|domingo) (?:del? )?${dated('fin de semana|finde')}`, (groups, reading) =>
    dayOfWeekend(readWeekend(groups, reading), readWeekday(groups.wd)),
  ),
  rule(dated('fin de semana|finde'), readWeekend),
  rule('(?:el )?resto de (?:la|esta) semana', (_groups, { today }) => ({
    first: today,
    last: weekOf(today).last,
    isPeriod: true,
  })),
  rule(`${the}(?<nth>primer|segundo|tercer|cuarto|ultimo) (?<wd>${weekday}) (?:de|del|en) ${inMonth}`, readNthWeekday),
  rule(`${the}(?<part>ultimo dia|primer dia) (?:de|del) ${inMonth}`, readPartOfMonth),
  rule(
    `(?:a |al |para )?(?<part>fin|final|finales|fines|principios?|inicios?|comienzos?|mediados) (?:de|del) ${inMonth}`,
    readPartOfMonth,
  ),

  // Dates.
  ...dayListRules({ month, year, readMonth, article: 'el|los|del|dias?|los dias|el dia' }),
  rule(`${said}(?<y>\\d{4})-(?<m>\\d{1,2})-(?<d>\\d{1,2})`, ({ y, m, d, wd }) =>
    found(dateOf(Number(y), Number(m), Number(d)), wd, true),
  ),
  rule(`${the}${said}(?<one>\\d{1,2})[/-](?<two>\\d{1,2})[/-](?<y>\\d{4}|\\d\\d)`, readNumeric),
  rule(`${the}${said}(?<one>\\d{1,2})/(?<two>\\d{1,2})`, readNumeric),
  rule(
    `(?:(?:el|del|entre el|los) )?(?:dias? )?${said}(?<d>${dayNumber}) (?<sep>-|al?|y|&|,|hasta) (?:el )?(?:${weekday} )?(?<d2>${dayNumber})(?: de)? (?<month>${month})(?:(?: del?| ,)? (?<year>${year}))?`,
    readDaySpan,
  ),
  rule(
    `${the}(?:dia )?${said}(?<d>${dayNumber})(?: de)? (?<month>${month})(?:(?: del?| ,)? (?<year>${year}))?`,
    readMonthDay,
  ),
  rule(
    `${said}(?<month>${month}) (?:el )?(?<d>\\d{1,2})(?! (?:am|pm))(?:(?: del?| ,)? (?<year>${year}))?`,
    readMonthDay,
  ),
  rule(
    '(?:del|el|los) (?:dias? )?(?<d>\\d{1,2}) (?<sep>-|al?|y|hasta) (?:el )?(?<d2>\\d{1,2})(?! (?:am|pm|de la|horas|hrs|en punto|y media))',
    readNextDays,
  ),
  rule(
    `(?:(?:el|del|este|para el) )?(?:(?<wd>${weekday})(?: ,)? (?:dia )?|dia |(?<=\\bel ))(?<d>\\d{1,2})(?:ero|ro|er|do)?(?! (?:am|pm|%|mg|de la|anos|piso|por ciento))`,
    readDayOfMonth,
  ),
  rule(
    `(?:el|este|para el) (?<d>\\d{1,2})(?:ero|ro|er|do)?(?! (?:am|pm|%|mg|de la|anos|piso|por ciento))`,
    readDayOfMonth,
  ),
  rule('(?:el|dia) primero(?! (?:que|en))', (_groups, reading) => found(dayOfMonth(1, reading), undefined, false)),

  // Months and years by themselves.
  rule(
    `(?:en |durante |todo |para )?(?:(?:el )?mes de )?(?<month>${month})(?: del?| ,)? (?<year>${year})`,
    readMonthAlone,
  ),
  rule(
    `(?:en|durante|todo|para|este|proximo)(?: el)?(?: mes de)? (?<month>enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)`,
    readMonthAlone,
  ),
  rule(dated('mes'), (groups, { today }) => ({ ...monthOf(today, later[whichOf(groups)]), isPeriod: true })),
  rule('(?:en|durante)(?: el)? (?<year>20\\d\\d)', ({ year: named }, { today }) => ({
    ...yearOf(fullYear(named ?? '', today)),
    isPeriod: true,
    hasYear: true,
  })),
  rule(
    `(?:el |este |proximo )(?:proximo )?ano(?: (?<after>${coming}|pasado))?(?! nuevo)`,
    ({ after }, { text, today }, { start }) => ({
      ...yearOf(
        Number(today.slice(0, 4)) +
          (after ? later[whichOf({ after })] : /^(el )?proximo/.test(text.slice(start)) ? 1 : 0),
      ),
      isPeriod: true,
    }),
  ),
  rule(dated('semana'), (groups, { today }) => ({ ...weekOf(today, later[whichOf(groups)]), isPeriod: true })),

  // Weekdays by themselves.
  rule(`(?:todos |cada )?los (?<wd>${weekday})s?(?: y (?:los )?(?<wd2>${weekday})s?)?`, ({ wd, wd2 }, { today }) =>
    everyWeek(
      today,
      [wd, wd2].flatMap((name) => readWeekday(name) ?? []),
    ),
  ),
  rule('(?<wd>sabado|domingo)s', ({ wd }, { today }) => everyWeek(today, [readWeekday(wd) ?? 'monday'])),
  rule(`(?:todos|cada|un|cualquier) (?<wd>${weekday})`, ({ wd }, { today }) =>
    everyWeek(today, [readWeekday(wd) ?? 'monday']),
  ),
  rule(
    `(?:(?:el|del|para el) )?(?:dia )?(?:(?<which>este|proximo|siguiente|pasado|ultimo) )?(?:dia )?(?<wd>${weekday})(?: (?<after>${coming}|pasado|anterior))?`,
    readWeekdayAlone,
  ),
];
