/** Ways to say one thing, by language: phrases of plain words (see `plain-words.ts`); a trailing `*` matches any ending. */
export interface Concept {
  en: readonly string[];
  es: readonly string[];
}

export type Concepts = Record<string, Concept>;

/** Writes a concept as two comma-separated lists, to keep the tables readable. */
export function says(en: string, es = ''): Concept {
  return { en: phrases(en), es: phrases(es) };
}

function phrases(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}
