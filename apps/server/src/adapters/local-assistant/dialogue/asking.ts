import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { lazyValue } from '@rxweb/domain/text/lazy-value';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import type { Answer } from '../answer.ts';
import type { Library } from '../library.ts';
import { readStoreQuestion, type StoreQuestion } from '../store-question.ts';
import { textsOf } from '../texts/texts.ts';

/** What every part of a message is answered from. */
export interface Asking {
  store: StoreInfo;
  library: Library;
  now: Date;
  /** The language of the answer. */
  language: Language;
  waitsForPerson: boolean;
  /** Whether the store is open, as a sentence. */
  open: () => string;
  /** What this message's pieces were answered, since they are read more than once. */
  answers: Map<string, Answer>;
}

/** What a message is answered from. */
export function createAsking(
  store: StoreInfo,
  library: Library,
  now: Date,
  language: Language,
  waitsForPerson: boolean,
): Asking {
  const open = lazyValue(() => openNowText(store, now, language));
  return { store, library, now, language, waitsForPerson, open, answers: new Map() };
}

/** A question read for its rules, in the language of the whole message. */
export function readPart({ store, now, language }: Asking, text: string, before: string): StoreQuestion {
  return { ...readStoreQuestion(text, before, language, store, now), language, words: textsOf[language] };
}
