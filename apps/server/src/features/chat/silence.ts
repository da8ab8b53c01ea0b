import type { ChatEvent } from '@rxweb/contracts/chat';
import type { LiveEvent, LiveState } from '@rxweb/contracts/live/messages';
import type { Language } from '@rxweb/contracts/shared/language';
import { careCardText } from '@rxweb/domain/safety/care-card-text';
import type { ConversationLabel, LiveText } from '../../kernel/feature/ports.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import type { ChatRepository } from './chat.repository.ts';

/** What the chat asks of live chats. */
export interface LiveChat {
  /** Null when the assistant answers. */
  take(label: ConversationLabel, said: LiveText): Promise<Omit<LiveEvent, 'type'> | null>;
  watch(conversation: string, changed: () => void): () => void;
  stateFor(visitor: Visitor, conversation: string): Promise<LiveState | null>;
}

export type SendToVisitor = (event: ChatEvent | LiveEvent) => Promise<void>;

/** Ends an answer when a person joins. */
export interface Silence {
  /** The work's result, or null at the join. One work at a time. */
  unlessBegun<T>(work: Promise<T>): Promise<T | null>;
  isSilent(): Promise<boolean>;
  tell(language: Language, send: SendToVisitor): Promise<void>;
  stop(): void;
}

/** Another server's join is seen within this time, and in any case before the answer counts. */
const lookEveryMs = 250;

interface Watched {
  turn: string;
  conversation: string;
  visitor: Visitor;
}

export function watchSilence(
  { repository, live }: { repository: Pick<ChatRepository, 'isAnswering'>; live?: LiveChat },
  { turn, conversation, visitor }: Watched,
): Silence {
  let lookedAt = performance.now();
  let isSilent = false;
  let begin: () => void = () => undefined;
  const look = async () => {
    lookedAt = performance.now();
    if (isSilent || (await repository.isAnswering(turn))) return;
    isSilent = true;
    begin();
  };
  const stop = live?.watch(conversation, () => void look().catch(() => undefined));
  return {
    // A promise of the join itself, raced with each part, would keep all parts.
    unlessBegun(work) {
      return new Promise((resolve, reject) => {
        begin = () => resolve(null);
        work.then(resolve, reject);
        if (isSilent) begin();
      });
    },
    async isSilent() {
      if (performance.now() - lookedAt >= lookEveryMs) await look();
      return isSilent;
    },
    async tell(language, send) {
      const state = await live?.stateFor(visitor, conversation);
      if (state) await send({ type: 'live', messages: [], state });
      await send({ type: 'chunk', text: `\n\n${joined[language]}` });
      await send({ type: 'end' });
    },
    stop: () => stop?.(),
  };
}

/** The end of a stream whose message went to a person: the message, and the fixed text for clients that know no `live`. */
export async function tellTaken(
  { messages, state }: Omit<LiveEvent, 'type'>,
  language: Language,
  send: SendToVisitor,
): Promise<void> {
  await send({ type: 'live', messages, state });
  for (const { card } of messages) {
    if (!card) continue;
    await send({ type: 'care', card });
    await send({ type: 'chunk', text: `${careCardText(card)}\n\n` });
  }
  await send({ type: 'chunk', text: delivered[language] });
  await send({ type: 'end' });
}

const delivered: Record<Language, string> = {
  en: 'Our staff has your message and answers in this chat.',
  es: 'Nuestro personal tiene su mensaje y responde en este chat.',
};

const joined: Record<Language, string> = {
  en: 'Our staff joined this chat and answers here.',
  es: 'Nuestro personal entró en este chat y responde aquí.',
};
