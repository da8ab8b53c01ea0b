import type { ScreenText } from './screen-texts.ts';

/** An ending of field names; names of keys, of the browser's own parts, of languages and of sample medicines. */
const names = /^(?:Es|Enter|Tab|Escape|Home|End|Ctrl|Arrow\w+|Notification|English|Español|\w+ \d+ mg)$/;
/** Drawings, selectors, queries and class names have no such start. */
const isSentence = (text: string) => /^(?:… )*[“¿¡]?\p{Lu}\p{Ll}+(?:[ ,.:;…!?’”]|$)/u.test(text);
const forPrograms = /\b(?:logFailure|new Error)\(|\btitles\[/;

/** What a page in two languages says outside its catalogue: `path:line: "text" …`. */
export function findUntranslated(path: string, source: string, texts: readonly ScreenText[]): string[] {
  const lines = source.split('\n');
  return texts
    .filter(({ line, text }) => isSentence(text) && !names.test(text) && !forPrograms.test(lines[line - 1] ?? ''))
    .map(({ line, text }) => `${path}:${line}: “${text}” is only in English: move it to the page’s catalogue`);
}
