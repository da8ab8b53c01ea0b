import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { admin } from '../accounts.ts';
import { chatPage, loginDialog, signIn } from '../chat-page.ts';

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

for (const colorTheme of ['light', 'dark']) {
  test.describe(colorTheme, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('rx-theme', theme), colorTheme);
      await page.goto('/');
    });

    test('axe finds nothing on the empty chat, in a conversation and on the emergency card', async ({ page }) => {
      const chat = chatPage(page);
      await expect(chat.input).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await chat.ask('Are you open on Saturday?');
      await chat.answered();
      expect(await violations(page)).toEqual([]);
      await chat.ask('I took a whole bottle of pills');
      await chat.answered();
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds nothing on the login dialog and the dashboard', async ({ page }) => {
      await page.goto('/app/dashboard');
      await expect(loginDialog(page)).toBeVisible();
      // On touch screens the dialog comes a moment after the page behind it was taken away.
      await expect.poll(() => violations(page), { timeout: 20_000 }).toEqual([]);
      await signIn(page, admin);
      await expect(page.getByRole('heading', { name: /recent prescriptions/i })).toBeAttached();
      expect(await violations(page)).toEqual([]);
    });
  });
}
