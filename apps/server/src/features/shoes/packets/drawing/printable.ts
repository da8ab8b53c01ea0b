/** Longer words are not wrapped but measured letter by letter, which takes seconds for a few thousand of them. */
const longWord = /[^\s/-]{80,}/g;
const zeroWidthSpace = '\u200b';

/** A text as it can be drawn: without what no font shows or what turns it around, and with places to break in what has none. */
export function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(longWord, (word) => word.replace(/.{20}/gu, `$&${zeroWidthSpace}`));
}

/** The same on one line. */
export const printableLine = (text: string): string => printable(text).replace(/\s+/g, ' ');
