import * as z from 'zod/mini';
import { careCard, careNote, chatId, formOffer, source, suggestions } from '../chat.ts';
import { chatHeaders, chatScreenPattern } from '../chat-route.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { languages } from '../shared/language.ts';
import { attachment } from '../uploads.ts';
import { liveFileAddress, liveMessage, liveOffer, liveState, liveText, maxLiveFiles, messageKey } from './messages.ts';

/** The cookie or the widget's header says who asks, the chat id which conversation. Those of others are not found. */

const seqText = z.coerce.number().check(z.int(), z.nonnegative());
const whichChat = z.object({ [chatHeaders.chatId]: chatId });
const inLanguage = z.object({ [chatHeaders.language]: z.optional(z.string()) });
const withState = z.object({ state: liveState });

/** Events of {@link streamLive}. `gone`: the visitor started over elsewhere. */
export const liveEvents = ['message', 'state', 'gone'] as const;

/**
 * Changes as server-sent events: each {@link liveMessage} with its `seq` as the id, a {@link liveState} at the start and after changes.
 * Resumes after `last-event-id`; without it all messages come.
 */
export const streamLive = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/live',
  access: 'public',
  input: { headers: z.object({ ...whichChat.shape, 'last-event-id': z.optional(seqText) }) },
  output: 'event-stream',
  errors: ['not_found', 'unavailable'],
});

/** The same for clients that can't hold a stream: messages after a number, at most 200, and the state. */
export const pollLive = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/live/since',
  access: 'public',
  input: { headers: whichChat, query: z.strictObject({ after: z._default(seqText, 0) }) },
  output: z.object({ messages: z.array(liveMessage), state: liveState }),
  errors: ['not_found', 'unavailable'],
});

export const restoredTurn = z.object({
  id: z.string(),
  at: z.string(),
  question: z.string(),
  attachments: z.array(attachment),
  answer: z.string(),
  /** `interrupted` also when a person joined meanwhile. */
  state: z.enum(['answering', 'complete', 'interrupted', 'failed']),
  language: z.enum(languages),
  card: z.nullable(careCard),
  note: z.nullable(careNote),
  isSetAside: z.boolean(),
  sources: z.array(source),
  suggestions,
  handOff: z.nullable(z.enum(['open', 'button'])),
  form: z.nullable(formOffer),
  disclosureId: z.nullable(z.string()),
});
export type RestoredTurn = z.infer<typeof restoredTurn>;

/**
 * The conversation as a reload or a second tab shows it: the newest 100 turns of the screen (of all without one), and the live messages since. Null
 * where no conversation is.
 */
export const restoreConversation = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/live/thread',
  access: 'public',
  input: {
    headers: z.object({
      ...whichChat.shape,
      [chatHeaders.screen]: z.optional(z.string().check(z.regex(chatScreenPattern, '32 hexadecimal digits'))),
    }),
  },
  output: z.object({
    thread: z.nullable(
      z.object({
        turns: z.array(restoredTurn),
        messages: z.array(liveMessage),
        state: liveState,
        callback: z.nullable(z.object({ answerBy: z.nullable(z.string()) })),
      }),
    ),
  }),
  errors: ['unavailable'],
});

/** `conflict`, with the state: the assistant answers, so send it as a question. The answer to a repeated key is the stored message. */
export const sendLiveMessage = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/live/messages',
  access: 'public',
  input: {
    headers: inLanguage,
    body: z.strictObject({
      chatId,
      key: messageKey,
      text: liveText,
      attachments: z._default(z.array(attachment).check(z.maxLength(maxLiveFiles)), []),
    }),
  },
  output: z.object({
    message: liveMessage,
    /** Below it. */
    shown: z.array(liveMessage),
    state: liveState,
  }),
  errors: ['not_found', 'conflict', 'unavailable'],
});

/**
 * Asks for a person. Outside the store's hours, and once someone answers the chat, nothing waits: `offer` says what else the visitor can do.
 * Idempotent while waiting.
 */
export const askForPerson = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/live/wanted',
  access: 'public',
  input: { headers: inLanguage, body: z.strictObject({ chatId }) },
  output: z.object({ state: liveState, offer: z.nullable(liveOffer) }),
  errors: ['unavailable'],
});

/** No person any more: a waiting visitor stops waiting, and a joined person is out of the chat. Idempotent. */
export const backToAssistant = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/live/assistant',
  access: 'public',
  input: { headers: inLanguage, body: z.strictObject({ chatId }) },
  output: withState,
  errors: ['not_found', 'unavailable'],
});

/** Repeat it every 5 seconds while the visitor types. */
export const reportTyping = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/live/typing',
  access: 'public',
  input: { body: z.strictObject({ chatId, isTyping: z.boolean() }) },
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'unavailable'],
});

export const reportSeen = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/live/seen',
  access: 'public',
  input: { body: z.strictObject({ chatId, seq: z.number().check(z.int(), z.nonnegative()) }) },
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'unavailable'],
});

/** An address that opens one file of the conversation's live messages for a minute. */
export const openLiveFile = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/live/file-address',
  access: 'public',
  input: { body: z.strictObject({ chatId, message: z.guid(), file: z.number().check(z.int(), z.nonnegative()) }) },
  output: liveFileAddress,
  errors: ['not_found', 'file_blocked', 'file_unscanned', 'unavailable'],
});

/**
 * Starts over: the visitor's secret opens nothing up to the screen's last turn any more; later screens stay. Erases it unless staff need it.
 * Idempotent; works while the page closes.
 */
export const startOver = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/live/forget',
  access: 'public',
  input: {
    body: z.strictObject({
      chatId,
      screen: z.optional(z.string().check(z.regex(chatScreenPattern, '32 hexadecimal digits'))),
    }),
  },
  output: z.object({ ok: z.literal(true) }),
  errors: ['unavailable'],
});
