import { randomBytes } from 'node:crypto';
import type { Source } from '@rxweb/contracts/chat';
import type { AnswerOutcome } from '@rxweb/contracts/conversations';
import { modelLimits } from '@rxweb/contracts/shared/limits';
import type { StoreInfo } from '@rxweb/contracts/store';
import { createFactCheck } from '@rxweb/domain/answers/fact-check';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatPhone } from '@rxweb/domain/text/format';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { ModelConfig } from '../../config/assistant.ts';
import type { ModelAgreement } from '../../config/model-agreement.ts';
import type { Answerer, AnswerPart, Question } from '../../features/chat/answerer.ts';
import { fileTruth, unreadFiles } from '../../features/chat/files/file-truth.ts';
import type { LocalAssistant } from '../local-assistant/create-local-assistant.ts';
import { sourceOf } from '../local-assistant/library.ts';
import type { KnowledgePage } from '../local-assistant/pages/knowledge-page.ts';
import { askedModel } from './asked-model.ts';
import { createClassReader } from './class-reader.ts';
import { loadModel } from './create-model.ts';
import type { FilteredAnswer } from './filter-answer.ts';
import { findPages } from './find-pages.ts';
import { isAnsweredLocally, readLocalAnswer } from './local-answer.ts';
import { createModelCaller, type ModelState } from './model-caller.ts';
import { ModelFailure } from './model-failure.ts';
import { type BuiltPrompt, buildPrompt } from './model-prompt.ts';
import type { ModelTimes } from './stream-model.ts';
import { type FixedTexts, fixedTexts } from './texts.ts';
import { createTokenBudget, type Reservation } from './token-budget.ts';

export interface ModelAssistantOptions {
  config: ModelConfig;
  local: LocalAssistant;
  store: StoreInfo;
  sql: Sql;
  now(): Date;
  /** Receives each failure, without any part of the question. */
  onFailure(failure: unknown): void;
  times?: ModelTimes;
}

export interface ModelAssistant extends Answerer {
  state(): ModelState;
  /** Tokens left today for everyone. */
  tokensLeft(): Promise<number>;
  agreement: ModelAgreement | null;
}

const mostPages = 3;

/**
 * Asks a language model within the same safety rules: it knows only the local knowledge, its sentences are filtered, and the local
 * answerer replaces it when it fails to start (docs/decisions/0026).
 */
export async function createModelAssistant(options: ModelAssistantOptions): Promise<ModelAssistant> {
  const { config, store, sql, now, times = modelLimits } = options;
  const [createModel, { streamText }] = await Promise.all([loadModel(config), import('ai')]);
  // The library would log settings to the console.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const { dailyTokens, visitorDailyTokens } = config;
  const budget = createTokenBudget({ sql, store, dailyTokens, visitorDailyTokens });
  const canary = randomBytes(12).toString('hex');
  const { agreement } = config;
  const mayCall = () => !agreement?.until || storeDate(store, now()) <= agreement.until;
  const calling = { mayCall, createModel, streamText, budget, canary, now, onFailure: options.onFailure };
  const caller = createModelCaller({ ...calling, times });
  const asked = askedModel(config);
  const readClass = createClassReader({ ...calling, store, asked });

  async function* answer(question: Question, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    const local = await readLocalAnswer(options.local, question, signal);
    if (signal.aborted) return;
    if (isAnsweredLocally(local, question)) return yield* local.parts;
    const words = fixedTexts[question.language];
    const phone = formatPhone(store.phone);
    const opening = openNowText(store, question.now, question.language);
    const pages = findPages(options.local.pages(question.language), question.text, local.pageIds, mostPages);
    const built = buildPrompt({ store, question, pages, canary, sendsPictures: agreement !== null });
    if (!caller.enter()) return yield* instead(words.unavailable, local.parts);
    const reservation = await reserve(question, built);
    if (!reservation) return yield* instead(`${words.resting(phone)} ${opening}`, local.parts);

    question.onDisclosure?.({ ...asked, ...built.disclosed, at: now().toISOString(), purpose: 'answer' });
    let hasSpoken = false;
    let outcome: AnswerOutcome = 'answered';
    const by = 'model' as const;
    const intent = pages[0]?.id ?? null;
    // The store's facts come from the store, never from a model's memory.
    const facts = createFactCheck({ store, now: question.now, language: question.language, pages: textOfPages(pages) });
    try {
      for await (const part of caller.ask(built, reservation, signal)) {
        if (signal.aborted) return;
        if (part.type === 'advice') outcome = 'pharmacist';
        if (part.type === 'text' && part.isUnknown) outcome = 'unknown';
        const before = part.type === 'text' ? facts.push(part.text) : facts.end();
        const text = before + textOf(part, words, { phone, opening }, hasSpoken || before !== '');
        if (text === '') continue;
        hasSpoken = true;
        yield { type: 'chunk', text };
      }
      const rest = facts.end();
      if (rest !== '') yield { type: 'chunk', text: rest };
      hasSpoken ||= rest !== '';
    } catch (error) {
      if (signal.aborted) return;
      if (!hasSpoken && !(error instanceof ModelFailure && error.kind === 'leak')) {
        return yield* instead(words.unavailable, local.parts);
      }
      yield { type: 'outcome', by, outcome, intent };
      throw error;
    }
    if (!hasSpoken) return yield* local.parts;
    const unread = unreadFiles(question.files);
    if (unread.length > 0) {
      yield { type: 'chunk', text: `\n\n*${fileTruth(unread, question.language, question.waitsForPerson)}*` };
    }
    const isUnknown = outcome === 'unknown';
    yield { type: 'outcome', by, outcome, intent: isUnknown ? null : intent };
    if (isUnknown) yield* local.suggestions;
    else yield { type: 'sources', sources: sourcesOf(question, pages) };
    yield* local.handOff.filter((part) => !isForFiles(part) || unread.length > 0);
  }

  /** Reserves the tokens of a call; without them there is no call. */
  async function reserve({ visitorKey, now }: Question, built: BuiltPrompt): Promise<Reservation | null> {
    let reservation: Reservation | null = null;
    try {
      reservation = await budget.reserve(visitorKey, built.inputTokens + modelLimits.maxAnswerTokens, now);
      return reservation;
    } finally {
      if (!reservation) caller.leave();
    }
  }

  function sourcesOf({ language, now }: Question, pages: readonly KnowledgePage[]): Source[] {
    if (pages.length > 0) return pages.map(sourceOf);
    return [{ id: 'store', title: fixedTexts[language].storeFacts, lastChecked: storeDate(store, now) }];
  }

  return {
    // Pictures are sent only under an agreement with the vendor; otherwise they are not even read.
    wantsImages: agreement !== null,
    answer,
    answerBeside: options.local.answerBeside,
    medicineShare: options.local.medicineShare,
    readClass,
    state: caller.state,
    tokensLeft: () => budget.left(now()),
    agreement,
  };
}

/** What follows the model's own sentences: the texts that say to call us also say whether we are open. */
function textOf(
  part: FilteredAnswer,
  words: FixedTexts,
  { phone, opening }: { phone: string; opening: string },
  hasSpoken: boolean,
): string {
  if (part.type === 'text') return '';
  const text = part.type === 'advice' ? words.forPharmacist(phone, !hasSpoken) : words.noMoreRoom(phone);
  return `${hasSpoken ? '\n\n' : ''}${text} ${opening}`;
}

function textOfPages(pages: readonly { answer: string }[]): string {
  return pages.map(({ answer }) => answer).join('\n');
}

/** The button beside files that only staff can see. */
const isForFiles = (part: AnswerPart) => part.type === 'hand-off' && part.as === 'button';

/** The local answer, preceded by a line that says so. */
async function* instead(line: string, parts: readonly AnswerPart[]): AsyncGenerator<AnswerPart> {
  yield { type: 'chunk', text: `${line}\n\n` };
  yield* parts;
}
