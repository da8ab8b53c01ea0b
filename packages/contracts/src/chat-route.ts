// What a visitor's page needs to know of the chat before any schema is loaded.

/** The local storage key the chat id is kept under (spec section 3). */
export const chatIdStorageKey = 'rx-chat-id';

/** `chat-` and the milliseconds of its making. */
export const chatIdPattern = /^chat-\d{10,16}$/;

/** Where a message is sent and its answer streams back; the endpoint is `streamChat` of `chat.ts`. */
export const chatStreamRoute = { method: 'POST', path: '/api/chat-stream', output: 'event-stream' } as const;

export const chatHeaders = {
  /** Names the conversation, so that the server can keep its context. */
  chatId: 'x-chat-id',
  /** `1`: the visitor cleared the conversation; forget its context. */
  reset: 'x-chat-reset',
  /** The language to answer in, as browsers say it (RFC 9110): the switch on the page sets it. */
  language: 'accept-language',
  /** Comma-separated extra events this client understands ({@link chatExtensions}). */
  extensions: 'x-rx-extensions',
} as const;

export const chatExtensions = ['sources', 'care', 'suggestions', 'hand-off'] as const;
export type ChatExtension = (typeof chatExtensions)[number];
