import type { CreatedRequest } from '@rxweb/contracts/requests/visitor';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { dayFrom, formatTime, spokenTime } from '../../text/format.ts';
import { formTexts } from './form-texts.ts';

type Sent = Pick<CreatedRequest, 'reference' | 'kind' | 'dueAt' | 'startsAt'>;

/** What the store says about a new request: its reference, what comes next, and by when. No name, no medicine. */
export function summaryText(store: StoreInfo, now: Date, sent: Sent, language: Language): string {
  const texts = formTexts[language];
  return [texts.confirmed(sent.reference), ...nextLines(store, now, sent, language)].join(' ');
}

/** What comes next, and by when. */
function nextLines(store: StoreInfo, now: Date, { kind, dueAt, startsAt }: Sent, language: Language): string[] {
  const texts = formTexts[language];
  if (startsAt) {
    const at = new Date(startsAt);
    return [texts.booked(dayFrom(store, now, at, language), spokenTime(store, at, language))];
  }
  return [texts.nextSteps[kind], promiseText(store, now, dueAt, language)];
}

/** By when to expect an answer. */
export function promiseText(store: StoreInfo, now: Date, dueAt: string | null, language: Language): string {
  const texts = formTexts[language];
  if (dueAt === null) return texts.expectUnknown;
  const due = new Date(dueAt);
  const time = formatTime(store, due, language);
  const spoken = language === 'es' ? `${time.startsWith('1:') ? 'la' : 'las'} ${time}` : time;
  // A final "p. m." already ends with a period.
  return texts.expect(dayFrom(store, now, due, language), spoken).replace(/\.\.$/, '.');
}
