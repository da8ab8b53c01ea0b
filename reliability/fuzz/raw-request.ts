import type { Random } from '@rxweb/platform/random/seeded-random';
import type { FuzzRequest } from './make-request.ts';
import { oddTexts } from './odd-values.ts';

const requestLines = [
  'GET / HTTP/1.1',
  'GET /api/store HTTP/1.1',
  'POST /api/chat-stream HTTP/1.1',
  'GET http://x.example/ HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'CONNECT x.example:443 HTTP/1.1',
  'GET / HTTP/1.0',
  'GET / HTTP/9.9',
  'GET /',
  'get / HTTP/1.1',
  'GET  / HTTP/1.1',
  '\0',
  'PRI * HTTP/2.0',
  `GET /${'a'.repeat(20_000)} HTTP/1.1`,
  'GET /\u00ff HTTP/1.1',
  'GET /a b HTTP/1.1',
  'TRACE / HTTP/1.1',
  'POST /api/storage/upload-proxy HTTP/1.1',
];
const lines = [
  'host: 127.0.0.1',
  'content-length: 5',
  'content-length: -1',
  'content-length: 5\r\ncontent-length: 6',
  'content-length: 99999999999999999999',
  'transfer-encoding: chunked',
  'transfer-encoding: chunked\r\ncontent-length: 3',
  'transfer-encoding: gzip, chunked',
  'expect: 100-continue',
  'expect: x',
  'connection: upgrade\r\nupgrade: websocket',
  'connection: upgrade\r\nupgrade: h2c',
  'x: a\r\n b',
  'x : a',
  ': a',
  'x',
  'content-type: application/json',
  'authorization: Bearer a\r\nauthorization: Bearer b',
  'cookie: rx-visitor=%zz; ; =; rx-visitor',
  `x: ${'y'.repeat(20_000)}`,
  'host: a\r\nhost: b',
  'range: bytes=0-,0-,0-',
  'accept-encoding: gzip;q=x, *;q=0',
  'sec-websocket-key: x\r\nsec-websocket-version: 13',
];
const bodies = [
  '',
  '{}',
  '5\r\nhello\r\n0\r\n\r\n',
  'ffffffffffffffff\r\nx',
  '-1\r\nx\r\n',
  'zz\r\n',
  '0\r\nx: y\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  '{"text":"hello"}',
];

/** Bytes that are hardly HTTP, or not at all, and what to call them in a finding. */
export function rawRequest(random: Random): { request: FuzzRequest; bytes: Buffer } {
  const chosen = Array.from({ length: random.below(5) }, () => random.pick(lines));
  if (random.chance(0.5)) chosen.unshift('host: 127.0.0.1');
  if (random.chance(0.2)) chosen.push(`x-odd: ${random.pick(oddTexts).slice(0, 500)}`);
  const end = random.chance(0.9) ? '\r\n' : '\n';
  const text = [random.pick(requestLines), ...chosen, '', random.pick(bodies)].join(end);
  const bytes = Buffer.from(text, random.chance(0.5) ? 'utf8' : 'latin1');
  const request: FuzzRequest = {
    route: 'raw',
    method: 'RAW',
    target: text.slice(0, 200),
    headers: {},
    body: bytes,
    caller: 'nobody',
  };
  return { request, bytes };
}
