import type { LiveEvent, LiveMessage } from '@rxweb/contracts/live/messages';
import type { Language } from '@rxweb/contracts/shared/language';
import { buckets } from '@rxweb/contracts/uploads';
import { type ChatMessage, type ChatState, type MessageAttachment, questionOf } from '../chat-reducer.ts';

/** A new card closes the form: it must not come before 911, Poison Control or 988. */
export function takeLive(state: ChatState, fresh: readonly LiveMessage[]): ChatState {
  const isNewCard = ({ kind, seq }: LiveMessage) =>
    kind === 'card' && !state.messages.some(({ live }) => live?.seq === seq);
  const messages = withLiveMessages(state.messages, fresh);
  return { ...state, messages, ...(fresh.some(isNewCard) && { openForm: null }) };
}

/** Adds messages of the server in their order, each once; the visitor's own take the place of what was typed. */
export function withLiveMessages(
  messages: readonly ChatMessage[],
  fresh: readonly LiveMessage[],
): readonly ChatMessage[] {
  return fresh.reduce(withOne, messages);
}

function withOne(messages: readonly ChatMessage[], fresh: LiveMessage): readonly ChatMessage[] {
  if (messages.some(({ live }) => live?.seq === fresh.seq)) return messages;
  const isOwn = ({ live }: ChatMessage) => live?.seq === null && live.key != null && live.key === fresh.key;
  const typed = messages.find(isOwn);
  // A card that the browser showed at once makes way for the server's.
  const isReplaced = ({ live }: ChatMessage) =>
    live?.seq === null && (fresh.kind === 'card' || fresh.kind === 'note') && live.kind === 'card';
  const rest = messages.filter((message) => message !== typed && !isReplaced(message));
  const before = rest.findIndex(({ live }) => live && (live.seq === null || live.seq > fresh.seq));
  const at = before < 0 ? rest.length : before;
  return rest.toSpliced(at, 0, shownAs(fresh, typed));
}

/** Keeps the list's key and the local pictures of what was typed. */
function shownAs(fresh: LiveMessage, typed: ChatMessage | undefined): ChatMessage {
  const { seq, kind, key, staff, id, offer, card, note, text, files, author } = fresh;
  const isOwn = author === 'visitor' && kind === 'text';
  return {
    ...plain,
    id: typed?.id ?? `live-${seq}`,
    role: isOwn ? 'user' : 'assistant',
    text,
    at: Date.parse(fresh.at),
    ...(isOwn && files.length > 0 && { attachments: typed?.attachments ?? ownFiles(fresh) }),
    ...(typed?.isMasked && { isMasked: true }),
    ...(card && { care: card }),
    ...(note && { note }),
    ...(author !== 'visitor' && kind !== 'card' && kind !== 'note' && { isFromStore: true }),
    live: { seq, kind, key, staff, messageId: id, ...(offer && { offer }), ...(!isOwn && { files }) },
  };
}

function ownFiles({ files }: LiveMessage): MessageAttachment[] {
  return files.flatMap(({ bucket, ...file }) => (bucket === buckets.live ? [] : [{ ...file, bucket }]));
}

/**
 * A person has the question, which then is one of the live messages; or joined while the assistant answered, whose words no longer count. A
 * card always stays.
 */
export function toPerson(state: ChatState, { answerId, messages }: LiveEvent & { answerId: string }): ChatState {
  const question = questionOf(state, answerId);
  const isTaken = messages.some(({ author, kind }) => author === 'visitor' && kind === 'text');
  const { live: _, ...known } = state;
  const rest = known.messages.flatMap((message) => {
    if (message.id === answerId) return message.care ? [{ ...message, text: '', isStreaming: false }] : [];
    return isTaken && message === question ? [] : [message];
  });
  return takeLive({ ...known, messages: rest }, messages);
}

const plain = { isStreaming: false, isError: false } as const;

/** What the visitor just typed, until the server has it. */
export interface TypedMessage {
  key: string;
  text: string;
  attachments: readonly MessageAttachment[];
  isMasked: boolean;
  at: number;
  language: Language;
}

export function withTyped(messages: readonly ChatMessage[], typed: TypedMessage): readonly ChatMessage[] {
  const { key, text, attachments, isMasked, at, language } = typed;
  if (messages.some(({ live }) => live?.key === key)) return messages;
  return [
    ...messages,
    {
      ...plain,
      id: `live-${key}`,
      role: 'user',
      text,
      at,
      language,
      ...(attachments.length > 0 && { attachments }),
      ...(isMasked && { isMasked }),
      live: { seq: null, kind: 'text', key, staff: null },
    },
  ];
}

/** Up to here nothing is missing: a stream resumes after it. */
export function lastWithoutGap(messages: readonly ChatMessage[], from: number): number {
  const known = new Set(messages.map(({ live }) => live?.seq));
  let last = from;
  while (known.has(last + 1)) last += 1;
  return last;
}
