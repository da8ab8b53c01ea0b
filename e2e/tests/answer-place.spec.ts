import { chatPage, comeNear } from '../chat-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { someOf } from '../tiers.ts';

// An answer begins with its question at the top of the view and is read downwards.

/** Short, since a field that grows under a script's hand moves the bar; none opens a form, which the next answer would push down. */
const questions = ['Open on Saturday?', 'Diabetic shoes?', 'Where are you?', 'Do you deliver?', 'Old needles?'];

/** Where the newest question stands below the top of the conversation, in px. */
const placeOfQuestion = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector('[role=region][tabindex]');
    const turn = [...document.querySelectorAll('[data-turn]')].at(-1);
    if (!region || !turn) return null;
    return Math.round(turn.getBoundingClientRect().top - region.getBoundingClientRect().top);
  });

/** Sums up by how much anything moves that nobody's hand has moved. */
async function noteShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Object.assign(window, { shifts: Reflect.get(window, 'shifts') + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifts')));
}

/** An answer that comes in pieces for longer than what counts as moved by a hand. */
async function answerSlowly(page: Page, paragraphs: number): Promise<void> {
  await page.evaluate((paragraphs) => {
    const real = window.fetch;
    window.fetch = async (...call) => {
      if (!String(call[0] instanceof Request ? call[0].url : call[0]).endsWith('/api/chat-stream'))
        return real(...call);
      const encoder = new TextEncoder();
      const body = new ReadableStream({
        async start(controller) {
          for (let index = 0; index < paragraphs; index += 1) {
            await new Promise((resolve) => setTimeout(resolve, 700 / Math.min(paragraphs, 14)));
            controller.enqueue(
              encoder.encode(`event: chunk\ndata: Line ${index} of an answer that is long enough.\\n\\n\n\n`),
            );
          }
          controller.enqueue(encoder.encode('event: end\ndata: [DONE]\n\n'));
          controller.close();
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  }, paragraphs);
}

test('each of up to 20 answers begins with its question at the top, and nothing moves', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await comeNear(page);
  const shifts = await noteShifts(page);
  const chat = chatPage(page);
  const places: (number | null)[] = [];
  for (const question of someOf(Array.from({ length: 10 }, (_, index) => questions[index % questions.length] ?? ''))) {
    await chat.ask(question);
    await chat.answered();
    await expect(page.getByRole('button', { name: 'Start over' })).toBeAttached();
    places.push(await placeOfQuestion(page));
  }
  for (const length of someOf([1, 3, 30, 2, 40, 1, 25, 4, 60, 8])) {
    await answerSlowly(page, length);
    await chat.ask(`Tell me ${length} lines`);
    await expect(page.getByText(`Line ${length - 1} of`).last()).toBeAttached();
    await chat.answered();
    places.push(await placeOfQuestion(page));
  }
  expect(places).toEqual(Array(places.length).fill(16));
  expect(await shifts()).toBe(0);
});

test('the reader may scroll while an answer comes, and jump to its end', async ({ page }) => {
  await page.goto('/');
  await comeNear(page);
  await answerSlowly(page, 40);
  const chat = chatPage(page);
  await chat.ask('A long one');
  const latest = page.getByRole('button', { name: 'Jump to latest' });
  await expect(latest).toBeVisible();
  await chat.conversation.evaluate((region) => region.scrollBy(0, 60));
  const moved = await placeOfQuestion(page);
  await chat.answered();
  expect(await placeOfQuestion(page)).toBe(moved);
  await latest.click();
  await expect(page.getByText('Line 39 of an answer that is long enough.', { exact: true })).toBeInViewport();
  await expect(latest).toHaveCount(0);
});

test('on a phone, the jump to the end leaves what is behind it legible', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await comeNear(page);
  await answerSlowly(page, 40);
  await chatPage(page).ask('A long one');
  const latest = page.getByRole('button', { name: 'Jump to latest' });
  await expect(latest).toBeVisible();
  const { x, width, height } = (await latest.boundingBox()) ?? { x: 0, width: 0, height: 0 };
  expect([width, height]).toEqual([44, 44]);
  expect(x).toBeGreaterThan(320);
});

test('a question longer than the view shows its end, and its answer below', { tag: '@phone-full' }, async ({
  page,
}) => {
  await page.goto('/');
  await comeNear(page);
  await answerSlowly(page, 20);
  const chat = chatPage(page);
  await chat.ask(Array.from({ length: 60 }, (_, line) => `${line} I have a long story to tell.`).join('\n'));
  await chat.answered();
  await expect(page.getByText('59 I have a long story to tell.')).toBeInViewport();
  await expect(page.getByText('Line 0 of an answer that is long enough.', { exact: true })).toBeInViewport();
});

test('a card for an emergency stands below its question, whole from its top', { tag: '@phone-full' }, async ({
  page,
}) => {
  await page.goto('/');
  const chat = chatPage(page);
  await chat.ask('Are you open on Saturday?');
  await chat.answered();
  await chat.ask('I took the whole bottle of my pills');
  await expect(page.locator('[data-care]')).toBeInViewport();
  await chat.answered();
  expect(await placeOfQuestion(page)).toBe(16);
});
