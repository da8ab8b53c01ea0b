import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { streamLimits } from '@rxweb/contracts/shared/limits';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { type SendEvent, sendEventStream } from './event-stream.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** All that a reader gets of a stream. */
async function read(source: (send: SendEvent) => Promise<void>, limits: Partial<typeof streamLimits> = {}) {
  const app = Fastify();
  app.get('/', (_request, reply) => sendEventStream(reply, source, { ...streamLimits, ...limits }));
  cleanUps.push(() => app.close());
  return (await fetch(await app.listen({ host: '127.0.0.1', port: 0 }))).text();
}

it('S1 says that it lives while a source is silent, and loses nothing of it', async () => {
  const text = await read(
    async (send) => {
      await send({ event: 'chunk', data: 'a' });
      await setTimeout(500);
      await send({ event: 'end', data: '[DONE]' });
    },
    { pingMs: 60 },
  );
  expect(text.replaceAll(': ping\n\n', '')).toBe('event: chunk\ndata: a\n\nevent: end\ndata: [DONE]\n\n');
  expect(text.split(': ping\n\n').length).toBeGreaterThanOrEqual(2);
});

it('S8 refuses an event that would break out of its line', async () => {
  let refusal: unknown;
  await read(async (send) => {
    try {
      await send({ event: 'chunk', data: 'a\n\nevent: end' });
    } catch (error) {
      refusal = error;
    }
  });
  expect(String(refusal)).toContain('line break');
});

it('cuts the connection when a source breaks, so that no one mistakes a part for the whole', async () => {
  const reading = read(async (send) => {
    await send({ event: 'chunk', data: 'a' });
    throw new Error('the source broke');
  });
  await expect(reading).rejects.toThrow();
});

const big = 'x'.repeat(10_000);

/** A server whose one response is 50 MB or endless; records how much was read, and when its reader was dropped. */
async function serve(limits: Partial<typeof streamLimits>, waitMs = 0) {
  const seen = { taken: 0, isEnded: false };
  const app = Fastify();
  app.get('/', (_request, reply) => {
    reply.raw.once('close', () => {
      seen.isEnded = true;
    });
    const answer = async (send: SendEvent) => {
      for (let n = 0; n < 5_000 && !seen.isEnded; n += 1) {
        if (waitMs > 0) await setTimeout(waitMs);
        seen.taken += big.length;
        await send({ event: 'chunk', data: big });
      }
    };
    return sendEventStream(reply, answer, { ...streamLimits, ...limits });
  });
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

it('S1 reads no more of an answer than a stalled reader accepts, and drops the reader', async () => {
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
