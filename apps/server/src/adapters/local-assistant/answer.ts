import type { Source } from '@rxweb/contracts/chat';
import type { AnswerOutcome } from '@rxweb/contracts/conversations';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import type { Words } from './texts/texts.ts';

/** A whole answer, before it is streamed. `text` is markdown. */
export interface Answer {
  text: string;
  sources: readonly Source[];
  outcome: AnswerOutcome;
  /** What the question was taken to be about: a page's id or a fact's name; null when nothing was recognised. */
  intent: string | null;
  /** Questions that a tap asks. */
  suggestions?: readonly string[];
  /** Whether to offer the form that leaves a message for a person. */
  offersPerson?: boolean;
}

/** A fact of `store.json` as a source. It is read for each answer, so it counts as checked today. */
export function storeSource(fact: keyof Words['sources'], store: StoreInfo, now: Date, words: Words): Source {
  return { id: `store-${fact}`, title: words.sources[fact], lastChecked: storeDate(store, now) };
}
