import { expect, test } from '../journey.ts';
import { overTheSides, smallTargets, violations } from '../page-checks.ts';

test('anyone reads how the store treats data and texts, in both languages, on the narrowest phone', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Privacy and terms' }).click();
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
