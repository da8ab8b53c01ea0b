import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/text/format';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import type { Question } from '../../features/chat/answerer.ts';
import { type Answer, storeSource } from './answer.ts';
import { callUsNote } from './call-us.ts';
import { answerFileAlone, withFileTruth } from './file-answer.ts';
import { answerHours, dayNote, isSurelyAboutHours } from './hours-rules.ts';
import { answerPerson, wantsPerson } from './intent-handoff.ts';
import { type Library, sourceOf } from './library.ts';
import { likeliestIntent } from './likeliest-intent.ts';
import { answerAddress, answerPhone } from './place-rules.ts';
import { answerSmallTalk, greetingText, saysThanks } from './small-talk.ts';
import { readStoreQuestion, type StoreQuestion } from './store-question.ts';
import { answerFromStore } from './store-rules.ts';
import { findChoice, findTopic } from './topic.ts';

export interface Knowledge {
  store: StoreInfo;
  library: Library;
}

const suggestionCount = 3;

/**
 * Composes the answer: store facts first, then knowledge pages; otherwise says it does not know. Runs behind the safety gate, which has
 * removed emergencies and questions for the pharmacist.
 */
export function composeAnswer({ store, library }: Knowledge, question: Question): Answer {
  const before = question.history.findLast((turn) => turn.role === 'user')?.text ?? '';
  const asked = readStoreQuestion(question.text, before, question.language, store, question.now);
  const answer = answerText({ store, library }, question, asked);
  if (question.files.length === 0 || asked.said === '') return answer;
  return withFileTruth(answer, question, asked.words);
}

function answerText({ store, library }: Knowledge, question: Question, asked: StoreQuestion): Answer {
  const { text, now, files, history } = question;
  const { words } = asked;
  if (asked.said === '' && files.length > 0) return answerFileAlone(store, question, words);
  if (asked.said === '') return unknown({ store, library }, question, asked, []);
  const smallTalk = answerSmallTalk(asked, store, now, words);
  if (smallTalk) return smallTalkAnswer(smallTalk);
  const said = { text, said: asked.said, asked: asked.asked, history };
  const choice = findChoice(library, said);
  if (choice !== null) return pageAnswer({ store, library }, choice, asked, now);
  const answer = found({ store, library }, question, asked);
  const likeliest = history.length > 0 ? null : likeliestIntent(library, text, answer.intent ?? 'unknown');
  const decided =
    likeliest === null || likeliest === (answer.intent ?? 'unknown')
      ? answer
      : answerIntent({ store, library }, likeliest, question, asked);
  return decided.outcome === 'unknown' && saysThanks(asked) ? smallTalkAnswer(words.thanks) : decided;
}

function smallTalkAnswer(text: string): Answer {
  return { text, sources: [], outcome: 'answered', intent: 'small-talk' };
}

/** Findings of the rules and the search. */
function found({ store, library }: Knowledge, question: Question, asked: StoreQuestion): Answer {
  const { text, now, history, waitsForPerson } = question;
  const { words } = asked;
  const said = { text, said: asked.said, asked: asked.asked, history };
  if (wantsPerson(asked)) return answerPerson(store, now, waitsForPerson, words);
  const fact = answerFromStore(asked, store, now);
  if (fact && (isSurelyAboutHours(asked) || fact.sources[0]?.id !== 'store-hours')) return fact;
  const topic = findTopic(library, said);
  if (fact && topic.kind !== 'page') return fact;
  switch (topic.kind) {
    case 'page':
      return pageAnswer({ store, library }, topic.id, asked, now);
    case 'either':
      return which(library, topic.ids, asked);
    case 'none':
      return unknown({ store, library }, question, asked, topic.near);
  }
}

/** The answer to a recognized intent. */
function answerIntent({ store, library }: Knowledge, intent: string, question: Question, asked: StoreQuestion): Answer {
  const { now, waitsForPerson } = question;
  const { words } = asked;
  switch (intent) {
    case 'unknown':
      return unknown(
        { store, library },
        question,
        asked,
        library.find(question.text).map(({ id }) => id),
      );
    case 'talk-to-person':
      return answerPerson(store, now, waitsForPerson, words);
    case 'small-talk':
      return { text: greetingText(store, now, words), sources: [], outcome: 'answered', intent };
    case 'address':
      return answerAddress(store, now, words);
    case 'phone':
      return answerPhone(store, now, words);
    case 'hours':
    case 'open-now':
    case 'holidays':
      return answerHours(intent, asked, store, now);
    default:
      return pageAnswer({ store, library }, intent, asked, now);
  }
}

function pageAnswer({ store, library }: Knowledge, id: string, asked: StoreQuestion, now: Date): Answer {
  const { words } = asked;
  const { page, isOtherLanguage } = pageOf(library, id, words.language);
  const note = dayNote(asked, store, now);
  const parts = [
    isOtherLanguage && words.otherLanguage(formatPhone(store.phone)),
    page.answer,
    note ?? callUsNote(page, { store, library }, now, words),
  ];
  return {
    text: parts.filter(Boolean).join('\n\n'),
    sources: [sourceOf(page), ...(note ? [storeSource('hours', store, now, words)] : [])],
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

function unknown(
  { store, library }: Knowledge,
  { now, waitsForPerson }: Question,
  { words }: StoreQuestion,
  near: readonly string[],
): Answer {
  const offer = waitsForPerson ? '' : ` ${words.orLeaveMessage}`;
  return {
    text: `${words.unknown(formatPhone(store.phone))} ${openNowText(store, now, words.language)}${offer}`,
    sources: [storeSource('phone', store, now, words), storeSource('hours', store, now, words)],
    outcome: 'unknown',
    intent: null,
    suggestions: suggestionsOf(library, near, words.language, words.examples),
    offersPerson: !waitsForPerson,
  };
}

/** The first question of each of the nearest pages, filled up with examples. */
function suggestionsOf(library: Library, near: readonly string[], language: Language, examples: readonly string[]) {
  const nearest = near
    .slice(0, suggestionCount)
    .flatMap((id) => pageOf(library, id, language).page.questions.slice(0, 1));
  return [...new Set([...nearest, ...examples])].slice(0, suggestionCount);
}

function pageOf(library: Library, id: string, language: Language) {
  const found = library.page(id, language);
  if (!found) throw new Error(`there is no page ${id}`);
  return found;
}
