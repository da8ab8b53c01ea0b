import type { Source } from '@rxweb/contracts/chat';
import type { AnswerOutcome } from '@rxweb/contracts/conversations';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import type { ReplyTexts } from './texts/texts.ts';

/** A complete answer before streaming. `text` is markdown. */
export interface Answer {
  text: string;
  sources: readonly Source[];
  outcome: AnswerOutcome;
  /** The recognized topic: a page's id or a fact's name; null for none. */
  intent: string | null;
  /** Follow-up questions to tap. */
  suggestions?: readonly string[];
  /** Whether to offer the callback form: open, or behind a button. */
  offersPerson?: boolean | 'button';
  /** Part of a page or form that was shown before. */
  isDetail?: boolean;
}

/** A fact of `store.json` as a source. Read for each answer, so it counts as checked today. */
export function storeSource(fact: keyof ReplyTexts['sources'], store: StoreInfo, now: Date, words: ReplyTexts): Source {
  return { id: `store-${fact}`, title: words.sources[fact], lastChecked: storeDate(store, now) };
}
