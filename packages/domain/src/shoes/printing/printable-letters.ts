import type { Language } from '@rxweb/contracts/shared/language';
import { printedFieldName } from './printed-field-names.ts';

/** What the embedded fonts lack would print as empty boxes (docs/decisions/0048). */
const otherLetter = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}])\p{L}/u;

/** The first letter of a text that printed pages can't show; null if they can show them all. */
export function unprintableLetter(text: string): string | null {
  return otherLetter.exec(text)?.[0] ?? null;
}

export interface Unprintable {
  letter: string;
  /** Of the field, dotted: `details.certifier.name`. */
  path: string;
}

/** The first such letter within a value, with where it is. */
export function findUnprintable(value: unknown, path = ''): Unprintable | null {
  if (typeof value === 'string') {
    const letter = unprintableLetter(value);
    return letter === null ? null : { letter, path };
  }
  if (value === null || typeof value !== 'object') return null;
  for (const [key, part] of Object.entries(value)) {
    const found = findUnprintable(part, path === '' ? key : `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

/** As {@link findUnprintable} says it to a person. */
export function unprintableText({ letter, path }: Unprintable, language: Language = 'en'): string {
  return sentence[language](letter, printedFieldName(path, language));
}

const sentence: Record<Language, (letter: string, field: string) => string> = {
  en: (letter, field) =>
    `Pages can’t show “${letter}” (${field}). They have Latin, Greek and Cyrillic letters. Write it in one of these.`,
  es: (letter, field) =>
    `Las páginas no pueden mostrar “${letter}” (${field}). Tienen letras latinas, griegas y cirílicas. Escríbalo con unas de ellas.`,
};
