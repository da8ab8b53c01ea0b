/** A text for a LIKE pattern: what LIKE would read as its own signs is meant as it is written. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern for a text that may stand anywhere. */
export const contains = (text: string) => `%${escapeLike(text)}%`;
