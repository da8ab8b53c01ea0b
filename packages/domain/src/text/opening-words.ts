import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { statusAt } from '../store/opening-hours.ts';
import { dayFrom, spokenTime } from './format.ts';

/** "Open today until 5:30 pm.", or the next opening while the store is closed; empty without one. */
export function openUntil(store: StoreInfo, now: Date, language: Language): string {
  const { isOpen, closesAt, opensAt } = statusAt(store, now);
  if (isOpen && closesAt) {
    const time = spokenTime(store, closesAt, language);
    return sentence(language === 'es' ? `Hoy cerramos ${time}` : `Open today until ${time}`);
  }
  if (!opensAt) return '';
  const opening = dayAndTime(store, now, opensAt, language);
  return sentence(language === 'es' ? `Abrimos ${opening}` : `We open ${opening}`);
}

/** "tomorrow at 8:30 am", "el lunes a las 8:30 a. m." */
export function dayAndTime(store: StoreInfo, now: Date, at: Date, language: Language): string {
  const [day, time] = [dayFrom(store, now, at, language), spokenTime(store, at, language)];
  return language === 'es' ? `${day} ${time}` : `${day} at ${time}`;
}

/** With one period at its end: Spanish times bring theirs. */
export const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
