import { readFile } from 'node:fs/promises';
import type { Comment } from './parse-source.ts';

/** Unusual English that comments should not use. `docs/glossary.md` adds the project's own words. */
const defaultWords = [
  ...['somebody', 'nobody', 'whoever', 'anew', 'begun', 'told', 'tells', 'heard', 'hears', 'in vain', 'who has'],
  ...['stand', 'stands', 'stood', 'lies', 'mend', 'mends', 'mended', 'go on', 'goes on', 'went on', 'let go'],
  ...['looked for', 'looks for', 'second reader', 'hand over', 'hands over', 'handed over'],
];

/** Signs such as `→` are no words. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A pattern that matches a text with one of these words, which consist of letters, spaces and hyphens. */
export function wordPattern(words: readonly string[]): RegExp {
  const alternatives = words.map((word) => word.replace(/[\s-]+/g, '[\\s-]+'));
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_])`, 'iu');
}

export async function readWords(root: string): Promise<string[]> {
  const glossary = await readFile(`${root}docs/glossary.md`, 'utf8').catch(() => '');
  return [...new Set([...defaultWords, ...wordsOfGlossary(glossary)])];
}

/**
 * The words in the column "not this" of a Markdown table, separated by commas. A word with a remark in parentheses is
 * wrong in some places only, so no search can find it.
 */
export function wordsOfGlossary(markdown: string): string[] {
  let column = -1;
  return markdown.split('\n').flatMap((line) => {
    if (!line.trim().startsWith('|')) {
      column = -1;
      return [];
    }
    const cells = line.trim().slice(1).split('|');
    if (column < 0) {
      column = cells.findIndex((cell) => /^\s*"?not this"?\s*$/i.test(cell));
      return [];
    }
    const words = (cells[column] ?? '').split(',').map((word) => word.replace(/[`*"]/g, '').trim());
    return words.filter((word) => /^\p{L}[\p{L}\s-]*$/u.test(word));
  });
}

export function describeComment(path: string, { line, text }: Comment): string {
  return `${path}:${line}: ${text.length > 100 ? `${text.slice(0, 100)}…` : text}`;
}
