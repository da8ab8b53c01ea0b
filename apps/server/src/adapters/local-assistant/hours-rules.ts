import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatPhone } from '@rxweb/domain/text/format';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import { type Answer, storeSource } from './answer.ts';
import {
  hoursOfDay,
  hoursOfWeek,
  openAtTime,
  openNow,
  specialDays,
  specialDaysNote,
  type Wording,
  weekList,
} from './describe-hours.ts';
import type { NamedDays } from './named-days.ts';
import type { StoreQuestion } from './store-question.ts';
import type { ReplyTexts } from './texts/texts.ts';

const opening = /\b(open|opens|opened|opening|close|closes|closed|closing)\b/;
const otherOpening =
  /\b(open|opened|opening|close) (the \w+|a \w+|an \w+|my|up|child|bottles?|caps?|lids?|pill|positions?|jobs?|accounts?|attachments?|files?|source)\b|\b(job|easy|to) open(ings?)?\b|\bclosest\b|\b(if|when|while) you are closed\b|\b(you are|your) closed\b/;
const hoursWord =
  /\b(your|the|store|business|opening|pharmacy|holiday|weekend|weekday|normal|regular|working|todays|tomorrows) hours\b|^hours\b|\bhours (today|tomorrow|on|for|are|of operation|this|tonight)\b|^\w+ hours$|\b((your|opening|store) schedule|how late|how early|do evenings|evening hours|open evenings)\b/;
const otherHours = /\b(after|within|in|every|off|\d+) hours\b/;
const week =
  /\b(hours|schedule|what days|which days|every day|weekdays|24\/7|all night|all day|days of the week|days a week)\b/;
const asksWhenOpening = /\b(when|what time|how soon|how early)\b.*\b(open|opens|opening|reopen)\b|\bnext open(ing)?\b/;
const asksWhenClosing = /\b(when|what time|how late|how long)\b.*\b(open|close|closes|closing|there)\b/;
const now = /\b(now|currently|still|at the moment|yet|right now|already)\b/;
const yesOrNo = /^(so |and |hi |hello |hey |but |ok )*(are|is|will|do|does|can|could|you|ya|u)\b/;
/** A question about what to do meanwhile is not about hours. */
const meanwhile =
  /\bwho (do|can|should|could|would) (i|we) (call|talk|ask|go|speak|contact)|\bwhat (do|should|can) (i|we) do\b|\b(a|con) quien (llamo|le llamo|hablo|le hablo|acudo|puedo|recurro|le pregunto)|\bquien me (atiende|ayuda)\b|\b(que|a donde|donde) (hago|voy|acudo|puedo ir)\b|\bfuera del? horario\b|\b(cannot|cant|can not) wait\b|\bno puedo esperar\b|\bneed my (medicine|meds|pills)\b|\bnecesito mi (medicina|medicamento)\b|\b(after|once) (you|yall) (are )?close(d)?\b|\bon call\b|\b24 (hour|hr|hours) (pharmacy|line)|\bfarmacia (abiert[oa] )?(las )?24\b|\bfarmacias? (abiert[oa]|de guardia|de turno)|\b(somewhere|anywhere|any ?place|some other|any other|another (store|pharmacy|place|one))\b/;
/** We don't know other places' hours. */
const otherPlace =
  /\b(bank|library|post office|dmv|school|restaurant|gym|gas station|hospital|clinic|doctors office|doctor|banco|biblioteca|escuela|restaurante|gasolinera|clinica|consultorio|correo)\b|^is (?!it|this|that|there|the|your|ur|anyone|anybody|pharmacy|store|drive|alder)\w+ (still )?(open|closed)\b/;
/** Other things that open, close or have hours. */
const otherSubject =
  /\b(deliver\w*|entregas?|entregan|domicilio|camera|camara|bottles?|frascos?|botellas?|caps?|lids?|tapas?|files?|archivos?|app|account|cuenta|my (old )?pharmacy|mi farmacia|vaccin\w*|shots?|vacuna\w*|fax|parking|estacionamiento|drive (thru|through)|insurance|seguros?|aseguranzas?)\b/;
/** "Open" and "close" referring to the store. */
const storeOpens =
  /\b(you|yall|u|ya|you all|guys|they|store|pharmacy|place|shop|anyone|counter|folks) (\w+ ){0,2}(open|opens|opened|close|closes|closed|closing|opening)\b|\b(when|what time|how late|how early|until when|still|now|today|are|is|will|early|late)\b.{0,30}\b(open|opens|close|closes|closed|closing|opening)\b|^(u |you |are |r )?(open|closed)\b|\b(open|closed|close) (now|today|yet|late|early|right now|until|till|til|on|at|for|this|tomorrow|24|every)\b|\b(closing|opening) time\b/;
/** "Anyone there?" asks whether the store is open. */
const isSomebodyThere =
  /\b(anyone|anybody|somebody|someone|you guys|you|yall) (still )?(there|in)( (right now|now|today|yet))*$/;
const nextOpening = /\b(next open|open next|reopen|open again|open back up|back open)\b/;
const weather =
  /\b(snow|snowing|snowed|ice|icy|storm|weather|power outage|hurricane|flood|flooding|blizzard|nieve|nevada|nevando|tormenta|mal tiempo|huracan|inundacion)\b/;

/** The answer from hours and closures; null when the question is about something else. */
export function answerAboutHours(question: StoreQuestion, store: StoreInfo, at: Date): Answer | null {
  if (!isAboutHours(question)) return null;
  const { plain, words } = question;
  const sources = [storeSource('hours', store, at, words)];
  const hours = hoursAnswer(question, store, at);
  if (weather.test(plain)) {
    const text = `${words.weather(formatPhone(store.phone))} ${hours}`;
    return { text, sources, outcome: 'answered', intent: 'holidays' };
  }
  return { text: hours, sources, outcome: 'answered', intent: intentOf(question, store) };
}

/** The answer to a question known to ask for the week's hours, whether it is open now, or special days. */
export function answerHours(
  intent: 'hours' | 'open-now' | 'holidays',
  question: StoreQuestion,
  store: StoreInfo,
  at: Date,
): Answer {
  const { words, time, days } = question;
  const sources = [storeSource('hours', store, at, words)];
  if (time || days.days.length > 0)
    return { text: hoursAnswer(question, store, at), sources, outcome: 'answered', intent };
  const texts = {
    hours: () => hoursOfWeek(store, at, words),
    'open-now': () => openNowText(store, at, words.language),
    holidays: () => specialDays(store, at, words),
  };
  return { text: texts[intent](), sources, outcome: 'answered', intent };
}

/** Whether only the hours can be meant; otherwise "I cannot open the bottle" would match. */
export function isSurelyAboutHours({ plain, said, isOnlyWhen, days: { days } }: StoreQuestion): boolean {
  if (otherSubject.test(said)) return false;
  if (days.length > 0 && /\bhours\b/.test(plain)) return true;
  return isOnlyWhen || isSomebodyThere.test(said) || storeOpens.test(plain) || hoursWord.test(plain);
}

function intentOf({ plain, said, time, days: { days } }: StoreQuestion, store: StoreInfo): string {
  const isSpecial = (date: string) => store.closures.some((closure) => closure.date === date);
  if (days.some((day) => day.holiday || isSpecial(day.date)) || /\bholidays?\b/.test(plain)) return 'holidays';
  if (days.length > 0 || time) return 'hours';
  const isBare =
    /\b(are you|is it|you guys|is the (store|pharmacy)|is anyone|are ya|you) (still |already )?(open|closed)\b/.test(
      plain,
    );
  const asksWeek =
    week.test(plain) ||
    /\b(when|what time|how late|how early|until|lunch|morning|afternoon|evening|evenings|nights|before you close|make it)\b/.test(
      plain,
    );
  return now.test(plain) ||
    isSomebodyThere.test(said) ||
    nextOpening.test(plain) ||
    /\b(vuelven? a abrir|reabren?)\b/.test(said) ||
    (isBare && !asksWeek)
    ? 'open-now'
    : 'hours';
}

function isAboutHours({ plain, said, isOnlyWhen, days: { days, rest } }: StoreQuestion): boolean {
  if (meanwhile.test(said) || otherPlace.test(said)) return false;
  if (isOnlyWhen || isSomebodyThere.test(said)) return true;
  if (opening.test(plain) && !otherOpening.test(rest)) return true;
  const saysHours = hoursWord.test(plain) || (days.length > 0 && /\bhours\b/.test(plain));
  if (saysHours && !otherHours.test(plain)) return true;
  return /\bholidays?\b/.test(plain) && !/\bholiday (card|cards|gift|gifts|decor\w*|supply)\b/.test(plain);
}

function hoursAnswer({ plain, words, time, days: { days, rest } }: StoreQuestion, store: StoreInfo, at: Date): string {
  const wording: Wording = { isYesOrNo: yesOrNo.test(plain) && !/\bclos(e|ed|es|ing)\b/.test(plain) };
  if (time) return openAtTime(store, days[0] ?? { date: storeDate(store, at) }, time, words);
  if (days.length > 0) return hoursOfDays({ days, rest }, store, at, wording, words);
  if (/\bholidays?\b/.test(plain)) return specialDays(store, at, words);
  if (now.test(plain)) return openNow(store, at, wording, words);
  if (week.test(plain)) return hoursOfWeek(store, at, words);
  if (asksWhenOpening.test(plain) && !/\bare you open\b/.test(plain))
    return `${openNowText(store, at, words.language)}\n\n${weekList(store, words)}`;
  if (/\bwhen are you open\b/.test(plain)) return hoursOfWeek(store, at, words);
  if (asksWhenClosing.test(plain)) return hoursOfDay(store, { date: storeDate(store, at) }, at, wording, words);
  return openNow(store, at, wording, words);
}

function hoursOfDays({ days }: NamedDays, store: StoreInfo, at: Date, wording: Wording, words: ReplyTexts): string {
  const isYesOrNo = wording.isYesOrNo && days.length === 1;
  const text = days.map((day) => hoursOfDay(store, day, at, { isYesOrNo }, words)).join('\n\n');
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const isHoliday = days.some((day) => day.holiday);
  const named = new Set([...days.map(({ date }) => date), storeDate(store, at)]);
  const closures = store.closures.filter(({ date }) => !named.has(date) && date > storeDate(store, at));
  return text + specialDaysNote({ ...store, closures }, isHoliday ? addDays(first, -1) : last, addDays(last, 3), words);
}

/** One sentence about a named day, added to other answers: "Can I get a flu shot on Saturday?" */
export function dayNote({ words, days: { days } }: StoreQuestion, store: StoreInfo, at: Date): string | null {
  return days.length === 0
    ? null
    : days.map((day) => hoursOfDay(store, day, at, { isYesOrNo: false }, words)).join(' ');
}
