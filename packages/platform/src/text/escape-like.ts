/** Escapes text for a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** A LIKE pattern that matches this text anywhere. */
export const contains = (text: string) => `%${escapeLike(text)}%`;
