import type { ConceptName } from '../concepts/concepts.ts';
import type { Surrounding } from './everyday-language.ts';
import type { Hit, ReadWord } from './phrase-index.ts';

export interface Meaning {
  concept: ConceptName;
  language: 'en' | 'es' | null;
}

export interface ReadText {
  words: readonly ReadWord[];
  /** Which sentence each word stands in, from 0. */
  sentences: readonly number[];
  /** Where the concepts of the tables stand, in the order of the text, figures of speech left out. */
  hits: ReadonlyMap<ConceptName, readonly Hit<Meaning>[]>;
  /** The signs that it says are not there. */
  denied: ReadonlySet<Hit<Meaning>>;
  /** Where the words stand that may dismiss a sign, or make it count all the same. */
  around: Readonly<Record<Surrounding, readonly Span[]>>;
}

export type Span = Pick<Hit<unknown>, 'start' | 'end'>;
