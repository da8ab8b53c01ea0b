import { expect, test } from '@playwright/test';
import { chatPage } from '../chat-page.ts';

test('everything on the page is reached and worked by keyboard', async ({ page }) => {
  await page.goto('/');
  const chat = chatPage(page);
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await chat.input.evaluate((input) => input === document.activeElement)) break;
  }
  await expect(chat.input).toBeFocused();
  await page.keyboard.type('Are you open on Saturday?');
  await page.keyboard.press('Enter');
  await chat.answered();
  await expect(chat.input).toBeFocused();
  await expect(chat.conversation).toContainText('12:30 pm');
});
