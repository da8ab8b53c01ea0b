import { expect, type JSHandle, type Page, test, type WebSocketRoute } from '../journey.ts';
import { openSignedIn, pass, type ShippedClient, shippedClient, stopClock } from '../shipped-client.ts';
import { makeStaffAccount, receiveMessage } from '../staff-account.ts';

// What the page's backend client does on its socket: the numbers of spec section 9, set by lib/backend-client.ts.

const sockets = '**/backend/realtime/v1/websocket*';
type Frame = [joinRef: string | null, ref: string, topic: string, event: string, payload: object];

/** An administrator's pages follow the messages themselves; a pharmacist's follow nothing. */
async function clientOf(page: Page, role: 'admin' | 'pharmacist'): Promise<JSHandle<ShippedClient>> {
  await openSignedIn(page, await makeStaffAccount(role));
  return shippedClient(page);
}

interface Heard {
  states: string[];
  bodies: string[];
  beats: string[];
}

/** Follows the messages as a page would, and keeps what the client says about it. */
async function follow(client: JSHandle<ShippedClient>): Promise<JSHandle<Heard>> {
  return client.evaluateHandle(async (backend) => {
    const heard: Heard = { states: [], bodies: [], beats: [] };
    backend.realtime.onHeartbeat((status) => heard.beats.push(status));
    await backend.realtime.setAuth();
    backend
      .channel('messages-test')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'messages' }, (change) => {
        heard.bodies.push(String(change.new.body));
      })
      .subscribe((state) => heard.states.push(state));
    return heard;
  });
}

/** Replaces the server: answers joins and heartbeats as given, and keeps every frame. */
async function standIn(page: Page, answers: (event: string) => boolean): Promise<Frame[]> {
  const frames: Frame[] = [];
  await page.routeWebSocket(sockets, (socket) => {
    socket.onMessage((text) => {
      const frame: Frame = JSON.parse(String(text));
      frames.push(frame);
      if (answers(frame[3])) answer(socket, frame);
    });
  });
  return frames;
}

function answer(socket: WebSocketRoute, [joinRef, ref, topic, event, payload]: Frame): void {
  const wanted: object[] = Object(payload).config?.postgres_changes ?? [];
  const response = event === 'phx_join' ? { postgres_changes: wanted.map((one, id) => ({ ...one, id })) } : {};
  socket.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }]));
}

const count = (frames: Frame[], event: string) => frames.filter((frame) => frame[3] === event).length;

test('S9-22 sends a heartbeat every 30 seconds, and joins as the user', async ({ page }) => {
  const frames = await standIn(page, () => true);
  await page.clock.install();
  const client = await clientOf(page, 'pharmacist');
  await stopClock(page);
  const heard = await follow(client);
  await expect.poll(() => heard.evaluate(({ states }) => states)).toContain('SUBSCRIBED');
  const join = frames.find((frame) => frame[3] === 'phx_join');
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('rx-auth') ?? '').access_token);
  expect(join?.[4]).toMatchObject({ access_token: token });
  for (let beats = 1; beats <= 3; beats++) {
    await pass(page, 29);
    expect(count(frames, 'heartbeat')).toBe(beats - 1);
    await pass(page, 1);
    await expect.poll(() => count(frames, 'heartbeat')).toBe(beats);
    // The next is due 30 seconds after this one's answer.
    const answered = () => heard.evaluate((known) => known.beats.filter((status) => status === 'ok').length);
    await expect.poll(answered).toBe(beats);
  }
});

test('S9-23 takes a join for failed when it is not answered for 10 seconds, and joins again', async ({ page }) => {
  const frames = await standIn(page, (event) => event === 'heartbeat');
  await page.clock.install();
  const client = await clientOf(page, 'pharmacist');
  await stopClock(page);
  const heard = await follow(client);
  await expect.poll(() => count(frames, 'phx_join')).toBe(1);
  await pass(page, 9);
  expect(await heard.evaluate(({ states }) => states)).toEqual([]);
  await pass(page, 1);
  await expect.poll(() => heard.evaluate(({ states }) => states)).toEqual(['TIMED_OUT']);
  await pass(page, 1);
  await expect.poll(() => count(frames, 'phx_join')).toBe(2);
});

test('S9-24 connects again after 1, 2, 5 and 10 seconds, and every 10 seconds from then on', async ({ page }) => {
  let connections = 0;
  await page.routeWebSocket(sockets, (socket) => {
    connections += 1;
    if (connections > 1) return socket.close();
    socket.onMessage((text) => answer(socket, JSON.parse(String(text))));
    setTimeout(() => socket.close(), 200);
  });
  await page.clock.install();
  const client = await clientOf(page, 'pharmacist');
  await stopClock(page);
  await follow(client);
  for (const [index, seconds] of [1, 2, 5, 10, 10].entries()) {
    await expect.poll(() => client.evaluate((backend) => backend.realtime.connectionState())).toBe('closed');
    expect(connections).toBe(index + 1);
    await page.clock.runFor(seconds * 1_000 - 100);
    expect(connections).toBe(index + 1);
    await page.clock.runFor(100);
    await expect.poll(() => connections).toBe(index + 2);
  }
});

test('S7-30 S9-25 the page gets a new message, and its heartbeats are answered', async ({ page }) => {
  const client = await clientOf(page, 'admin');
  const heard = await follow(client);
  await expect.poll(() => heard.evaluate(({ states }) => states)).toContain('SUBSCRIBED');
  const body = `Is my refill ready? ${Date.now()}`;
  // A subscription takes a moment to become active after its reply (wire.md section 4).
  await expect
    .poll(async () => {
      await receiveMessage(body);
      return heard.evaluate(({ bodies }) => bodies);
    })
    .toContain(body);
  const beat = await client.evaluate(
    (backend) =>
      new Promise<string>((resolve) => {
        backend.realtime.onHeartbeat((status) => status !== 'sent' && resolve(status));
        backend.realtime.sendHeartbeat();
      }),
  );
  expect(beat).toBe('ok');
});
