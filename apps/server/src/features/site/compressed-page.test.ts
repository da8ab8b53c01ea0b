import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageHeaders, pageLanguage } from '../../kernel/http/page-language.ts';
import { compressPage, packingFor, sendPage } from './compressed-page.ts';

const html = `<!doctype html><p>${'Hours and holidays. '.repeat(50)}`;
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  const page = await compressPage(html);
  app.get('/', (request, reply) => sendPage(request, reply, page, languageHeaders));
});
afterAll(() => app.close());

const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: '/', headers });

describe('a packed page', () => {
  it('comes as its reader unpacks it best', async () => {
    const brotli = await get({ 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(html);
    const gzip = await get({ 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(html);
    const plain = await get();
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(html);
  });

  it('is revalidated each time, cached per encoding and language, and sent once', async () => {
    const first = await get({ 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      'content-type': 'text/html; charset=utf-8',
    });
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]{22}-br"$/);
    expect((await get()).headers.etag).not.toBe(etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get({ 'accept-encoding': 'br', 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(again.headers.vary).toBe(first.headers.vary);
    }
    expect((await get({ 'accept-encoding': 'br', 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD like GET', async () => {
    const whole = await get({ 'accept-encoding': 'br' });
    const head = await get({ 'accept-encoding': 'br' }, 'HEAD');
    expect(head.body).toBe('');
    expect(head.headers).toMatchObject({
      'content-length': String(whole.rawPayload.length),
      etag: whole.headers.etag,
      'content-encoding': 'br',
    });
  });
});

it.each([
  ['', null],
  ['identity', null],
  ['br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['br ; q=0.5 , gzip', 'br'],
])('reads “%s” as a wish for %s', (header, packing) => {
  expect(packingFor(header)).toBe(packing);
});

it.each([
  [undefined, 'es-MX,es;q=0.9', 'es'],
  [undefined, undefined, 'en'],
  ['rx-language=es', 'en-US', 'es'],
  ['a=b; rx-language=en', 'es', 'en'],
  ['rx-language=<script>', 'es', 'es'],
])('takes the language from the cookie “%s”, then from “%s”', (cookie, accepted, language) => {
  const headers = { ...(cookie && { cookie }), ...(accepted && { 'accept-language': accepted }) };
  expect(pageLanguage({ headers })).toBe(language);
});
