/** The payload that ends a chat stream (spec section 7). */
const endMark = '[DONE]';

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
    .map((part) => part.replaceAll('\n', '\\n'))
    .flatMap((data) => (data.trim() === endMark ? data.split(/(?=\])/) : data === '' ? [] : [data]));
}

/** The text of one data payload. */
export function decodeChatData(data: string): string {
  return data.replaceAll('\\n', '\n');
}
