import { type Language, languageCookie } from '@rxweb/contracts/shared/language';
import { logFailure } from '../browser/log.ts';
import { keptForGood } from '../storage/browser-storage.ts';
import { chosenLanguage, currentLanguage, languageKey, showLanguage } from './use-texts.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Changes the page's language and remembers it. False when the texts could not be loaded: then all stays as it was. */
export async function chooseLanguage(language: Language): Promise<boolean> {
  // All words of the page change at once, which takes a slow phone a while: the press is to be seen before.
  await nextPaint();
  try {
    await showLanguage(language);
    // Whoever pressed once more meanwhile has what was wanted last.
    keptForGood.set(languageKey, currentLanguage());
    tellServer(currentLanguage());
    return true;
  } catch (error) {
    logFailure('The texts were not loaded', error);
    return false;
  }
}

/** Tells the server what was chosen in this browser before. */
export function tellChosenLanguage(): void {
  const chosen = chosenLanguage();
  if (chosen) tellServer(chosen);
}

/** The next page is rendered in it. */
function tellServer(language: Language): void {
  const isSecure = location.protocol === 'https:';
  // Not the Cookie Store API, which is missing where the address is not secure.
  const attributes = `Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  Object.assign(document, { cookie: `${languageCookie}=${language}; ${attributes}` });
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
