import { type Language, languageCookie } from '@rxweb/contracts/shared/language';
import { logFailure } from '../browser/log.ts';
import { localValues } from '../storage/browser-storage.ts';
import { chosenLanguage, currentLanguage, languageKey, showLanguage } from './use/use-texts.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** False when the texts can't load; nothing changes then. */
export async function chooseLanguage(language: Language): Promise<boolean> {
  // Re-rendering everything is slow on phones: show the press first.
  await nextPaint();
  try {
    await showLanguage(language);
    // Of quick presses, the last one wins.
    localValues.set(languageKey, currentLanguage());
    sendLanguage(currentLanguage());
    return true;
  } catch (error) {
    logFailure('Texts not loaded', error);
    return false;
  }
}

export function sendChosenLanguage(): void {
  const chosen = chosenLanguage();
  if (chosen) sendLanguage(chosen);
}

/** The server renders the next page in it. */
function sendLanguage(language: Language): void {
  const isSecure = location.protocol === 'https:';
  // Not the Cookie Store API, which needs HTTPS.
  const attributes = `Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  Object.assign(document, { cookie: `${languageCookie}=${language}; ${attributes}` });
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
