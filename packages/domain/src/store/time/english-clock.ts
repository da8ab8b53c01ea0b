import type { ClockRule, PartRule, WaitRule } from './clock-rules.ts';
import { clockRange, clockTime, type NamedTime, type SaidTime } from './clock-times.ts';
import type { ClockSense, Groups, Reading } from './time-mentions.ts';

const hourWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const hour = `\\d{1,2}|${hourWords.join('|')}`;
const minuteWords: Readonly<Record<string, number>> = {
  fifteen: 15,
  thirty: 30,
  'forty five': 45,
  half: 30,
  quarter: 15,
  'a quarter': 15,
  five: 5,
  ten: 10,
  twenty: 20,
  'twenty five': 25,
};
const half = '(?: ?(?<ap>am|pm|oclock)| in the (?<part>morning|afternoon|evening)| (?<night>at night))';
const sense =
  '(?:(?<sense>at|by|around|about|like|until|untill|til|till|up to|before|earlier than|after|past|later than|since|from|as late as|as early as|near) )?(?:like |around |about |exactly |at )?';
/** What a bare number counts otherwise. */
const notUnits =
  '(?! ?(?:days?|hours?|hrs?|minutes?|mins?|weeks?|months?|years?|yrs?|pills?|tablets?|refills?|people|of|files?|mg|mb|ml|mcg|units?|times?|doses?|shots?|dollars?|bucks|percent|items?|bottles?|scripts?|prescriptions?|meds?|kids|miles?|blocks?|th|st|x|jan|january|feb|february|mar|march|apr|april|may(?! (?:i|we)\\b)|june?|july?|aug|august|sept?|september|oct|october|nov|november|dec|december)\\b| ?[%$]|[/\\d-]| (?:to|-|and|through|thru|&) \\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))';

const rule = (pattern: string, read: ClockRule['read']): ClockRule => ({
  pattern: new RegExp(`(?<![$#] ?)(?:${pattern})(?![\\w/%])`, 'y'),
  read,
});

/** English times of day, longer forms first. */
export const englishClock: readonly ClockRule[] = [
  rule(
    `(?:from |between )(?<h>${hour})(?::(?<m>\\d\\d))?(?: (?<ap>am|pm))? (?:-|to|and|until|till|til|through) (?<h2>${hour})(?::(?<m2>\\d\\d))?(?: ?(?<ap2>am|pm))?${notUnits}`,
    readRange,
  ),
  rule(
    `(?<h>\\d{1,2})(?::(?<m>\\d\\d))?(?: (?<ap>am|pm))? (?:-|to|until|till|til|through) (?<h2>\\d{1,2})(?::(?<m2>\\d\\d))?(?: ?(?<ap2>am|pm))?${notUnits}`,
    readRange,
  ),
  rule(`${sense}(?:12 )?(?<word>noon|midday|noontime|midnight|midnite)`, ({ sense: said, word }, { isLate }) =>
    clockTime(senseOf(said), { hour: 12, half: word?.startsWith('midni') ? 'am' : 'pm' }, { isLate, isEarly: false }),
  ),
  rule(
    `${sense}(?<to>a quarter|quarter|half|five|ten|twenty|twenty five|\\d{1,2})(?: (?:minutes?|mins?))? (?<dir>past|after|to|till|of|before) (?<h>${hour})(?:${half})?`,
    readPast,
  ),
  rule(`${sense}(?<h>${hour}):(?<m>\\d\\d)(?:${half})?`, readTime),
  rule(
    `${sense}(?<h>${hour}) (?<mw>fifteen|thirty|forty five|(?:00|15|30|45)(?! (?:mg|ml|pills|days)))(?:${half})?`,
    readTime,
  ),
  rule(`${sense}(?<h>${hour})${half}`, readTime),
  rule(
    `(?<sense>at|by|until|untill|til|till|up to|before|after|past|as late as|around|from|since|later than) (?:like |around |about |at |exactly )?(?<h>${hour})${notUnits}`,
    readTime,
  ),
  rule(
    `(?<=\\b(?:open|close|closed|closes|opens) )(?<h>\\d{1,2})${notUnits}(?= (?:or|tomorrow|today|tonight|on|\\.)|$)`,
    readTime,
  ),
];

/** "In 20 minutes", in minutes. */
export const englishWaits: readonly WaitRule[] = [
  {
    pattern:
      /(?:(?:in|within) (?:about |like |another |the next )?)(?<n>\d{1,3}|an?|half an?|one|two|three|four|five|ten|fifteen|twenty|thirty|a couple(?: of)?)(?<half> and a half)? (?<unit>hours?|hrs?|minutes?|mins?|min)\b(?! (?:after|before))/y,
    read: ({ n = '', half: more, unit = '' }) => {
      const words: Readonly<Record<string, number>> = {
        ...minuteWords,
        one: 1,
        two: 2,
        three: 3,
        four: 4,
        a: 1,
        an: 1,
      };
      const hours = n.startsWith('half') ? 0.5 : n.includes('couple') ? 2 : (words[n] ?? Number(n));
      return unit.startsWith('h') ? (hours + (more ? 0.5 : 0)) * 60 : hours;
    },
  },
];

const part = (pattern: string, name: PartRule['part']): PartRule => ({
  pattern: new RegExp(`(?:${pattern})(?![\\w])`, 'y'),
  part: name,
});

/** English parts of the day; a greeting such as "good morning" is none. */
export const englishParts: readonly PartRule[] = [
  part('(?:really |very )?early(?= (?:on )?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|today)\\w*)', 'early'),
  part(
    '(?:real |very |super |bright and )?early (?:in the )?mornings?|at the crack of dawn|at dawn|before work|first thing(?: in the morning)?',
    'early',
  ),
  part('after midnight|(?:in )?the middle of the night|overnight', 'madrugada'),
  part('after (?:i get off |i finish |i leave |getting off )?work(?: hours)?|after i get off', 'afterWork'),
  part('late (?:in the )?afternoons?', 'lateAfternoon'),
  part('late (?:in the |at )?(?:evenings?|nights?)', 'late'),
  part('(?:(?:until|till|til) )late', 'late'),
  part('(?<=\\bopen(?: up)? )late(?! (?:start|opening))|late hours', 'late'),
  part(
    '(?:early |mid |late )?(?:in the |this |during the )?(?<!\\bgood )mornings?(?! after)|before (?:noon|lunch)|forenoon',
    'morning',
  ),
  part('(?:at |during |over |for |on )?(?:my |your |the |our )?lunch ?(?:time|hour|break|hours)?', 'lunch'),
  part('(?:early |mid )?(?:in the |during the )?(?<!\\bgood )afternoons?|after (?:lunch|noon)', 'afternoon'),
  part('(?:early )?(?:in the |during the )?(?<!\\bgood )evenings?', 'evening'),
  part(
    '(?:at |all |by |in the )?(?<!\\b(?:good|last) )nights?(?! (?:line|before|sweats?|shirt|cream|time (?:cold|cough)))|night ?time|after dark',
    'night',
  ),
];

function senseOf(word = 'at'): ClockSense {
  if (/^(until|untill|til|till|up to|as late as)$/.test(word)) return 'until';
  if (word === 'before' || word === 'earlier than') return 'before';
  if (word === 'after' || word === 'past' || word === 'later than') return 'after';
  if (word === 'from' || word === 'since') return 'from';
  return word === 'around' || word === 'about' || word === 'near' || word === 'like' ? 'around' : 'at';
}

function hourOf(word = ''): number {
  return /^\d/.test(word) ? Number(word) : hourWords.indexOf(word) + 1;
}

function halfOf({ ap, part: named, night }: Groups, hourOfDay: number): SaidTime['half'] {
  if (ap === 'am' || ap === 'pm') return ap;
  if (named) return named === 'morning' ? 'am' : 'pm';
  if (night) return hourOfDay === 12 || hourOfDay <= 4 ? 'am' : 'pm';
  return undefined;
}

function readTime(groups: Groups, reading: Reading): NamedTime {
  const said = hourOf(groups.h);
  const minutes = groups.m ?? groups.mw;
  const minute = minutes === undefined ? undefined : (minuteWords[minutes] ?? Number(minutes));
  const time: SaidTime = { hour: said, half: halfOf(groups, said), ...(minute === undefined ? {} : { minute }) };
  return clockTime(senseOf(groups.sense), time, reading);
}

/** "Half past 4", "quarter to nine". */
function readPast(groups: Groups, reading: Reading): NamedTime | null {
  const minutes = minuteWords[groups.to ?? ''] ?? Number(groups.to);
  const isPast = groups.dir === 'past' || groups.dir === 'after';
  const said = hourOf(groups.h);
  if (minutes > 30 || minutes % 5 !== 0 || (groups.to === 'half' && !isPast) || said < 1 || said > 12) return null;
  const time = clockTime(senseOf(groups.sense), { hour: said, half: halfOf(groups, said), minute: 0 }, reading);
  const change = isPast ? minutes : -minutes;
  return {
    ...time,
    minute: time.minute + change,
    ...(time.other === undefined ? {} : { other: time.other + change }),
  };
}

function readRange(groups: Groups, reading: Reading): NamedTime | null {
  const said = (h: string | undefined, m: string | undefined, ap: string | undefined): SaidTime => ({
    hour: hourOf(h),
    ...(m === undefined ? {} : { minute: Number(m) }),
    ...(ap === 'am' || ap === 'pm' ? { half: ap } : {}),
  });
  return clockRange(said(groups.h, groups.m, groups.ap), said(groups.h2, groups.m2, groups.ap2), reading);
}
