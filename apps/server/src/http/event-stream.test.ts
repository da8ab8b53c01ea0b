import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { streamLimits } from '@rxweb/contracts/limits';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { frames, type ServerSentEvent, sendEventStream } from './event-stream.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function collect(events: AsyncIterable<ServerSentEvent>, pingMs: number): Promise<string[]> {
  const written: string[] = [];
  for await (const text of frames(events, pingMs)) written.push(text);
  return written;
}

it('S1 says that it lives while a source is silent, and loses nothing of it', async () => {
  async function* slow() {
    yield { event: 'chunk', data: 'a' };
    await setTimeout(120);
    yield { event: 'end', data: '[DONE]' };
  }
  const written = await collect(slow(), 20);
  expect(written.filter((text) => text !== ': ping\n\n')).toEqual([
    'event: chunk\ndata: a\n\n',
    'event: end\ndata: [DONE]\n\n',
  ]);
  expect(written.filter((text) => text === ': ping\n\n').length).toBeGreaterThanOrEqual(2);
});

it('ends the source when the reader leaves, also while the source is silent', async () => {
  let hasEnded = false;
  async function* source() {
    try {
      yield { event: 'chunk', data: 'a' };
      await setTimeout(50);
      throw new Error('nobody listens any more');
    } finally {
      hasEnded = true;
    }
  }
  const reader = frames(source(), 10);
  await reader.next();
  expect(await reader.next()).toEqual({ done: false, value: ': ping\n\n' });
  await reader.return(undefined);
  expect(hasEnded).toBe(true);
});

it('S8 refuses an event that would break out of its line', async () => {
  async function* source() {
    yield { event: 'chunk', data: 'a\n\nevent: end' };
  }
  await expect(collect(source(), 1_000)).rejects.toThrow('line break');
});

const big = 'x'.repeat(10_000);

/** A server whose one answer is 50 MB, or lasts for ever; tells how much was taken from it, and when it was ended. */
async function serve(limits: Partial<typeof streamLimits>, waitMs = 0) {
  const seen = { taken: 0, isEnded: false };
  async function* answer(): AsyncGenerator<ServerSentEvent> {
    try {
      for (let n = 0; n < 5_000; n += 1) {
        if (waitMs > 0) await setTimeout(waitMs);
        seen.taken += big.length;
        yield { event: 'chunk', data: big };
      }
    } finally {
      seen.isEnded = true;
    }
  }
  const app = Fastify();
  app.get('/', (_request, reply) => sendEventStream(reply, answer(), { ...streamLimits, ...limits }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  cleanUps.push(() => app.close());
  return { seen, port: (app.server.address() as AddressInfo).port };
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  cleanUps.push(() => socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  return socket;
}

it('S1 asks no more of an answer than a stalled reader takes, and lets the reader go', async () => {
  const { seen, port } = await serve({ stalledMs: 600 });
  const socket = await open(port);
  socket.pause();
  await expect.poll(() => seen.isEnded, { timeout: 10_000 }).toBe(true);
  // What the kernel holds on both ends is a few megabytes; of 50 most was never made.
  expect(seen.taken).toBeLessThan(20_000_000);
});

it('S2 ends a stream that has lived its time, and the answer with it', async () => {
  const { seen, port } = await serve({ lifeMs: 300 }, 50);
  const socket = await open(port);
  socket.resume();
  const began = performance.now();
  await once(socket, 'close');
  expect(performance.now() - began).toBeLessThan(5_000);
  await expect.poll(() => seen.isEnded).toBe(true);
});
