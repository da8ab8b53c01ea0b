import type { Language } from '@rxweb/contracts/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/calendar-date';
import { formatPhone } from '@rxweb/domain/format';
import { storeDate } from '@rxweb/domain/opening-hours';
import { type Answer, storeSource } from './answer.ts';
import {
  hoursOfDay,
  hoursOfWeek,
  nowSentence,
  openAtTime,
  openNow,
  specialDays,
  specialDaysNote,
  type Wording,
  weekList,
} from './describe-hours.ts';
import { findNamedDays, type NamedDays } from './named-days.ts';
import { findNamedTime, type NamedTime } from './named-time.ts';
import { plainQuestion } from './plain-question.ts';
import { type Words, wordsOf } from './words/words.ts';

const opening = /\b(open|opens|opened|opening|close|closes|closed|closing)\b/;
const otherOpening =
  /\b(open|opened|opening|close) (the \w+|a \w+|an \w+|my|up|child|bottles?|caps?|lids?|pill|positions?|jobs?|accounts?|attachments?|files?|source)\b|\b(job|easy|to) open(ings?)?\b|\bclosest\b|\b(if|when|while) you are closed\b|\byou are closed\b/;
const hoursWord =
  /\b(your|the|store|business|opening|pharmacy|holiday|weekend|weekday|normal|regular|working|todays|tomorrows) hours\b|^hours\b|\bhours (today|tomorrow|on|for|are|of operation|this|tonight)\b|^\w+ hours$|\b((your|opening|store) schedule|how late|how early)\b/;
const otherHours = /\b(after|within|in|every|off|\d+) hours\b/;
const week =
  /\b(hours|schedule|what days|which days|every day|weekdays|24\/7|all night|all day|days of the week|days a week)\b/;
const asksWhenOpening = /\b(when|what time|how soon|how early)\b.*\b(open|opens|opening|reopen)\b|\bnext open(ing)?\b/;
const asksWhenClosing = /\b(when|what time|how late|how long)\b.*\b(open|close|closes|closing|there)\b/;
const now = /\b(now|currently|still|at the moment|yet|right now|already)\b/;
const yesOrNo = /^(so |and |hi |hello |hey |but |ok )*(are|is|will|do|does|can|could|you|ya|u)\b/;
const fillers =
  /\b(can i|can we|could i|should i|may i|come|stop|swing|visit|over|drop|and|or|but|so|also|then|what|how|about|when|on|in|at|for|by|is|it|are|you|ok|okay|the|this|to|be|there|of|time|please|maybe|even|just|that|day|i mean|same|until|till|til|after|before|around|am|pm|oclock|noon|midday|morning|afternoon|evening|night)\b/g;

const address =
  /\b(your|the|store|pharmacy|street|mailing|physical) address\b|^address$|\b(located|location|locations|directions|zip code)\b|\bfind (you|your store|the store|the pharmacy)\b|\bwhere (are|is) (you|you all|the store|your store|the pharmacy|your pharmacy|the shop|your shop|this place|it|alder)\b|\bhow (do|can) i get (there|to you|to the (store|pharmacy))\b|\b(what|which) (street|city|town)\b|\bon (a|the) map\b/;
const otherAddress = /\bemail address\b|\bchange (my|the) address\b|\bbus\b|\bpark(ing)?\b/;
const phone =
  /\b(phone|telephone|contact|call) ?(number|no)\b|\byour (phone|number|telephone)\b|^(phone|call|contact|number|telephone)( us| you)?$|\bhow (do|can) i (call|reach|contact|ring) (you|the (store|pharmacy|pharmacist))\b|\b(call|reach|contact) (you|the (store|pharmacy|pharmacist))$|\bcontact (info|information|details)\b|\b(talk|speak|chat) (to|with) (a |an |the |your |with )?(real |live |actual )?(person|human|human being|pharmacist|someone|somebody|staff|agent|representative|employee|technician|tech|people)\b|\b(is|are) (the |a |your )?pharmacists? (in|there|here|available|working|on duty)\b|\bcan (someone|somebody) call me\b|\bi (want|need) (a|to talk to a) (human|person|pharmacist)\b/;
const otherPhone = /\b(hard of hearing|deaf|blind|doctors?|prescribers?|clinic)\b|\bfax\b|\bnpi\b|\bemail\b/;

/** What a question asks of the store's own facts. */
export interface StoreQuestion {
  plain: string;
  /** What the assistant says by itself, in the language of the answer. */
  words: Words;
  days: NamedDays;
  time: NamedTime | null;
  /** Nothing but a day or a time is asked: "and on Sunday?", "can I come at 5?" */
  isOnlyWhen: boolean;
}

/** Reads a question; `before` is the visitor's question before it, whose day a bare time means: "and at 3?" */
export function readStoreQuestion(
  text: string,
  before: string,
  chosen: Language,
  store: StoreInfo,
  at: Date,
): StoreQuestion {
  const today = storeDate(store, at);
  const { plain, language } = plainQuestion(text, chosen);
  const words = wordsOf[language];
  const days = findNamedDays(plain, today);
  const time = findNamedTime(days.rest);
  const rest = days.rest
    .replace(/\d[\d:]* ?(am|pm)?\b/g, ' ')
    .replace(fillers, ' ')
    .trim();
  const isOnlyWhen = rest === '' && (days.days.length > 0 || time !== null);
  if (!isOnlyWhen || days.days.length > 0) return { plain, words, days, time, isOnlyWhen };
  return {
    plain,
    words,
    days: { ...days, days: findNamedDays(plainQuestion(before, chosen).plain, today).days.slice(0, 1) },
    time,
    isOnlyWhen,
  };
}

/** Answers from `store.json` alone: hours, special days, address, phone. Null when the question is about something else. */
export function answerFromStore(question: StoreQuestion, store: StoreInfo, at: Date): Answer | null {
  const { plain, words } = question;
  const hours = isAboutHours(question) ? hoursAnswer(question, store, at) : null;
  const place = address.test(plain) && !otherAddress.test(plain);
  if (place) {
    const text = addressText(store, words);
    const sources = [
      storeSource('address', store, at, words),
      ...(hours ? [storeSource('hours', store, at, words)] : []),
    ];
    return { text: hours ? `${text}\n\n${hours}` : text, sources, outcome: 'answered', intent: 'address' };
  }
  if (hours)
    return { text: hours, sources: [storeSource('hours', store, at, words)], outcome: 'answered', intent: 'hours' };
  if (phone.test(plain) && !otherPhone.test(plain)) {
    return {
      text: phoneText(store, at, words),
      sources: [storeSource('phone', store, at, words), storeSource('hours', store, at, words)],
      outcome: 'answered',
      intent: 'phone',
    };
  }
  return null;
}

function isAboutHours({ plain, isOnlyWhen, days: { days, rest } }: StoreQuestion): boolean {
  if (isOnlyWhen) return true;
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
    return `${nowSentence(store, at, words)}\n\n${weekList(store, words)}`;
  if (/\bwhen are you open\b/.test(plain)) return hoursOfWeek(store, at, words);
  if (asksWhenClosing.test(plain)) return hoursOfDay(store, { date: storeDate(store, at) }, at, wording, words);
  return openNow(store, at, wording, words);
}

function hoursOfDays({ days }: NamedDays, store: StoreInfo, at: Date, wording: Wording, words: Words): string {
  const isYesOrNo = wording.isYesOrNo && days.length === 1;
  const text = days.map((day) => hoursOfDay(store, day, at, { isYesOrNo }, words)).join('\n\n');
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const isHoliday = days.some((day) => day.holiday);
  const named = new Set([...days.map(({ date }) => date), storeDate(store, at)]);
  const closures = store.closures.filter(({ date }) => !named.has(date) && date > storeDate(store, at));
  return text + specialDaysNote({ ...store, closures }, isHoliday ? addDays(first, -1) : last, addDays(last, 3), words);
}

/** One sentence about a named day, for answers that are about something else: "Can I get a flu shot on Saturday?" */
export function dayNote({ words, days: { days } }: StoreQuestion, store: StoreInfo, at: Date): string | null {
  return days.length === 0
    ? null
    : days.map((day) => hoursOfDay(store, day, at, { isYesOrNo: false }, words)).join(' ');
}

function addressText(store: StoreInfo, words: Words): string {
  const query = encodeURIComponent(`${store.name}, ${store.address}`);
  return words.address(store.address, `https://www.google.com/maps/search/?api=1&query=${query}`);
}

function phoneText(store: StoreInfo, at: Date, words: Words): string {
  return `${words.phone(formatPhone(store.phone))} ${nowSentence(store, at, words)}`;
}
