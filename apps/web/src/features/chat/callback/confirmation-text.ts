import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { dayFrom, formatPhone, formatTime } from '@rxweb/domain/text/format';
import { type CallbackTexts, callbackEn } from '../../../texts/callback-en.ts';
import { callbackEs } from '../../../texts/callback-es.ts';

export const callbackTexts: Record<Language, CallbackTexts> = { en: callbackEn, es: callbackEs };

interface Left {
  phone: string;
  answerBy: Date | null;
}

/**
 * Who calls which number and by when, in store time: `... today before 5:30 pm.`, `... el lunes antes de las 5:30 p.
 * m.`
 */
export function confirmationText(store: StoreInfo, now: Date, { phone, answerBy }: Left, language: Language): string {
  const { confirmed, before, asSoonAsOpen } = callbackTexts[language];
  const when = answerBy
    ? before(dayFrom(store, now, answerBy, language), timeText(store, answerBy, language))
    : asSoonAsOpen;
  // A final "p. m." already ends with a period.
  return confirmed(store.name, formatPhone(phone), when).replace(/\.\.$/, '.');
}

function timeText(store: StoreInfo, at: Date, language: Language): string {
  const time = formatTime(store, at, language);
  if (language === 'en') return time;
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
}
