import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { defineEndpoint } from '@rxweb/contracts/shared/endpoint';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { callEndpoint } from './call-endpoint.ts';
import { onSessionError } from './session-error.ts';

const readThing = defineEndpoint({
  method: 'GET',
  path: '/api/things/:id',
  access: 'public',
  input: {
    params: z.object({ id: z.string() }),
    query: z.object({ filter: z.optional(z.string()), limit: z.number() }),
  },
  output: z.object({ name: z.string() }),
  errors: ['not_found'],
});

const saveThing = defineEndpoint({
  method: 'POST',
  path: '/api/things',
  access: 'signed-in',
  input: { headers: z.object({ 'x-kind': z.string() }), body: z.object({ name: z.string() }) },
  output: z.object({ name: z.string() }),
  errors: ['conflict'],
});

const sendRaw = defineEndpoint({
  method: 'POST',
  path: '/api/raw',
  access: 'public',
  input: { body: 'raw' },
  output: z.object({ name: z.string() }),
  errors: [],
});

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function caught(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );
}

const get = (origin: string, more = {}) =>
  callEndpoint(readThing, { params: { id: 'a/b' }, query: { limit: 200 } }, { origin, ...more });

it('writes parameters and query into the address and leaves out what is not set', async () => {
  let asked: IncomingMessage | undefined;
  const origin = await serve((request, response) => {
    asked = request;
    response.end('{"name":"one"}');
  });
  expect(await get(origin)).toEqual({ name: 'one' });
  expect(asked?.url).toBe('/api/things/a%2Fb?limit=200');
  expect(asked?.headers.accept).toBe('application/json');
});

it('sends JSON, the headers of the contract and the access token', async () => {
  let asked: IncomingMessage | undefined;
  let body = '';
  const origin = await serve(async (request, response) => {
    asked = request;
    body = await text(request);
    response.end('{"name":"one"}');
  });
  const input = { headers: { 'x-kind': 'shoe' }, body: { name: 'one' } };
  await callEndpoint(saveThing, input, { origin, accessToken: 'token-1' });
  expect(JSON.parse(body)).toEqual({ name: 'one' });
  expect(asked?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-kind': 'shoe',
    authorization: 'Bearer token-1',
  });
});

it('sends a raw body unchanged, with its content type', async () => {
  let type: string | undefined;
  let body = '';
  const origin = await serve(async (request, response) => {
    type = request.headers['content-type'];
    body = await text(request);
    response.end('{"name":"one"}');
  });
  const headers = { 'content-type': 'image/png' };
  await callEndpoint(sendRaw, { body: new Blob(['bytes']) }, { origin, headers });
  expect([type, body]).toEqual(['image/png', 'bytes']);
});

it('throws the code, status and words of the one error body', async () => {
  const origin = await serve((_, response) => {
    response.writeHead(409).end('{"error":"Email taken","code":"conflict","retryable":false}');
  });
  const error = await caught(get(origin));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'conflict', status: 409, message: 'Email taken', body: { retryable: false } });
});

it('falls back to the status text when the error has no words of its own', async () => {
  const origin = await serve((_, response) => response.writeHead(502, 'Bad Gateway').end('<html>'));
  expect(await caught(get(origin))).toMatchObject({ code: 'bad_response', status: 502, message: 'Bad Gateway' });
});

it('does not pass on an answer that breaks the contract', async () => {
  const origin = await serve((_, response) => response.end('{"name":7}'));
  expect(await caught(get(origin))).toMatchObject({ code: 'bad_response', status: 200 });
});

it('calls a failed connection a network error and keeps the words it came with', async () => {
  const origin = await serve((request) => request.socket.destroy());
  expect(await caught(get(origin))).toMatchObject({ code: 'network', status: 0, message: 'fetch failed' });
});

it('lets an abort through as the abort it is', async () => {
  const origin = await serve(() => undefined);
  const abort = new AbortController();
  const call = caught(get(origin, { signal: abort.signal }));
  abort.abort();
  expect(await call).toMatchObject({ name: 'AbortError' });
});

it('reports every response that ends a session, with its token, and no other', async () => {
  const heard: string[] = [];
  const stop = onSessionError((refusal, token) => heard.push(`${refusal} ${token}`));
  let code = 'account_blocked';
  const origin = await serve((_, response) => {
    response.writeHead(401).end(JSON.stringify({ error: 'No', code }));
  });
  await caught(get(origin, { accessToken: 'token-1' }));
  code = 'unauthorized';
  await caught(get(origin, { accessToken: 'token-1' }));
  code = 'session_idle';
  await caught(get(origin));
  await caught(get(origin, { accessToken: 'token-2' }));
  stop();
  await caught(get(origin, { accessToken: 'token-3' }));
  expect(heard).toEqual(['account_blocked token-1', 'session_idle token-2']);
});
