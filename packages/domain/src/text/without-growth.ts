/** Of a ligature; a few signs become 18. */
const mostLetters = 3;

/** Takes signs that become many letters out of a text that grows by more than a quarter when read (NFKC). */
export function withoutGrowth(text: string): string {
  if (text.normalize('NFKC').length <= Math.max(text.length * 1.25, 40)) return text;
  return Array.from(text, (sign) => (sign.normalize('NFKC').length > mostLetters ? ' ' : sign)).join('');
}
