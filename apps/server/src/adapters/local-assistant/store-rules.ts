import type { StoreInfo } from '@rxweb/contracts/store';
import type { Answer } from './answer.ts';
import { answerAboutHours } from './hours-rules.ts';
import { answerAddress, answerPhone, asksForAddress, asksForPhone } from './place-rules.ts';
import type { StoreQuestion } from './store-question.ts';

/** Answers from `store.json` alone: hours, special days, address, phone. Null when the question is about something else. */
export function answerFromStore(question: StoreQuestion, store: StoreInfo, at: Date): Answer | null {
  const { words } = question;
  const hours = answerAboutHours(question, store, at);
  if (asksForAddress(question)) {
    const place = answerAddress(store, at, words);
    if (!hours) return place;
    return { ...place, text: `${place.text}\n\n${hours.text}`, sources: [...place.sources, ...hours.sources] };
  }
  if (hours) return hours;
  return asksForPhone(question) ? answerPhone(store, at, words) : null;
}
