import { chatPage } from '../chat-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violations, violationsInBothThemes } from '../page-checks.ts';
import { onOneScreen } from '../tiers.ts';

const places = [
  ['the home page', async (page: Page) => void (await page.goto('/'))],
  ['the frame on another website', async (page: Page) => void (await page.goto('/widget'))],
  ['a page that isn’t there', async (page: Page) => void (await page.goto('/nowhere'))],
  [
    'a conversation',
    async (page: Page) => {
      await page.goto('/');
      await chatPage(page).ask('When are you open?');
      await chatPage(page).answered();
      await page.getByRole('button', { name: 'Privacy and terms' }).click();
    },
  ],
  [
    'the sign-in window',
    async (page: Page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
] as const;

for (const [index, [name, open]] of places.entries())
  test(`S27-103 ${name} links the legal pages that are filled in, and no other`, { tag: onOneScreen(index) }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page);
    const links = page.getByRole('navigation', { name: 'Privacy and terms' }).last().getByRole('link');
    await expect(links).toHaveText(['Privacy', 'Terms of use', 'Texting terms', 'Accessibility']);
    await links.last().scrollIntoViewIfNeeded();
    // The page behind a window is hidden, so its heading and landmark are, too.
    const found = (await violationsInBothThemes(page)).filter(
      (each) => name !== 'the sign-in window' || !/landmark-one-main|page-has-heading-one/.test(each),
    );
    expect(found).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await overTheSides(page)).toEqual([]);
    for (const link of await links.all()) {
      const address = await link.getAttribute('href');
      expect((await page.request.get(address ?? '')).status()).toBe(200);
    }
  });

test('anyone reads how the store treats data and texts, in both languages, on the narrowest phone', {
  tag: '@phone-full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy on this website');
  await expect(page.getByRole('table', { name: 'For visitors' }).getByRole('row').nth(1)).toContainText('rx-visitor');
  const look = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
    expect(await smallTargets(page)).toEqual([]);
    expect(await overTheSides(page)).toEqual([]);
  };
  await look();

  await page.getByRole('link', { name: 'Texting terms' }).first().click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Condiciones de los mensajes de texto');
  await expect(page.getByText('Borrador, aún no confirmado por la farmacia')).toBeVisible();
  await look();

  expect((await page.goto('/languages'))?.status()).toBe(404);
  await page.getByRole('link', { name: /Volver al chat|Back to the chat/ }).click();
  await expect(page).toHaveURL('/');
});
