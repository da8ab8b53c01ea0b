import { languages } from '@rxweb/contracts/shared/language';
import type { Library } from '../library.ts';
import { plainWords } from '../search-terms.ts';

const known = new WeakMap<Library, ReadonlyMap<string, string>>();

/** The page that lists exactly this question, or null: its owner has decided what answers it. */
export function exactPage(library: Library, text: string): string | null {
  let pages = known.get(library);
  if (!pages) {
    pages = new Map(
      languages.flatMap((language) =>
        library.pages[language].flatMap(({ id, questions }) =>
          questions.map((question) => [keyOf(question), id] as const),
        ),
      ),
    );
    known.set(library, pages);
  }
  return pages.get(keyOf(text)) ?? null;
}

function keyOf(text: string): string {
  return plainWords(text).join(' ');
}
