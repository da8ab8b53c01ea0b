/** A LIKE pattern for a text that may stand anywhere. What LIKE would read as its own signs is meant as it is written. */
export const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
