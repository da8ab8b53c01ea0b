import type { Turn } from '../../../features/chat/answerer.ts';
import type { Answer } from '../answer.ts';
import { answerSocialBeside, socialOpening } from '../dialogue/answer-social.ts';
import type { Asking } from '../dialogue/asking.ts';
import type { Earlier } from '../dialogue/follow-up.ts';
import { type AnsweredPart, mergeAnswers } from '../dialogue/merge-answers.ts';
import type { Message } from '../dialogue/read-message.ts';
import { asksSomething, type SocialKind, socialKind, strongest, withoutOpeners } from '../dialogue/social-talk.ts';
import { asksByForm, formOf } from '../dialogue/split-message.ts';
import { socialTextsOf } from '../texts/texts.ts';
import { answerAsks, onlyAsked } from './answer-asks.ts';
import { likeliest } from './ask.ts';
import { chooseEither, chooseIntent, sampled } from './choose-intent.ts';
import type { ReadAsks } from './read-asks.ts';

/** "Tell me a joke", "what time is it": small talk that asks for something. */
function asksInTalk(said: string): SocialKind | null {
  const kind = socialKind(withoutOpeners(said).rest);
  return kind !== null && asksSomething.has(kind) ? kind : null;
}

const answerTalk = (asking: Asking, said: string, history: readonly Turn[]): AnsweredPart => ({
  text: said,
  title: null,
  answer: answerSocialBeside(asking, asksInTalk(said) ?? 'chat', history),
});

/** From this many words, what was understood is said in the visitor's own words. */
const longFrom = 20;

/** Answers a message of several asks, or a long one, ask by ask; null for another. `before` is what was asked before. */
export function answerByAsks(
  asking: Asking,
  { text, hasDetails }: Pick<Message, 'text' | 'hasDetails'>,
  { asks, courtesies }: ReadAsks,
  { before, history }: { before: Earlier | null; history: readonly Turn[] },
): Answer | null {
  const isLong = text.split(/\s+/).length >= longFrom;
  if (asks.length === 0 || (asks.length === 1 && !isLong) || sampled(asking.library, text) !== null) return null;
  const social = strongest([withoutOpeners(text).kind, ...courtesies.map(socialKind)]);
  const talk = [...courtesies, ...asks.map((ask) => ask.text)].filter((said) => asksInTalk(said) !== null);
  const others = asks.filter((ask) => !talk.includes(ask.text));
  const parts = answerAsks(asking, text, others, before);
  const asked = onlyAsked(text, others, parts);
  // "Forty years and you never let me down."
  const isRemark =
    parts.every(({ answer }) => answer.outcome === 'unknown') &&
    !text.includes('?') &&
    !others.some((ask) => asksByForm(formOf(ask.text)));
  if (talk.length === 0 && (isRemark || (asked.length === 0 && courtesies.length > 0))) return null;
  const answered = [...talk.map((said) => answerTalk(asking, said, history)), ...(asked.length > 0 ? asked : parts)];
  const answer = mergeAnswers(asking, answered, !hasDetails);
  const opening = socialOpening(asking, social);
  const ending = hasDetails ? socialTextsOf[asking.language].noDetails : '';
  return { ...answer, text: [opening, answer.text, ending].filter(Boolean).join('\n\n') };
}

const turnsBack = 3;

/** The visitor's last ask, read after those before it. */
export function askedBefore(asking: Asking, history: readonly Turn[]): Earlier | null {
  const said = history.flatMap(({ role, text }) => (role === 'user' ? [text] : [])).slice(-turnsBack);
  return said.reduce<Earlier | null>((earlier, text) => {
    const last = asking.library.readAsks(text, earlier)?.asks.at(-1);
    if (!last) return earlier;
    return { text: last.text, intent: chooseIntent(asking, last, earlier) ?? likeliest(last)[0] };
  }, null);
}

/** A message of one question, with what the whole message says of it. */
export function withReadIntent(
  asking: Asking,
  message: Message,
  read: ReadAsks | null,
  earlier: Earlier | null,
): Message {
  const [part, second] = message.parts;
  const [ask, other] = read?.asks ?? [];
  if (!part || second || !ask || other || part.intent?.startsWith('~')) return message;
  const asked = { ...ask, text: part.text };
  const intent = chooseIntent(asking, asked, earlier);
  return {
    ...message,
    parts: [{ ...part, intent, isRead: true, either: chooseEither(asking, asked, intent, earlier) }],
  };
}
