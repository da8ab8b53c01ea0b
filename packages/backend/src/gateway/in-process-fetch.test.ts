import { Readable } from 'node:stream';
import { createClient } from '@supabase/supabase-js';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { makeUser, password } from '../../testing/clients.ts';
import { createTestBackend } from '../../testing/create-test-backend.ts';
import { createInProcessFetch } from './in-process-fetch.ts';

describe('fetch without a socket', () => {
  const seen = { chunks: 0, closed: 0 };
  const { fetch, close } = createInProcessFetch(
    async (app) => {
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('*', (_request, _payload, done) => done(null));
      app.post('/echo', (request, reply) => reply.header('content-type', 'text/plain').send(request.raw));
      app.get('/endless', (_, reply) => {
        const chunks = async function* () {
          try {
            for (;;) {
              seen.chunks++;
              yield Buffer.alloc(64 * 1024);
              await new Promise((resolve) => setImmediate(resolve));
            }
          } finally {
            seen.closed++;
          }
        };
        return reply.send(Readable.from(chunks()));
      });
      app.get('/nothing', (_, reply) => reply.code(204).send());
      app.get('/cookies', (_, reply) => reply.header('set-cookie', ['a=1', 'b=2']).send({ ok: true }));
    },
    'http://localhost:3000/backend',
    Fastify().log,
  );
  afterAll(close);
  const url = (path: string) => `http://localhost:3000/backend${path}`;

  it('streams a body in and back out while it is still being written', async () => {
    const { readable: body, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const pending = fetch(url('/echo'), { method: 'POST', body, headers: { 'content-type': 'text/plain' } });
    const written = writer.write(Buffer.from('first '));
    const reader = (await pending).body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('first ');
    await written;
    await Promise.all([writer.write(Buffer.from('second')), writer.close()]);
    expect((await reader?.read())?.value).toBe('second');
    expect((await reader?.read())?.done).toBe(true);
  });

  it('waits for a slow reader, and ends the source when the reader goes away', async () => {
    const reader = (await fetch(url('/endless'))).body?.getReader();
    await reader?.read();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(seen.chunks).toBeLessThan(20);
    await reader?.cancel();
    await expect.poll(() => seen.closed).toBe(1);
  });

  it('ends the request when its signal does', async () => {
    const abort = new AbortController();
    const answer = await fetch(url('/endless'), { signal: abort.signal });
    const reading = answer.arrayBuffer();
    abort.abort();
    await expect(reading).rejects.toThrow();
    await expect.poll(() => seen.closed).toBe(2);
    await expect(fetch(url('/nothing'), { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('gives empty answers and several cookies as a server would, and answers for its own address only', async () => {
    expect(await fetch(url('/nothing'))).toMatchObject({ status: 204, body: null });
    expect((await fetch(url('/cookies'))).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    await expect(fetch('http://elsewhere.test/backend/nothing')).rejects.toThrow(TypeError);
    await expect(fetch('http://localhost:3000/backendx')).rejects.toThrow(TypeError);
  });

  it('carries the official client', async () => {
    const test = await createTestBackend();
    await makeUser(test, 'ann@example.test');
    const client = createClient(test.url, test.backend.anonKey, {
      global: { fetch: test.backend.fetch },
      auth: { persistSession: false },
    });
    const { data, error } = await client.auth.signInWithPassword({ email: 'ann@example.test', password });
    expect(error).toBeNull();
    expect((await client.auth.getUser()).data.user?.id).toBe(data.user?.id);
    await client.auth.stopAutoRefresh();
    await test.close();
  });
});
