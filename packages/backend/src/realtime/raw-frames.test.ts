import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';
import { openRaw } from '../../testing/realtime/realtime-fixture.ts';

let test: TestBackend;
beforeAll(async () => {
  test = await createTestBackend();
});
afterAll(() => test.close());

/** A raw upgraded connection, for bytes that no websocket library sends. */
async function openConnection(): Promise<Socket> {
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
  socket.write(
    [
      `GET /backend/realtime/v1/websocket?apikey=${test.backend.anonKey}&vsn=2.0.0 HTTP/1.1`,
      'Host: x',
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 101 /);
  return socket;
}

const mask = Buffer.alloc(4);
const [final, text, continuation, isMasked] = [0x80, 0x1, 0x0, 0x80];

function hugeHeader(bytes: bigint): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(bytes);
  return Buffer.concat([Buffer.from([final | text, isMasked | 127]), length, mask]);
}

function fragment(opcode: number, bytes: number): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes);
  return Buffer.concat([Buffer.from([opcode, isMasked | 126]), length, mask, Buffer.alloc(bytes, 'x')]);
}

/** The server's close code. */
async function closeCode(socket: Socket): Promise<number> {
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part)).on('error', () => undefined);
  // It may be reset, since it keeps sending unread data.
  await new Promise((resolve) => socket.on('close', resolve));
  const last = Buffer.concat(parts);
  expect(last[0]).toBe(0x88);
  return last.readUInt16BE(2);
}

describe('P5 a socket', () => {
  it.each([
    ['a frame that announces 1 GiB', [hugeHeader(2n ** 30n)]],
    ['a frame that announces more than there is', [hugeHeader(2n ** 52n)]],
    [
      'a message of many small fragments',
      [fragment(text, 30_000), fragment(continuation, 30_000), fragment(continuation, 6_000)],
    ],
  ])('that begins %s is closed, and nothing is kept for it', async (_, frames) => {
    const before = process.memoryUsage().arrayBuffers;
    const socket = await openConnection();
    const code = closeCode(socket);
    for (const frame of frames) socket.write(frame);
    expect(await code).toBe(1009);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
  });

  it.each([
    ['without a mask', Buffer.from([final | text, 2, 0x7b, 0x7d])],
    ['of a kind that is reserved', Buffer.from([final | 0x3, isMasked, ...mask])],
    ['said to be compressed', Buffer.from([final | 0x40 | text, isMasked, ...mask])],
  ])('that sends a frame %s is closed', async (_, frame) => {
    const socket = await openConnection();
    const code = closeCode(socket);
    socket.write(frame);
    expect(await code).toBe(1002);
  });

  it('that sends anything but a text frame of the protocol is closed, and the others continue', async () => {
    const other = await openRaw(test);
    const socket = await openConnection();
    const code = closeCode(socket);
    socket.write(Buffer.concat([Buffer.from([final | text, isMasked | 2]), mask, Buffer.from([0xff, 0xfe])]));
    expect(await code).toBe(1007);
    for (const odd of [
      '',
      'null',
      '[]',
      '{}',
      '[1,2,3,4,5]',
      '["1","1","t","e"]',
      '[[[[',
      `["1","1","${'x'.repeat(60_000)}","phx_join"`,
    ]) {
      const raw = await openRaw(test);
      raw.socket.send(odd);
      expect([odd.slice(0, 20), await raw.closed]).toEqual([odd.slice(0, 20), 1007]);
    }
    other.send([null, '7', 'phoenix', 'heartbeat', {}]);
    await other.next((frame) => frame.includes('"7"'));
    other.socket.close();
  });
});
