import type { PageVersion } from '@rxweb/contracts/knowledge';
import { areOldWords } from '@rxweb/domain/knowledge/old-words';

const publishedOf = (versions: readonly PageVersion[]) => versions.find(({ isDraft }) => !isDraft);

/** Whether these words differ from what was last published, so that a translation may now contradict them. */
export function saysSomethingNew(before: readonly PageVersion[], answer: string): boolean {
  const published = publishedOf(before)?.page;
  return published != null && published.answer !== answer;
}

/** Whether the page's other language is published with words from before this change. */
export function isOldTranslation(other: readonly PageVersion[], now: Date): boolean {
  const published = publishedOf(other);
  return published?.page != null && areOldWords(new Date(published.savedAt), now);
}
