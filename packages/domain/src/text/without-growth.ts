/** A sign may become three letters when read, as a ligature does; a few become 18. */
const mostLetters = 3;

/** A text from outside as checks read it: one that grows by more than a quarter in compatibility form (NFKC) loses the signs that become many letters. */
export function withoutGrowth(text: string): string {
  if (text.normalize('NFKC').length <= Math.max(text.length * 1.25, 40)) return text;
  return Array.from(text, (sign) => (sign.normalize('NFKC').length > mostLetters ? ' ' : sign)).join('');
}
