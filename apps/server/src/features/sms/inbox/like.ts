import { escapeLike } from '@rxweb/platform/text/escape-like';

/** A LIKE pattern for a text that may stand anywhere. */
export const contains = (text: string) => `%${escapeLike(text)}%`;
