import { realtimeLimits } from '@rxweb/contracts/shared/limits';
import { AuthClient } from '@supabase/auth-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackendClient } from './backend-client.ts';
import { followTable } from './follow-table.ts';

type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: object];

/** A socket whose other end is the test. */
class Line extends EventTarget {
  static lines: Line[] = [];
  readyState = 0;
  frames: Frame[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    Line.lines.push(this);
  }
  send(text: string) {
    this.frames.push(JSON.parse(text));
  }
  close() {
    this.fail();
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  fail() {
    this.readyState = 3;
    this.onclose?.({ code: 1006, reason: '', wasClean: false });
  }
  say(frame: Frame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  /** Answers the newest join as the service does. */
  acceptJoin() {
    const [joinRef, ref, topic, , payload] = this.sent('phx_join').at(-1) ?? [null, null, '', '', {}];
    const wanted: object[] = Object(payload).config.postgres_changes;
    const response = { postgres_changes: wanted.map((one, index) => ({ ...one, id: index + 1 })) };
    this.say([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }]);
    return topic;
  }
  sent(event: string) {
    return this.frames.filter((frame) => frame[3] === event);
  }
}

const line = () => {
  const last = Line.lines.at(-1);
  if (!last) throw new Error('nothing connected');
  return last;
};

function makeClient() {
  const url = 'http://127.0.0.1:9/backend';
  const auth = new AuthClient({ url: `${url}/auth/v1`, persistSession: false, autoRefreshToken: false });
  const client = createBackendClient({ url, anonKey: 'anon-key', auth });
  client.realtime.accessToken = async () => 'user-token';
  return client;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.lines = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('joins as the user, and reads the table once subscribed and at each change', async () => {
  const onChange = vi.fn();
  const stop = await followTable(makeClient(), 'messages', onChange);
  line().open();
  expect(line().sent('phx_join')[0]?.[4]).toMatchObject({ access_token: 'user-token' });
  expect(onChange).not.toHaveBeenCalled();
  const topic = line().acceptJoin();
  expect(onChange).toHaveBeenCalledTimes(1);
  const change = { type: 'INSERT', schema: 'public', table: 'messages', columns: [], record: {}, errors: null };
  line().say([null, null, topic, 'postgres_changes', { ids: [1], data: change }]);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  expect(line().sent('phx_leave')).toHaveLength(1);
});

it('joins once for all who follow a table, and leaves it with the last of them', async () => {
  const client = makeClient();
  const [first, second] = [vi.fn(), vi.fn()];
  const stopFirst = await followTable(client, 'messages', first);
  line().open();
  const topic = line().acceptJoin();
  const stopSecond = await followTable(client, 'messages', second);
  expect(line().sent('phx_join')).toHaveLength(1);
  expect(second).toHaveBeenCalledTimes(1);
  const change = { type: 'INSERT', schema: 'public', table: 'messages', columns: [], record: {}, errors: null };
  line().say([null, null, topic, 'postgres_changes', { ids: [1], data: change }]);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 2]);
  stopFirst();
  stopFirst();
  expect(line().sent('phx_leave')).toHaveLength(0);
  stopSecond();
  expect(line().sent('phx_leave')).toHaveLength(1);
  await followTable(client, 'messages', first);
  expect(line().sent('phx_join')).toHaveLength(2);
});

it('S9-24 reads the table again after a lost connection, which it retries after 1, 2, 5 and 10 seconds, then every 10', async () => {
  const onChange = vi.fn();
  await followTable(makeClient(), 'messages', onChange);
  line().open();
  line().acceptJoin();
  line().fail();
  for (const [lost, wait] of [...realtimeLimits.reconnectDelaysMs, 10_000].entries()) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(Line.lines).toHaveLength(lost + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(Line.lines).toHaveLength(lost + 2);
    line().fail();
  }
  await vi.advanceTimersByTimeAsync(10_000);
  line().open();
  await vi.advanceTimersByTimeAsync(1_000);
  line().acceptJoin();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('says that changes arrive only while the subscription stands', async () => {
  const live: boolean[] = [];
  const client = makeClient();
  await followTable(
    client,
    'messages',
    () => {},
    (isLive) => live.push(isLive),
  );
  line().open();
  expect(live).toEqual([]);
  line().acceptJoin();
  expect(live).toEqual([true]);
  const joinedLater = vi.fn();
  await followTable(client, 'messages', () => {}, joinedLater);
  expect(joinedLater.mock.calls).toEqual([[true]]);
  line().fail();
  expect(live.at(-1)).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(live.at(-1)).toBe(false);
  line().open();
  await vi.advanceTimersByTimeAsync(1_000);
  line().acceptJoin();
  expect(live.at(-1)).toBe(true);
});

it('S9-22 S9-23 sends a heartbeat every 30 seconds and gives up a join after 10', async () => {
  await followTable(makeClient(), 'messages', () => {});
  line().open();
  await vi.advanceTimersByTimeAsync(realtimeLimits.timeoutMs - 1);
  expect(line().sent('phx_join')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(line().sent('phx_join')).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(realtimeLimits.heartbeatMs - 11_001);
  expect(line().sent('heartbeat')).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(line().sent('heartbeat')).toHaveLength(1);
});
