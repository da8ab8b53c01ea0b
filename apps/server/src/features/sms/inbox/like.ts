/** A text for a LIKE pattern: what LIKE would read as its own signs is meant as it is written. */
export const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern for a text that may stand anywhere. */
export const anywhere = (text: string) => `%${escaped(text)}%`;
