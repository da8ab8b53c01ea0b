import type { Language } from '@rxweb/contracts/language';
import { preferredLanguage } from '@rxweb/domain/language';
import { useSyncExternalStore } from 'react';
import { keptForGood } from '../kept-values.ts';
import { logFailure } from '../log.ts';
import { en, type Texts } from './en.ts';

/** Where the choice is kept; nothing before there was one. */
const languageKey = 'rx-language';

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
 * Puts the page into the visitor's language, her own choice before the browser's, and keeps it so when another tab changes it.
 * Done when the texts are there, so that nothing is painted in another language first. Never fails.
 */
export async function startLanguage(): Promise<void> {
  addEventListener('storage', ({ key }) => {
    if (key === languageKey || key === null) show(chosenLanguage()).catch(noteFailure);
  });
  await show(chosenLanguage()).catch(noteFailure);
}

/** Changes the page's language and remembers it. False when the texts could not be loaded: then all stays as it was. */
export async function chooseLanguage(language: Language): Promise<boolean> {
  try {
    await show(language);
    keptForGood.set(languageKey, wanted);
    return true;
  } catch (error) {
    noteFailure(error);
    return false;
  }
}

function chosenLanguage(): Language {
  const kept = keptForGood.get(languageKey);
  return kept === 'en' || kept === 'es' ? kept : preferredLanguage(navigator.languages);
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
