import type { Language } from '@rxweb/contracts/shared/language';
import type { ClockRule, PartRule, WaitRule } from './clock-rules.ts';
import { englishClock, englishParts, englishWaits } from './english-clock.ts';
import { englishDays } from './english-days.ts';
import { spanishClock, spanishParts, spanishWaits } from './spanish-clock.ts';
import { spanishDays } from './spanish-days.ts';
import type { DayRule } from './time-mentions.ts';

/** What one language says about time, each in its own words. */
export interface LanguageRules {
  days: readonly DayRule[];
  clock: readonly ClockRule[];
  waits: readonly WaitRule[];
  parts: readonly PartRule[];
  /** Between two days or before the first: a span. */
  spanLink: RegExp;
  /** Before the first of two days joined by "and": a span too. */
  between: RegExp;
  andLink: RegExp;
  /** A question about the past. */
  past: RegExp;
  /** Words of the evening and morning, which decide a bare 7. */
  late: RegExp;
  early: RegExp;
  /** Short words that are days only in some places. */
  noDay: (before: string, word: string, after: string) => boolean;
}

const shortDays = /^(sat|sun|mon|wed|fri|tue|thu|mar|may)$/;

const english: LanguageRules = {
  days: englishDays,
  clock: englishClock,
  waits: englishWaits,
  parts: englishParts,
  spanLink: /^ ?(?:to|through|thru|-|until|till|til|up to|and through)(?: the)? ?$/,
  between: /\bbetween (?:the )?$/,
  andLink: /^ ?(?:and|&)(?: the)? ?$/,
  past: /\b(?:were|was|werent|wasnt) (?:you|u|yall|you all|you guys|they|it|the (?:store|pharmacy)|anyone|anybody|your store)\b|\bdid(?:nt)? (?:you|u|yall|you all|you guys|they|the (?:store|pharmacy)) (?:\w+ )?(?:open|close|work)\b|\b(?:you|yall|you guys|store|pharmacy) (?:were|was|werent|wasnt) (?:\w+ )?(?:open|closed)\b/,
  late: /\b(?:tonight|still|(?<!good )evening|(?<!good )(?<!last )night|pm)\b/,
  early: /\b(?<!good )(?:mornings?|am|early|earliest|before work)\b/,
  noDay: (before, word, after) =>
    shortDays.test(word) &&
    (/\b(?:i|we|he|she|they|who|it|has|had|just|the|dad|mom|been|and i|cat|dog|full)$/.test(before) ||
      /^(?:burn|screen|block|tan|light|glasses|down|there|in|up)\b/.test(after)),
};

const spanish: LanguageRules = {
  days: spanishDays,
  clock: spanishClock,
  waits: spanishWaits,
  parts: spanishParts,
  spanLink: /^ ?(?:a|al|hasta|hasta el|hasta la|-|al dia)(?: el)? ?$/,
  between: /\bentre (?:el |la )?$/,
  andLink: /^ ?(?:y|&)(?: el| la)? ?$/,
  past: /\b(?<!ya )(?:abrieron|cerraron|abrio|cerro|estaban|estuvieron|estaba|estuvo|atendieron|trabajaron|abrian|cerraban)\b/,
  late: /\b(?:esta noche|todavia|siguen?|(?:en|por|de) la noche|noche|(?:en|por) la tarde|pm)\b/,
  early:
    /\b(?:(?:en|por) la manana|esta manana|temprano|am|antes (?:de (?:entrar|ir) (?:a(?:l)? )?(?:trabajar|trabajo)|del trabajo))\b/,
  noDay: () => false,
};

export const languageRules: Readonly<Record<Language, LanguageRules>> = { en: english, es: spanish };
