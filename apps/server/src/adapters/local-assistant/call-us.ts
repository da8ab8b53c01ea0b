import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/text/format';
import { isOpenNow, openNowText } from '@rxweb/domain/text/open-now-text';
import type { Library } from './library.ts';
import type { ReplyTexts } from './texts/texts.ts';

/**
 * What a page with our number lacks: whether we are open, and when we open. For a wrong medicine while we are closed, also what to do until
 * then, in the owner's words. Null for other pages.
 */
export function callUsNote(
  { id, answer }: { id: string; answer: string },
  { store, library }: { store: StoreInfo; library: Library },
  now: Date,
  words: ReplyTexts,
): string | null {
  if (!answer.includes(formatPhone(store.phone))) return null;
  const opening = openNowText(store, now, words.language);
  if (id !== 'wrong-medicine' || isOpenNow(store, now)) return opening;
  const afterHours = library.page('after-hours', words.language)?.page.answer;
  return [`${opening} ${words.notUntilChecked}`, afterHours].filter(Boolean).join('\n\n');
}
