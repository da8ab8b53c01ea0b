import { createEventDecoder, type ServerSentEvent } from './event-decoder.ts';

/** Reads the events of a response body as they arrive. Leaving the loop early closes the connection. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  // Drops a byte order mark, and keeps a character that is cut between two chunks together.
  const text = new TextDecoder();
  const decoder = createEventDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      yield* decoder.push(text.decode(value, { stream: !done }));
      if (done) break;
    }
    yield* decoder.flush();
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
