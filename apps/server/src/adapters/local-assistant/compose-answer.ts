import type { StoreInfo } from '@rxweb/contracts/store';
import { checkForClinicalQuestion } from '@rxweb/domain/emergency-gate';
import { formatPhone } from '@rxweb/domain/format';
import type { Question } from '../../features/chat/answerer.ts';
import { type Answer, storeSource } from './answer.ts';
import { nowSentence } from './describe-hours.ts';
import type { KnowledgePage } from './knowledge-page.ts';
import type { Match, SearchKnowledge } from './knowledge-search.ts';
import { pharmacistAnswer } from './pharmacist-card.ts';
import { answerSmallTalk, isSpanish, spanishHelp } from './small-talk.ts';
import { answerFromStore, dayNote, readStoreQuestion, type StoreQuestion } from './store-rules.ts';

export interface Knowledge {
  store: StoreInfo;
  search: SearchKnowledge;
}

/**
 * Decides what to say: a pharmacist's questions go to the pharmacist, then the store's facts, then the pages of knowledge; what is in
 * none of them is said to be unknown.
 */
export function composeAnswer(knowledge: Knowledge, question: Question): Answer {
  const answer = answerText(knowledge, question);
  if (question.attachments.length === 0 || answer.card) return answer;
  return { ...answer, text: `${answer.text}\n\n*I cannot read photos or files, so this answers only what you wrote.*` };
}

function answerText({ store, search }: Knowledge, { text, history, now, attachments }: Question): Answer {
  const before = history.findLast((turn) => turn.role === 'user')?.text ?? '';
  const asked = readStoreQuestion(text, before, store, now);
  if (asked.plain === '') return attachments.length > 0 ? fileAlone(store, now) : unknown(store, now);
  const smallTalk = answerSmallTalk(asked.plain, store, now);
  if (smallTalk) return { text: smallTalk, sources: [] };
  const inContext = asked.isOnlyWhen ? text : withContext(text, asked.plain, before);
  if (checkForClinicalQuestion(text) || (inContext !== text && checkForClinicalQuestion(inContext))) {
    return pharmacistAnswer(store, now, isSpanish(asked.plain));
  }
  const fact = answerFromStore(asked, store, now);
  if (fact) return fact;
  const own = search(asksWhoIsThere.test(asked.plain) ? 'about this assistant' : text);
  const match = own.kind === 'none' && inContext !== text ? search(inContext) : own;
  if (match.kind === 'none' && isSpanish(asked.plain))
    return { text: spanishHelp(store), sources: [storeSource('phone', store, now)] };
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
  if (match.kind === 'none') return unknown(store, now);
  if (match.kind === 'either') {
    const [one, other] = match.pages;
    const text = `I can help with two things here. Which one do you mean?\n\n- ${one.title}\n- ${other.title}`;
    return { text, sources: [toSource(one), toSource(other)] };
  }
  const note = dayNote(asked, store, now);
  return {
    text: note ? `${match.page.answer}\n\n${note}` : match.page.answer,
    sources: [toSource(match.page), ...(note ? [storeSource('hours', store, now)] : [])],
  };
}

function toSource({ id, title, reviewed }: KnowledgePage) {
  return { id, title, lastChecked: reviewed };
}

function unknown(store: StoreInfo, now: Date): Answer {
  const text = `I do not know that. Please call us at **${formatPhone(store.phone)}** and a person will help you. ${nowSentence(store, now)}

Here are three things that I can answer:

- Are you open on Saturday?
- How do I refill my prescription?
- How do I move my prescriptions to you?`;
  return { text, sources: [storeSource('phone', store, now)] };
}

function fileAlone(store: StoreInfo, now: Date): Answer {
  const text = `Your file has arrived. I cannot read photos or files, so please tell me in a few words what you need. If it is about a prescription, call us at **${formatPhone(store.phone)}** or bring it in. ${nowSentence(store, now)}`;
  return { text, sources: [storeSource('phone', store, now)] };
}
