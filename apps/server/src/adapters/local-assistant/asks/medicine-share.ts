import type { Earlier } from '../dialogue/follow-up.ts';
import { onlyPraises } from '../dialogue/praise.ts';
import { asksSomething, socialKind } from '../dialogue/social-talk.ts';
import { plainOf } from '../dialogue/split-message.ts';
import type { Library } from '../library.ts';
import { likeliest } from './ask.ts';
import { sampled } from './choose-intent.ts';

/** The probability that a part of a message is the pharmacist's: 0 for small talk and a page's own question, null without marked messages. */
export function medicineShare(library: Library, text: string, before: string): number | null {
  const sample = sampled(library, text);
  if ((sample !== null && library.page(sample, 'en')) || isTalk(text)) return 0;
  return library.readAsks(text, likelySubject(library, before))?.medicine ?? null;
}

function isTalk(text: string): boolean {
  const kind = socialKind(text);
  return onlyPraises(plainOf(text)) || (kind !== null && !asksSomething.has(kind));
}

/** What a message asked for last. */
function likelySubject(library: Library, text: string): Earlier | null {
  const read = text.trim() === '' ? null : library.readAsks(text, null);
  const last = read?.asks.at(-1) ?? read?.whole;
  return last ? { text: last.text, intent: likeliest(last)[0] } : null;
}
