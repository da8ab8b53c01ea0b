import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JSHandle, Page } from '@playwright/test';
import { webDist } from '../apps/web/build/ensure-web-built.ts';
import type { browserClient } from '../packages/backend/testing/clients.ts';
import { admin } from './accounts.ts';

export type ShippedClient = ReturnType<typeof browserClient>;

/**
 * The page's own backend client with its auth client, as they were built and served.
 */
export async function shippedClient(page: Page): Promise<JSHandle<ShippedClient>> {
  const parts = [await partNamed('openBackend'), await partNamed('backendClient')];
  return page.evaluateHandle(async (places) => {
    const { anonKey } = await (await fetch('/api/backend-key')).json();
    const backend = { path: '/backend', anonKey };
    const [openBackend, backendClient] = await Promise.all(
      places.map(async ({ file, name }) => (await import(file))[name]),
    );
    const { auth } = openBackend(backend);
    const client: ShippedClient = await backendClient(backend);
    return Object.assign(client, { auth });
  }, parts);
}

/** Where the page's own code takes a part from, and its name there. */
async function partNamed(name: string): Promise<{ file: string; name: string }> {
  const folder = join(webDist, 'assets');
  const from = '[`"]\\./(?<from>[^)]+\\.js)[`"]';
  const inside = '(?<inside>[\\w$]+)';
  // The second minifier writes it its own way.
  const takings = [
    new RegExp(`\\{${inside}:\\w+\\}=await import\\(${from}\\);return\\{${name}:`),
    new RegExp(`import\\(${from}\\)\\.then\\(\\w+=>\\(\\{${name}:\\w+\\.${inside}\\}`),
  ];
  for (const file of (await readdir(folder)).filter((each) => each.endsWith('.js'))) {
    const code = await readFile(join(folder, file), 'utf8');
    for (const taking of takings) {
      const found = taking.exec(code)?.groups;
      if (found?.from && found.inside) return { file: `/assets/${found.from}`, name: found.inside };
    }
  }
  throw new Error(`No file of the page takes ${name}`);
}

/** Opens the dashboard with a session of the page's own that is stored already and ends in `secondsLeft`; the form is for tests of it. */
export async function openSignedIn(page: Page, account = admin, secondsLeft = 3_600): Promise<void> {
  await storeSession(page, account, secondsLeft);
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}

/** Has the first page that is opened find a session: for tests of a page other than the dashboard, which takes its time. */
export async function storeSession(page: Page, account = admin, secondsLeft = 3_600): Promise<void> {
  const answer = await page.request.post('/backend/auth/v1/token?grant_type=password', {
    headers: { apikey: await anonKey(page) },
    data: account,
  });
  const session = await answer.json();
  session.expires_at = Math.floor(Date.now() / 1_000) + secondsLeft;
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('was-stored')) return;
    sessionStorage.setItem('was-stored', '1');
    localStorage.setItem('rx-auth', text);
  }, JSON.stringify(session));
}

let knownKey: Promise<string> | undefined;

/** It stays the same while the server runs. */
export function anonKey(page: Page): Promise<string> {
  const read = async () => (await (await page.request.get('/api/backend-key')).json()).anonKey;
  knownKey ??= read();
  return knownKey;
}

/** Has the page hold a session of the account without any of our screens: for tests that first make what they are about. */
export async function holdSession(page: Page, account = admin): Promise<void> {
  await storeSession(page, account);
  await page.goto('/healthz');
}

/** From here on the page's clock stops, except for {@link pass}. Its timers are ours after `page.clock.install()`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** Advances a stopped clock, in steps that give pending requests time to arrive. */
export async function pass(page: Page, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 2) await page.clock.runFor(Math.min(2, seconds - passed) * 1_000);
}
