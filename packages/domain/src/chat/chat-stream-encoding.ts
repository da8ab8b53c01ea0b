/** The payload that ends a chat stream (spec section 7). */
const endMark = '[DONE]';

/** Longer texts go in several payloads, so that what waits for a slow reader stays small. In code points. */
const maxPayloadChars = 4_096;
const payloads = new RegExp(`[\\s\\S]{1,${maxPayloadChars}}`, 'gu');

/**
 * A text as the data payloads of a chat stream, to be sent in order: none holds a line break or reads as the end mark. Newlines travel
 * as `\n`; a backslash before an n is parted from it, so that the reader does not take the two for a newline (spec section 7).
 * CR and CRLF arrive as LF, a lone surrogate as U+FFFD; everything else arrives as it was.
 */
export function encodeChatData(text: string): string[] {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .split(/(?<=\\)(?=n)/)
    .flatMap((part) => (part.length > maxPayloadChars ? part.match(payloads) : null) ?? (part === '' ? [] : [part]))
    .map((part) => part.replaceAll('\n', '\\n'))
    .flatMap((data) => (data.trim() === endMark ? data.split(/(?=\])/) : [data]));
}

/** Encodes a text that comes in pieces as {@link encodeChatData} would the whole of it. */
export interface ChatEncoder {
  push(piece: string): string[];
  /** What was held back for the next piece. */
  flush(): string[];
}

/** A piece may end between the halves of a character, or of a CRLF: the first half waits for what follows. */
export function createChatEncoder(): ChatEncoder {
  let held = '';
  return {
    push(piece) {
      const text = held + piece;
      const end = /[\r\ud800-\udbff]$/.test(text) ? text.length - 1 : text.length;
      held = text.slice(end);
      return encodeChatData(text.slice(0, end));
    },
    flush() {
      const rest = encodeChatData(held);
      held = '';
      return rest;
    },
  };
}

/** The text of one data payload. */
export function decodeChatData(data: string): string {
  return data.replaceAll('\\n', '\n');
}
