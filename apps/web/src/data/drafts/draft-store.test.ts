import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StaffCall } from '../use-staff-call.ts';
import { openDraftStore } from './draft-store.ts';

type Body = { drafts: { place: string; text: string | null }[] };

/** A server that keeps rows, unless it is away, and the browser's storage. */
function makeServer() {
  const rows = new Map<string, string>();
  /** `arrival`: requests reach it only then. */
  const state = { isAway: false, rows, updatedAt: new Date(0).toISOString(), arrival: Promise.resolve() };
  const copyKey = btoa('k'.repeat(32));
  const call = (async (endpoint: { method: string }, input: { body?: Body }) => {
    if (state.isAway) throw new Error('no network');
    if (endpoint.method === 'GET') {
      const { updatedAt } = state;
      return { copyKey, drafts: [...rows].map(([place, text]) => ({ place, text, updatedAt })) };
    }
    await state.arrival;
    for (const { place, text } of input.body?.drafts ?? []) {
      if (text === null) rows.delete(place);
      else rows.set(place, text);
    }
    return { kept: 1 };
  }) as unknown as StaffCall;
  return Object.assign(state, { call });
}

const stored = () => Object.entries(localStorage).map(([name, value]) => `${name} ${value}`);

beforeEach(() => {
  const hidden = (value: unknown) => ({ value, enumerable: false });
  const values: Record<string, string> = {};
  const storage = Object.defineProperties(values, {
    getItem: hidden((name: string) => values[name] ?? null),
    setItem: hidden((name: string, value: string) => {
      values[name] = value;
    }),
    removeItem: hidden((name: string) => {
      delete values[name];
    }),
  });
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

it('sends what is typed after a pause, and drops what is saved; nothing stays in the browser', async () => {
  const server = makeServer();
  const store = await openDraftStore('u1', server.call);
  for (const text of ['H', 'He', 'Hello']) store.keep('sms:1', text);
  expect(store.read('sms:1')).toBe('Hello');
  await vi.waitFor(() => expect(Object.fromEntries(server.rows)).toEqual({ 'sms:1': 'Hello' }), 3_000);
  await vi.waitFor(() => expect(stored()).toEqual([]));
  store.keep('sms:1', null);
  await store.flush();
  expect(server.rows.size).toBe(0);
});

it('keeps an encrypted copy while the server is away: the same account finds it after a crash, and no other', async () => {
  const server = makeServer();
  const store = await openDraftStore('u1', server.call);
  server.isAway = true;
  store.keep('/app/dme', 'Rosa Medina');
  await vi.waitFor(() => expect(stored()).toHaveLength(1));
  expect(stored().join()).not.toContain('Rosa');
  server.isAway = false;
  const other = await openDraftStore('u2', makeServer().call);
  expect(other.read('/app/dme')).toBeNull();
  expect(stored()).toHaveLength(1);
  // The first page is gone without a word: its timers never run again.
  store.close();
  const again = await openDraftStore('u1', server.call);
  expect(again.read('/app/dme')).toBe('Rosa Medina');
  await again.flush();
  expect(Object.fromEntries(server.rows)).toEqual({ '/app/dme': 'Rosa Medina' });
});

it.each([
  ['what was typed last, though an earlier request arrives after the crash', 'Rosa M', 'Rosa Medina'],
  ['what another device typed later', 'Rosa Ortiz', 'Rosa Ortiz'],
])('shows after a crash %s', async (_what, onServer, shown) => {
  const server = makeServer();
  let arrive = () => {};
  server.arrival = new Promise((resolve) => {
    arrive = resolve;
  });
  const store = await openDraftStore('u5', server.call);
  store.keep('/app/dme', 'Rosa M');
  const sending = store.flush();
  store.keep('/app/dme', 'Rosa Medina');
  await vi.waitFor(() => expect(stored()).toHaveLength(1));
  // Let the copy of the last letters be written.
  await new Promise((resolve) => setTimeout(resolve, 50));
  store.close();
  server.isAway = true;
  arrive();
  await sending;
  server.isAway = false;
  server.rows.set('/app/dme', onServer);
  server.updatedAt = new Date(Date.now() + 60_000).toISOString();
  await openDraftStore('another user', makeServer().call);
  const again = await openDraftStore('u5', server.call);
  expect(again.read('/app/dme')).toBe(shown);
});

it('lists the drafts of a kind by the rest of their place', async () => {
  const server = makeServer();
  server.rows.set('sms:1', 'one').set('sms:2', 'two').set('/app/dme', '{}');
  const store = await openDraftStore('u3', server.call);
  expect(store.readAll('sms:').sort()).toEqual([
    ['1', 'one'],
    ['2', 'two'],
  ]);
});

it('sends nothing more once its author is signed out', async () => {
  const server = makeServer();
  const store = await openDraftStore('u4', server.call);
  store.keep('place', 'text');
  store.close();
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(server.rows.size).toBe(0);
  const again = await openDraftStore('u4', server.call);
  expect(again.read('place')).toBe('text');
});
