import { expect, type Locator, type Page } from '@playwright/test';
import { type AllTexts, allEn as en } from '../apps/web/src/texts/all-texts.ts';
import { untilAlive } from './cold-load.ts';

/** The chat screen as a visitor finds it: by names and roles. */
export function chatPage(page: Page, { chat }: AllTexts = en) {
  const input = page.getByRole('textbox', { name: chat.input });
  const bar = page.getByRole('form', { name: chat.form });
  return {
    input,
    bar,
    conversation: page.getByRole('region', { name: chat.conversation }),
    async ask(text: string): Promise<void> {
      await untilAlive(page);
      await input.fill(text);
      await input.press('Enter');
    },
    /** Waits until nothing is being answered any more. */
    async answered(): Promise<void> {
      await expect(bar.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: chat.stop })).toHaveCount(0);
    },
  };
}

/** Comes near the chat bar and waits for what is loaded then: the conversation, and what adds files. */
export async function comeNear(page: Page): Promise<void> {
  await untilAlive(page);
  await chatPage(page).bar.hover();
  await expect(page.locator('input[type=file]')).toBeAttached();
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const dialog = loginDialog(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
}

export function loginDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Employee Login' });
}
