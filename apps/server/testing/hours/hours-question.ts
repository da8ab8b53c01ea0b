import type { Random } from '@rxweb/platform/random/seeded-random';
import { type DayPhrase, type Lang, makeDay } from './day-phrases.ts';
import { makeTime, partOf, type TimePhrase } from './time-phrases.ts';
import { withTypo } from './typo.ts';

type Claim = 'open' | 'closed';

/** A question about the hours, with what it means. */
export interface HoursQuestion {
  text: string;
  lang: Lang;
  day: DayPhrase | null;
  time: Pick<TimePhrase, 'from' | 'to' | 'isUntil' | 'isOpenEnded' | 'orElse'> | null;
  claim: Claim;
  /** A question for Yes or No, a statement to confirm, or one that neither word answers. */
  form: 'yesNo' | 'confirm' | 'when';
}

interface Frame {
  claim: Claim;
  form: HoursQuestion['form'];
  text: string;
  /** Only without a time of day. */
  isDayOnly?: boolean;
}

const open = (text: string): Frame => ({ claim: 'open', form: 'yesNo', text });
const closed = (text: string): Frame => ({ claim: 'closed', form: 'yesNo', text });
const confirm = (claim: Claim, text: string): Frame => ({ claim, form: 'confirm', text });
const when = (text: string): Frame => ({ claim: 'open', form: 'when', text, isDayOnly: true });

const frames: Readonly<Record<Lang, readonly Frame[]>> = {
  en: [
    open('Are you open {day} {time}?'),
    open('are you open {time} {day}'),
    open('are you guys open {day} {time}'),
    open('Will you be open {day} {time}?'),
    open('will the pharmacy be open {day} {time}'),
    open('is the store open {day} {time}?'),
    open('hi there, are you open {day} {time}? thanks'),
    open('Can I come by {day} {time}?'),
    open('can i stop in {day} {time} or are you not open'),
    open('do you know if you are open {day} {time}'),
    open('open {day} {time}?'),
    open('u open {day} {time}'),
    open('{day} {time} are you open?'),
    closed('Are you closed {day} {time}?'),
    closed('is the pharmacy closed {day} {time}'),
    closed('will you be closed {day} {time}?'),
    confirm('closed', 'You’re not open {day}, right?'),
    confirm('closed', 'so you are closed {day}, correct?'),
    when('What time do you close {day}?'),
    when('what are your hours {day}'),
    when('When do you open {day}?'),
    when('how late are you open {day}'),
  ],
  es: [
    open('¿Abren {day} {time}?'),
    open('¿Están abiertos {day} {time}?'),
    open('abren {time} {day}'),
    open('¿Van a estar abiertos {day} {time}?'),
    open('¿estarán abiertos {day} {time}?'),
    open('hola, ¿abren {day} {time}? gracias'),
    open('¿Puedo pasar {day} {time}? ¿están abiertos?'),
    open('¿atienden {day} {time}?'),
    open('quisiera saber si abren {day} {time}'),
    open('{day} {time} ¿están abiertos?'),
    closed('¿Están cerrados {day} {time}?'),
    closed('¿van a estar cerrados {day} {time}?'),
    confirm('closed', 'No abren {day}, ¿verdad?'),
    when('¿A qué hora cierran {day}?'),
    when('¿cuál es el horario {day}?'),
    when('¿a qué hora abren {day}?'),
    when('¿hasta qué hora están {day}?'),
  ],
};

const pastFrames: Readonly<Record<Lang, readonly Frame[]>> = {
  en: [
    open('Were you open {day} {time}?'),
    open('was the pharmacy open {day} {time}'),
    closed('were you closed {day} {time}?'),
  ],
  es: [
    open('¿Abrieron {day} {time}?'),
    open('¿Estuvieron abiertos {day} {time}?'),
    closed('¿estaban cerrados {day} {time}?'),
  ],
};

/** Dates that are not days to open on. */
const beside: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'I was born on 3/4/1961. ',
    'my dob is 12/24/58, ',
    'My prescription from 11/3 ran out. ',
    'my inhaler expired 12/24. ',
    'I got my shot on Monday last week. ',
    'date of birth 7/8/1949. ',
  ],
  es: [
    'Nací el 3/4/1961. ',
    'mi fecha de nacimiento es 24/12/58, ',
    'Mi receta del 3/11 ya no sirve. ',
    'mi inhalador venció el 24/12. ',
    'Me vacuné el lunes. ',
  ],
};

/** A random question in either language. */
export function makeQuestion(random: Random, today: string): HoursQuestion {
  const lang: Lang = random.chance(0.5) ? 'en' : 'es';
  const hasDay = random.chance(0.9);
  const day = hasDay ? makeDay(random, today, lang) : null;
  const hasTime = !day || (!day.part && !day.isLong && random.chance(0.45));
  const said = hasTime ? makeTime(random, lang) : null;
  const frame = random.pick(
    (day?.isPast ? pastFrames : frames)[lang].filter(
      ({ isDayOnly, form }) => !said || (!isDayOnly && form === 'yesNo'),
    ),
  );
  const phrases = { day: day?.text ?? '', time: said?.text ?? '' };
  const filled = frame.text
    .replace('{day}', phrases.day)
    .replace('{time}', phrases.time)
    .replace(/ +/g, ' ')
    .replace(/ (?=[?.,])/g, '')
    .trim();
  const prefix = random.chance(0.12) && !day?.isPast ? random.pick(beside[lang]) : '';
  const plain = `${prefix}${filled}`;
  const typed = random.chance(0.15) ? withTypo(random, plain, lang) : plain;
  const text = random.chance(0.2) ? typed.toLowerCase().replace(/[?¿.,]+$/g, '') : typed;
  const time = said ?? (day?.part ? partOf(day.part) : null);
  return { text, lang, day, time, claim: frame.claim, form: frame.form };
}
