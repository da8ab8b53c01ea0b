import type { CDPSession, Page } from '@playwright/test';

export interface Grown {
  messages: number;
  /** Processor time of a piece of an answer in ms, after 10 messages and after many. */
  short: number;
  long: number;
  /** The share of frames that came more than a quarter late. */
  slowFrames: number;
}

const pieces = 40;

/** Talks until there are so many messages, and measures the main thread during an answer and a scroll. */
export async function measureConversation(page: Page, messages: number): Promise<Grown> {
  await answerHere(page);
  await page.goto('/');
  await page.locator('textarea').focus();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await talk(page, 4);
  await msOfPiece(page, session);
  const short = await msOfPiece(page, session);
  await talk(page, messages / 2 - 6);
  await msOfPiece(page, session);
  const long = await msOfPiece(page, session);
  return { messages, short, long, slowFrames: await slowFrames(page) };
}

/** Answers at once, or piece by piece when asked to. */
async function answerHere(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window;
    const encoder = new TextEncoder();
    const write = (event: string, text: string) => encoder.encode(`event: ${event}\ndata: ${text}\n\n`);
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.endsWith('/api/chat-stream')) return fetch(input, init);
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          const count = Number(Reflect.get(window, 'pieces') ?? 0);
          for (let at = 0; at < count; at += 1) {
            controller.enqueue(write('chunk', at % 12 === 11 ? 'word\\n\\n' : 'wor**d** '));
            await new Promise((resolve) => setTimeout(resolve, 60));
          }
          if (count === 0)
            controller.enqueue(write('chunk', 'We are **open** until 5:30 pm.\\n\\n- one thing\\n- another'));
          controller.enqueue(write('end', '[DONE]'));
          controller.close();
          Object.assign(window, { answered: Number(Reflect.get(window, 'answered') ?? 0) + 1 });
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  });
}

/** Looks at the page only after an answer, not to measure the looking. */
async function talk(page: Page, questions: number): Promise<void> {
  await page.evaluate(async (count) => {
    const area = document.querySelector('textarea');
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
    const answered = () => Number(Reflect.get(window, 'answered') ?? 0);
    const messages = () => document.querySelectorAll('ol > li').length;
    const isDrawn = () => document.querySelector('[aria-busy=true]') === null;
    for (let asked = 0; asked < count; asked += 1) {
      const before = { answered: answered(), messages: messages() };
      value?.set?.call(area, `When do you close today please, I want to come over ${asked}`);
      area?.dispatchEvent(new Event('input', { bubbles: true }));
      area?.form?.requestSubmit();
      do await new Promise((resolve) => setTimeout(resolve, 4));
      while (answered() === before.answered || messages() < before.messages + 2 || !isDrawn());
    }
  }, questions);
}

async function msOfPiece(page: Page, session: CDPSession): Promise<number> {
  await page.evaluate((count) => Object.assign(window, { pieces: count }), pieces);
  const before = await taskMs(session);
  await talk(page, 1);
  const after = await taskMs(session);
  await page.evaluate(() => Object.assign(window, { pieces: 0 }));
  return (after - before) / pieces;
}

/** The main thread's processor time so far, in ms. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

async function slowFrames(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const box = document.querySelector('[role=region][tabindex]');
    if (!box) throw new Error('nothing scrolls');
    box.scrollTop = 0;
    await new Promise((resolve) => setTimeout(resolve, 500));
    const gaps: number[] = [];
    let last = performance.now();
    while (box.scrollTop + box.clientHeight < box.scrollHeight - 1 && gaps.length < 600) {
      box.scrollTop += 80;
      const now = await new Promise<number>(requestAnimationFrame);
      gaps.push(now - last);
      last = now;
    }
    const frames = gaps.slice(1);
    return frames.filter((gap) => gap > 16.7 * 1.25).length / frames.length;
  });
}
