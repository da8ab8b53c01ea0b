import { randomBytes } from 'node:crypto';
import type { Source } from '@rxweb/contracts/chat';
import type { AnswerOutcome } from '@rxweb/contracts/conversations';
import { modelLimits } from '@rxweb/contracts/limits';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/format';
import { storeDate } from '@rxweb/domain/opening-hours';
import type postgres from 'postgres';
import type { ModelConfig } from '../../config-assistant.ts';
import type { Answerer, AnswerPart, Question } from '../../features/chat/answerer.ts';
import type { LocalAssistant } from '../local-assistant/create-local-assistant.ts';
import { createBreaker } from './breaker.ts';
import { loadModel } from './create-model.ts';
import { type FilteredAnswer, filterAnswer } from './filter-answer.ts';
import { findPages } from './find-pages.ts';
import { isAnsweredLocally, readLocalAnswer } from './local-answer.ts';
import { ModelFailure } from './model-failure.ts';
import { type BuiltPrompt, buildPrompt } from './model-prompt.ts';
import { type ModelTimes, streamModel } from './stream-model.ts';
import { createTokenBudget, type Reservation } from './token-budget.ts';
import { type FixedWords, fixedWords } from './words.ts';

export interface ModelAssistantOptions {
  config: ModelConfig;
  local: LocalAssistant;
  store: StoreInfo;
  sql: postgres.Sql;
  now(): Date;
  /** Hears of each failure; it holds nothing of what was asked. */
  onFailure(failure: unknown): void;
  times?: ModelTimes;
}

/** How the model has done lately, for the health page. */
export interface ModelState {
  lastSuccessAt: Date | null;
  lastFailureAt: Date | null;
  lastFailure: string | null;
  restsUntil: Date | null;
}

export interface ModelAssistant extends Answerer {
  state(): ModelState;
  /** Tokens that are left for everybody today. */
  tokensLeft(): Promise<number>;
}

const mostPages = 3;

/**
 * The answerer that asks a language model, inside the same safety rules: it knows only what the local answerer knows, its sentences are read
 * before anybody sees them, and the local answerer stands in for it whenever it does not begin (docs/decisions/0026).
 */
export async function createModelAssistant(options: ModelAssistantOptions): Promise<ModelAssistant> {
  const { config, store, sql, now, times = modelLimits } = options;
  const [createModel, { streamText }] = await Promise.all([loadModel(config), import('ai')]);
  // The library would write notes about settings to the console.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const { dailyTokens, visitorDailyTokens } = config;
  const budget = createTokenBudget({ sql, store, dailyTokens, visitorDailyTokens });
  const breaker = createBreaker({ failures: modelLimits.breakerFailures, restMs: modelLimits.breakerRestMs, now });
  const state = { lastSuccessAt: null, lastFailureAt: null, lastFailure: null } as Omit<ModelState, 'restsUntil'>;
  const canary = randomBytes(12).toString('hex');

  /** One question put to the model, from the reservation of its tokens to their settling. */
  async function* ask(
    built: BuiltPrompt,
    reservation: Reservation,
    signal: AbortSignal,
  ): AsyncGenerator<FilteredAnswer> {
    const cost = { isJudged: false, isConnected: false, counted: null as number | null, outputChars: 0 };
    const onConnected = () => {
      cost.isConnected = true;
    };
    try {
      const parts = streamModel({ createModel, streamText, prompt: built.prompt, times, onConnected }, signal);
      yield* filterAnswer(parts, { secret: built.rules, canary, known: built.known }, cost);
      cost.isJudged = true;
      breaker.succeeded();
      state.lastSuccessAt = now();
    } catch (error) {
      cost.isJudged = !signal.aborted;
      if (cost.isJudged) note(error);
      throw error;
    } finally {
      // The visitor left: that says nothing about the model.
      if (!cost.isJudged) breaker.left();
      const estimate = cost.isConnected ? built.inputTokens + Math.ceil(cost.outputChars / 3) : 0;
      await budget.settle(reservation, cost.counted ?? estimate).catch(options.onFailure);
    }
  }

  function note(error: unknown): void {
    const failure = error instanceof ModelFailure ? error : new ModelFailure('unreachable');
    options.onFailure(failure);
    // What it said was kept back, but it did answer.
    if (failure.kind === 'leak') {
      breaker.succeeded();
      return;
    }
    breaker.failed(failure.retryAfterMs);
    state.lastFailureAt = now();
    state.lastFailure = failure.kind;
  }

  async function* answer(question: Question, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    const local = await readLocalAnswer(options.local, question, signal);
    if (signal.aborted) return;
    if (isAnsweredLocally(local, question)) return yield* local.parts;
    const words = fixedWords[question.language];
    const phone = formatPhone(store.phone);
    if (!breaker.enter()) return yield* instead(words.unavailable, local.parts);
    const pages = findPages(options.local.pages(question.language), question.text, local.pageIds, mostPages);
    const built = buildPrompt({ store, question, pages, canary, hasAgreement: config.hasAgreement });
    const reservation = await reserve(question, built);
    if (!reservation) return yield* instead(words.resting(phone), local.parts);

    let hasSpoken = false;
    let outcome: AnswerOutcome = 'answered';
    const by = 'model' as const;
    const intent = pages[0]?.id ?? null;
    try {
      for await (const part of ask(built, reservation, signal)) {
        if (signal.aborted) return;
        if (part.type === 'advice') outcome = 'pharmacist';
        if (part.type === 'text' && part.isUnknown) outcome = 'unknown';
        const text = textOf(part, words, phone, hasSpoken);
        if (text === '') continue;
        hasSpoken = true;
        yield { type: 'chunk', text };
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!hasSpoken && !(error instanceof ModelFailure && error.kind === 'leak')) {
        return yield* instead(words.unavailable, local.parts);
      }
      yield { type: 'outcome', by, outcome, intent };
      throw error;
    }
    if (!hasSpoken) return yield* local.parts;
    const isUnknown = outcome === 'unknown';
    yield { type: 'outcome', by, outcome, intent: isUnknown ? null : intent };
    if (isUnknown) yield* local.suggestions;
    else yield { type: 'sources', sources: sourcesOf(question, pages) };
    yield* local.handOff;
  }

  /** Puts the tokens of a call aside; without them the call is not made. */
  async function reserve({ visitorKey, now }: Question, built: BuiltPrompt): Promise<Reservation | null> {
    let reservation: Reservation | null = null;
    try {
      reservation = await budget.reserve(visitorKey, built.inputTokens + modelLimits.maxAnswerTokens, now);
      return reservation;
    } finally {
      if (!reservation) breaker.left();
    }
  }

  function sourcesOf(
    { language, now }: Question,
    pages: readonly { id: string; title: string; reviewed: string }[],
  ): Source[] {
    if (pages.length > 0) return pages.map(({ id, title, reviewed }) => ({ id, title, lastChecked: reviewed }));
    return [{ id: 'store', title: fixedWords[language].storeFacts, lastChecked: storeDate(store, now) }];
  }

  return {
    // Pictures leave the house only under an agreement with the vendor; without one they are not even read.
    wantsImages: config.hasAgreement,
    answer,
    state: () => ({ ...state, restsUntil: breaker.restsUntil() }),
    tokensLeft: () => budget.left(now()),
  };
}

function textOf(part: FilteredAnswer, words: FixedWords, phone: string, hasSpoken: boolean): string {
  if (part.type === 'text') return part.text;
  const text = part.type === 'advice' ? words.forPharmacist(phone, !hasSpoken) : words.noMoreRoom(phone);
  return hasSpoken ? `\n\n${text}` : text;
}

/** The local answer with an honest line before its first words. */
async function* instead(line: string, parts: readonly AnswerPart[]): AsyncGenerator<AnswerPart> {
  yield { type: 'chunk', text: `${line}\n\n` };
  yield* parts;
}
