import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleError } from './error-handler.ts';
import { readJsonBodies } from './json-bodies.ts';

const app = Fastify();
app.setErrorHandler(handleError);
readJsonBodies(app);
app.post('/', async ({ body }) => body);
const send = (payload: string) =>
  app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const keys = (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, key) => [key, 1])));

it('W5 takes 20 brackets in each other and 1,000 keys', async () => {
  expect((await send(nested(20))).body).toBe(nested(20));
  expect((await send(keys(1_000))).body).toBe(keys(1_000));
});

it.each([
  ['21 brackets in each other', nested(21)],
  ['100,000 brackets', nested(100_000)],
  ['1,001 keys', keys(1_001)],
  ['a key that names a prototype', '{"__proto__":{"isAdmin":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
])('W5 refuses %s', async (_what, payload) => {
  const answer = await send(payload);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_json']);
});
