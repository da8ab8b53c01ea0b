/** The one limit that the first load needs; the others are in `limits.ts`. */
export const maxTextChars = 8_000;
