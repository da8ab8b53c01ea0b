import type { Chunked } from '@rxweb/domain/text/chunked';
import { type Earlier, hasNoSubject } from '../dialogue/follow-up.ts';
import { onlyPraises } from '../dialogue/praise.ts';
import { asksSomething, socialKind, withoutOpeners } from '../dialogue/social-talk.ts';
import {
  asksByForm,
  type ClauseForm,
  isLead,
  isStory,
  type PlacedClause,
  placeClauses,
  plainOf,
} from '../dialogue/split-message.ts';
import type { IntentModel } from '../intents/intent-model.ts';
import type { Example } from '../intents/intent-reader.ts';
import { keepLearned } from '../intents/kept-learning.ts';
import { forPharmacist } from '../intents/read-asked.ts';
import { type Ask, asMarked, likeliest, wordsIn } from './ask.ts';
import { prepareClauses, withClauses } from './ask-clauses.ts';
import { findAsks, prepareTagger } from './ask-tagger.ts';
import { learnTopics, topicsOf } from './ask-topics.ts';
import { leastShare, type ReadTopic } from './cut-span.ts';
import type { MarkedMessage, Span } from './marked-message.ts';

/** A message's asks and its courtesies, in order. */
export interface ReadAsks {
  asks: readonly Ask[];
  courtesies: readonly string[];
  /** The message as a whole. */
  whole: Ask;
  /** The probability that an ask, or a short message as a whole, is the pharmacist's. */
  medicine: number;
}

/** Reads a message after what the one before it asked for. */
export type AskReader = (text: string, before: Earlier | null) => ReadAsks;

/** Learns what asks are about from marked messages; null without any. */
export function* learnAsks(samples: readonly Example[], messages: readonly MarkedMessage[]): Chunked<AskReader | null> {
  if (messages.length === 0) return null;
  prepareTagger();
  prepareClauses();
  yield;
  const marked = samples.map(({ text, intent }) => ({ text, intent: asMarked(intent) ?? intent }));
  return readerOf(yield* keepLearned([...marked, ...messages], () => learnTopics(marked, messages)));
}

/** Holds no messages. */
const readerOf =
  (topics: IntentModel): AskReader =>
  (text, before) =>
    readAsks(topics, text, before);

/** Longer messages are read to here. */
const longest = 2_000;

function readAsks(topics: IntentModel, typed: string, before: Earlier | null): ReadAsks {
  const text = typed.slice(0, longest);
  const asks: Ask[] = [];
  const readAfter = (start: number, end: number, from: number, earlier: Earlier | null): Ask => ({
    text: text.slice(start, end),
    start,
    end,
    likely: topicsOf(topics, { text, span: { start, end }, from, before: earlier }),
  });
  const readTopic: ReadTopic = (start, end, from) =>
    wordsIn(text.slice(start, end)) < fewestWords ? null : likeliest(readAfter(start, end, from, before));
  const spans = withClauses(text, findAsks(text), readTopic);
  const read = (start: number, end: number): Ask => {
    const last = asks.at(-1);
    const own = readAfter(start, end, last?.end ?? 0, before);
    if (!last || likeliest(own)[1] >= surelyOwn || !hasNoSubject({ text: own.text, said: plainOf(own.text) }))
      return own;
    return readAfter(start, end, last.end, { text: last.text, intent: likeliest(last)[0] });
  };
  const praises = placeClauses(text).filter((clause) => onlyPraises(plainOf(clause.text)));
  const courtesies: string[] = [];
  for (const { intent, start, end } of joinChoices(text, spans, readTopic)) {
    const said = text.slice(start, end);
    if (intent === 'talk' || isCourtesy(said) || isIn(praises, start)) {
      courtesies.push(said);
      continue;
    }
    const own = asksIn(text, start, end).filter((each) => !isLead(text.slice(each.start, each.end)));
    for (const each of own) asks.push(read(withSubject(asks, text, each), each.end));
  }
  const whole = readAfter(0, text.length, 0, before);
  const missed = isStory(text)
    ? questionsBeside(text, asks).map(({ start, end }) => readAfter(start, end, 0, before))
    : [];
  return { asks, courtesies, whole, medicine: medicineIn(whole, [...asks, ...missed]) };
}

/** Below this probability "what does it cost" is about the ask before it. */
const surelyOwn = 0.5;
const longestSubject = 160;

/** "Is that something you do?" with the sentence before it, which says what. */
function withSubject(asks: readonly Ask[], text: string, { start, end }: Pick<Ask, 'start' | 'end'>): number {
  const own = text.slice(start, end);
  const from = Math.max(asks.at(-1)?.end ?? 0, start - longestSubject);
  if (asks.length > 0 || !hasNoSubject({ text: own, said: plainOf(own) })) return start;
  const before = text
    .slice(from, start)
    .trimEnd()
    .replace(/[.!?…]+$/, '');
  const place = Math.max(...['.', '!', '?', '\n', ';'].map((mark) => before.lastIndexOf(mark))) + 1;
  const isWhole = place > 0 || from === 0;
  return isWhole && wordsIn(before.slice(place)) >= fewestWords
    ? from + place + (before.slice(place).match(/^\s*/)?.[0].length ?? 0)
    : start;
}

/** Questions by their form that are in no ask. */
function questionsBeside(text: string, asks: readonly Ask[]): { start: number; end: number }[] {
  return placeClauses(text).filter(
    ({ form, start, end }) => form === 'question' && !asks.some((ask) => ask.start < end && start < ask.end),
  );
}

/** A story is full of medicine: as a whole it counts little. A message whose asks have nothing of it is an errand. */
function medicineIn(whole: Ask, asks: readonly Ask[]): number {
  const shareOf = ({ likely }: Ask) => likely.get(forPharmacist) ?? 0;
  const asked = Math.max(0, ...asks.map(shareOf));
  if (isStory(whole.text)) return Math.max(asked, shareOf(whole) * ofStory);
  return asks.length > 0 && asked < traceOfMedicine ? asked : Math.max(asked, shareOf(whole));
}

const ofStory = 0.2;
const traceOfMedicine = 0.05;
const fewestWords = 2;
const danglingWords =
  /(?:[\s,;]+(?:and|also|plus|or|but|so|y|e|o|u|pero|tambi[eé]n|adem[aá]s|(?:s[oó]lo |nom[aá]s )?(?:quiero|quisiera|quer[ií]a) (?:saber|preguntar)|(?:i )?(?:just |only )*(?:want(?:ed)?|need) to (?:know|ask)|(?:i was )?wondering))*[\s,;.?!¿¡]*$/i;

const leadingWords = /^(?:and|or|also|plus|but|y|o|tambi[eé]n|adem[aá]s|pero)\s+(?=\S+\s\S)/i;

/** "Can I make it at 5:45 or are you closed by then" asks once. */
const choice = /[\s,](?:or|o|u)\s*$/i;

function joinChoices(text: string, spans: readonly Span[], read: ReadTopic): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isChoice =
      last?.intent === span.intent && choice.test(text.slice(last.start, span.start)) && !isOther(last, span, read);
    if (last && (isChoice || leadsTo(text, last, span))) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}

/** "I want to" asks for nothing of its own. */
const leadsTo = (text: string, first: Span, second: Span) =>
  first.intent === second.intent &&
  wordsIn(text.slice(first.start, first.end)) === 0 &&
  !/[.?!\n]/.test(text.slice(first.end, second.start));

function isOther(first: Span, second: Span, read: ReadTopic): boolean {
  const [one, other] = [read(first.start, first.end, 0), read(second.start, second.end, first.end)];
  return one !== null && other !== null && one[0] !== other[0] && Math.min(one[1], other[1]) >= leastShare;
}

function isCourtesy(said: string): boolean {
  const kind = socialKind(said);
  const plain = plainOf(said);
  return (kind !== null && !asksSomething.has(kind)) || isFelt.test(plain) || isNoEmergency.test(plain);
}

const isIn = (clauses: readonly PlacedClause[], place: number) =>
  clauses.some(({ start, end }) => start <= place && place < end);

/** "It's not an emergency, just wondering" */
const isNoEmergency =
  /^(?:(?:it|this|that|its|thats|hi|hello|hola|ok|so)\W* )*(?:is |'s )?(?:not?|nothing)(?: es| is)?(?: an?| una| nada)? (?:emergenc\w+|urgen\w+)(?: (?:solo|nomas|just|only|i|quiero|quisiera|want\w*|need|to|saber|know|ask|wondering|or anything|ni nada))*\W*$/;

/** "I'm so frustrated with this chat." */
const isFelt =
  /^(?:(?:i'?m|so|just|very|really|estoy|muy|bien) )*(?:frustrated|annoyed|fed up|mad|angry|upset|enojad[oa]|molest[oa]|hart[oa])\b/;

/** "Do you deliver and what does it cost" is two asks, though read as one. */
function asksIn(text: string, start: number, end: number): { start: number; end: number }[] {
  const starts = [start];
  let last: ClauseForm | null = null;
  for (const { start: offset, form, joint } of placeClauses(text.slice(start, end))) {
    const place = start + offset;
    const before = text.slice(starts.at(-1), place);
    const isOwn = (joint !== 'run-on' || last === 'question') && wordsIn(before) >= fewestWords && !choice.test(before);
    if (isOwn && asksByForm(form)) starts.push(place);
    last = form;
  }
  return starts.map((each, index) => {
    const own = text.slice(each, starts[index + 1] ?? end).replace(danglingWords, '');
    const { rest } = withoutOpeners(each > 0 ? own.replace(leadingWords, '') : own);
    return { start: own.endsWith(rest) ? each + own.length - rest.length : each, end: each + own.length };
  });
}
