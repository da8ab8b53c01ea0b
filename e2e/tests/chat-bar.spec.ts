import { chatPage } from '../chat-page.ts';
import { untilAlive } from '../cold-load.ts';
import { expect, type Locator, type Page, test } from '../journey.ts';
import { photoOfALabel } from '../stored-files.ts';

// As most visitors see it: with all its movements.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const sendButton = (page: Page) =>
  chatPage(page).bar.getByRole('button', { name: /^(Send|Add files to send|Stop answering)$/ });

/** Answers the chat with a text of our own, at once. */
function answerWith(page: Page, text: string): Promise<unknown> {
  const data = text.replaceAll('\n', '\\n');
  return page.route('**/api/chat-stream', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: chunk\ndata: ${data}\n\nevent: end\ndata: [DONE]\n\n`,
    }),
  );
}

/** Lets the chat wait for its answer until it is released. */
async function holdAnswers(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let count = 0;
  await page.route('**/api/chat-stream', async (route) => {
    count += 1;
    await held;
    await route.continue().catch(() => undefined);
  });
  return { release, count: () => count };
}

test(
  'S2-82 S2-83 S2-86 the bar takes 61.8 % of a wide window and all of a phone, with its hint',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await page.goto('/');
    const { width } = await box(chatPage(page).bar);
    const share = width / (page.viewportSize()?.width ?? 1);
    if (project.name === 'phone') expect(share).toBeGreaterThan(0.9);
    else expect(Math.abs(share - 0.618)).toBeLessThan(0.02);
    await expect(page.getByText('Drag files here, click the camera, or use the sprite button')).toBeVisible();
  },
);

test(
  'S4-46 S4-47 the text grows to 30 % of a phone and 40 % of a desktop window, then scrolls',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await page.goto('/');
    const { input } = chatPage(page);
    const one = (await box(input)).height;
    await input.fill(Array.from({ length: 80 }, (_, line) => `line ${line}`).join('\n'));
    const { height } = await box(input);
    const limit = (page.viewportSize()?.height ?? 0) * (project.name === 'phone' ? 0.3 : 0.4);
    expect(one).toBeLessThan(60);
    expect(Math.abs(height - limit)).toBeLessThanOrEqual(4);
    expect(await input.evaluate((field) => field.scrollHeight > field.clientHeight)).toBe(true);
  },
);

test('S2-03 S2-05 the conversation scrolls and the bar stays at the bottom', { tag: '@phone' }, async ({ page }) => {
  await answerWith(page, Array.from({ length: 200 }, (_, line) => `line ${line}`).join('\n\n'));
  await page.goto('/');
  const chat = chatPage(page);
  await chat.ask('one');
  await chat.answered();
  await chat.ask('two');
  await chat.answered();
  // The answer is read from its beginning.
  await expect(chat.conversation.getByText('two', { exact: true })).toBeInViewport();
  await expect(chat.conversation.getByText('line 199').last()).not.toBeInViewport();
  const bottom = async () => {
    const { y, height } = await box(chat.bar);
    return (page.viewportSize()?.height ?? 0) - (y + height);
  };
  const before = await bottom();
  expect(before).toBeLessThan(40);
  await chat.conversation.evaluate((region) => region.scrollTo(0, 0));
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  expect(await bottom()).toBe(before);
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(chat.conversation.getByText('line 199').last()).toBeInViewport();
});

test('S4-45 with no text the send button opens the file picker', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  const chooser = page.waitForEvent('filechooser');
  await sendButton(page).click();
  expect((await chooser).isMultiple()).toBe(!test.info().project.use.isMobile);
});

test('S4-39 S4-41 S4-42 sends once while an answer is awaited, and clears the text', async ({ page }) => {
  const answers = await holdAnswers(page);
  await page.goto('/');
  const chat = chatPage(page);
  await chat.ask('   ');
  expect(answers.count()).toBe(0);
  await chat.ask('first');
  await expect(chat.input).toHaveValue('');
  await chat.ask('second');
  await expect(chat.input).toHaveValue('second');
  await expect.poll(answers.count).toBe(1);
  answers.release();
  await chat.answered();
  expect(answers.count()).toBe(1);
});

test('S3-02 S4-40 a message waits for its file, goes with its name and path, and shows it', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/backend/storage/v1/object/**', async (route) => {
    await held;
    await route.continue();
  });
  const answers = await holdAnswers(page);
  await page.goto('/');
  const chat = chatPage(page);
  const chooser = page.waitForEvent('filechooser');
  await sendButton(page).click();
  await (await chooser).setFiles({ name: 'test.png', mimeType: 'image/png', buffer: await photoOfALabel(page) });
  await expect(page.getByRole('progressbar', { name: 'test.png' })).toBeVisible();
  await chat.ask('Here it is');
  await expect(sendButton(page)).toBeDisabled();
  expect(answers.count()).toBe(0);
  release();
  const request = page.waitForRequest('**/api/chat-stream');
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  expect((await request).postDataJSON().attachments).toEqual([
    expect.objectContaining({ name: 'test.png', path: expect.stringMatching(/\.png$/) }),
  ]);
  await expect(chat.conversation).toContainText('test.png');
  answers.release();
});

test('S2-87 S9-29 the arrow of the send button flies off in 16 frames and 1,200 ms', async ({ page }) => {
  const answers = await holdAnswers(page);
  await page.goto('/');
  const sprite: Locator = sendButton(page).locator('span');
  const style = () =>
    sprite.evaluate((element) => {
      const { animationDuration, animationTimingFunction, maskImage, maskSize } = getComputedStyle(element);
      return { animationDuration, animationTimingFunction, maskImage, maskSize };
    });
  // Its movement is not needed for the first paint.
  await expect.poll(style).toMatchObject({
    animationDuration: '1.2s',
    animationTimingFunction: expect.stringMatching(/^steps\(16/),
  });
  await chatPage(page).input.fill('Hello');
  await expect.poll(style).toMatchObject({ maskImage: expect.stringContaining('send-sprite'), maskSize: '384px 24px' });
  // Heard at the document: drawing may replace the sprite.
  const flightSeconds = page.evaluate(
    () =>
      new Promise<number>((settle) => {
        const hear = ({ target, elapsedTime }: AnimationEvent) => {
          if (target instanceof HTMLSpanElement && target.closest('button')) settle(elapsedTime);
        };
        document.addEventListener('animationend', hear);
      }),
  );
  await sendButton(page).click();
  expect(await flightSeconds).toBeCloseTo(1.2);
  answers.release();
});

test('S2-87 under reduced motion the sprite is at rest', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await holdAnswers(page);
  await page.goto('/');
  await chatPage(page).ask('Hello');
  await expect(page.getByRole('button', { name: 'Stop answering' })).toBeVisible();
  const running = () => sendButton(page).evaluate((button) => button.getAnimations({ subtree: true }).length);
  await expect.poll(running).toBe(0);
  await page.close();
});

test('sends no text that is still being composed', async ({ page }) => {
  const answers = await holdAnswers(page);
  await page.goto('/');
  const { input } = chatPage(page);
  await input.fill('にほん');
  await input.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await input.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(input).toHaveValue('にほん');
  expect(answers.count()).toBe(0);
});
