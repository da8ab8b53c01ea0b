import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/format';
import type { Question } from '../../features/chat/answerer.ts';
import { type Answer, storeSource } from './answer.ts';
import { nowSentence } from './describe-hours.ts';
import type { KnowledgePage } from './knowledge-page.ts';
import type { Match, SearchKnowledge } from './knowledge-search.ts';
import { plainQuestion } from './plain-question.ts';
import { answerSmallTalk } from './small-talk.ts';
import { answerFromStore, dayNote, readStoreQuestion, type StoreQuestion } from './store-rules.ts';
import type { Words } from './words/words.ts';

export interface Knowledge {
  store: StoreInfo;
  search: SearchKnowledge;
}

/**
 * Decides what to say: the store's facts come first, then the pages of knowledge; what is in neither is said to be unknown. Runs behind the
 * safety gate, which has taken the pharmacist's questions out.
 */
export function composeAnswer({ store, search }: Knowledge, question: Question): Answer {
  const before = question.history.findLast((turn) => turn.role === 'user')?.text ?? '';
  const asked = readStoreQuestion(question.text, before, question.language, store, question.now);
  const answer = answerText({ store, search }, question, asked, before);
  if (question.files.length === 0 || asked.plain === '') return answer;
  return { ...answer, text: `${answer.text}\n\n*${asked.words.cannotReadFiles}*` };
}

function answerText(
  { store, search }: Knowledge,
  { text, now, files, language }: Question,
  asked: StoreQuestion,
  before: string,
): Answer {
  const { plain, words } = asked;
  if (plain === '') return files.length > 0 ? fileAlone(store, now, words) : unknown(store, now, words);
  const smallTalk = answerSmallTalk(plain, store, now, words);
  if (smallTalk) return { text: smallTalk, sources: [], outcome: 'answered', intent: 'small-talk' };
  const inContext = asked.isOnlyWhen ? text : withContext(text, plain, before);
  const fact = answerFromStore(asked, store, now);
  if (fact) return fact;
  // The pages are in English: a question in Spanish is looked for by its meaning.
  const inPages = (words: string) => (asked.words.language === 'es' ? plainQuestion(words, language).plain : words);
  const own = search(asksWhoIsThere.test(plain) ? 'about this assistant' : inPages(text));
  const match = own.kind === 'none' && inContext !== text ? search(inPages(inContext)) : own;
  return answerFromMatch(match, asked, store, now);
}

/** Made of words that tell a search nothing. */
const asksWhoIsThere =
  /\b(who|what) (are|is) (you|this)$|\b(what|how) can (you|i) (do|help|ask)|\bwho am i (talking|speaking|chatting|writing)|\bare you (a |an )?(real|human|person|live|actual|ai|bot|robot|machine|computer|pharmacist|doctor)\b|^help( me)?$/;

/** A short question that leans on the one before ("and how long does it take?") is read together with it. */
function withContext(text: string, plain: string, before: string): string {
  const leans =
    /^(and|or|also|but|what about|how about|then|what if|is it|does it|do they|will it|can it|which one|how (much|many|long|often)|the (first|second|other) one)\b/.test(
      plain,
    );
  const words = plain.split(' ').length;
  return before && (leans || words <= 3 || (words <= 7 && /\b(it|that|they|them|those|one)\b/.test(plain)))
    ? `${before} ${text}`
    : text;
}

function answerFromMatch(match: Match, asked: StoreQuestion, store: StoreInfo, now: Date): Answer {
  const { words } = asked;
  if (match.kind === 'none') return unknown(store, now, words);
  if (match.kind === 'either') {
    const [one, other] = match.pages;
    const text = `${words.either}\n\n- ${one.title}\n- ${other.title}`;
    return { text, sources: [toSource(one), toSource(other)], outcome: 'which', intent: null };
  }
  const note = dayNote(asked, store, now);
  const parts = [words.otherLanguage(formatPhone(store.phone)), match.page.answer, note];
  return {
    text: parts.filter(Boolean).join('\n\n'),
    sources: [toSource(match.page), ...(note ? [storeSource('hours', store, now, words)] : [])],
    outcome: 'answered',
    intent: match.page.id,
  };
}

function toSource({ id, title, reviewed }: KnowledgePage) {
  return { id, title, lastChecked: reviewed };
}

function unknown(store: StoreInfo, now: Date, words: Words): Answer {
  const examples = words.examples.map((example) => `- ${example}`).join('\n');
  const text = `${words.unknown(formatPhone(store.phone))} ${nowSentence(store, now, words)}\n\n${words.canAnswer}\n\n${examples}`;
  return { text, sources: [storeSource('phone', store, now, words)], outcome: 'unknown', intent: null };
}

function fileAlone(store: StoreInfo, now: Date, words: Words): Answer {
  const text = `${words.fileArrived(formatPhone(store.phone))} ${nowSentence(store, now, words)}`;
  return { text, sources: [storeSource('phone', store, now, words)], outcome: 'answered', intent: 'sending-files' };
}
