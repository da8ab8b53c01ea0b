import { expect, it } from 'vitest';
import { errorBodyText, withNormalizedErrors } from './answer-errors.ts';

it.each([
  ['{"error":"Storage quota exceeded.","code":"storage_full"}', 'Storage quota exceeded.'],
  [
    '{"statusCode":"413","error":"Payload too large","message":"exceeded the size"}',
    'Payload too large: exceeded the size',
  ],
  ['{"message":"quota reached"}', 'quota reached'],
  ['{"error":"same","message":"same"}', 'same'],
  ['no space left', 'no space left'],
  ['{"error":{"deep":true}}', ''],
  ['<html>payload</html>', ''],
  ['', ''],
  ['x'.repeat(600), ''],
])('S8-26 S8-27 reads %j as %j', (body, words) => {
  expect(errorBodyText(body)).toBe(words);
});

const answering = (body: string, status: number, statusText = '') =>
  withNormalizedErrors(async () => new Response(body, { status, statusText }))('/x');

it('says the words where our own reading and the storage client look for them', async () => {
  const answer = await answering('no space left', 400, 'Bad Request');
  expect(answer.status).toBe(400);
  expect(answer.statusText).toBe('Bad Request');
  expect(await answer.json()).toEqual({ error: 'no space left', message: 'no space left' });
  const kept = await answering('{"statusCode":"409","error":"Duplicate","message":"exists"}', 400);
  expect(await kept.json()).toMatchObject({ statusCode: '409', message: 'Duplicate: exists' });
});

it('leaves a page without words, and every success as it is', async () => {
  expect(await (await answering('<h1>502</h1>', 502)).text()).toBe('');
  expect(await (await answering('<h1>fine</h1>', 200)).text()).toBe('<h1>fine</h1>');
});
