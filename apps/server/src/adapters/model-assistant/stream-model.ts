import type { ModelMessage } from 'ai';
import type { CreateModel, Fetch } from './create-model.ts';
import { ModelFailure } from './model-failure.ts';
import { toFailure } from './to-failure.ts';

/** Timeouts of a model, in milliseconds (security row S9). */
export interface ModelTimes {
  /** Until the response headers. */
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
  /** The answer is complete, or reached its limit. `tokens`: read and written, as the vendor counts; null if unknown. */
  | { type: 'end'; isWhole: boolean; tokens: number | null };

export interface ModelCall {
  createModel: CreateModel;
  streamText: typeof import('ai').streamText;
  prompt: ModelPrompt;
  times: ModelTimes;
  /** Response headers arrived: the vendor may count tokens from now on. */
  onConnected(): void;
}

/**
 * Asks a model once, without a retry, and yields its words. Throws a {@link ModelFailure} for any error, at the latest on timeout.
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
    // It would print errors, which contain the request.
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
    // Without a reason from the vendor the stream broke off.
    if (finishReason === 'error' || rawFinishReason === undefined) throw new ModelFailure('cut');
    const tokens = (totalUsage.inputTokens ?? 0) + (totalUsage.outputTokens ?? 0);
    return yield { type: 'end', isWhole: finishReason !== 'length', tokens: tokens || null };
  }
}

/** Resolves a promise unless the timeout or an abort comes first. */
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

/** A `fetch` with a timeout for response headers. Follows no redirect: a request contains visitors' words. */
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
