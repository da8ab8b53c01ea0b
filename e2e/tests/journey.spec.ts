import { expect, test } from '../journey.ts';

// Journeys share a process, not its leftovers. The second checks for leftovers of the first; both run in one worker, in this order.

const marks = '/healthz';

test('a journey may leave what it likes', async ({ page, context }) => {
  await page.goto(marks);
  await page.evaluate(async () => {
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    await caches.open('left');
    await new Promise((settle) => {
      indexedDB.open('left').onsuccess = settle;
    });
  });
  await context.addCookies([{ name: 'left', value: '1', url: page.url() }]);
  await context.grantPermissions(['notifications']);
  await context.route('**/livez', (route) => route.fulfill({ body: 'left' }));
  await page.emulateMedia({ media: 'print' });
  await context.newPage();
});

test('the journey after it finds none of that', async ({ page, context }) => {
  expect((await page.goto(marks))?.ok()).toBe(true);
  const left = await page.evaluate(async () => [
    localStorage.length + sessionStorage.length,
    await caches.keys(),
    await indexedDB.databases(),
    (await navigator.permissions.query({ name: 'notifications' })).state === 'granted',
    matchMedia('print').matches,
    (await (await fetch('/livez')).text()) === 'left',
  ]);
  expect(left).toEqual([0, [], [], false, false, false]);
  expect(await context.cookies()).toEqual([]);
  expect(context.pages()).toHaveLength(2);
});

test('a journey may hold the clock and be without a network', async ({ page, context }) => {
  await page.clock.setFixedTime(0);
  await page.goto(marks);
  expect(await page.evaluate(() => Date.now())).toBe(0);
  await context.setOffline(true);
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
});

test('the journey after it has both again', async ({ page }) => {
  await page.goto(marks);
  expect(await page.evaluate(() => [Date.now() > 0, navigator.onLine])).toEqual([true, true]);
});
