import type { Page } from '@playwright/test';

/** Answers that come as the test says, piece by piece: the network's own stubs can only answer as a whole. */
export async function scriptAnswers(page: Page) {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.endsWith('/api/chat-stream')) return fetch(input, init);
      const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          Object.assign(window, { answer: controller });
          signal?.addEventListener('abort', () => {
            controller.error(signal.reason);
            if (Reflect.get(window, 'answer') === controller) Reflect.deleteProperty(window, 'answer');
          });
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  });
  /** A question is on its way a moment before it is asked for: what masks it may still be loading. */
  const begun = async () => {
    await page.waitForFunction(() => Reflect.get(window, 'answer') !== undefined);
  };
  const write = async (frame: string, isLast = false) => {
    await begun();
    await page.evaluate(
      ({ text, ends }) => {
        Reflect.get(window, 'answer').enqueue(new TextEncoder().encode(text));
        if (ends) Reflect.deleteProperty(window, 'answer');
      },
      { text: frame, ends: isLast },
    );
  };
  return {
    chunk: (text: string) => write(`event: chunk\ndata: ${text.replaceAll('\n', '\\n')}\n\n`),
    sources: (sources: object[]) => write(`event: sources\ndata: ${JSON.stringify(sources)}\n\n`),
    end: () => write('event: end\ndata: [DONE]\n\n', true),
    fail: (message: string) => write(`event: error\ndata: ${message}\n\n`, true),
    /** The line goes before the answer has ended. */
    cut: async () => {
      await begun();
      await page.evaluate(() => {
        Reflect.get(window, 'answer').close();
        Reflect.deleteProperty(window, 'answer');
      });
    },
  };
}
