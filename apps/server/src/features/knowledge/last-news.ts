import type { Language } from '@rxweb/contracts/shared/language';
import { areOldWords } from '@rxweb/domain/knowledge/old-words';
import type { PublishedSave } from './knowledge.repository.ts';

/** When a language of a page last said something new; catching up is no news. `saves`: in order. */
export function lastNews(saves: readonly PublishedSave[]): (id: string, language: Language) => Date | null {
  const known = new Map<string, { savedAt: Date; news: Date | null; caughtUp: Date | null }>();
  for (const { id, language, savedAt, hasNewAnswer } of saves) {
    const before = known.get(`${id} ${language}`);
    const news = known.get(`${id} ${language === 'en' ? 'es' : 'en'}`)?.news;
    const isBehind = before && news && areOldWords(before.savedAt, news);
    // Often done in more than one save.
    const isSameWork = before?.caughtUp && !areOldWords(before.caughtUp, savedAt);
    known.set(`${id} ${language}`, {
      savedAt,
      news: hasNewAnswer && !isBehind && !isSameWork ? savedAt : (before?.news ?? null),
      caughtUp: isBehind ? savedAt : (before?.caughtUp ?? null),
    });
  }
  return (id, language) => known.get(`${id} ${language}`)?.news ?? null;
}
