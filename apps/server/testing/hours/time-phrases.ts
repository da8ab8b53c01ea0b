import type { Random } from '@rxweb/platform/random/seeded-random';
import type { Lang } from './day-phrases.ts';

/** A time of day as people may say it, with the minutes that it certainly means. */
export interface TimePhrase {
  text: string;
  /** Everyone includes these minutes: Yes needs all of them, No none of them. */
  from: number;
  to: number;
  /** "Until": open right up to the end. */
  isUntil?: boolean;
  /** "Before" and "after": only closed throughout is a sure No, and nothing a sure Yes. */
  isOpenEnded?: boolean;
  /** A bare hour that may be in the morning or in the evening. */
  orElse?: { from: number; to: number };
}

const parts: Readonly<Record<string, { en: readonly string[]; es: readonly string[]; from: number; to: number }>> = {
  early: { en: ['early in the morning'], es: ['muy temprano'], from: 360, to: 480 },
  morning: { en: ['in the morning'], es: ['por la mañana', 'en la mañana'], from: 570, to: 720 },
  lunch: {
    en: ['at lunch', 'during lunch', 'at lunchtime'],
    es: ['a la hora del almuerzo', 'a la hora de la comida'],
    from: 720,
    to: 780,
  },
  afternoon: { en: ['in the afternoon'], es: ['por la tarde', 'en la tarde'], from: 780, to: 1020 },
  evening: { en: ['in the evening'], es: ['por la noche', 'en la noche'], from: 1110, to: 1200 },
  night: { en: ['at night', 'late at night'], es: ['de noche'], from: 1200, to: 1320 },
  work: { en: ['after work'], es: ['después del trabajo'], from: 1050, to: 1140 },
};

const englishHours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const spanishHours = 'una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

type Maker = (random: Random, lang: Lang) => TimePhrase;

const at = (text: string, minute: number): TimePhrase => ({ text, from: minute, to: minute + 1 });
const the = (hour: number) => (hour === 1 ? 'la' : 'las');

const makers: readonly Maker[] = [
  (random, lang) => {
    const { en, es, from, to } = random.pick(Object.values(parts));
    return { text: random.pick(lang === 'en' ? en : es), from, to };
  },
  (random, lang) => {
    const hour = 1 + random.below(12);
    const minute = random.pick([0, 0, 15, 30, 45, 29, 31, random.below(60)]);
    const isPm = random.chance(0.6);
    const clock = minute === 0 && random.chance(0.5) ? `${hour}` : `${hour}:${String(minute).padStart(2, '0')}`;
    const value = (hour % 12) * 60 + minute + (isPm ? 720 : 0);
    const half = random.pick(isPm ? ['pm', ' pm', ' p.m.'] : ['am', ' am', ' a.m.']);
    return at(lang === 'en' ? `at ${clock}${half}` : `a ${the(hour)} ${clock}${half}`, value);
  },
  (random, lang) => {
    const hour = 13 + random.below(8);
    const minute = random.pick([0, 15, 30, 45]);
    return at(`${lang === 'en' ? 'at' : 'a las'} ${hour}:${String(minute).padStart(2, '0')}`, hour * 60 + minute);
  },
  (random, lang) => {
    const hour = 1 + random.below(6);
    return at(
      lang === 'en'
        ? `at ${random.pick([`${hour}`, englishHours[hour - 1] ?? ''])}`
        : `a ${the(hour)} ${random.pick([`${hour}`, spanishHours[hour - 1] ?? ''])}`,
      (hour + 12) * 60,
    );
  },
  (random, lang) => {
    const hour = 7 + random.below(3);
    const phrase = at(lang === 'en' ? `at ${hour}` : `a las ${hour}`, hour * 60);
    return { ...phrase, orElse: { from: hour * 60 + 720, to: hour * 60 + 721 } };
  },
  (random, lang) => {
    const hour = 1 + random.below(6);
    return at(
      lang === 'en'
        ? `at half past ${random.pick([`${hour}`, englishHours[hour - 1] ?? ''])}`
        : `a ${the(hour)} ${random.pick([`${hour}`, spanishHours[hour - 1] ?? ''])} y media`,
      (hour + 12) * 60 + 30,
    );
  },
  (random, lang) => {
    const hour = 2 + random.below(5);
    return at(
      lang === 'en'
        ? `at quarter to ${englishHours[hour - 1]}`
        : random.pick([`a un cuarto para las ${hour}`, `a las ${spanishHours[hour - 1]} menos cuarto`]),
      (hour + 12) * 60 - 15,
    );
  },
  (_random, lang) => at(lang === 'en' ? 'at noon' : 'a mediodía', 720),
  (random, lang) => {
    const hour = 1 + random.below(11);
    const minute = random.pick([0, 0, 15, 30]);
    const clock = minute === 0 ? `${hour}` : `${hour}:${minute}`;
    const to = (hour + 12) * 60 + minute;
    return {
      text: lang === 'en' ? `${random.pick(['until', 'till', 'til'])} ${clock}` : `hasta ${the(hour)} ${clock}`,
      from: to - 1,
      to,
      isUntil: true,
    };
  },
  (random, lang) => {
    const hour = 1 + random.below(6);
    return {
      text: lang === 'en' ? `after ${hour}` : `después de ${the(hour)} ${hour}`,
      from: (hour + 12) * 60,
      to: 1440,
      isOpenEnded: true,
    };
  },
  (random, lang) => {
    const hour = 7 + random.below(5);
    return {
      text: lang === 'en' ? `before ${hour} am` : `antes de las ${hour} de la mañana`,
      from: 0,
      to: hour * 60,
      isOpenEnded: true,
    };
  },
  (random, lang) => {
    const [from, to] = random.pick([
      [12, 13],
      [9, 17],
      [14, 16],
      [15, 18],
      [10, 12],
    ] as const);
    const text = (hour: number) => `${hour > 12 ? hour - 12 : hour}`;
    return {
      text:
        lang === 'en'
          ? random.pick([`from ${text(from)} to ${text(to)}`, `between ${text(from)} and ${text(to)}`])
          : `de ${text(from)} a ${text(to)}`,
      from: from * 60,
      to: to * 60,
    };
  },
];

/** A random time of day in the words of a language. */
export function makeTime(random: Random, lang: Lang): TimePhrase {
  return random.pick(makers)(random, lang);
}

/** The certain minutes of a part of the day in the same word as the day. */
export function partOf(name: 'night' | 'morning' | 'afternoon' | 'evening'): { from: number; to: number } {
  const { from, to } = parts[name] ?? { from: 0, to: 0 };
  return name === 'night' ? { from: 1140, to: 1260 } : { from, to };
}
