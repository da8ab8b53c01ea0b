import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { periodsOn, storeDate } from '../store/opening-hours.ts';
import { formatPeriods, formatPhone } from '../text/format.ts';
import { makePlain } from './make-plain.ts';

export const replyVariables = ['first_name', 'store_name', 'store_phone', 'hours_today'] as const;
export type ReplyVariable = (typeof replyVariables)[number];
export type ReplyValues = Readonly<Record<ReplyVariable, string | null>>;

/** A text ready to send, or what prevents it; no text goes out with a raw variable. */
export type FilledReply =
  | { isReady: true; text: string }
  | { isReady: false; unknown: string[]; missing: ReplyVariable[] };

/** `{first_name}`, also `{{ First_Name }}`; matches an unclosed brace too, so it can be reported. */
const variable = /\{+\s*([\p{L}\p{N}_][\p{L}\p{N}_ -]*?)\s*(?:\}+|$|(?=[^\p{L}\p{N}_ \-}]))/gu;

/** Fills in a canned reply. Inserted values are not expanded again. */
export function fillReply(template: string, values: ReplyValues): FilledReply {
  const unknown = new Set<string>();
  const missing = new Set<ReplyVariable>();
  const text = template.replace(variable, (written: string, inner: string) => {
    const name = replyVariables.find((known) => known === inner.toLowerCase().replace(/[\s-]/g, '_'));
    if (!name || !written.endsWith('}')) {
      unknown.add(written);
      return written;
    }
    const value = values[name]?.trim();
    if (!value) missing.add(name);
    return value ?? '';
  });
  if (unknown.size === 0 && missing.size === 0) return { isReady: true, text };
  return { isReady: false, unknown: [...unknown], missing: [...missing] };
}

const closed: Readonly<Record<Language, string>> = { en: 'closed', es: 'cerrado' };

/** Values of the variables at that instant, in the language of the reply; hours are `8:30 am to 5:30 pm` or `closed`, in GSM-7. */
export function replyValues(
  store: StoreInfo,
  now: Date,
  firstName: string | null,
  language: Language = 'en',
): ReplyValues {
  const hours = formatPeriods(periodsOn(store, storeDate(store, now)), language);
  return {
    first_name: firstName?.trim() || null,
    store_name: store.name,
    store_phone: formatPhone(store.phone),
    hours_today: makePlain(hours).text || closed[language],
  };
}
