import { modelLimits } from '@rxweb/contracts/shared/limits';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { MessageClass } from '@rxweb/domain/safety/classifier/classes';
import type { Reading } from '../../features/chat/answerer.ts';
import type { AskedModel } from './asked-model.ts';
import { buildClassPrompt, classFrom } from './class-prompt.ts';
import { createModelCaller, type ModelCallerOptions } from './model-caller.ts';

export interface ClassReaderOptions extends Omit<ModelCallerOptions, 'times'> {
  store: StoreInfo;
  asked: AskedModel;
}

/** Says what a message is about; null when it gives no class. */
export type ReadClass = (reading: Reading, signal: AbortSignal) => Promise<MessageClass | null>;

const { classMs } = modelLimits;
const times = { connectMs: classMs, firstTokenMs: classMs, gapMs: classMs, totalMs: classMs };

/**
 * Asks a language model for a message's class, apart from any answer (docs/decisions/0041). Ends within 2.5 seconds and never throws. Its
 * circuit breaker is its own, because its time limit is shorter.
 */
export function createClassReader({ store, asked, ...options }: ClassReaderOptions): ReadClass {
  const { budget, onFailure } = options;
  const caller = createModelCaller({ ...options, times });

  async function ask(
    { text, before, visitorKey, now, onDisclosure }: Reading,
    signal: AbortSignal,
  ): Promise<MessageClass | null> {
    const built = buildClassPrompt({ store, text, before });
    if (!caller.enter()) return null;
    const reservation = await budget
      .reserve(visitorKey, built.inputTokens + modelLimits.maxClassTokens, now)
      .catch((error: unknown) => {
        onFailure(error);
        return null;
      });
    if (!reservation) {
      caller.leave();
      return null;
    }
    onDisclosure?.({ ...asked, ...built.disclosed, at: options.now().toISOString(), purpose: 'check' });
    let reply = '';
    try {
      for await (const part of caller.ask(built, reservation, signal)) {
        // A cut or filtered reply is no class.
        reply += part.type === 'text' ? part.text : ` ${part.type}`;
      }
    } catch {
      // The caller noted it.
      return null;
    }
    return classFrom(reply);
  }

  return async (reading, signal) => {
    const limit = Promise.withResolvers<null>();
    const giveUp = () => limit.resolve(null);
    const timer = setTimeout(giveUp, classMs);
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
    try {
      return await Promise.race([ask(reading, signal), limit.promise]);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    }
  };
}
