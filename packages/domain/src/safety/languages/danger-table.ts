import { type DangerKind, type DangerPhrases, dangerKinds } from './danger-phrases.ts';
import { foldLatin, foldOther, foldText, type Matching } from './fold-text.ts';

/** The danger phrases of a language, ready to search. */
export interface DangerTable {
  find(text: string): DangerKind | null;
}

/** Longest text between two parts of a phrase. */
const gaps: Readonly<Record<Matching, string>> = { words: '[^.]{0,60}?', letters: '[^.]{0,24}?' };

/** Compiles a language's phrases. `prepare` turns letters of a text into those of the phrases. */
export function dangerTable(phrases: DangerPhrases, matching: Matching, prepare = (text: string) => text): DangerTable {
  const kinds = dangerKinds.map((kind) => ({ kind, ...searchesOf(linesOf(phrases[kind]), matching) }));
  const hasAccents = kinds.some(({ accented }) => accented !== null);
  const calmOf = (keepsAccents: boolean) =>
    linesOf(phrases.calm ?? '').map((line) => new RegExp(searchOf(line, matching, keepsAccents), 'gu'));
  const calm = calmOf(false);
  const exactCalm = hasAccents ? calmOf(true) : [];
  return {
    find(text) {
      const prepared = prepare(text);
      const plain = cutOut(foldText(prepared, matching), calm);
      const exact = hasAccents ? cutOut(foldText(prepared, matching, true), exactCalm) : '';
      return kinds.find((search) => search.plain.test(plain) || search.accented?.test(exact))?.kind ?? null;
    },
  };
}

const cutOut = (text: string, calm: readonly RegExp[]) => calm.reduce((rest, said) => rest.replace(said, ' . '), text);

function linesOf(phrases: string): string[] {
  return phrases
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function searchesOf(lines: readonly string[], matching: Matching): { plain: RegExp; accented: RegExp | null } {
  const accented = lines.filter((line) => line.startsWith('='));
  const plain = lines.filter((line) => !line.startsWith('='));
  const join = (some: readonly string[], keepsAccents: boolean) =>
    new RegExp(some.map((line) => searchOf(line, matching, keepsAccents)).join('|'), 'u');
  return {
    plain: join(plain, false),
    accented:
      accented.length === 0
        ? null
        : join(
            accented.map((line) => line.slice(1)),
            true,
          ),
  };
}

function searchOf(line: string, matching: Matching, keepsAccents: boolean): string {
  if (matching === 'letters') {
    return bounded(
      line.split('…').map(foldOther).join('…').replaceAll(' ?', '').replaceAll(' ', '').replaceAll('_', ''),
    ).replace(/…\??/g, gaps.letters);
  }
  const phrase = bounded(foldLatin(line.replaceAll('-', ' '), keepsAccents)).replaceAll('_', '(?= )');
  return alternativesOf(phrase)
    .map((alternative) =>
      alternative.startsWith('^')
        ? wholeText(alternative.slice(1))
        : alternative.split('…').map(partOf).join(gaps.words),
    )
    .join('|');
}

const partOf = (part: string) => ` (?:${part.trim()})`;
const wholeText = (phrase: string) => `^ (?:${phrase.trim()})[ .]*$`;

/** Bounds repetition and dots, so that no text makes the search slow. `\w` is a letter of any script. */
function bounded(phrase: string): string {
  return phrase.replaceAll(')*', '){0,4}').replaceAll('.{', '[^.]{').replaceAll('\\w', '[^ .]');
}

/** Splits at `|` outside parentheses. */
function alternativesOf(phrase: string): string[] {
  const alternatives = [''];
  let depth = 0;
  for (const char of phrase) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === '|' && depth === 0) alternatives.push('');
    else alternatives[alternatives.length - 1] += char;
  }
  return alternatives;
}
