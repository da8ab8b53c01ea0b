import type { ModelMessage } from 'ai';
import type { CreateModel, Fetch } from './create-model.ts';
import { ModelFailure } from './model-failure.ts';
import { toFailure } from './to-failure.ts';

/** How long a model is waited for, in milliseconds (security row S9). */
export interface ModelTimes {
  /** For the head of its answer. */
  connectMs: number;
  /** From the call to its first words. */
  firstTokenMs: number;
  /** Between two parts. */
  gapMs: number;
  totalMs: number;
}

export interface ModelPrompt {
  instructions: string;
  messages: ModelMessage[];
  maxAnswerTokens: number;
}

export type ModelPart =
  | { type: 'text'; text: string }
  /** Its whole answer, or all it had room for. `tokens`: read and written, as the vendor counts; null when it does not say. */
  | { type: 'end'; isWhole: boolean; tokens: number | null };

export interface ModelCall {
  createModel: CreateModel;
  streamText: typeof import('ai').streamText;
  prompt: ModelPrompt;
  times: ModelTimes;
  /** The head of an answer came: from now on the vendor may count tokens. */
  onConnected(): void;
}

/**
 * Asks a model once, without a retry, and gives its words as they come. Throws a {@link ModelFailure} for whatever goes wrong, at the latest
 * when the time is up; stops the request when the signal fires or the reader stops reading.
 */
export async function* streamModel(call: ModelCall, signal: AbortSignal): AsyncGenerator<ModelPart> {
  const stop = new AbortController();
  const leave = () => stop.abort(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  const total = setTimeout(() => stop.abort(new ModelFailure('too_long')), call.times.totalMs);
  try {
    if (signal.aborted) throw signal.reason;
    yield* readParts(call, stop);
  } finally {
    clearTimeout(total);
    signal.removeEventListener('abort', leave);
    stop.abort();
  }
}

async function* readParts(call: ModelCall, stop: AbortController): AsyncGenerator<ModelPart> {
  const { times, prompt } = call;
  const startedAt = performance.now();
  const result = call.streamText({
    model: call.createModel(fetchWithin(times.connectMs, call.onConnected)),
    instructions: prompt.instructions,
    messages: prompt.messages,
    maxOutputTokens: prompt.maxAnswerTokens,
    maxRetries: 0,
    abortSignal: stop.signal,
    telemetry: { isEnabled: false },
    // It would print errors, which hold the request.
    onError: () => undefined,
  });
  const parts = result.stream[Symbol.asyncIterator]();
  let hasText = false;
  for (;;) {
    const [waitMs, kind] = hasText
      ? ([times.gapMs, 'stalled'] as const)
      : ([times.firstTokenMs - (performance.now() - startedAt), 'slow_first_token'] as const);
    const step = await within(parts.next(), waitMs, stop, new ModelFailure(kind));
    if (step.done) throw new ModelFailure('cut');
    const part = step.value;
    if (part.type === 'error') throw toFailure(part.error, stop.signal);
    if (part.type === 'abort') throw toFailure(null, stop.signal);
    if (part.type === 'text-delta' && part.text !== '') {
      hasText = true;
      yield { type: 'text', text: part.text };
    }
    if (part.type !== 'finish') continue;
    const { finishReason, rawFinishReason, totalUsage } = part;
    if (finishReason === 'content-filter') throw new ModelFailure('refused');
    // Without a reason of the vendor's own the stream just broke off.
    if (finishReason === 'error' || rawFinishReason === undefined) throw new ModelFailure('cut');
    const tokens = (totalUsage.inputTokens ?? 0) + (totalUsage.outputTokens ?? 0);
    return yield { type: 'end', isWhole: finishReason !== 'length', tokens: tokens || null };
  }
}

/** What a promise gives, unless the time is up or the call is stopped before. */
async function within<T>(promise: Promise<T>, waitMs: number, stop: AbortController, late: ModelFailure): Promise<T> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const onStop = () => reject(toFailure(null, stop.signal));
  const timer = setTimeout(() => stop.abort(late), Math.max(0, waitMs));
  stop.signal.addEventListener('abort', onStop, { once: true });
  if (stop.signal.aborted) onStop();
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, stopped]);
  } finally {
    clearTimeout(timer);
    stop.signal.removeEventListener('abort', onStop);
  }
}

/** A `fetch` that gives up when no head of an answer has come in time. It follows nobody elsewhere: a request holds visitors' words. */
function fetchWithin(connectMs: number, onConnected: () => void): Fetch {
  return async (input, init) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new ModelFailure('slow_connect')), connectMs);
    const signals = init?.signal ? [init.signal, late.signal] : [late.signal];
    try {
      const response = await fetch(input, { ...init, redirect: 'error', signal: AbortSignal.any(signals) });
      if (response.ok) onConnected();
      return response;
    } catch (error) {
      throw late.signal.aborted ? late.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  };
}
