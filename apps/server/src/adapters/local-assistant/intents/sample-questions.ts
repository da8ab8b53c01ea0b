import type { Chunked } from '@rxweb/domain/text/chunked';
import { type MarkedMessage, readMessages } from '../asks/marked-message.ts';
import { type AskReader, learnAsks } from '../asks/read-asks.ts';
import { socialExamples } from '../dialogue/social-examples.ts';
import type { Example, IntentBase } from './intent-reader.ts';
import { hasLearnedOnce, learnOnce } from './kept-learning.ts';
import { readAsked } from './read-asked.ts';

/** About 100 ms of warm-up; run again while it returns true. */
export type WarmUpStep = () => unknown;

/** The sample questions, and what is learned from them once for all libraries. */
export interface SampleQuestions {
  examples: readonly Example[];
  intents(): IntentBase;
  /** Null without marked messages. */
  asks(): AskReader | null;
  /** The kinds of small talk, or `other`. */
  social(): IntentBase;
  /** Whether an earlier start learned from sample questions. */
  areLearned(): boolean;
  /** What the first question would otherwise wait for, see {@link WarmUpStep}. */
  warmUpSteps: readonly WarmUpStep[];
}

/** Reads the sample questions of both languages and the marked messages. */
export async function readSampleQuestions(knowledgeDir: string): Promise<SampleQuestions> {
  const [examples, messages] = await Promise.all([readAsked(knowledgeDir), readMessages(knowledgeDir)]);
  return createSampleQuestions(examples, messages);
}

/** Everything else than small talk needs fewer examples. */
const othersKept = 8;

export function createSampleQuestions(
  examples: readonly Example[] = [],
  messages: readonly MarkedMessage[] = [],
): SampleQuestions {
  const others = examples.filter(({ intent }, index) => intent !== 'small-talk' && index % othersKept === 0);
  const intents = lazyInSteps(() => learnOnce(examples));
  const social = lazyInSteps(() => learnOnce([...socialExamples, ...others.map(asOther)]));
  // Freed once learned: 15 MB.
  let unlearned = messages;
  const asks = lazyInSteps(function* () {
    const reader = yield* learnAsks(examples, unlearned);
    unlearned = [];
    return reader;
  });
  return {
    examples,
    asks: asks.value,
    intents: intents.value,
    social: social.value,
    areLearned: () => hasLearnedOnce(examples),
    warmUpSteps: examples.length === 0 ? [] : [intents.step, social.step, asks.step],
  };
}

export const asOther = ({ text }: Example): Example => ({ text, intent: 'other' });

const stepMs = 80;

/** A value computed on first use, or before it in steps. */
function lazyInSteps<T>(make: () => Chunked<T>): { value(): T; step: WarmUpStep } {
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
    step() {
      run(performance.now() + stepMs);
      return made === null;
    },
  };
}
