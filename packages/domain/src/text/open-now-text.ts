import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { periodsOn, statusAt, storeDate } from '../store/opening-hours.ts';
import { atClock, dayFrom, formatPhone, formatTime } from './format.ts';

/** `We’re open now, until 5:30 pm.` or `We’re closed. We open tomorrow at 8:30 am.`, with the reason for a day closed entirely. */
export function openNowText(store: StoreInfo, now: Date, language: Language): string {
  const { open, closed, opens, ask } = words[language];
  const { closesAt, opensAt, closure } = statusAt(store, now);
  if (closesAt) return open(formatTime(store, closesAt, language));
  const isAllDay = periodsOn(store, storeDate(store, now)).length === 0;
  const reason = isAllDay ? ((language === 'es' ? closure?.reasonEs : closure?.reason) ?? '') : '';
  const next = opensAt
    ? opens(dayFrom(store, now, opensAt, language), formatTime(store, opensAt, language))
    : ask(formatPhone(store.phone));
  return `${closed(reason)} ${next}`;
}

export function isOpenNow(store: StoreInfo, now: Date): boolean {
  return statusAt(store, now).isOpen;
}

const words = {
  en: {
    open: (time: string) => `We’re open now, until ${time}.`,
    closed: (reason: string) => `We’re closed${reason && ` for ${reason}`}.`,
    opens: (day: string, time: string) => `We open ${day} at ${time}.`,
    ask: (phone: string) => `Call ${phone} to ask when we open.`,
  },
  es: {
    open: (time: string) => stop(`Estamos abiertos ahora, hasta ${withArticle(time)}`),
    closed: (reason: string) => `Ahora estamos cerrados${reason && ` (${reason})`}.`,
    opens: (day: string, time: string) => stop(`Abrimos ${day} ${atClock(time)}`),
    ask: (phone: string) => `Llame al ${phone} para preguntar cuándo abrimos.`,
  },
} satisfies Record<Language, object>;

/** `las 5:30 p. m.`, `la 1:00 p. m.` */
const withArticle = (time: string) => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;

/** Ends a sentence; a final "p. m." already has its period. */
const stop = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`);
