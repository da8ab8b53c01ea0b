import type { Language } from '@rxweb/contracts/shared/language';
import { preferredLanguage } from '@rxweb/domain/text/language';
import { useSyncExternalStore } from 'react';
import { logFailure } from '../../browser/log.ts';
import { localValues } from '../../storage/browser-storage.ts';
import { en, type Texts } from '../en.ts';

/** The page's first script reads it, too. */
export const languageKey = 'rx-language';

interface Shown {
  language: Language;
  texts: Texts;
}

let shown: Shown = { language: 'en', texts: en };
/** The markup's language, with which late-hydrated parts must start. */
let rendered = shown;
let wanted: Language = 'en';
const listeners = new Set<() => void>();
const catalogues = new Set<(language: Language) => Promise<unknown>>();

export function useTexts(): Texts {
  return useSyncExternalStore(subscribe, currentTexts, () => rendered.texts);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, () => rendered.language);
}

/** The texts, outside components. */
export function currentTexts(): Texts {
  return shown.texts;
}

/** The language, outside components. */
export function currentLanguage(): Language {
  return shown.language;
}

/**
 * Sets the language, by stored choice, markup, or browser, and follows changes in other tabs. Await it before painting,
 * to avoid a visible switch. Never fails.
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

/** The server's version; renders one language at a time. */
export async function renderInLanguage(language: Language): Promise<void> {
  shown = { language, texts: await loadTexts(language) };
  rendered = shown;
}

export function chosenLanguage(): Language | null {
  const kept = localValues.get(languageKey);
  return kept === 'en' || kept === 'es' ? kept : null;
}

/** Texts of a page that is loaded already: a switch waits for them. */
export function registerCatalogue(load: (language: Language) => Promise<unknown>): void {
  catalogues.add(load);
}

/** Once the texts of all code loaded so far are there. A part that awaits it never hides a page that is shown. Never fails. */
export async function whenCatalogues(): Promise<void> {
  await Promise.allSettled([...catalogues].map((load) => load(wanted)));
}

/** Shows a language; rejects without changes if its texts can't load. */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  const [texts] = await Promise.all([loadTexts(language), ...[...catalogues].map((load) => load(language))]);
  // A later press wins.
  if (wanted !== language) return;
  shown = { language, texts };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

function noteFailure(error: unknown): void {
  logFailure('Texts not loaded', error);
}

/** English is built in; other languages load on demand. */
async function loadTexts(language: Language): Promise<Texts> {
  return language === 'es' ? (await import('../es.ts')).es : en;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
