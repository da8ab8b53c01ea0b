import type { Language } from '@rxweb/contracts/shared/language';
import { use } from 'react';
import { currentLanguage, registerCatalogue, useLanguage } from './use-texts.ts';

export interface LazyTexts<T> {
  /** Waits with the page's own waiting look until they're there. */
  use: () => T;
  /** For what renders without such a look. Rejects if they can't load; the next call tries again. */
  load: (language: Language) => Promise<T>;
  /** Outside components: English until the others are there. */
  current: () => T;
  /** The same in a language of choice. */
  of: (language: Language) => T;
}

/** `use` reads these without waiting. */
type Loading<T> = Promise<T> & { status?: 'fulfilled'; value?: T };

/** A catalogue of staff pages. English comes with its page, Spanish when shown or before a switch. */
export function lazyTexts<T>(english: T, loadSpanish: () => Promise<T>): LazyTexts<T> {
  let spanish: T | null = null;
  let loading: Loading<T> | null = null;
  const load = (language: Language): Promise<T> => {
    if (language === 'en') return Promise.resolve(english);
    if (loading) return loading;
    const started: Loading<T> = loadSpanish().then(
      (texts) => {
        spanish = texts;
        Object.assign(started, { status: 'fulfilled', value: texts });
        return texts;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    loading = started;
    return started;
  };
  registerCatalogue(load);
  const of = (language: Language) => (language === 'en' ? english : (spanish ?? english));
  return {
    use: () => {
      const language = useLanguage();
      // Also once loaded: React may not find `use` skipped when a page that waited renders again.
      return language === 'en' ? english : use(load(language));
    },
    load,
    current: () => of(currentLanguage()),
    of,
  };
}
