import type { Language } from '@rxweb/contracts/shared/language';
import { statusAt } from '@rxweb/domain/store/opening-hours';
import { formatPhone } from '@rxweb/domain/text/format';
import { type Answer, storeSource } from '../answer.ts';
import { dayNote } from '../hours-rules.ts';
import { type Library, sourceOf } from '../library.ts';
import type { StoreQuestion } from '../store-question.ts';
import { type ReplyTexts, socialTextsOf, textsOf } from '../texts/texts.ts';
import type { Asking } from './asking.ts';

const suggestionCount = 3;
/** Pages of medicine that may be wrong: at night they name who else can help. */
const urgentPage = 'wrong-medicine';
const nightPage = 'after-hours';
const faxPage = 'fax-and-prescribers';

/** A page with the hours of a named day, and with whether the phone it names is answered now. */
export function pageAnswer({ store, library, now, open }: Asking, id: string, asked: StoreQuestion): Answer {
  const { words } = asked;
  const { page, isOtherLanguage } = pageOf(library, id, words.language);
  const phone = formatPhone(store.phone);
  const note = dayNote(asked, store, now);
  const isCalled = page.answer.includes(phone) || isOtherLanguage;
  const isNight = id === urgentPage && !statusAt(store, now).isOpen;
  const opening = isCalled && !note?.includes(open()) ? open() : '';
  const when = [note, opening, isNight && words.notUntilChecked].filter(Boolean).join(' ');
  const night = isNight ? (library.page(nightPage, words.language)?.page ?? null) : null;
  const fax = id === faxPage && store.fax ? words.fax(formatPhone(store.fax)) : null;
  const parts = [isOtherLanguage && words.otherLanguage(phone), fax, page.answer, when, night?.answer];
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
export function which(library: Library, ids: readonly [string, string], { words }: StoreQuestion): Answer {
  const pages = ids.map((id) => pageOf(library, id, words.language).page);
  return {
    text: `${words.either}\n\n${pages.map(({ title }) => `- ${title}`).join('\n')}`,
    sources: pages.map(sourceOf),
    outcome: 'which',
    intent: null,
    suggestions: pages.flatMap(({ questions: [first] }) => first ?? []),
  };
}

/** The same, with the first as its intent. */
export const whichOf = ({ library }: Asking, ids: readonly [string, string], asked: StoreQuestion): Answer => ({
  ...which(library, ids, asked),
  intent: ids[0],
});

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

/** The same about the page that was talked about before. */
export function unknownOf(asking: Asking, answer: Answer, id: string, question = ''): Answer {
  const { title } = pageOf(asking.library, id, asking.language).page;
  return insteadOfUnknown(asking, answer, (words, phone) => words.unknownOf(title, phone, question));
}

/** The same with other words for "I don't know the answer to that". */
export function insteadOfUnknown(
  { language, store }: Asking,
  answer: Answer,
  say: (words: ReplyTexts, phone: string) => string,
): Answer {
  const words = textsOf[language];
  const phone = formatPhone(store.phone);
  return { ...answer, text: answer.text.replace(words.unknown(phone), say(words, phone)) };
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
