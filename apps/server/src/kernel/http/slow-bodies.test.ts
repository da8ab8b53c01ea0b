import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { answerClientErrors } from './client-errors.ts';
import { createFairServer } from './fair-server.ts';
import { limitSlowBodies } from './slow-bodies.ts';

const times = { graceMs: 400, checkEveryMs: 100 };
let app: FastifyInstance;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Echoes the length of a body; `readAfterMs`: a server that is behind. */
async function listen(readAfterMs = 0): Promise<number> {
  app = Fastify({
    serverFactory: (handler) => {
      const server = createFairServer({}, handler);
      limitSlowBodies(server, times);
      return server;
    },
    clientErrorHandler: answerClientErrors([['x-frame-options', 'DENY']]),
  });
  app.addContentTypeParser('*', async (_: unknown, body: NodeJS.ReadableStream) => {
    await wait(readAfterMs);
    let bytes = 0;
    for await (const chunk of body) bytes += chunk.length;
    return bytes;
  });
  app.post('/', async ({ body }) => ({ bytes: body }));
  app.get('/', async () => ({ bytes: 0 }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

function begin(port: number, length: number | 'chunked') {
  const socket = connect(port, '127.0.0.1');
  sockets.add(socket);
  let got = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    got += chunk;
  });
  const body = length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  const head = `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/x\r\n${body}\r\n\r\n`;
  return { socket, head, got: () => got, ended: once(socket, 'close') };
}

async function trickle(socket: Socket, piece: string, everyMs: number, times: number): Promise<number> {
  let sent = 0;
  for (; sent < times && socket.writable; sent++) {
    socket.write(piece);
    await wait(everyMs);
  }
  return sent;
}

it.each([
  ['of a known length', 8_000, 'x'],
  ['in chunks', 'chunked', '1\r\nx\r\n'],
] as const)('W4 cuts a body %s that trickles with 408 and all headers', async (_, length, piece) => {
  const slow = begin(await listen(), length);
  slow.socket.write(slow.head);
  const sent = await trickle(slow.socket, piece, 50, 200);
  await slow.ended;
  expect(slow.got()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nx-frame-options: DENY\r\n/);
  expect(sent).toBeLessThan(100);
});

it('W4 cuts it on a connection that was used before, too', async () => {
  const slow = begin(await listen(), 8_000);
  slow.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(slow.got).toContain('{"bytes":0}');
  slow.socket.write(slow.head);
  await trickle(slow.socket, 'x', 50, 200);
  await slow.ended;
  expect(slow.got()).toContain('HTTP/1.1 408 Request Timeout');
});

it('W4 lets an honest slow phone finish, one that pauses, too', async () => {
  const port = await listen();
  const steady = begin(port, 12_000);
  steady.socket.write(steady.head);
  const pausing = begin(port, 12_000);
  pausing.socket.write(`${pausing.head}${'x'.repeat(6_000)}`);
  await Promise.all([trickle(steady.socket, 'x'.repeat(500), 100, 24), wait(1_800)]);
  pausing.socket.write('x'.repeat(6_000));
  await expect.poll(steady.got).toContain('{"bytes":12000}');
  await expect.poll(pausing.got).toContain('{"bytes":12000}');
});

it('W4 does not blame the sender for a server that does not read', async () => {
  const waiting = begin(await listen(1_500), 600_000);
  waiting.socket.write(waiting.head);
  waiting.socket.write('x'.repeat(600_000));
  await expect.poll(waiting.got, { timeout: 5_000 }).toContain('{"bytes":600000}');
});
