import type { Browser } from '@playwright/test';
import { admin } from './accounts.ts';
import { type ColdLoad, loadCold, phoneSize, untilShown } from './cold-load.ts';
import { storeSession } from './shipped-client.ts';

/** Each page for staff, as it is opened by its address; the case is one that is not there, whose page is the same code. */
export const staffAddresses = [
  '/app/dashboard',
  '/app/admin',
  '/app/users',
  '/app/pharmacist',
  '/app/dme',
  '/app/dme/cases',
  '/app/dme/cases/6f1c1f0e-7a41-4c52-9d0f-0d6b1a2c3d4e',
  '/app/dme/board',
  '/app/dme/recall',
  '/app/dme/denials',
  '/app/diabetic-shoe-checklist',
  '/app/sms',
  '/app/conversations',
  '/app/requests',
  '/app/requests/day',
  '/app/audit',
  '/app/settings',
  '/app/setup',
  '/app/account',
];
const atOnce = 4;

export interface StaffLoad {
  address: string;
  load: ColdLoad;
}

/** What each staff page loads when a signed-in user opens its address with an empty cache; all of them, or some. */
export async function loadStaffPages(
  browser: Browser,
  baseURL: string,
  account = admin,
  only: readonly string[] = staffAddresses,
): Promise<StaffLoad[]> {
  const options = { viewport: phoneSize, baseURL, serviceWorkers: 'block' as const };
  const first = await browser.newContext(options);
  const page = await first.newPage();
  await storeSession(page, account);
  await page.goto('/healthz');
  const storageState = await first.storageState();
  await first.close();

  const loads: StaffLoad[] = [];
  const waiting = [...only];
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const context = await browser.newContext({ ...options, storageState });
      loads.push({
        address,
        load: await loadCold(await context.newPage(), address, (shown) => untilShown(shown, 'h1')),
      });
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return loads;
}
