import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { statusAt } from '@rxweb/domain/store/opening-hours';
import { formatPhone } from '@rxweb/domain/text/format';
import { lazyValue } from '@rxweb/domain/text/lazy-value';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import { type Answer, storeSource } from '../answer.ts';
import { answerHours, dayNote, isSurelyAboutHours } from '../hours-rules.ts';
import { answerPerson, wantsPerson } from '../intent-handoff.ts';
import { type Library, sourceOf } from '../library.ts';
import { likeliestIntent } from '../likeliest-intent.ts';
import { answerAddress, answerPhone } from '../place-rules.ts';
import { answerSmallTalk } from '../small-talk.ts';
import { readStoreQuestion, type StoreQuestion } from '../store-question.ts';
import { answerFromStore } from '../store-rules.ts';
import { socialTextsOf, textsOf } from '../texts/texts.ts';
import { findTopic } from '../topic.ts';
import { certaintyOf, isAtLeast } from './certainty.ts';
import {
  asksAboutPaying,
  asksForMore,
  asksHoursAgain,
  asksWhereItIs,
  type Earlier,
  hasNoSubject,
  isOwnSubject,
  leansByWords,
  mayBeDetail,
  mayRefer,
  namesOnlyMedicine,
  pointsBack,
  type Words,
} from './follow-up.ts';
import { isAboutOtherBusiness } from './other-business.ts';

/** What every part of a message is answered from. */
export interface Asking {
  store: StoreInfo;
  library: Library;
  now: Date;
  /** The language of the answer. */
  language: Language;
  waitsForPerson: boolean;
  /** Whether the store is open, as a sentence. */
  open: () => string;
  /** What this message's pieces were answered, since they are read more than once. */
  answers: Map<string, Answer>;
}

/** What a message is answered from. */
export function createAsking(
  store: StoreInfo,
  library: Library,
  now: Date,
  language: Language,
  waitsForPerson: boolean,
): Asking {
  const open = lazyValue(() => openNowText(store, now, language));
  return { store, library, now, language, waitsForPerson, open, answers: new Map() };
}

const suggestionCount = 3;
/** Pages of medicine that may be wrong: at night they name who else can help. */
const urgentPage = 'wrong-medicine';
const nightPage = 'after-hours';

/** A question read for its rules, in the language of the whole message. */
export function readPart({ store, now, language }: Asking, text: string, before: string): StoreQuestion {
  return { ...readStoreQuestion(text, before, language, store, now), language, words: textsOf[language] };
}

/**
 * Answers one question: store facts first, then knowledge pages; otherwise says it does not know. `earlier` is what it may refer to, in the
 * same message or before it.
 */
export function answerPart(asking: Asking, text: string, earlier: Earlier | null, isSameMessage = false): Answer {
  const key = [text, earlier?.intent ?? '', earlier?.text ?? '', isSameMessage].join('\n');
  const known = asking.answers.get(key);
  if (known) return known;
  const answer = answerAfter(asking, text, earlier, isSameMessage);
  asking.answers.set(key, answer);
  return answer;
}

function answerAfter(asking: Asking, text: string, earlier: Earlier | null, isSameMessage: boolean): Answer {
  const asked = readPart(asking, text, earlier?.text ?? '');
  const words = { text, said: asked.said, asked: asked.asked };
  if (wantsPerson(asked)) return answerPerson(asking.store, asking.now, asking.waitsForPerson, asked.words);
  if (isAboutOtherBusiness(asked.said)) return unknownPart(asking, [], true);
  if (earlier && asked.time.days.length === 0 && isHours(earlier.intent) && asksHoursAgain(words)) {
    return answerHours('hours', readPart(asking, `${text} ${earlier.text}`, ''), asking.store, asking.now);
  }
  const own = answerAlone(asking, text, asked);
  const asksDay = earlier && isHours(earlier.intent) && asked.time.days.length > 0 && mayRefer(words);
  if (asksDay && !isFact(own.intent) && !isAtLeast(certaintyOf(asking.library, text, own.intent), 'clear'))
    return answerHours('hours', asked, asking.store, asking.now);
  const carried = earlier && mayRefer(words) ? carriedIntent(asking, asked, words, own, earlier, isSameMessage) : null;
  return carried === null || carried === own.intent ? own : answerIntent(asking, carried, asked, text);
}

/** The intent that a question takes from an earlier one; null if it has its own. */
function carriedIntent(
  { library }: Asking,
  question: StoreQuestion,
  words: Words,
  own: Answer,
  earlier: Earlier,
  isSameMessage: boolean,
): string | null {
  const isPage = library.page(earlier.intent, 'en') !== null;
  if (asksForMore(words)) return earlier.intent;
  if (isFact(own.intent) && (!isHours(own.intent) || isSurelyAboutHours(question)))
    return isPage && asksWhereItIs(words) ? earlier.intent : null;
  if (isOwnSubject(words)) return null;
  if (isSameMessage && asksAboutPaying(words) && own.intent !== null) return null;
  const isDoubtful = certaintyOf(library, words.text, own.intent) === 'none';
  if (hasNoSubject(words)) return isPage || own.intent === null || isDoubtful ? earlier.intent : null;
  if (isPage && namesOnlyMedicine(words)) {
    const together = findTopic(library, `${earlier.text} ${words.text}`);
    return together.kind === 'page' ? together.id : earlier.intent;
  }
  if (own.intent === null) {
    const together = leansByWords(words) ? findTopic(library, `${earlier.text} ${words.text}`) : null;
    if (together?.kind === 'page') return together.id;
    return mayBeDetail(words) && !isForeign(library, words.text) ? earlier.intent : null;
  }
  return isPage && pointsBack(words) && isDoubtful ? earlier.intent : null;
}

/** Whether a text resembles what the store does not answer. */
function isForeign(library: Library, text: string): boolean {
  const read = library.readIntent?.(text);
  return Math.exp(read?.get('unknown') ?? Number.NEGATIVE_INFINITY) >= 0.3;
}

/** The answer without regard to earlier questions. */
export function answerAlone(asking: Asking, text: string, asked: StoreQuestion): Answer {
  const found = ruledAnswer(asking, text, asked);
  const likeliest = likeliestIntent(asking.library, text, found.intent ?? 'unknown');
  if (likeliest === null || likeliest === (found.intent ?? 'unknown')) return found;
  return answerIntent(asking, likeliest, asked, text);
}

/** Findings of the rules and the search. */
function ruledAnswer(asking: Asking, text: string, asked: StoreQuestion): Answer {
  const { store, library, now } = asking;
  if (wantsPerson(asked)) return answerPerson(store, now, asking.waitsForPerson, asked.words);
  const fact = answerFromStore(asked, store, now);
  if (fact && (isSurelyAboutHours(asked) || fact.sources[0]?.id !== 'store-hours')) return fact;
  const topic = findTopic(library, text);
  if (fact && topic.kind !== 'page') return fact;
  switch (topic.kind) {
    case 'page':
      return pageAnswer(asking, topic.id, asked);
    case 'either':
      return which(library, topic.ids, asked);
    case 'none':
      return unknownPart(asking, topic.near);
  }
}

/** The answer to a recognized intent. */
export function answerIntent(asking: Asking, intent: string, asked: StoreQuestion, text: string): Answer {
  const { store, library, now } = asking;
  const { words } = asked;
  switch (intent) {
    case 'unknown':
      return unknownPart(
        asking,
        library.find(text).map(({ id }) => id),
      );
    case 'talk-to-person':
      return answerPerson(store, now, asking.waitsForPerson, words);
    case 'small-talk':
      return {
        text: answerSmallTalk(asked, store, now, words),
        sources: [],
        outcome: 'answered',
        intent,
      };
    case 'address':
      return answerAddress(store, now, words);
    case 'phone':
      return answerPhone(store, now, words);
    case 'hours':
    case 'open-now':
    case 'holidays':
      return answerHours(intent, asked, store, now);
    default:
      return pageAnswer(asking, intent, asked);
  }
}

/** A page with the hours of a named day, and with whether the phone it names is answered now. */
export function pageAnswer({ store, library, now, open }: Asking, id: string, asked: StoreQuestion): Answer {
  const { words } = asked;
  const { page, isOtherLanguage } = pageOf(library, id, words.language);
  const phone = formatPhone(store.phone);
  const note = dayNote(asked, store, now);
  const isCalled = page.answer.includes(phone) || isOtherLanguage;
  const when = [note, isCalled && open()].filter(Boolean).join(' ');
  const isNight = id === urgentPage && !statusAt(store, now).isOpen;
  const night = isNight ? (library.page(nightPage, words.language)?.page ?? null) : null;
  const parts = [isOtherLanguage && words.otherLanguage(phone), page.answer, when, night?.answer];
  return {
    text: parts.filter(Boolean).join('\n\n'),
    sources: [page, ...(night ? [night] : [])]
      .map(sourceOf)
      .concat(note ? storeSource('hours', store, now, words) : []),
    outcome: 'answered',
    intent: id,
  };
}

/** The text names both too, for clients without suggestions. */
function which(library: Library, ids: readonly [string, string], { words }: StoreQuestion): Answer {
  const pages = ids.map((id) => pageOf(library, id, words.language).page);
  return {
    text: `${words.either}\n\n${pages.map(({ title }) => `- ${title}`).join('\n')}`,
    sources: pages.map(sourceOf),
    outcome: 'which',
    intent: null,
    suggestions: pages.flatMap(({ questions: [first] }) => first ?? []),
  };
}

/** Says that it does not know, whom to call, and what it does know. */
export function unknownPart(asking: Asking, near: readonly string[], isOtherBusiness = false): Answer {
  const { store, library, now, language, waitsForPerson } = asking;
  const words = textsOf[language];
  const offer = waitsForPerson ? '' : ` ${words.orLeaveMessage}`;
  const phone = formatPhone(store.phone);
  const isUnknown = isOtherBusiness ? socialTextsOf[language].otherBusiness(store.name, phone) : words.unknown(phone);
  return {
    text: `${isUnknown} ${asking.open()}${offer}`,
    sources: [storeSource('phone', store, now, words), storeSource('hours', store, now, words)],
    outcome: 'unknown',
    intent: null,
    suggestions: suggestionsOf(library, near, language),
    offersPerson: !waitsForPerson,
  };
}

/** The first question of each of the nearest pages, filled up with examples. */
export function suggestionsOf(library: Library, near: readonly string[], language: Language): string[] {
  const nearest = near
    .slice(0, suggestionCount)
    .flatMap((id) => pageOf(library, id, language).page.questions.slice(0, 1));
  return [...new Set([...nearest, ...textsOf[language].examples])].slice(0, suggestionCount);
}

function pageOf(library: Library, id: string, language: Language) {
  const found = library.page(id, language);
  if (!found) throw new Error(`there is no page ${id}`);
  return found;
}

const facts = new Set(['hours', 'open-now', 'holidays', 'address', 'phone', 'talk-to-person']);

export const isFact = (intent: string | null): boolean => intent !== null && facts.has(intent);

export const isHours = (intent: string | null) => intent === 'hours' || intent === 'open-now' || intent === 'holidays';
