import { chatPage, loginDialog } from '../chat-page.ts';
import { untilAlive } from '../cold-load.ts';
import { expect, type Page, test } from '../journey.ts';
import { scriptAnswers } from '../scripted-answers.ts';
import { openSignedIn } from '../shipped-client.ts';
import { pdfText, stubStorage, uploadsPage } from '../uploads-page.ts';

/** What has the focus, by its name, and whether one sees that: on it or on the box it is drawn with. */
function focused(page: Page): Promise<{ name: string; isSeen: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const ringed = (box: Element | null): boolean => {
      if (!box || box === document.body) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || ringed(box.parentElement);
    };
    return { name: element === document.body ? '' : name.slice(0, 40), isSeen: ringed(element) };
  });
}

/** Presses Tab until something of that name has the focus; gives all names on the way. */
async function tabTo(page: Page, wanted: RegExp): Promise<string[]> {
  const names: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const { name, isSeen } = await focused(page);
    expect(isSeen, `the focus is seen on "${name}"`).toBe(true);
    names.push(name);
    if (wanted.test(name)) return names;
  }
  throw new Error(`${wanted} is not reached: ${names.join(', ')}`);
}

test('all is reached in the order in which it is read, and the focus is always seen', async ({ page }) => {
  await page.goto('/');
  await expect(chatPage(page).input).toBeVisible();
  const names = await tabTo(page, /^Call 911$/);
  const expected = [
    /^Skip to main content$/,
    /Alder Street Pharmacy/,
    /Español/,
    /^Larger text$/,
    /^Theme/,
    /^Login$/,
    /555-0100/,
    /214 Alder Street/,
    /^When are you open/,
    /^Refill a prescription/,
    /^Move my prescriptions here/,
    /^Vaccines/,
    /^Diabetic shoes/,
    /^Talk to a person/,
    /555-0100/,
    /^Privacy$/,
    /^Terms of use$/,
    /^Texting terms$/,
    /^Accessibility$/,
    /^Add files$/,
    /^Take a photo$/,
    /^Type your question$/,
    /^Add files to send$/,
    /^Call 911$/,
  ];
  expect(names).toEqual(expected.map((name) => expect.stringMatching(name)));
});

test('by keyboard alone: skip, ask, stop, ask again, copy, go to the latest, clear', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const answers = await scriptAnswers(page);
  await page.goto('/');
  const chat = chatPage(page);
  await expect(chat.input).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, /^When are you open/);
  await page.keyboard.press('Enter');
  await expect(chat.input).toBeFocused();
  await answers.chunk('We are');
  await expect(chat.conversation).toContainText('We are');
  await tabTo(page, /^Stop answering$/);
  await page.keyboard.press('Enter');
  await expect(chat.conversation).toContainText('You stopped this answer.');
  await expect(page.getByRole('button', { name: 'Add files to send' })).toBeFocused();

  const again = page.getByRole('button', { name: 'Try again' });
  for (let presses = 0; presses < 10 && (await focused(page)).name !== 'Try again'; presses += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.input).toBeFocused();
  await answers.chunk('A long answer.\n\n'.repeat(60));
  await answers.end();
  await chat.answered();

  await page.keyboard.press('Shift+Tab');
  for (let presses = 0; presses < 10 && (await focused(page)).name !== 'Copy answer'; presses += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('A long answer.');
  await page.keyboard.press('Shift+Tab');
  await expect(chat.conversation).toBeFocused();
  await page.keyboard.press('Home');
  const latest = page.getByRole('button', { name: 'Jump to latest' });
  await expect(latest).toBeVisible();
  // A scroll still in progress would continue after the jump.
  await expect.poll(() => chat.conversation.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  // Tab would come to the copy button first, which is at the end itself.
  await latest.focus();
  await page.keyboard.press('Enter');
  await expect(latest).toHaveCount(0);
  await expect(chat.conversation).toBeFocused();
  await tabTo(page, /^Start over$/);
  await page.keyboard.press('Enter');
  await expect(chat.input).toBeFocused();
});

test('by keyboard alone: a file, the camera, the login dialog, language and theme; the focus comes back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['camera']);
  await stubStorage(page);
  await page.goto('/');
  await expect(chatPage(page).input).toBeVisible();
  const uploads = uploadsPage(page);
  // Before the way there: that it is listened for takes a moment to reach the browser.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, /^Add files$/);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfText()) });
  await expect(uploads.chips).toHaveCount(1);
  await expect(uploads.succeeded(1)).toHaveCount(0);
  await expect(uploads.picker).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect((await focused(page)).name).toBe('Remove a.pdf');
  await page.keyboard.press('Enter');
  await expect(uploads.picker).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take photo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeFocused();

  const login = page.getByRole('button', { name: 'Login' });
  for (let presses = 0; presses < 20 && (await focused(page)).name !== 'Login'; presses += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await expect(loginDialog(page).getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const theme = await page.locator('html').getAttribute('data-theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '');
  expect((await focused(page)).name).toMatch(/^Theme/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect((await focused(page)).name).toMatch(/English/);
});

test('who was typing when the connection went goes on typing when it is back', async ({ page, context }) => {
  // Also when it went before all that the bar needs was there.
  await page.route('**/conversation-*.js', (route) => route.abort());
  await page.goto('/');
  await untilAlive(page);
  const { input } = chatPage(page);
  await input.focus();
  await page.keyboard.type('half a ques');
  await context.setOffline(true);
  await expect(input).toBeDisabled();
  await expect(input).not.toBeFocused();
  await context.setOffline(false);
  await expect(input).toBeFocused();
  await page.keyboard.type('tion');
  await expect(input).toHaveValue('half a question');
});

test('Close Menu gives the focus to the menu’s button; who signs out goes on at the page’s beginning', async ({
  page,
}) => {
  await openSignedIn(page);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await page.getByRole('button', { name: 'Close Menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign Out' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
