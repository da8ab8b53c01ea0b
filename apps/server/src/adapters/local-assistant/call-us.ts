import type { StoreInfo } from '@rxweb/contracts/store';
import { statusAt } from '@rxweb/domain/store/opening-hours';
import { formatPhone } from '@rxweb/domain/text/format';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import type { Library } from './library.ts';
import type { ReplyTexts } from './texts/texts.ts';

/**
 * What a page that says to call us lacks: whether we are open now and when we open. For a wrong medicine while we are closed, also what to
 * do until then, in the owner's words for the hours after closing. Null for a page without our number.
 */
export function callUsNote(
  { id, answer }: { id: string; answer: string },
  { store, library }: { store: StoreInfo; library: Library },
  now: Date,
  words: ReplyTexts,
): string | null {
  if (!answer.includes(formatPhone(store.phone))) return null;
  const opening = openNowText(store, now, words.language);
  if (id !== 'wrong-medicine' || statusAt(store, now).isOpen) return opening;
  const afterHours = library.page('after-hours', words.language)?.page.answer;
  return [`${opening} ${words.notUntilChecked}`, afterHours].filter(Boolean).join('\n\n');
}
