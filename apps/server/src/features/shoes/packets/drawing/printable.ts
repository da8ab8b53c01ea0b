/** The library measures longer words letter by letter, which takes seconds for thousands. */
const longWord = /[^\s/-]{80,}/g;
const zeroWidthSpace = '\u200b';

/** Removes characters that no font shows or that reverse text. */
export function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(longWord, (word) => word.replace(/.{20}/gu, `$&${zeroWidthSpace}`));
}

export const printableLine = (text: string): string => printable(text).replace(/\s+/g, ' ');
