/** The payload that ends a chat stream (spec section 7). */
const endMark = '[DONE]';

/** Splits longer texts, so little data queues up for a slow reader. In code points. */
const maxPayloadChars = 4_096;
const payloads = new RegExp(`[\\s\\S]{1,${maxPayloadChars}}`, 'gu');

/**
 * Encodes a text as data payloads, in order: none holds a line break or equals the end mark. Newlines become `\n`; a literal backslash-n is
 * split over two payloads, so readers don't take it for a newline (spec section 7). CR and CRLF become LF, a lone surrogate U+FFFD.
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

/** Encodes a text that arrives in pieces, as {@link encodeChatData} would encode the whole. */
export interface ChatEncoder {
  push(piece: string): string[];
  /** Held back for the next piece. */
  flush(): string[];
}

/** A piece may end inside a surrogate pair or a CRLF: keep the first half back. */
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

export function decodeChatData(data: string): string {
  return data.replaceAll('\\n', '\n');
}
