import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { APIRequestContext, Page } from '@playwright/test';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '..');

/** As long as names and addresses get. */
const longStore = {
  name: 'Rancho Santa Margarita Community Pharmacy & Compounding Center',
  address: '12345 Northwest Martin Luther King Junior Boulevard, Suite 1200, Rancho Santa Margarita, CA 92688',
};

const allDay = [{ opens: '00:00', closes: '23:59' }];
/** A person can be asked for at any hour. */
const alwaysOpen = {
  closures: [],
  hours: {
    monday: allDay,
    tuesday: allDay,
    wednesday: allDay,
    thursday: allDay,
    friday: allDay,
    saturday: allDay,
    sunday: allDay,
  },
};

export interface DemoShop {
  url: string;
  admin: { email: string; password: string };
  pharmacist: { email: string; password: string };
  employee: { email: string; password: string };
  /** Of its backend. */
  dataDir: string;
  stop(): Promise<void>;
}

/** Starts the demo at a free port, with its invented people, cases, texts and chats. Rejects when it ends before it has said who signs in. */
export async function startDemoShop({ isLong = false, isAlwaysOpen = false } = {}): Promise<DemoShop> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'rxweb-shop-'));
  const env = {
    ...process.env,
    // The demo makes its own folder there.
    TMPDIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    ...(isLong && { STORE_FILE: storeFile(longStore) }),
    ...(isAlwaysOpen && { STORE_FILE: storeFile(alwaysOpen) }),
  };
  const args = ['--import', './apps/server/src/check-node.js', 'apps/server/src/demo.ts'];
  const shop = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const accounts = new Map<string, { email: string; password: string }>();
  const said: string[] = [];
  for await (const line of createInterface(shop.stdout)) {
    said.push(line);
    const [, role = '', email = '', password = ''] =
      /^\s+(admin|pharmacist|employee)\s+(\S+)\s+(\S+)$/.exec(line) ?? [];
    if (role) accounts.set(role, { email, password });
    if (accounts.size === 3) break;
  }
  const [admin, pharmacist, employee] = ['admin', 'pharmacist', 'employee'].map((role) => accounts.get(role));
  const made = readdirSync(folder).find((name) => name.startsWith('rxweb-demo-'));
  if (!admin || !pharmacist || !employee || !made)
    throw new Error(`the demo at ${url} did not start: ${said.join(' ')}`);
  const stop = async () => {
    shop.kill('SIGTERM');
    if (shop.exitCode === null) await once(shop, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, admin, pharmacist, employee, dataDir: join(folder, made, 'data'), stop };
}

/** A session of the shop's administrator, or of another account there. */
export async function signInAt(
  { url, admin }: DemoShop,
  request: APIRequestContext,
  account = admin,
): Promise<{ access_token: string; expires_at: number }> {
  const { anonKey } = await (await request.get(`${url}/api/backend-key`)).json();
  const answer = await request.post(`${url}/backend/auth/v1/token?grant_type=password`, {
    headers: { apikey: anonKey },
    data: account,
  });
  return answer.json();
}

/** The same, found by each page of the shop that is opened from here on. Returns the header of its calls. */
export async function storeSessionAt(
  shop: DemoShop,
  page: Page,
  account = shop.admin,
): Promise<{ authorization: string }> {
  const session = await signInAt(shop, page.request, account);
  await page.addInitScript((text) => {
    if (!localStorage.getItem('rx-auth')) localStorage.setItem('rx-auth', text);
  }, JSON.stringify(session));
  return { authorization: `Bearer ${session.access_token}` };
}

function storeFile(changes: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'rxweb-walk-')), 'store.json');
  const store: object = JSON.parse(readFileSync(join(root, 'store.json'), 'utf8'));
  writeFileSync(file, JSON.stringify({ ...store, ...changes }));
  return file;
}
