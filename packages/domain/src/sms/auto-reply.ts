import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { statusAt } from '../store/opening-hours.ts';
import { dayFrom, spokenTime } from '../text/format.ts';
import { makePlain } from './make-plain.ts';
import type { OptOutVerdict } from './opt-out.ts';
import { type PreferredLanguage, replyLanguage } from './reply-language.ts';
import { languageOfText } from './text-language.ts';

export interface AutoReplyCase {
  store: StoreInfo;
  now: Date;
  /** The inbound text. */
  text: string;
  /** The text is in neither English nor Spanish. */
  isOtherLanguage: boolean;
  verdict: OptOutVerdict;
  isOptedOut: boolean;
  /** When this person last got an automatic reply; null for never. */
  lastAutoReplyAt: Date | null;
  /** Null, the default: the language of the text decides. */
  preferred?: PreferredLanguage | null;
}

/**
 * The closed-store reply, or null: one per person and closing, none after an opt-out, to a keyword or an opt-out hint. GSM-7, Spanish for
 * a Spanish text or person. Never 911 alone (domain facts J5).
 */
export function afterHoursReply({
  store,
  now,
  text,
  isOtherLanguage,
  verdict,
  isOptedOut,
  lastAutoReplyAt,
  preferred = null,
}: AutoReplyCase): string | null {
  if (isOptedOut || verdict !== null) return null;
  const { isOpen, opensAt } = statusAt(store, now);
  if (isOpen) return null;
  if (lastAutoReplyAt && isSameClosedStretch(store, now, lastAutoReplyAt)) return null;
  const reply = replyText(store, now, opensAt, replyLanguage(preferred, languageOfText(text)));
  return makePlain(isOtherLanguage ? `${reply} ${spanishToo}` : reply).text;
}

/** For a language that we can't read, both languages name the numbers (domain facts K1). */
const spanishToo = 'Cerrado ahora. Emergencia: 911. Crisis: 988.';

/** Two instants are in one closing when the store is closed at both and next opens at the same instant. */
function isSameClosedStretch(store: StoreInfo, a: Date, b: Date): boolean {
  const [first, second] = [statusAt(store, a), statusAt(store, b)];
  return !first.isOpen && !second.isOpen && first.opensAt?.getTime() === second.opensAt?.getTime();
}

function replyText(store: StoreInfo, now: Date, opensAt: Date | null, language: Language): string {
  const opening = opensAt && {
    day: dayFrom(store, now, opensAt, language),
    time: spokenTime(store, opensAt, language),
  };
  if (language === 'es') {
    const next = opening
      ? `Abrimos ${opening.day} ${opening.time} y le contestaremos entonces.`
      : 'Le contestaremos al abrir.';
    return `${store.name}: gracias por su mensaje. Ahora estamos cerrados. ${next} En una emergencia, llame al 911. Crisis: 988.`;
  }
  const next = opening ? `We open ${opening.day} at ${opening.time} and will reply then.` : "We'll reply when we open.";
  return `${store.name}: thank you for your message. We're closed. ${next} In an emergency, call 911. Crisis: 988.`;
}
