import { brainAndBodyConcepts } from './brain-and-body-concepts.ts';
import { circumstances } from './circumstances.ts';
import { clinicalConcepts } from './clinical-concepts.ts';
import { crisisConcepts } from './crisis-concepts.ts';
import { emergencyConcepts } from './emergency-concepts.ts';
import { heartAndBreathConcepts } from './heart-and-breath-concepts.ts';
import { roundaboutConcepts } from './indirect-concepts.ts';
import { poisonConcepts } from './poison-concepts.ts';
import { errandConcepts } from './routine-requests.ts';

export const concepts = {
  ...clinicalConcepts,
  ...circumstances,
  ...roundaboutConcepts,
  ...errandConcepts,
  ...emergencyConcepts,
  ...heartAndBreathConcepts,
  ...brainAndBodyConcepts,
  ...poisonConcepts,
  ...crisisConcepts,
};

/** A concept or a number: `number` is any, `several` two or more counted things, `many` five or more. */
export type ConceptName = keyof typeof concepts | 'many' | 'several' | 'number';
