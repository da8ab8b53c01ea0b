import type { ClockRule, PartRule, WaitRule } from './clock-rules.ts';
import { clockRange, clockTime, type NamedTime, type SaidTime } from './clock-times.ts';
import type { ClockSense, Groups, Reading } from './time-mentions.ts';

const hourWords = 'una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');
const hour = `\\d{1,2}|${hourWords.join('|')}`;
const minuteWords: Readonly<Record<string, number>> = {
  cuarto: 15,
  'un cuarto': 15,
  quince: 15,
  media: 30,
  treinta: 30,
  'cuarenta y cinco': 45,
  cinco: 5,
  diez: 10,
  veinte: 20,
  veinticinco: 25,
};
const minutes = 'un cuarto|cuarto|media|quince|treinta|cuarenta y cinco|cinco|diez|veinte|veinticinco|\\d{1,2}';
const half =
  '(?: (?<ap>am|pm)| (?:de|en|por) la (?<part>manana|tarde|noche|madrugada)| del? (?<part2>mediodia|medio dia|dia)| (?:horas|hrs)| en punto)';
const sense =
  '(?:(?<sense>antes|hasta|despues|pasad[ao]s|despuesito|desde|a eso|como|tipo|alrededor|cerca|mas o menos|a partir|mas tarde|mas temprano|para|a mas tardar) )?(?:(?:de|que) )?(?:como )?(?:a )?';
const notUnits =
  '(?! ?(?:dias?|horas? (?:antes|despues)|minutos?|semanas?|mes(?:es)?|anos?|pastillas?|tabletas?|personas?|mg|ml|mcg|veces|dolares|pesos|recetas?|resurtidos?|refills?|cuadras?|millas?|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\\b| ?[%$]|[/\\d-])';

const rule = (pattern: string, read: ClockRule['read']): ClockRule => ({
  pattern: new RegExp(`(?<![$#] ?)(?:${pattern})(?![\\w/%])`, 'y'),
  read,
});
const time = (n: string) =>
  `(?<h${n}>${hour})(?::(?<m${n}>\\d\\d))?(?: y (?<mw${n}>${minutes}))?(?: (?<ap${n}>am|pm)| de la (?<part${n}>manana|tarde|noche))?`;

/** Spanish times of day, longer forms first. */
export const spanishClock: readonly ClockRule[] = [
  rule(`(?:de|desde|entre) (?:las? )?${time('1')} (?:a|al|hasta|y|-) (?:las? )?${time('2')}${notUnits}`, readRange),
  rule(
    `(?<h1>\\d{1,2})(?::(?<m1>\\d\\d))?(?: (?<ap1>am|pm))? (?:-|a) (?:las? )?(?<h2>\\d{1,2})(?::(?<m2>\\d\\d))?(?: (?<ap2>am|pm))?${notUnits}`,
    readRange,
  ),
  rule(`${sense}(?:(?:las 12|las doce) del (?:mediodia|dia|medio dia)|(?:el |al? )?medio ?dia)`, ({ sense: said }) => ({
    sense: senseOf(said),
    minute: 12 * 60,
  })),
  rule(`${sense}(?:las (?:12|doce) de la noche|(?:la )?media ?noche)`, ({ sense: said }) => ({
    sense: senseOf(said),
    minute: said === 'despues' ? 0 : 24 * 60,
  })),
  rule(
    `${sense}(?:faltando |faltan )?(?<to>${minutes})(?: minutos?)? para (?:las? )(?<h>${hour})(?:${half})?`,
    readBefore,
  ),
  rule(`${sense}(?:las? )(?<h>${hour}) menos (?<to>${minutes})(?:${half})?`, readBefore),
  rule(`${sense}(?:las? )?(?<h>\\d{1,2}):(?<m>\\d\\d)(?:${half})?`, readTime),
  rule(`${sense}(?:las? )(?<h>${hour}) (?:y |con )(?<mw>${minutes})(?:${half})?`, readTime),
  rule(`${sense}(?:las? )(?<h>${hour}) (?<mw>quince|treinta|15|30|45|00)(?:${half})?`, readTime),
  rule(`${sense}(?:las? )?(?<h>${hour})${half}`, readTime),
  rule(`${sense}(?:las? )(?<h>${hour})${notUnits}`, readTime),
  rule(`(?<sense>antes de|despues de|hasta) (?<h>\\d{1,2})${notUnits}`, readTime),
];

/** "En 20 minutos", in minutes. */
export const spanishWaits: readonly WaitRule[] = [
  {
    pattern:
      /(?:en|dentro de|como en) (?:unos |unas |otros |otras )?(?<n>\d{1,3}|una?|media|dos|tres|cuatro|cinco|diez|quince|veinte|treinta)(?: (?<unit>horas?|hrs|minutos?|minutitos?|mins?|min))(?<half> y media)?\b/y,
    read: ({ n = '', unit = '', half: more }) => {
      const words: Readonly<Record<string, number>> = {
        ...minuteWords,
        un: 1,
        una: 1,
        dos: 2,
        tres: 3,
        cuatro: 4,
        media: 0.5,
      };
      const count = words[n] ?? Number(n);
      return unit.startsWith('h') ? (count + (more ? 0.5 : 0)) * 60 : count;
    },
  },
];

const part = (pattern: string, name: PartRule['part']): PartRule => ({
  pattern: new RegExp(`(?:${pattern})(?![\\w])`, 'y'),
  part: name,
});

/** Spanish parts of the day; a greeting such as "buenas tardes" is none. */
export const spanishParts: readonly PartRule[] = [
  part('(?:de|en|por|a) la madrugada|de madrugada|la madrugada', 'madrugada'),
  part(
    '(?:muy |bien )?temprano(?: (?:de|en|por) la manana)?|a primera hora|antes del trabajo|tempranito|a primeras horas',
    'early',
  ),
  part('(?:a la salida|saliendo|al salir|despues|cuando salg[oa]) del? (?:trabajo|trabajar|jale|chamba)', 'afterWork'),
  part('(?:muy )?(?:tarde en la noche|noche)(?<=tarde en la noche)', 'late'),
  part('hasta (?:muy )?tarde|(?<=\\b(?:abren|cierran|abiertos?|abierta|atienden) )(?:muy )?tarde', 'late'),
  part(
    '(?:de|en|por|a|durante) la manana|la manana|las mananas|en las mananas|por las mananas|antes del (?:almuerzo|mediodia)',
    'morning',
  ),
  part(
    '(?:al |a |en |por |durante |para )?(?:la |el |su )?(?:hora (?:de|del) )?(?:la |el |su )?(?:almuerzo|lonche|lunch|almorzar)|(?:a |en |durante )?(?:la )?(?:hora de )?(?:la )?comida|para (?:comer|almorzar|lonchar)|a la hora de comer',
    'lunch',
  ),
  part('al final de la tarde', 'lateAfternoon'),
  part(
    '(?:de|en|por|a|durante) la tarde|la tarde|(?:en |por )?las tardes|despues del? (?:almuerzo|mediodia|comer)',
    'afternoon',
  ),
  part(
    '(?:de|en|por|a|durante) la noche|de noche|toda la noche|la noche|(?:en |por )?las noches|(?<!\\bbuena )noche(?! ?buena)',
    'night',
  ),
];

function senseOf(word = 'a'): ClockSense {
  if (word.startsWith('hasta') || word === 'a mas tardar') return 'until';
  if (word.startsWith('antes') || word === 'mas temprano') return 'before';
  if (/^(despues|pasad|mas tarde)/.test(word)) return 'after';
  if (word === 'desde' || word === 'a partir') return 'from';
  return /^(a eso|como|tipo|alrededor|cerca|mas o menos)/.test(word) ? 'around' : 'at';
}

function hourOf(word = ''): number {
  return /^\d/.test(word) ? Number(word) : hourWords.indexOf(word) + 1;
}

function halfOf(ap: string | undefined, part: string | undefined, said: number): SaidTime['half'] {
  if (ap === 'am' || ap === 'pm') return ap;
  if (part === 'manana' || part === 'madrugada') return 'am';
  if (part === 'noche') return said === 12 || said <= 4 ? 'am' : 'pm';
  return part ? 'pm' : undefined;
}

function saidTime(h: string | undefined, m: string | undefined, half: SaidTime['half']): SaidTime {
  const minute = m === undefined ? undefined : (minuteWords[m] ?? Number(m));
  return { hour: hourOf(h), half, ...(minute === undefined ? {} : { minute }) };
}

function readTime(groups: Groups, reading: Reading): NamedTime {
  const part = groups.part ?? groups.part2;
  const said = saidTime(groups.h, groups.m ?? groups.mw, halfOf(groups.ap, part, hourOf(groups.h)));
  return clockTime(senseOf(groups.sense), said, reading);
}

/** "Cuarto para las seis", "las 6 menos cuarto". */
function readBefore(groups: Groups, reading: Reading): NamedTime | null {
  const before = minuteWords[groups.to ?? ''] ?? Number(groups.to);
  const said = hourOf(groups.h);
  if (before > 30 || said < 1 || said > 12) return null;
  const half = halfOf(groups.ap, groups.part ?? groups.part2, said);
  const full = clockTime(senseOf(groups.sense), { hour: said, half, minute: 0 }, reading);
  return { ...full, minute: full.minute - before, ...(full.other === undefined ? {} : { other: full.other - before }) };
}

function readRange(groups: Groups, reading: Reading): NamedTime {
  const said = (n: '1' | '2') =>
    saidTime(
      groups[`h${n}`],
      groups[`m${n}`] ?? groups[`mw${n}`],
      halfOf(groups[`ap${n}`], groups[`part${n}`], hourOf(groups[`h${n}`])),
    );
  return clockRange(said('1'), said('2'), reading);
}
