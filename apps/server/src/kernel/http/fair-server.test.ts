import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createFairServer } from './fair-server.ts';

let close = () => {};
afterEach(() => close());

async function listen(answerAfterMs: number) {
  let working = 0;
  let most = 0;
  const served: string[] = [];
  const server = createFairServer({}, async (request, response) => {
    working += 1;
    most = Math.max(most, working);
    await wait(answerAfterMs);
    working -= 1;
    served.push(request.url ?? '');
    response.end(request.url);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => server.close().closeAllConnections();
  const { port } = server.address() as AddressInfo;
  return { port, served, most: () => most };
}

const asks = (count: number) =>
  Array.from({ length: count }, (_, n) => `GET /${n} HTTP/1.1\r\nhost: x\r\n\r\n`).join('');

it('W4 answers what was sent ahead in its order, one at a time', async () => {
  const server = await listen(2);
  const socket = connect(server.port, '127.0.0.1');
  let got = '';
  socket.on('data', (chunk) => {
    got += chunk;
  });
  socket.write(asks(20));
  await expect.poll(() => server.served.length).toBe(20);
  await expect.poll(() => got.match(/^\/\d+/gm)).toEqual(server.served);
  expect(server.served).toEqual(Array.from({ length: 20 }, (_, n) => `/${n}`));
  expect(server.most()).toBe(1);
  // And the connection can be used on.
  socket.write('GET /last HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => got).toContain('/last');
});

it('W4 serves others before those who sent much ahead over many connections', async () => {
  const server = await listen(0);
  const sockets = Array.from({ length: 50 }, () => connect(server.port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => undefined).write(asks(50));
  await expect.poll(() => server.served.length).toBeGreaterThan(0);
  const answer = await fetch(`http://127.0.0.1:${server.port}/other`);
  expect(await answer.text()).toBe('/other');
  expect(server.served.indexOf('/other')).toBeLessThan(1_500);
  for (const socket of sockets) socket.destroy();
});

it('W4 ends a connection over which more is sent ahead than anybody needs', async () => {
  const server = await listen(50);
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined).write(asks(60));
  await once(socket.resume(), 'close');
  await wait(100);
  expect(server.served.length).toBeLessThan(3);
});
