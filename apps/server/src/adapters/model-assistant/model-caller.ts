import { modelLimits } from '@rxweb/contracts/shared/limits';
import { createBreaker } from './breaker.ts';
import type { CreateModel } from './create-model.ts';
import { type FilteredAnswer, filterAnswer } from './filter-answer.ts';
import { ModelFailure } from './model-failure.ts';
import type { BuiltPrompt } from './model-prompt.ts';
import { type ModelTimes, streamModel } from './stream-model.ts';
import type { Reservation, TokenBudget } from './token-budget.ts';

export interface ModelCallerOptions {
  createModel: CreateModel;
  streamText: typeof import('ai').streamText;
  budget: TokenBudget;
  /** Part of each prompt's rules; must never be repeated. */
  canary: string;
  times: ModelTimes;
  /** False once the agreement with the vendor has ended. */
  mayCall(): boolean;
  now(): Date;
  /** Receives each failure, without any part of the question. */
  onFailure(failure: unknown): void;
}

/** How the model has done lately, for the health page. */
export interface ModelState {
  lastSuccessAt: Date | null;
  lastFailureAt: Date | null;
  lastFailure: string | null;
  restsUntil: Date | null;
}

export interface ModelCaller {
  /** Whether the model may be asked now. After `true`, call {@link ask} or {@link leave}. */
  enter(): boolean;
  leave(): void;
  /** Asks the model and yields what may be shown; settles its tokens however it ends. */
  ask(built: BuiltPrompt, reservation: Reservation, signal: AbortSignal): AsyncGenerator<FilteredAnswer>;
  state(): ModelState;
}

/** Calls the model and records the outcomes. */
export function createModelCaller(options: ModelCallerOptions): ModelCaller {
  const { createModel, streamText, budget, canary, times, now, onFailure } = options;
  const breaker = createBreaker({ failures: modelLimits.breakerFailures, restMs: modelLimits.breakerRestMs, now });
  const last: Omit<ModelState, 'restsUntil'> = { lastSuccessAt: null, lastFailureAt: null, lastFailure: null };

  function noteFailure(error: unknown): void {
    const failure = error instanceof ModelFailure ? error : new ModelFailure('unreachable');
    onFailure(failure);
    // Its answer was held back, but it did answer.
    if (failure.kind === 'leak') {
      noteSuccess();
      return;
    }
    breaker.failed(failure.retryAfterMs);
    last.lastFailureAt = now();
    last.lastFailure = failure.kind;
  }

  function noteSuccess(): void {
    breaker.succeeded();
    last.lastSuccessAt = now();
  }

  return {
    enter: () => options.mayCall() && breaker.enter(),
    leave: breaker.left,
    state: () => ({ ...last, restsUntil: breaker.restsUntil() }),
    async *ask(built, reservation, signal) {
      const cost = { isJudged: false, isConnected: false, counted: null as number | null, outputChars: 0 };
      const onConnected = () => {
        cost.isConnected = true;
      };
      try {
        const parts = streamModel({ createModel, streamText, prompt: built.prompt, times, onConnected }, signal);
        yield* filterAnswer(parts, { secret: built.rules, canary, known: built.known }, cost);
        cost.isJudged = true;
        noteSuccess();
      } catch (error) {
        cost.isJudged = !signal.aborted;
        if (cost.isJudged) noteFailure(error);
        throw error;
      } finally {
        // The visitor left: that says nothing about the model.
        if (!cost.isJudged) breaker.left();
        const estimate = cost.isConnected ? built.inputTokens + Math.ceil(cost.outputChars / 3) : 0;
        await budget.settle(reservation, cost.counted ?? estimate).catch(onFailure);
      }
    },
  };
}
