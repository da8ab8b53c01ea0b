import { modelLimits } from '@rxweb/contracts/shared/limits';
import { type AnswerFilterOptions, createAnswerFilter } from '@rxweb/domain/safety/answer-filter';
import { ModelFailure } from './model-failure.ts';
import type { ModelPart } from './stream-model.ts';
import { unknownMarkForm } from './system-text.ts';

/** The parts of a model's answer to show. Nothing follows `advice` and `no_more_room`. */
export type FilteredAnswer =
  | { type: 'text'; text: string; isUnknown: boolean }
  | { type: 'advice' }
  | { type: 'no_more_room' };

/** Usage of an answer, updated while it streams. */
export interface AnswerCost {
  /** As the vendor counts. */
  counted: number | null;
  outputChars: number;
}

/** Running text has fewer characters per token: more than this ignores the requested length. */
const mostSignsPerToken = 6;

/**
 * Filters a model's answer sentence by sentence. Throws a {@link ModelFailure} for an empty or endless answer, and for one that repeats the
 * secret.
 */
export async function* filterAnswer(
  parts: AsyncIterable<ModelPart>,
  options: AnswerFilterOptions,
  cost: AnswerCost,
): AsyncGenerator<FilteredAnswer> {
  const filter = createAnswerFilter(options);
  let hasText = false;
  for await (const part of parts) {
    if (part.type === 'text') {
      cost.outputChars += part.text.length;
      if (cost.outputChars > modelLimits.maxAnswerTokens * mostSignsPerToken) throw new ModelFailure('too_long');
    } else {
      cost.counted = part.tokens;
    }
    const { text, finding } = part.type === 'text' ? filter.push(part.text) : filter.end();
    if (text !== '') {
      hasText ||= text.trim() !== '';
      const shown = text.replace(unknownMarkForm, '');
      yield { type: 'text', text: shown, isUnknown: shown !== text };
    }
    if (finding === 'leak') throw new ModelFailure('leak');
    if (finding === 'advice') return yield { type: 'advice' };
    if (part.type !== 'end') continue;
    if (!hasText) throw new ModelFailure('empty');
    if (!part.isWhole) yield { type: 'no_more_room' };
  }
}
