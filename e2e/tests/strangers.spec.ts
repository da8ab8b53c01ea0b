import { once } from 'node:events';
import { request as ask } from 'node:http';
import { sessionEn } from '../../apps/web/src/texts/session-en.ts';
import { sessionEs } from '../../apps/web/src/texts/session-es.ts';
import { loginDialog, signIn } from '../chat-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { readMode } from '../mode.ts';
import { anonKey } from '../shipped-client.ts';
import { type Account, makeStaffAccount } from '../staff-account.ts';

// What strangers at the sign-in can and cannot do to staff (security rows A1, A2 and W2).

/** Twelve wrong passwords for an account, from as many addresses. */
async function guess(page: Page, { email }: Account): Promise<number[]> {
  const apikey = await anonKey(page);
  const tries = Array.from({ length: 12 }, async (_, index) => {
    const sent = ask(new URL('/backend/auth/v1/token?grant_type=password', page.url()), {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      localAddress: `127.0.9.${index + 1}`,
      agent: false,
    });
    sent.end(JSON.stringify({ email, password: 'not the password' }));
    const [answer] = await once(sent, 'response');
    answer.resume();
    return Number(answer.statusCode);
  });
  return Promise.all(tries);
}

test('A1 while strangers try an account, a new device is told how long to wait and what to do, and a known one is let in', async ({
  page,
  browser,
}) => {
  const account = await makeStaffAccount('admin');
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await signIn(page, account);
  await expect(page).toHaveURL('/app/dashboard');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => /^(__Host-)?rx-device$/.test(name))).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
  });
  expect((await guess(page, account)).filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(new URL('/', page.url()).href);
  await other.getByRole('button', { name: 'Login' }).click();
  await signIn(other, account);
  const alert = loginDialog(other).getByRole('alert');
  await expect(alert).toHaveText(/^Too many tries\. Wait 1[45] minutes, then try again\./);
  await expect(alert).toContainText(sessionEn.signIn.forgot);
  await other.evaluate(() => localStorage.setItem('rx-language', 'es'));
  await other.reload();
  await other.getByRole('button', { name: 'Entrar' }).click();
  const dialog = other.getByRole('dialog', { name: sessionEs.signIn.title });
  await dialog.getByLabel(sessionEs.email).fill(account.email);
  await dialog.getByLabel(sessionEs.password, { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: sessionEs.signIn.submit }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    /^Demasiados intentos\. Espere 1[45] minutos e intente de nuevo\./,
  );
  await elsewhere.close();

  // A hosted Supabase counts accounts itself and knows no devices.
  if (readMode() !== 'embedded') return;
  await page.getByRole('button', { name: 'Login' }).click();
  await signIn(page, account);
  await expect(page).toHaveURL('/app/dashboard');
});
