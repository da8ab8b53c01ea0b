/** The one limit that the first load needs; with the others it is in `limits.ts`. */
export const maxTextChars = 8_000;
