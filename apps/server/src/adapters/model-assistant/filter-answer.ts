import { modelLimits } from '@rxweb/contracts/shared/limits';
import { type AnswerFilterOptions, createAnswerFilter } from '@rxweb/domain/safety/answer-filter';
import { ModelFailure } from './model-failure.ts';
import type { ModelPart } from './stream-model.ts';
import { unknownMarkForm } from './system-text.ts';

/** What of a model's answer may be shown. After `advice` and `no_more_room` nothing follows. */
export type FilteredAnswer =
  | { type: 'text'; text: string; isUnknown: boolean }
  | { type: 'advice' }
  | { type: 'no_more_room' };

/** What an answer has cost, told as it comes. */
export interface AnswerCost {
  /** As the vendor counts. */
  counted: number | null;
  outputChars: number;
}

/** Running text has fewer signs for a token: whoever goes on beyond them does not keep to the length that was asked for. */
const mostSignsPerToken = 6;

/**
 * Reads a model's answer sentence by sentence. Throws a {@link ModelFailure} when there is none, when it does not end, or when it says what
 * it was told in confidence.
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
