import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** The parts of a staff page, by the names of their sections. */
export function staffPage(page: Page) {
  const main = page.getByRole('main');
  const section = (name: string | RegExp) => main.getByRole('region', { name });
  return { main, section, sample: section('Sample data'), today: section('Today'), health: section('Health') };
}

/** Goes to another page of the app, over the network, with the session that is there. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}

/** Half a second without anything new. `networkidle` never comes: the open screen follows its session in a stream. */
export async function settle(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await count(); before !== now; now = await count()) {
    before = now;
    await page.waitForTimeout(500);
  }
}

/** Presses a button that is to do nothing: no page, no request, no dialog, no error. */
export async function expectInert(page: Page, button: Locator): Promise<void> {
  const seen: string[] = [];
  // What the open page asks from time to time, whatever is pressed.
  const isOwn = (request: Request) => request.headers()['x-rx-activity'] !== 'background';
  const noteRequest = (request: Request) => isOwn(request) && seen.push(request.url());
  const noteConsole = (message: { type(): string; text(): string }) =>
    message.type() === 'error' && seen.push(message.text());
  page
    .on('request', noteRequest)
    .on('console', noteConsole)
    .on('pageerror', (error) => seen.push(error.message));
  page.once('dialog', (dialog) => seen.push(dialog.message()));
  const before = page.url();
  await button.click();
  await page.waitForTimeout(150);
  page.off('request', noteRequest).off('console', noteConsole);
  expect([page.url(), seen]).toEqual([before, []]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}
