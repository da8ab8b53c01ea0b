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
} from './describe-hours.ts';
import { findNamedDays, type NamedDays } from './named-days.ts';
import { findNamedTime, type NamedTime } from './named-time.ts';
import { plainQuestion } from './plain-question.ts';

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
  days: NamedDays;
  time: NamedTime | null;
  /** Nothing but a day or a time is asked: "and on Sunday?", "can I come at 5?" */
  isOnlyWhen: boolean;
}

/** Reads a question; `before` is the visitor's question before it, whose day a bare time means: "and at 3?" */
export function readStoreQuestion(text: string, before: string, store: StoreInfo, at: Date): StoreQuestion {
  const today = storeDate(store, at);
  const plain = plainQuestion(text);
  const days = findNamedDays(plain, today);
  const time = findNamedTime(days.rest);
  const rest = days.rest
    .replace(/\d[\d:]* ?(am|pm)?\b/g, ' ')
    .replace(fillers, ' ')
    .trim();
  const isOnlyWhen = rest === '' && (days.days.length > 0 || time !== null);
  if (!isOnlyWhen || days.days.length > 0) return { plain, days, time, isOnlyWhen };
  return {
    plain,
    days: { ...days, days: findNamedDays(plainQuestion(before), today).days.slice(0, 1) },
    time,
    isOnlyWhen,
  };
}

/** Answers from `store.json` alone: hours, special days, address, phone. Null when the question is about something else. */
export function answerFromStore(question: StoreQuestion, store: StoreInfo, at: Date): Answer | null {
  const { plain } = question;
  const hours = isAboutHours(question) ? hoursAnswer(question, store, at) : null;
  const place = address.test(plain) && !otherAddress.test(plain);
  if (place) {
    const text = addressText(store);
    const sources = [storeSource('address', store, at), ...(hours ? [storeSource('hours', store, at)] : [])];
    return { text: hours ? `${text}\n\n${hours}` : text, sources };
  }
  if (hours) return { text: hours, sources: [storeSource('hours', store, at)] };
  if (phone.test(plain) && !otherPhone.test(plain)) {
    return { text: phoneText(store, at), sources: [storeSource('phone', store, at), storeSource('hours', store, at)] };
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

function hoursAnswer({ plain, time, days: { days, rest } }: StoreQuestion, store: StoreInfo, at: Date): string {
  const wording: Wording = { isYesOrNo: yesOrNo.test(plain) && !/\bclos(e|ed|es|ing)\b/.test(plain) };
  if (time) return openAtTime(store, days[0] ?? { date: storeDate(store, at) }, time);
  if (days.length > 0) return hoursOfDays({ days, rest }, store, at, wording);
  if (/\bholidays?\b/.test(plain)) return specialDays(store, at);
  if (now.test(plain)) return openNow(store, at, wording);
  if (week.test(plain)) return hoursOfWeek(store, at);
  if (asksWhenOpening.test(plain) && !/\bare you open\b/.test(plain))
    return `${nowSentence(store, at)}${usualToday(store, at)}`;
  if (/\bwhen are you open\b/.test(plain)) return hoursOfWeek(store, at);
  if (asksWhenClosing.test(plain)) return hoursOfDay(store, { date: storeDate(store, at) }, at, wording);
  return openNow(store, at, wording);
}

function usualToday(store: StoreInfo, at: Date): string {
  return `\n\n${hoursOfWeek(store, at).split('\n\n').slice(0, 2).join('\n\n')}`;
}

function hoursOfDays({ days }: NamedDays, store: StoreInfo, at: Date, wording: Wording): string {
  const isYesOrNo = wording.isYesOrNo && days.length === 1;
  const text = days.map((day) => hoursOfDay(store, day, at, { isYesOrNo })).join('\n\n');
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const isHoliday = days.some((day) => day.holiday);
  const named = new Set([...days.map(({ date }) => date), storeDate(store, at)]);
  const closures = store.closures.filter(({ date }) => !named.has(date) && date > storeDate(store, at));
  return text + specialDaysNote({ ...store, closures }, isHoliday ? addDays(first, -1) : last, addDays(last, 3));
}

/** One sentence about a named day, for answers that are about something else: "Can I get a flu shot on Saturday?" */
export function dayNote({ days: { days } }: StoreQuestion, store: StoreInfo, at: Date): string | null {
  return days.length === 0 ? null : days.map((day) => hoursOfDay(store, day, at, { isYesOrNo: false })).join(' ');
}

function addressText(store: StoreInfo): string {
  const query = encodeURIComponent(`${store.name}, ${store.address}`);
  return `We are at **${store.address}**. [Open in Google Maps](https://www.google.com/maps/search/?api=1&query=${query})`;
}

function phoneText(store: StoreInfo, at: Date): string {
  return `You can reach a person at **${formatPhone(store.phone)}**. ${nowSentence(store, at)}`;
}
