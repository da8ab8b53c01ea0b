import type { Chunked } from '@rxweb/domain/text/chunked';
import { socialExamples } from '../dialogue/social-examples.ts';
import type { Example, IntentBase } from './intent-reader.ts';
import { learnOnce } from './kept-learning.ts';

/** The sample questions, and what is learned from them once for all libraries. */
export interface SampleQuestions {
  examples: readonly Example[];
  intents(): IntentBase;
  /** The kinds of small talk, or `other`. */
  social(): IntentBase;
  /** Learn in steps of about 100 ms, which the first question would otherwise wait for. */
  warmUpSteps: readonly (() => void)[];
}

/** Everything else than small talk needs fewer examples. */
const othersKept = 8;

export function createSampleQuestions(examples: readonly Example[] = []): SampleQuestions {
  const others = examples.filter(({ intent }, index) => intent !== 'small-talk' && index % othersKept === 0);
  const intents = lazyInSteps(() => learnOnce(examples));
  const social = lazyInSteps(() => learnOnce([...socialExamples, ...others.map(asOther)]));
  return {
    examples,
    intents: intents.value,
    social: social.value,
    warmUpSteps: examples.length === 0 ? [] : [...intents.steps, ...social.steps],
  };
}

export const asOther = ({ text }: Example): Example => ({ text, intent: 'other' });

const stepMs = 80;
const stepCount = 40;

/** A value computed on first use, or before it in steps; what they leave is done then. */
function lazyInSteps<T>(make: () => Chunked<T>): { value(): T; steps: (() => void)[] } {
  let made: { value: T } | null = null;
  let work: Chunked<T> | null = null;
  const run = (until: number) => {
    while (!made && performance.now() < until) {
      work ??= make();
      const { done, value } = work.next();
      if (done) {
        made = { value };
        work = null;
      }
    }
  };
  return {
    value() {
      while (!made) run(Number.POSITIVE_INFINITY);
      return made.value;
    },
    steps: Array.from({ length: stepCount }, () => () => run(performance.now() + stepMs)),
  };
}
