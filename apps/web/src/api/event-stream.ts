import { streamLimits } from '@rxweb/contracts/shared/limits';
import { createEventDecoder, type ServerSentEvent } from './event-decoder.ts';

/** A device that slept notices only now how long it was: what has arrived meanwhile gets that much time to be read. */
const graceMs = 2_000;

/**
 * Reads the events of a response body as they arrive. Leaving the loop early closes the connection.
 * Throws when nothing at all has come for too long: the connection is gone and nobody said so, as after a phone was locked.
 */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  // Drops a byte order mark, and keeps a character that is cut between two chunks together.
  const text = new TextDecoder();
  const decoder = createEventDecoder();
  try {
    for (;;) {
      const { done, value } = await orSilence(reader.read());
      yield* decoder.push(text.decode(value, { stream: !done }));
      if (done) break;
    }
    yield* decoder.flush();
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function orSilence<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error('nothing has come for too long'));
    timer = setTimeout(() => {
      timer = setTimeout(giveUp, graceMs);
    }, streamLimits.silenceMs);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}
