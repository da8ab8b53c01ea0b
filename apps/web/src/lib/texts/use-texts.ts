import { type Language, languageCookie } from '@rxweb/contracts/language';
import { preferredLanguage } from '@rxweb/domain/language';
import { useSyncExternalStore } from 'react';
import { keptForGood } from '../kept-values.ts';
import { logFailure } from '../log.ts';
import { en, type Texts } from './en.ts';

/** Where the choice is kept; nothing before there was one. The page's first script reads the same key. */
const languageKey = 'rx-language';
const yearSeconds = 365 * 24 * 60 * 60;

/** The language of the page, with its texts. */
interface Shown {
  language: Language;
  texts: Texts;
}

let shown: Shown = { language: 'en', texts: en };
let wanted: Language = 'en';
const listeners = new Set<() => void>();

/** The page's texts in its language. */
export function useTexts(): Texts {
  return useSyncExternalStore(subscribe, currentTexts, currentTexts);
}

/** The page's language. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}

/** The texts of now, for what runs outside of components. */
export function currentTexts(): Texts {
  return shown.texts;
}

/** The language of now, for what runs outside of components. */
export function currentLanguage(): Language {
  return shown.language;
}

/**
 * Puts the page into the visitor's language and keeps it so when another tab changes it: her own choice, the language of the server's markup,
 * the browser's first. Done when the texts are there, so that nothing is painted in another language first. Never fails.
 */
export async function startLanguage(rendered: Language | null): Promise<Language> {
  const chosen = () => chosenLanguage() ?? rendered ?? preferredLanguage(navigator.languages);
  addEventListener('storage', ({ key }) => {
    if (key === languageKey || key === null) show(chosen()).catch(noteFailure);
  });
  const kept = chosenLanguage();
  if (kept) tellServer(kept);
  await show(chosen()).catch(noteFailure);
  return shown.language;
}

/** The same for the server, which renders one language after the other. */
export async function renderInLanguage(language: Language): Promise<void> {
  shown = { language, texts: await loadTexts(language) };
}

/** Changes the page's language and remembers it. False when the texts could not be loaded: then all stays as it was. */
export async function chooseLanguage(language: Language): Promise<boolean> {
  // All words of the page change at once, which takes a slow phone a while: the press is to be seen before.
  await nextPaint();
  try {
    await show(language);
    keptForGood.set(languageKey, wanted);
    tellServer(wanted);
    return true;
  } catch (error) {
    noteFailure(error);
    return false;
  }
}

function chosenLanguage(): Language | null {
  const kept = keptForGood.get(languageKey);
  return kept === 'en' || kept === 'es' ? kept : null;
}

/** The next page is rendered in it. */
function tellServer(language: Language): void {
  const isSecure = location.protocol === 'https:';
  // Not the Cookie Store API, which is missing where the address is not secure.
  const attributes = `Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  Object.assign(document, { cookie: `${languageCookie}=${language}; ${attributes}` });
}

async function show(language: Language): Promise<void> {
  wanted = language;
  const texts = await loadTexts(language);
  // Whoever pressed once more meanwhile wants something else by now.
  if (wanted !== language) return;
  shown = { language, texts };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

function noteFailure(error: unknown): void {
  logFailure('The texts were not loaded', error);
}

/** English is part of the page; every other language comes when somebody reads it. */
async function loadTexts(language: Language): Promise<Texts> {
  return language === 'es' ? (await import('./es.ts')).es : en;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
