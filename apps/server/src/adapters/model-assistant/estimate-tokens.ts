/** Estimate for a picture: about what vendors count for 1,000 by 1,000 pixels. */
export const imageTokens = 1_600;

/** A high estimate of a text's tokens: one per three letters of a word, per digit or sign, and per byte beyond ASCII. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  let letters = 0;
  const endWord = () => {
    tokens += Math.ceil(letters / 3);
    letters = 0;
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
    if (isLetter) {
      letters++;
      continue;
    }
    endWord();
    if (code !== 32) tokens += code < 128 ? 1 : code < 0x800 ? 2 : 3;
  }
  endWord();
  return tokens;
}
