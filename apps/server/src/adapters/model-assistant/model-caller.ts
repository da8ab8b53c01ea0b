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
  /** Stands in the rules of each prompt and may never be said. */
  canary: string;
  times: ModelTimes;
  now(): Date;
  /** Hears of each failure; it holds nothing of what was asked. */
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
  /** Whether a question may be put to the model now. After `true`, {@link ask} or {@link leave} has to follow. */
  enter(): boolean;
  leave(): void;
  /** Puts one question to the model and gives what may be shown of its answer; its tokens are settled at the end, whatever the end is. */
  ask(built: BuiltPrompt, reservation: Reservation, signal: AbortSignal): AsyncGenerator<FilteredAnswer>;
  state(): ModelState;
}

/** Speaks with the model, and remembers how that went. */
export function createModelCaller(options: ModelCallerOptions): ModelCaller {
  const { createModel, streamText, budget, canary, times, now, onFailure } = options;
  const breaker = createBreaker({ failures: modelLimits.breakerFailures, restMs: modelLimits.breakerRestMs, now });
  const last: Omit<ModelState, 'restsUntil'> = { lastSuccessAt: null, lastFailureAt: null, lastFailure: null };

  function noteFailure(error: unknown): void {
    const failure = error instanceof ModelFailure ? error : new ModelFailure('unreachable');
    onFailure(failure);
    // What it said was kept back, but it did answer.
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
    enter: breaker.enter,
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
