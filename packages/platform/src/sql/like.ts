/** Escapes the characters that are special in a LIKE pattern. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern that matches this text anywhere. */
export const contains = (text: string) => `%${escapeLike(text)}%`;
