import type { LiveMessage } from '@rxweb/contracts/live/messages';
import type { RestoredTurn } from '@rxweb/contracts/live/visitor';
import type { ChatTexts } from '../../../texts/chat-en.ts';
import type { ChatMessage } from '../chat-reducer.ts';
import { withLiveMessages } from './live-messages.ts';

/** The conversation as it was shown: turns and live messages in their order. */
export function restoredMessages(
  turns: readonly RestoredTurn[],
  live: readonly LiveMessage[],
  texts: ChatTexts,
): readonly ChatMessage[] {
  const known = new Set(turns.map(({ id }) => id));
  // Of a turn that isn't shown any more: first.
  const placeOf = ({ afterTurn }: LiveMessage) => (afterTurn !== null && known.has(afterTurn) ? afterTurn : null);
  let messages = withLiveMessages(
    [],
    live.filter((message) => placeOf(message) === null),
  );
  for (const turn of turns) {
    const own = live.filter((message) => placeOf(message) === turn.id);
    messages = [...withTurn(messages, turn, texts), ...withLiveMessages([], own)];
  }
  return messages;
}

/** Restored messages before those of this page. A question or live message in both is shown once. */
export function withRestored(known: readonly ChatMessage[], restored: readonly ChatMessage[]): readonly ChatMessage[] {
  const asked = known.find(({ role, live }) => role === 'user' && !live);
  const from = asked ? restored.findLastIndex(({ role, text }) => role === 'user' && text === asked.text) : -1;
  const earlier = from < 0 ? restored : restored.slice(0, from);
  const isEarlier = ({ live }: ChatMessage) =>
    live !== undefined &&
    earlier.some((one) => one.live && (one.live.seq === live.seq || (live.key != null && one.live.key === live.key)));
  return [...earlier, ...known.filter((message) => !isEarlier(message))];
}

function withTurn(messages: readonly ChatMessage[], turn: RestoredTurn, texts: ChatTexts): readonly ChatMessage[] {
  const question = questionOf(turn);
  const answer = answerOf(turn, texts);
  const before = messages.findLast(({ role }) => role === 'user');
  // The visitor said that the card was no emergency: its question was asked again, and shown once.
  const isAskedAgain = turn.isSetAside && before?.text === turn.question;
  if (!isAskedAgain) return [...messages, question, ...answer];
  const last = messages.findLastIndex(({ care }) => care !== undefined);
  const aside = messages.map((message, at) => (at === last ? { ...message, isSetAside: true } : message));
  return [...aside, ...answer.map((message) => ({ ...message, isNotEmergency: true }))];
}

function questionOf({ id, at, question, attachments, language }: RestoredTurn): ChatMessage {
  return {
    id: `turn-${id}-question`,
    role: 'user',
    text: question,
    at: Date.parse(at),
    isStreaming: false,
    isError: false,
    language,
    ...(attachments.length > 0 && { attachments }),
  };
}

/** None where a person joined before a word of it was there. */
function answerOf(turn: RestoredTurn, { errors }: ChatTexts): ChatMessage[] {
  const { id, at, answer, state, language, card, note, sources, suggestions, handOff, form, disclosureId } = turn;
  const isError = state === 'failed';
  const isCut = state === 'interrupted' || state === 'answering';
  if (isCut && answer === '' && !card && !note) return [];
  const offeredForm = handOff ? 'callback' : form?.form;
  return [
    {
      id: `turn-${id}`,
      role: 'assistant',
      text: isError ? errors.answer(errors.stream) : answer,
      at: Date.parse(at),
      isStreaming: false,
      isError,
      language,
      ...(card && { care: card }),
      ...(note && { note }),
      ...(sources.length > 0 && { sources }),
      ...(suggestions.length > 0 && { suggestions }),
      ...(offeredForm && { offeredForm }),
      ...(form && { said: form.said }),
      ...(disclosureId && { disclosureId }),
      ...(isCut && { cut: 'interrupted' as const }),
    },
  ];
}
