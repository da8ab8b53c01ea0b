import { contractions, keptTexts, type Phrase, phrases } from './phrases.ts';
import type { ScreenText } from './screen-texts.ts';

/** `path:line: "text" says "somebody": write someone, no one, or the actor`. */
export function findPhrases(path: string, texts: readonly ScreenText[], isScreen: boolean): string[] {
  const wanted = isScreen ? [...phrases, contractions] : phrases;
  return texts
    .map(({ line, text }) => ({ line, text: keptTexts.reduce((rest, kept) => rest.replace(kept, ''), text) }))
    .flatMap(({ line, text }) => wanted.flatMap((phrase) => describe(`${path}:${line}`, text, phrase)));
}

function describe(place: string, text: string, { pattern, better }: Phrase): string[] {
  const found = pattern.exec(text)?.[0];
  const shown = text.length > 90 ? `${text.slice(0, 90)}…` : text;
  return found === undefined ? [] : [`${place}: “${shown}” says “${found}”: write ${better}`];
}
