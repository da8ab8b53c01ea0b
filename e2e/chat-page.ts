import { expect, type Locator, type Page } from '@playwright/test';

/** The chat screen as a visitor finds it: by names and roles. */
export function chatPage(page: Page) {
  const input = page.getByRole('textbox', { name: 'Type your question' });
  return {
    input,
    bar: page.getByRole('form', { name: 'Send a message' }),
    conversation: page.getByRole('region', { name: 'Conversation' }),
    async ask(text: string): Promise<void> {
      await input.fill(text);
      await input.press('Enter');
    },
    /** Waits until nothing is being answered any more. */
    async answered(): Promise<void> {
      await expect(page.getByRole('button', { name: 'Stop answering' })).toHaveCount(0);
    },
  };
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
