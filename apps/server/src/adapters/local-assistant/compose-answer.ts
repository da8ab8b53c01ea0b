import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatPhone } from '@rxweb/domain/text/format';
import type { Question, Turn } from '../../features/chat/answerer.ts';
import { type Answer, storeSource } from './answer.ts';
import { answerLanguage } from './answer-language.ts';
import { answerAsks, isForPharmacist, onlyAsked } from './asks/answer-asks.ts';
import { answerByAsks, askedBefore, withReadIntent } from './asks/answer-by-asks.ts';
import { answerDetail } from './dialogue/answer-detail.ts';
import { pageAnswer, suggestionsOf, unknownOf, unknownPart, whichOf } from './dialogue/answer-page.ts';
import { answerIntent, answerPart, isGoods } from './dialogue/answer-part.ts';
import { answerSocial, answerSocialBeside, socialOpening } from './dialogue/answer-social.ts';
import { type Asking, createAsking, readPart } from './dialogue/asking.ts';
import { certaintyOf, isAtLeast } from './dialogue/certainty.ts';
import { correctedText } from './dialogue/correction.ts';
import { type Part, subjectOfPart } from './dialogue/group-clauses.ts';
import { type AnsweredPart, mergeAnswers, quotedList } from './dialogue/merge-answers.ts';
import { answerNamedBefore, quotedWithThing } from './dialogue/named-before.ts';
import { withoutDetails } from './dialogue/personal-details.ts';
import { earlierSubject, type Message, readMessage, subjectBefore } from './dialogue/read-message.ts';
import { isNamable, isOnlyPolite, isRemark, kindTold, replyToRemark } from './dialogue/remarks.ts';
import type { SocialKind } from './dialogue/social-talk.ts';
import { answerThings } from './dialogue/things-beside.ts';
import { answerFileAlone, withFileTruth } from './file-answer.ts';
import { isFact, isHours } from './intents/facts.ts';
import type { Library } from './library.ts';
import { plainQuestion } from './plain-question.ts';
import { socialTextsOf, textsOf } from './texts/texts.ts';
import { findChoice } from './topic.ts';

export interface Knowledge {
  store: StoreInfo;
  library: Library;
}

/**
 * Composes the answer to each question of a message: store facts first, then knowledge pages; otherwise says it does not know. Runs behind
 * the safety gate, which has removed emergencies and questions for the pharmacist.
 */
export function composeAnswer({ store, library }: Knowledge, question: Question): Answer {
  const { text, now, waitsForPerson, history, files } = question;
  const { said, language: read } = plainQuestion(text, question.language);
  const language = answerLanguage(text, read, question.language);
  const asking = createAsking(store, library, now, language, waitsForPerson);
  if (text.trim() === '')
    return files.length > 0 ? answerFileAlone(store, question, textsOf[language]) : unknownPart(asking, []);
  const choice = findChoice(library, said, history);
  const answer =
    choice === null
      ? answerMessage(asking, correctedIn(asking, text, history), history, text)
      : pageAnswer(asking, choice, readPart(asking, text, ''));
  return files.length === 0 ? answer : withFileTruth(answer, question, textsOf[language]);
}

/**
 * Answers the parts of a message that concern the store, when another part of it goes to the pharmacist. Null without one that is surely
 * the store's: a medicine question never gets a page of ours.
 */
export function composeBeside({ store, library }: Knowledge, question: Question): Answer | null {
  const { text, now, waitsForPerson } = question;
  const language = answerLanguage(text, plainQuestion(text, question.language).language, question.language);
  const asking = createAsking(store, library, now, language, waitsForPerson);
  const { text: said, hasDetails } = withoutDetails(text, storeDate(store, now), store.phone);
  const { asks = [] } = library.readAsks(said, null) ?? {};
  // The only ask is the medicine question itself.
  const beside = asks.length < 2 ? [] : asks.filter((ask) => !isForPharmacist(ask));
  const parts = onlyAsked(said, beside, answerAsks(asking, said, beside, null));
  const answered = parts.map((part) =>
    part.answer.outcome === 'which' ? { ...part, answer: unknownPart(asking, []) } : part,
  );
  if (answered.length === 0) return null;
  const answer = mergeAnswers(asking, answered, !hasDetails);
  return { ...answer, text: `${socialTextsOf[language].beside}\n\n${answer.text}` };
}

function answerMessage(asking: Asking, text: string, history: readonly Turn[], typed: string): Answer {
  // A correction is about nothing before it.
  const before = text === typed ? askedBefore(asking, history) : null;
  const said = withoutDetails(text, storeDate(asking.store, asking.now), asking.store.phone);
  const read = asking.library.readAsks(said.text, before);
  const byAsks = read && answerByAsks(asking, said, read, { before, history });
  if (byAsks) return byAsks;
  const earlier = earlierSubject(asking, text, history) ?? before;
  const message = withReadIntent(asking, readMessage(asking, text, earlier), read, earlier);
  const ofNamed = answerNamedBefore(asking, message, history);
  if (ofNamed) return ofNamed;
  const isOnlyTold = isRemark(message);
  if (isOnlyTold && message.social !== null && isOnlyPolite(message))
    return answerSocial(asking, message.social, history);
  const answer =
    message.parts.length > 0
      ? aboutSubject(asking, answerParts(asking, message, history, earlier), { text, history, earlier })
      : withoutQuestion(asking, message, history);
  if (!message.hasDetails) return isOnlyTold ? replyToRemark(asking, answer) : answer;
  if (message.parts.length === 0)
    return { ...answer, text: `${socialTextsOf[asking.language].noDetails} ${answer.text}` };
  return { ...answer, text: `${answer.text}\n\n${socialTextsOf[asking.language].noDetails}` };
}

const longestFollowUp = 12;

/** "And outside of town?" after a question about delivery: what isn't known is said of that. */
function aboutSubject(
  asking: Asking,
  answer: Answer,
  { text, history, earlier }: { text: string; history: readonly Turn[]; earlier: ReturnType<typeof earlierSubject> },
): Answer {
  if (answer.outcome !== 'unknown' || text.split(/\s+/).length > longestFollowUp) return answer;
  const subject = earlier ?? subjectBefore(asking, history);
  if (!subject || !asking.library.page(subject.intent, asking.language)) return answer;
  return unknownOf(asking, answer, subject.intent, quotedWithThing(asking, text, history));
}

/** Only small talk, or only personal details. */
function withoutQuestion(asking: Asking, { social, hasDetails, text }: Message, history: readonly Turn[]): Answer {
  const isEmpty = !/\p{L}{3}/u.test(text);
  if (social !== null && !(hasDetails && isEmpty)) return answerSocial(asking, social, history);
  const { store, now, language, open } = asking;
  const words = textsOf[language];
  return {
    text: `${words.person(formatPhone(store.phone))} ${open()}`,
    sources: [storeSource('phone', store, now, words), storeSource('hours', store, now, words)],
    outcome: 'answered',
    intent: 'privacy',
    suggestions: suggestionsOf(asking.library, [], language),
  };
}

function answerParts(
  asking: Asking,
  { parts, social, hasDetails, text }: Message,
  history: readonly Turn[],
  earlier: ReturnType<typeof earlierSubject>,
): Answer {
  const answered = parts.map((part, index): AnsweredPart => {
    const before = parts.slice(0, index).findLast(({ intent }) => intent !== null && !intent.startsWith('~'));
    const { frame = null } = part;
    const previous = frame ?? subjectOfPart(before) ?? earlier;
    return partAnswered(asking, part, {
      previous,
      history,
      isSameMessage: before !== undefined || frame !== null,
      isAlone: parts.length === 1,
    });
  });
  const named = answerThings(asking, text, answered, !hasDetails);
  const [only, second] = named;
  // A named thing was asked for, whatever is said around it.
  const isTold = only && !second && !only.isThing && only.answer.outcome === 'unknown';
  const toldKind = isTold ? kindTold(asking, only.text, social) : null;
  if (toldKind !== null) return answerSocial(asking, toldKind, history);
  const isNamed = only && !hasDetails && (only.isThing || (history.length === 0 && isNamable(only)));
  const isOneAnswer = only && !second && !isNamed;
  const joined = isOneAnswer
    ? answerDetail(asking, text, only.answer, history, earlier)
    : mergeAnswers(asking, named, !hasDetails);
  const isHeaded = isOneAnswer && !hasDetails && needsHeading(asking, joined, only.text, history);
  const answer = isHeaded ? withHeading(asking, joined, only.text) : joined;
  const opening = parts.some(({ intent }) => intent === `~${social}`) ? '' : socialOpening(asking, social);
  return opening === '' ? answer : { ...answer, text: `${opening}\n\n${answer.text}` };
}

/** A page that says more or less than was asked: after another question, or of goods. */
function needsHeading(
  { library, language }: Asking,
  { intent, outcome }: Answer,
  asked: string,
  history: readonly Turn[],
) {
  if (outcome !== 'answered' || intent === null || !library.page(intent, language) || /\d{3}/.test(asked)) return false;
  const words = asked.split(/\s+/).length;
  return history.length > 0 ? words > 2 : isGoods(intent) && words > 4;
}

/** A page below what it answers. */
const withHeading = ({ language }: Asking, answer: Answer, asked: string): Answer => ({
  ...answer,
  text: `**${quotedList(language, [asked])}**\n\n${answer.text}`,
});

/** A correction of what was asked before, as the question that it means. */
function correctedIn(asking: Asking, text: string, history: readonly Turn[]): string {
  if (history.length === 0) return text;
  const isSubject = (rest: string) => {
    if (readPart(asking, rest, '').time.whens.length > 0) return true;
    const { intent } = answerPart(asking, rest, null);
    return isFact(intent) || isAtLeast(certaintyOf(asking.library, rest, intent), 'clear');
  };
  return correctedText(text, asking.language, isSubject) ?? text;
}

interface PartContext {
  previous: ReturnType<typeof earlierSubject>;
  history: readonly Turn[];
  /** `previous` is part of the same message. */
  isSameMessage: boolean;
  /** It is the message's only part. */
  isAlone: boolean;
}

function partAnswered(asking: Asking, part: Part, context: PartContext): AnsweredPart {
  const answer = answerOf(asking, part, context);
  const title =
    answer.intent === null ? null : (asking.library.page(answer.intent, asking.language)?.page.title ?? null);
  return { text: part.text, title, answer, isStatement: part.isStatement, isRead: part.isRead };
}

/** Among several questions, two pages are offered only from this score. */
const clearChoice = 5;

function answerOf(asking: Asking, part: Part, { previous, history, isSameMessage, isAlone }: PartContext): Answer {
  if (part.intent?.startsWith('~')) {
    const kind = part.intent.slice(1) as SocialKind;
    return isAlone ? answerSocial(asking, kind, history) : answerSocialBeside(asking, kind, history);
  }
  if (part.either) return whichOf(asking, part.either, readPart(asking, part.text, ''));
  const answer = answerPart(asking, part.text, previous, isSameMessage);
  if (part.isRead && answer.outcome !== 'which' && !isHours(part.intent)) {
    if (part.intent !== null && part.intent === answer.intent) return answer;
    return answerIntent(asking, part.intent ?? 'unknown', readPart(asking, part.text, ''), part.text);
  }
  const isVague =
    answer.outcome === 'which' && !isAlone && (asking.library.find(part.text)[0]?.score ?? 0) < clearChoice;
  if (isVague && part.intent === null) return unknownPart(asking, []);
  const isOther = part.isContinued === true && answer.intent !== part.intent;
  if (part.intent === null || (answer.intent !== null && !isOther)) return answer;
  return answerIntent(asking, part.intent, readPart(asking, part.text, ''), part.text);
}
