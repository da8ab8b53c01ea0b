import { chatPage, loginDialog } from '../chat-page.ts';
import { expect, test } from '../journey.ts';
import { heights, overTheSides } from '../page-checks.ts';
import { scriptAnswers } from '../scripted-answers.ts';
import { failStorage, pdf, uploadsPage } from '../uploads-page.ts';

// The windows here are of sizes of their own, so a phone would show nothing more.

/** A desktop at 200 %, a small phone, a phone on its side; the second and the third in large text as well. */
const smallWindows = [
  { width: 720, height: 450, isLarge: false },
  { width: 320, height: 640, isLarge: false },
  { width: 320, height: 640, isLarge: true },
  { width: 640, height: 320, isLarge: true },
];

test('at 200 %, 320 px wide and in large text nothing is lost and only the conversation scrolls', async ({ page }) => {
  await failStorage(page, { status: 413 });
  const answers = await scriptAnswers(page);
  await page.goto('/');
  const chat = chatPage(page);
  const uploads = uploadsPage(page);
  const look = async ({ hasFiles = false } = {}) => {
    for (const { isLarge, ...size } of smallWindows) {
      await page.setViewportSize(size);
      const large = page.getByRole('button', { name: 'Larger text' });
      if ((await large.getAttribute('aria-pressed')) !== String(isLarge)) await large.click();
      const place = `${size.width}x${size.height}${isLarge ? ' large' : ''}`;
      expect(await overTheSides(page), place).toEqual([]);
      await chat.input.scrollIntoViewIfNeeded();
      await expect(chat.input, place).toBeInViewport({ ratio: 1 });
      // Files may take the room of the conversation on the lowest of windows: then the page scrolls.
      if (hasFiles) continue;
      const { over, conversation } = await heights(page);
      expect(over, place).toBe(0);
      expect(conversation, place).toBeGreaterThan(60);
    }
  };
  await look();
  await chat.ask('How do I move my prescriptions to your pharmacy?');
  await answers.chunk(
    '| Day | Hours | Remark |\n| --- | --- | --- |\n| Monday | 8:30 am – 5:30 pm | all day |\n\nhttps://',
  );
  await answers.chunk(`${'a'.repeat(80)}.example`);
  await answers.end();
  await chat.answered();
  await look();
  await uploads.drop([pdf('a paper with quite a long name, as scanners give them.pdf')]);
  await expect(uploads.rows).toContainText([/File too large/]);
  await look({ hasFiles: true });
});

test('with fewer movements asked for nothing moves', async ({ page }) => {
  const answers = await scriptAnswers(page);
  await page.goto('/');
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await chatPage(page).ask('Hello');
  await expect(chatPage(page).conversation).toContainText('Answering…');
  await expect.poll(running).toBe(0);
  await answers.chunk('Good ');
  await expect(chatPage(page).conversation).toContainText('Good');
  await expect.poll(running).toBe(0);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(loginDialog(page)).toBeVisible();
  await expect.poll(running).toBe(0);
});
