import type { Language } from '@rxweb/contracts/shared/language';
import { preferredLanguage } from '@rxweb/domain/text/language';
import { useSyncExternalStore } from 'react';
import { logFailure } from '../browser/log.ts';
import { keptForGood } from '../storage/browser-storage.ts';
import { en, type Texts } from './en.ts';

/** Where the choice is kept; nothing before there was one. The page's first script reads the same key. */
export const languageKey = 'rx-language';

/** The language of the page, with its texts. */
interface Shown {
  language: Language;
  texts: Texts;
}

let shown: Shown = { language: 'en', texts: en };
/** What the server's markup speaks: a part that is taken over late begins with it. */
let rendered = shown;
let wanted: Language = 'en';
const listeners = new Set<() => void>();

/** The page's texts in its language. */
export function useTexts(): Texts {
  return useSyncExternalStore(subscribe, currentTexts, () => rendered.texts);
}

/** The page's language. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, () => rendered.language);
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
export async function startLanguage(markup: Language | null): Promise<Language> {
  const chosen = () => chosenLanguage() ?? markup ?? preferredLanguage(navigator.languages);
  addEventListener('storage', ({ key }) => {
    if (key === languageKey || key === null) showLanguage(chosen()).catch(noteFailure);
  });
  await showLanguage(chosen()).catch(noteFailure);
  rendered = shown;
  return shown.language;
}

/** The same for the server, which renders one language after the other. */
export async function renderInLanguage(language: Language): Promise<void> {
  shown = { language, texts: await loadTexts(language) };
  rendered = shown;
}

/** What was chosen in this browser. */
export function chosenLanguage(): Language | null {
  const kept = keptForGood.get(languageKey);
  return kept === 'en' || kept === 'es' ? kept : null;
}

/** Puts the page into a language; rejects when its texts cannot be loaded, and all stays as it was. */
export async function showLanguage(language: Language): Promise<void> {
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
