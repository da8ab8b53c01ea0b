import type { ConceptName } from '../concepts/concepts.ts';
import type { Surrounding } from './everyday-language.ts';
import type { Hit, ReadWord } from './phrase-index.ts';

export interface Meaning {
  concept: ConceptName;
  language: 'en' | 'es' | null;
}

export interface ReadText {
  words: readonly ReadWord[];
  /** The sentence index of each word. */
  sentences: readonly number[];
  /** Positions of concepts in order, without figures of speech. */
  hits: ReadonlyMap<ConceptName, readonly Hit<Meaning>[]>;
  /** Denied signs. */
  denied: ReadonlySet<Hit<Meaning>>;
  /** Positions of words that dismiss or confirm a sign. */
  around: Readonly<Record<Surrounding, readonly Span[]>>;
}

export type Span = Pick<Hit<unknown>, 'start' | 'end'>;
