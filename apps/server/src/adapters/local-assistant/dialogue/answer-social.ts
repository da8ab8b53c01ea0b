import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatPhone, formatSpokenDate, formatTime } from '@rxweb/domain/text/format';
import type { Turn } from '../../../features/chat/answerer.ts';
import { type Answer, storeSource } from '../answer.ts';
import { greetingText } from '../small-talk.ts';
import { socialTextsOf, textsOf } from '../texts/texts.ts';
import { suggestionsOf } from './answer-page.ts';
import type { Asking } from './asking.ts';
import type { SocialKind } from './social-talk.ts';

/** Answers a message that is only small talk: something fitting first, then an offer. */
export function answerSocial(asking: Asking, kind: SocialKind, history: readonly Turn[]): Answer {
  const { store, now, language, library } = asking;
  const [texts, words] = [socialTextsOf[language], textsOf[language]];
  const [phone, open] = [formatPhone(store.phone), asking.open()];
  const talk = (text: string): Answer => ({ text, sources: [], outcome: 'answered', intent: 'small-talk' });
  const aside = (text: string): Answer => ({
    ...talk(text),
    intent: null,
    suggestions: suggestionsOf(library, [], language),
  });
  switch (kind) {
    case 'greeting':
      return talk(greetingText(store, now, words));
    case 'thanks':
    case 'howAreYou':
    case 'bye':
    case 'wish':
    case 'compliment':
    case 'oops':
    case 'ack':
    case 'question':
    case 'test':
    case 'emoji':
    case 'confused':
      return talk(texts[kind]);
    case 'name':
      return { ...talk(texts.name(store.name)), intent: 'about-this-assistant' };
    case 'joke':
      return aside(`${nextJoke(texts.jokes, history)} ${texts.afterJoke}`);
    case 'weather':
      return aside(texts.weather(open));
    case 'politics':
      return aside(texts.politics);
    case 'chat':
      return aside(texts.chat(store.name));
    case 'time':
      return talk(texts.time(formatTime(store, now, language), fullDate(store, now, language), open));
    case 'mash':
      return {
        ...aside(texts.mash(phone, open)),
        outcome: 'unknown',
        sources: [storeSource('phone', store, now, words), storeSource('hours', store, now, words)],
        offersPerson: !asking.waitsForPerson,
      };
    case 'anger':
      return angerAnswer(asking);
  }
}

/** Regret, and a person. */
function angerAnswer({ store, now, language, waitsForPerson, open }: Asking): Answer {
  const [texts, words] = [socialTextsOf[language], textsOf[language]];
  const message = waitsForPerson ? '' : ` ${words.leaveMessage}`;
  return {
    text: texts.anger(formatPhone(store.phone), open(), message),
    sources: [storeSource('phone', store, now, words), storeSource('hours', store, now, words)],
    outcome: 'hand_off',
    intent: 'complaints',
    offersPerson: !waitsForPerson,
  };
}

/** The first joke that the conversation has not had. */
function nextJoke(jokes: readonly string[], history: readonly Turn[]): string {
  const told = history.filter(({ role }) => role === 'assistant').map(({ text }) => text);
  return jokes.find((joke) => !told.some((text) => text.includes(joke))) ?? jokes[0] ?? '';
}

/** The answer to small talk among questions: without an offer, and without saying whether the store is open. */
export function answerSocialBeside(asking: Asking, kind: SocialKind, history: readonly Turn[]): Answer {
  const { store, now, language } = asking;
  const texts = socialTextsOf[language];
  const [time, date] = [formatTime(store, now, language), fullDate(store, now, language)];
  const text = {
    joke: () => nextJoke(texts.jokes, history),
    weather: () => texts.first.weather,
    time: () => texts.time(time, date, '').trim(),
  }[kind as 'joke' | 'weather' | 'time'];
  return { text: text(), sources: [], outcome: 'answered', intent: null };
}

/** With its year: visitors also ask what year it is. */
function fullDate(store: StoreInfo, now: Date, language: Language): string {
  return formatSpokenDate(storeDate(store, now), '', language);
}

/** The short reply to small talk beside a question; empty for a plain greeting. */
export function socialOpening({ language }: Asking, kind: SocialKind | null): string {
  const { first } = socialTextsOf[language];
  return kind !== null && kind in first ? first[kind as keyof typeof first] : '';
}
