// What a visitor's page needs to know about the chat before any schema loads.

/** Local storage key of the chat id (spec section 3). */
export const chatIdStorageKey = 'rx-chat-id';

/** `chat-` and its creation time in milliseconds. */
export const chatIdPattern = /^chat-\d{10,16}$/;

/** 32 random hexadecimal digits, new with each empty chat: a new chat, a reload, another tab. */
export const chatScreenPattern = /^[0-9a-f]{32}$/;

/** Path of `streamChat` in `chat.ts`. */
export const chatStreamRoute = { method: 'POST', path: '/api/chat-stream', output: 'event-stream' } as const;

export const chatHeaders = {
  /** Names the conversation, so the server can keep its context. */
  chatId: 'x-chat-id',
  /** Names the screen that the message was written on ({@link chatScreenPattern}). Only its own turns are context for the answer. */
  screen: 'x-chat-screen',
  /** `1`: the visitor cleared the conversation; drop its context. For clients that name no screen. */
  reset: 'x-chat-reset',
  /** `1`: the visitor says that the card for this question was no emergency. Counts for this one question. */
  notEmergency: 'x-chat-not-emergency',
  /** The answer's language (RFC 9110), as set by the switch on the page. */
  language: 'accept-language',
  /** Comma-separated extra events this client understands ({@link chatExtensions}). */
  extensions: 'x-rx-extensions',
  /** The client's name for the message: sent twice to a person, it is one message. */
  key: 'x-chat-key',
} as const;

export const chatExtensions = [
  'sources',
  'care',
  'note',
  'suggestions',
  'hand-off',
  'request-form',
  'disclosed',
  'live',
] as const;
export type ChatExtension = (typeof chatExtensions)[number];
