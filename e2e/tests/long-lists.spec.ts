import { expect, type Page, test } from '@playwright/test';
import type { AuditEntry } from '@rxweb/contracts/audit';
import type { ConversationSummary } from '@rxweb/contracts/conversations';
import { storeSession } from '../shipped-client.ts';

// Lists that grow: of more than 200 rows only those near what is seen are in the page.

const count = 1_000;
const at = (minute: number) => new Date(Date.UTC(2026, 9, 1) - minute * 60_000).toISOString();

const auditEntry = (_: unknown, index: number): AuditEntry => ({
  seq: count - index,
  at: at(index),
  action: 'audit_read',
  outcome: index % 7 === 0 ? 'refused' : 'ok',
  actor_id: null,
  actor_name: null,
  actor_email: `person-${index}@pharmacy.example`,
  actor_role: null,
  target: null,
  target_kind: null,
  target_name: null,
  target_email: null,
  detail: null,
  address: '203.0.113.7',
  device: null,
});

const conversation = (name: string, index: number): ConversationSummary => ({
  id: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
  startedAt: at(index),
  lastAt: at(index),
  turns: 1,
  lastQuestion:
    index % 3 === 0 ? `${name} with a question that takes more than one line of the list ${'word '.repeat(12)}` : name,
  care: null,
  files: index % 2,
  unanswered: 0,
  handOff: null,
});

/** How far a row's top is from the top of the window. */
const topOf = (page: Page, words: string) =>
  page
    .getByText(words, { exact: true })
    .first()
    .evaluate((row) => row.getBoundingClientRect().top);

test('a table of 1,000 rows holds few of them, counts all, and keeps the row with the focus', async ({ page }) => {
  const entries = Array.from({ length: count }, auditEntry);
  await page.route(/\/api\/admin\/audit(\?|$)/, (route) => route.fulfill({ json: { entries, next: null } }));
  await storeSession(page);
  await page.goto('/app/audit');
  const table = page.getByRole('table', { name: 'Audit log' });
  const rows = table.locator('tbody tr[data-row]');
  await expect(table).toHaveAttribute('aria-rowcount', String(count + 1));
  expect(await rows.count()).toBeLessThan(80);
  await expect(rows.first()).toHaveAttribute('aria-rowindex', '2');
  const columns = () =>
    table.locator('th').evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)));
  const wide = await columns();
  const first = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const share of [0.3, 0.6, 1]) {
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
    await expect(rows.last()).toBeAttached();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const place = document.elementFromPoint(innerWidth / 2, innerHeight / 3);
          return place?.closest('[data-row]') !== null;
        }),
      )
      .toBe(true);
    expect(await rows.count()).toBeLessThan(80);
  }
  await expect(rows.last()).toHaveAttribute('aria-rowindex', String(count + 1));
  expect(await columns()).toEqual(wide);
  const last = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(Math.abs(last / first - 1)).toBeLessThan(0.2);
});

test('1,000 conversations are gone through by keys, and the place is kept while others come in above', async ({
  page,
}) => {
  const old = Array.from({ length: count }, (_, index) => conversation(`Question ${index}`, index));
  const fresh = Array.from({ length: 30 }, (_, index) => conversation(`Fresh ${index}`, count + index));
  let shown = old;
  await page.route(/\/api\/conversations\?/, (route) =>
    route.fulfill({ json: { conversations: shown, next: null, counts: { waiting: 0, emergency: 0, unanswered: 0 } } }),
  );
  await page.clock.install();
  await storeSession(page);
  await page.goto('/app/conversations?view=all');
  const list = page.getByRole('region', { name: 'List of conversations' });
  const rows = list.locator('li[data-row]');
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(count));
  expect(await rows.count()).toBeLessThan(80);

  await rows.first().getByRole('button').focus();
  await page.keyboard.press('End');
  await expect(rows.last()).toHaveAttribute('aria-posinset', String(count));
  await expect(rows.last().getByRole('button')).toBeFocused();
  await expect(rows.last()).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(list.locator(`li[aria-posinset="${count - 1}"]`).getByRole('button')).toBeFocused();

  // The row with the focus stays in the page, far from what is seen.
  await list
    .locator('li[data-row]')
    .first()
    .evaluate((row) => row.closest('ul')?.parentElement?.scrollTo(0, 20_000));
  await expect(list.locator(`li[aria-posinset="${count - 1}"]`).getByRole('button')).toBeFocused();
  const seen = await list.evaluate((section) => {
    const box = section.querySelector('ul')?.parentElement?.getBoundingClientRect();
    return (
      document
        .elementFromPoint((box?.left ?? 0) + 60, (box?.top ?? 0) + 200)
        ?.closest('li')
        ?.querySelector('span')?.textContent ?? ''
    );
  });
  const before = await topOf(page, seen);
  shown = [...fresh, ...old];
  await page.clock.runFor(16_000);
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(count + 30));
  expect(Math.abs((await topOf(page, seen)) - before)).toBeLessThanOrEqual(2);
  await page.keyboard.press('Home');
  await expect(rows.first().getByRole('button')).toBeFocused();
  await expect(list.getByText('Fresh 0', { exact: true }).or(list.getByText(/^Fresh 0 with/))).toBeInViewport();
});
