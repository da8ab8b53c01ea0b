import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

describe('W4 hostile connections', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const open = (localAddress = '127.0.0.1') => {
    const { hostname, port } = new URL(test.url);
    const socket = connect({ host: hostname, port: Number(port), localAddress });
    socket.on('error', () => undefined);
    return socket;
  };
  /** What comes back until the server closes the connection. */
  const speakRaw = async (text: string) => {
    const socket = open();
    socket.write(text);
    const answer = Buffer.concat(await socket.toArray()).toString();
    return answer.split('\r\n')[0];
  };
  const post = (headers: string, body = '') => `POST /api/chat-stream HTTP/1.1\r\nHost: x\r\n${headers}\r\n${body}`;
  const get = (headers: string) => `GET /healthz HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

  it.each([
    [
      'a length beside chunks',
      post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\nGET / HTTP/1.1\r\n\r\n'),
    ],
    ['two lengths', post('Content-Length: 4\r\nContent-Length: 5\r\n', '{}{}{')],
    ['a length that is none', post('Content-Length: +4\r\n', '{}{}')],
    ['another encoding than chunks', post('Transfer-Encoding: identity, chunked, x\r\n', '0\r\n\r\n')],
    ['a folded header', get('X-Folded: one\r\n two\r\n')],
    ['a space before the colon', get('X-Spaced : one\r\n')],
    ['line ends without a return', 'GET /healthz HTTP/1.1\nHost: x\n\n'],
    ['a zero byte in a header', get('X-Zero: a\0b\r\n')],
  ])('is answered 400 and closed: %s', async (_, text) => {
    expect(await speakRaw(text)).toBe('HTTP/1.1 400 Bad Request');
  });

  it('has at most 16 KiB of headers', async () => {
    expect(await speakRaw(get(`X-Long: ${'a'.repeat(17 * 1024)}\r\n`))).toContain('431');
  });

  it('waits ten seconds for headers and two minutes for a body', () => {
    expect(test.app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 120_000 });
  });

  it('no address holds more than a hundred that wait, and others are served at once meanwhile', async () => {
    const held: Socket[] = [];
    for (let index = 0; index < 500; index += 1) {
      const socket = open('127.0.0.9');
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ');
      held.push(socket);
    }
    const times: number[] = [];
    for (let tries = 0; tries < 20; tries += 1) {
      const startedAt = performance.now();
      expect((await fetch(`${test.url}/healthz`)).status).toBe(200);
      times.push(performance.now() - startedAt);
    }
    expect(Math.max(...times)).toBeLessThan(500);
    await expect.poll(() => held.filter((socket) => !socket.closed).length, { timeout: 5_000 }).toBe(100);
    // The newest are kept: somebody at the same address gets in.
    const late = open('127.0.0.9');
    late.write(get('Connection: close\r\n'));
    expect(Buffer.concat(await late.toArray()).toString()).toContain('200 OK');
    for (const socket of held) socket.destroy();
  });

  it('does not count connections that are at work: a hundred slow answers go on', async () => {
    const working = Array.from({ length: 120 }, () => open('127.0.0.10'));
    for (const socket of working)
      socket.write(post('Content-Type: application/json\r\nContent-Length: 20\r\n', '{"text":'));
    await wait(300);
    expect(working.filter((socket) => socket.closed)).toEqual([]);
    for (const socket of working) socket.destroy();
  });
});
