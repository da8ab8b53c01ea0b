import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let test: TestApp;
let port = 0;
beforeAll(async () => {
  test = await createTestApp(() => new Date('2026-11-18T18:00:00Z'), { LOG_LEVEL: 'fatal' });
  port = Number(new URL(test.url).port);
});
afterAll(() => test.close());

/** The head of what comes back for raw bytes. */
async function headOf(raw: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let got = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    got += chunk;
    if (got.includes('\r\n\r\n')) socket.destroy();
  });
  socket.on('error', () => undefined);
  socket.write(raw);
  await once(socket, 'close');
  return got.split('\r\n\r\n', 1)[0]?.toLowerCase() ?? '';
}

const get = (target: string, more = '') => `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${more}\r\n`;

const requests: [string, string][] = [
  ['the page', get('/')],
  ['another page', get('/privacy')],
  ['a page that is none', get('/none')],
  ['a file', get('/favicon.svg')],
  ['the service worker', get('/sw.js')],
  ['the manifest', get('/manifest.webmanifest')],
  ['a legal page', get('/privacy?lang=es')],
  ['liveness', get('/healthz')],
  ['readiness', get('/readyz')],
  ['public data', get('/api/store')],
  ['an unknown endpoint', get('/api/none')],
  ['a closed endpoint', get('/api/admin/users')],
  ['the backend', get('/backend/auth/v1/settings')],
  ['an unknown backend', get('/backend/none')],
  ['storage', get('/backend/storage/v1/object/public/none/x')],
  ['rest', get('/backend/rest/v1/none')],
  ['realtime without an upgrade', get('/backend/realtime/v1/websocket')],
  ['a bad escape', get('/%zz')],
  ['a bad escape under /api', get('/api/%E0%A4%A')],
  ['a NUL', get('/%00')],
  ['two slashes', get('//none')],
  ['backslashes', get('/\\..\\x')],
  ['a traversal', get('/../../etc/passwd')],
  ['a very long parameter', get(`/api/sms/messages/${'a'.repeat(500)}`)],
  ['an absolute target', get('http://evil.example/')],
  ['a bare star', 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['no slash at the start', get('none')],
  ['TRACE', 'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['an unknown method', 'FROB / HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['HEAD', 'HEAD / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  [
    'a POST of broken JSON',
    'POST /api/chat-stream HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 1\r\n\r\n{',
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['no HTTP', 'hello\r\n\r\n'],
  [
    'length and chunks',
    'POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['two lengths', 'POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabc'],
  ['headers that are too large', get('/', `x: ${'a'.repeat(20_000)}\r\n`)],
  ['an unknown expectation', get('/', 'expect: everything\r\n')],
  ['an upgrade to nothing known', get('/none', 'upgrade: websocket\r\nconnection: upgrade\r\n')],
];

const wanted = [
  'content-security-policy: ',
  'cross-origin-opener-policy: same-origin',
  'cross-origin-resource-policy: same-origin',
  'permissions-policy: camera=(self)',
  'referrer-policy: no-referrer',
  'x-content-type-options: nosniff',
  'x-frame-options: ',
];

describe('W1 the headers that protect browsers are on every answer', () => {
  it.each(requests)('%s', async (_name, raw) => {
    const head = await headOf(raw);
    expect(head).toMatch(/^http\/1\.1 \d{3}/);
    for (const line of wanted) expect(head).toContain(line);
  });
});
