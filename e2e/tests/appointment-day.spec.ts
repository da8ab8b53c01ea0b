import { randomInt } from 'node:crypto';
import { addDays } from '../../packages/domain/src/store/calendar-date.ts';
import { instantOfWallTime } from '../../packages/domain/src/store/time-zone.ts';
import { formatSpokenDate } from '../../packages/domain/src/text/format.ts';
import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { dropRequests, type KeptRequest, keepRequest } from '../requests-page.ts';
import { storeSession } from '../shipped-client.ts';
import { storeDay } from '../shoe-cases.ts';
import { shoot } from '../shoot.ts';
import { makeStaffAccount } from '../staff-account.ts';

// Days that no other journey books: a Wednesday far ahead, and the days up to the Sunday after it.
const day = addDays('2031-05-14', 7 * randomInt(1_000));
const [saturday, sunday] = [addDays(day, 3), addDays(day, 4)];
const spoken = (date: string, language: 'en' | 'es' = 'en') => formatSpokenDate(date, storeDay(), language);

const kept: string[] = [];
test.afterEach(() => dropRequests(kept.splice(0)));

async function book(time: string, request: KeptRequest, date = day): Promise<string> {
  const startsAt = instantOfWallTime('America/Los_Angeles', date, time);
  const id = await keepRequest({
    kind: 'appointment',
    service: 'flu-shot',
    details: { service: 'flu-shot' },
    ...request,
    startsAt,
  });
  kept.push(id);
  return id;
}

async function openDay(page: Page, query: string, role: 'employee' | 'pharmacist' | 'admin' = 'employee') {
  await storeSession(page, await makeStaffAccount(role));
  await page.goto(`/app/requests/day${query}`);
  return dayPage(page);
}

function dayPage(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    heading: main.getByRole('heading', { level: 2 }),
    row: (id: string) => main.locator(`[data-appointment="${id}"]`),
    rows: main.locator('[data-appointment]'),
    date: main.getByLabel(/^(Date|Fecha)$/),
    turn: (name: string) => main.getByRole('button', { name }),
  };
}

async function expectFits(page: Page): Promise<void> {
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect([await smallTargets(page), await overTheSides(page)]).toEqual([[], []]);
}

test('S28-316 the requests lead to the day; its rows say who comes when, for what, and lead to call and request', {
  tag: '@phone',
}, async ({ page }) => {
  const second = await book('15:20', { name: 'Walter Nowak', need: 'call_us' });
  const first = await book('09:40', { name: 'Ana Torres', phone: '+15555550142', step: 'confirmed' });
  await storeSession(page, await makeStaffAccount('employee'));
  await page.goto('/app/requests');
  await shoot(page, 'list');
  await page.getByRole('link', { name: 'Appointments' }).click();
  await expect(page).toHaveURL('/app/requests/day');
  await expect(page).toHaveTitle(/^Appointments · /);
  const { main, heading, row, rows, date } = dayPage(page);
  await expect(heading).not.toHaveText(/, 20\d\d$/);
  await date.fill(day);
  await expect(page).toHaveURL(`/app/requests/day?date=${day}`);
  await expect(heading).toHaveText(spoken(day));
  await expect(rows.first()).toHaveAttribute('data-appointment', first);
  for (const words of ['9:40 am', '10:00 am', 'Ana Torres', 'Flu shot', '(555) 555-0142', 'Confirmed'])
    await expect(row(first)).toContainText(words);
  await expect(row(second)).toContainText('Waiting for the visitor');
  await expect(main).toContainText('Open 8:30 am to 5:30 pm.');
  await expect(main).toContainText('2 appointments');
  await expect(row(first).getByRole('link', { name: 'Call Ana Torres' })).toHaveAttribute('href', 'tel:+15555550142');
  await expectFits(page);
  await shoot(page, 'day');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overTheSides(page)).toEqual([]);

  await row(first).getByRole('link', { name: 'Open the request of Ana Torres' }).click();
  await expect(page).toHaveURL(`/app/requests/${first}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Ana Torres, appointment' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/app/requests/day?date=${day}`);
  await expect(row(first)).toBeVisible();
});

test('S28-316 the day before, the next one and today; a closed day and one without appointments say so', {
  tag: '@phone-full',
}, async ({ page }) => {
  const { main, heading, row, turn, date } = await openDay(page, `?date=${day}`, 'pharmacist');
  await expect(main.getByText('No appointments on this day. New ones appear here by themselves.')).toBeVisible();
  for (let days = 0; days < 4; days += 1) await turn('Next day').click();
  await expect(page).toHaveURL(`/app/requests/day?date=${sunday}`);
  await expect(heading).toHaveText(spoken(sunday));
  await expect(main).toContainText('The store is closed on this day.');
  await expect(main.getByText('No appointments on this day.', { exact: true })).toBeVisible();
  const id = await book('10:00', { name: 'Ben Castillo' }, sunday);
  await page.reload();
  await expect(row(id)).toContainText('Not confirmed yet');
  await expect(main).toContainText('but these appointments are booked. Call to find another time.');
  await expectFits(page);
  await turn('Previous day').click();
  await expect(heading).toHaveText(spoken(saturday));
  await expect(date).toHaveValue(saturday);
  await turn('Today').click();
  await expect(page).toHaveURL('/app/requests/day');
});

test('S28-316 what is booked meanwhile appears by itself', async ({ page }) => {
  const { row, main } = await openDay(page, `?date=${day}`, 'admin');
  await expect(main).toContainText('No appointments on this day.');
  const id = await book('11:00', { name: 'Hannah Becker' });
  await expect(row(id)).toBeVisible({ timeout: 25_000 });
});

test('S28-316 the day speaks Spanish', { tag: '@phone-full' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rx-language', 'es'));
  const id = await book('13:00', { name: 'Rosa Medina', language: 'es', step: 'confirmed' });
  const { main, heading, row } = await openDay(page, `?date=${day}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Citas' })).toBeVisible();
  await expect(heading).toHaveText(spoken(day, 'es').replace(/^m/, 'M'));
  await expect(main).toContainText('Abierto de 8:30');
  await expect(row(id)).toContainText('Confirmada');
  await expect(row(id).getByRole('link', { name: 'Llamar a Rosa Medina' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
  await shoot(page, 'day-es');
});

test('S28-319 the sheet for the counter has a row and a box for each appointment, and nothing to press', async ({
  page,
}) => {
  for (const [index, name] of [
    'Ana Torres',
    'Walter Nowak',
    'Grace Oyelaran',
    'Maximilian Featherstonehaugh',
  ].entries())
    await book(`${9 + index}:40`.padStart(5, '0'), { name, phone: `+1555555014${index}` });
  const { main, rows, heading } = await openDay(page, `?date=${day}`);
  await expect(rows).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toContainText('Alder Street Pharmacy');
  await expect(heading).toHaveText(spoken(day));
  await expect(main.getByRole('columnheader')).toHaveText(['Time', 'Name', 'Service', 'Phone', 'Reference']);
  const cells = rows.nth(1).getByRole('cell');
  await expect(cells).toHaveText([
    '10:40 am – 11:00 am',
    'Walter Nowak',
    /Flu shot$/,
    /\(555\) 555-0141$/,
    /\w{3}-\w{3}$/,
  ]);
  expect(await cells.first().evaluate((cell) => getComputedStyle(cell, '::before').borderTopStyle)).toBe('solid');
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link')).toHaveCount(0);
  await expect(main.getByLabel('Date')).toBeHidden();
  if (process.env.SHOTS) {
    await page.setViewportSize({ width: 720, height: 960 });
    await page.screenshot({ path: `${process.env.SHOTS}/day-print.png` });
  }
});
