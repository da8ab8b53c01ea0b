import { expect, type Locator, type Page } from '@playwright/test';
import type { Role } from '@rxweb/contracts/shared/roles';
import type { ManagedUser } from '@rxweb/contracts/users';
import { anonKey } from './shipped-client.ts';
import { type Account, makeStaffAccount } from './staff-account.ts';

/** An administrator elsewhere, who acts through the API. */
export interface Manager {
  setRole(account: Account, role: Role): Promise<void>;
  block(account: Account, blocked?: boolean): Promise<void>;
  endSessions(account: Account): Promise<void>;
  remove(account: Account): Promise<void>;
}

export async function makeManager(page: Page): Promise<Manager> {
  const me = await makeStaffAccount('admin');
  const answer = await page.request.post('/backend/auth/v1/token?grant_type=password', {
    headers: { apikey: await anonKey(page) },
    data: me,
  });
  const headers = { authorization: `Bearer ${(await answer.json()).access_token}` };
  const find = async ({ email }: Account): Promise<ManagedUser> => {
    const { users } = await (await page.request.get('/api/admin/users', { headers })).json();
    return users.find((user: ManagedUser) => user.email === email);
  };
  const call = async (account: Account, method: string, path: string, change?: object) => {
    const { id, version } = await find(account);
    const data = change && { version, ...change };
    const response = await page.request.fetch(`/api/admin/users/${id}${path}`, {
      method,
      headers,
      ...(data && { data }),
    });
    expect(response.status()).toBe(200);
  };
  return {
    setRole: (account, role) => call(account, 'PATCH', '', { role }),
    block: (account, blocked = true) => call(account, 'PATCH', '', { blocked }),
    endSessions: (account) => call(account, 'DELETE', '/sessions'),
    remove: (account) => call(account, 'DELETE', ''),
  };
}

/** How long after the answer to what was done it shows on the screen, in ms. */
export async function msUntilShown(act: () => Promise<void>, shown: Locator): Promise<number> {
  await act();
  const since = performance.now();
  await shown.waitFor({ timeout: 20_000 });
  return performance.now() - since;
}
