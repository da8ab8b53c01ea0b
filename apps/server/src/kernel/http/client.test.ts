import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { streamLimits } from '@rxweb/contracts/shared/limits';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { clientOf } from './client.ts';
import { type SendEvent, sendEventStream } from './event-stream.ts';
import { createFairServer } from './fair-server.ts';
import { cutStreams } from './stream-heartbeat.ts';

let app: FastifyInstance;
afterEach(async () => {
  cutStreams();
  await app.close();
});

/** Streams are held after a second; a short ping has them looked at often. */
const limits = { ...streamLimits, pingMs: 600 };
const heldMs = 1_300;
const whole = 'event: chunk\ndata: ä\n\nevent: chunk\ndata: 1\n\nevent: end\ndata: [DONE]\n\n';

const longAnswer = async (send: SendEvent) => {
  await send({ event: 'chunk', data: 'ä' });
  await setTimeout(heldMs);
  await send({ event: 'chunk', data: '1' });
  await setTimeout(50);
  await send({ event: 'end', data: '[DONE]' });
};

/** What happened to each request, in order. */
async function serve(source: (send: SendEvent) => Promise<void>, times = limits) {
  const seen: string[] = [];
  app = Fastify({ serverFactory: (handler) => createFairServer({}, handler) });
  app.all('/', (_request, reply) => {
    reply.raw.once('close', () => seen.push('request over'));
    clientOf(reply.raw).whenGone(() => seen.push('client gone'));
    const told = async (send: SendEvent) => source(send).finally(() => seen.push('source over'));
    return sendEventStream(reply, told, times);
  });
  app.get('/short', async () => 'short');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { seen, url, port: (app.server.address() as AddressInfo).port };
}

const withoutPings = (text: string) => text.replaceAll(': ping\n\n', '');

async function readRaw(port: number, request: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  let text = '';
  socket.setEncoding('utf8').on('data', (data) => {
    text += data;
  });
  socket.write(request);
  await once(socket, 'close');
  return text;
}

it.each(['GET', 'POST'])('sends all of a held stream, after %s', async (method) => {
  const { seen, url } = await serve(longAnswer);
  const body = method === 'POST' ? '{"text":"x"}' : null;
  const answer = await fetch(url, { method, body, headers: body ? { 'content-type': 'application/json' } : {} });
  expect(withoutPings(await answer.text())).toBe(whole);
  // The program let go of the request long before.
  await expect.poll(() => seen).toEqual(['request over', 'source over', 'client gone']);
  expect(await (await fetch(`${url}/short`)).text()).toBe('short');
});

it('answers a reader of HTTP/1.0 without chunks and closes', async () => {
  const { port } = await serve(longAnswer);
  const text = await readRaw(port, 'GET / HTTP/1.0\r\n\r\n');
  expect(withoutPings(text.slice(text.indexOf('\r\n\r\n') + 4))).toBe(whole);
});

it('says that the reader of a held stream left', async () => {
  const gone = Promise.withResolvers<void>();
  const { seen, url } = await serve(async (send) => {
    await send({ event: 'chunk', data: 'a' });
    await gone.promise;
  });
  const stop = new AbortController();
  const { body } = await fetch(url, { signal: stop.signal });
  await body?.getReader().read();
  await setTimeout(heldMs);
  expect(seen).toEqual(['request over']);
  stop.abort();
  await expect.poll(() => seen).toEqual(['request over', 'client gone']);
  gone.resolve();
});

it('drops the reader of a held stream who stalls', async () => {
  const { seen, port } = await serve(
    async (send) => {
      await send({ event: 'chunk', data: 'a' });
      await setTimeout(heldMs);
      for (let n = 0; n < 5_000 && !seen.includes('client gone'); n += 1)
        await send({ event: 'chunk', data: 'x'.repeat(10_000) });
    },
    { ...limits, stalledMs: 600 },
  );
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  socket.pause();
  await expect.poll(() => seen, { timeout: 10_000 }).toEqual(['request over', 'client gone', 'source over']);
  socket.destroy();
});

it('cuts a held stream off whose source breaks', async () => {
  const { url } = await serve(async (send) => {
    await send({ event: 'chunk', data: 'a' });
    await setTimeout(heldMs);
    throw new Error('the source broke');
  });
  await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow();
});

it('answers what was pipelined behind a long stream', async () => {
  const { port } = await serve(longAnswer);
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;
  const text = await readRaw(port, ask('/') + ask('/short', 'connection: close\r\n'));
  expect(text.match(/\r\ndata: \[DONE\]|\ndata: \[DONE\]|short$/g)).toEqual(['\ndata: [DONE]', 'short']);
});
