import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyTemplate } from '@rxweb/backend/testing';
import { getBackendKey } from '@rxweb/contracts/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsDir } from '../../testing/create-test-app.ts';
import { speak } from '../../testing/proxy/speak.ts';
import { type ServerProcess, spawnServer } from '../../testing/spawn-server.ts';

const admin = { email: 'owner@pharmacy.example', password: 'correct horse battery' };

let dir: string;
let server: ServerProcess;
let apikey: string;
beforeAll(async () => {
  dir = dirname((await copyTemplate(migrationsDir)).dataDir);
  server = await spawnServer({
    DATA_DIR: join(dir, 'data'),
    LOG_LEVEL: 'trace',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  apikey = (await (await fetch(server.url + getBackendKey.path)).json()).anonKey;
}, 120_000);
afterAll(async () => {
  await server?.kill('SIGTERM');
  await rm(dir, { recursive: true, force: true });
});

/** Ends of lines as they are encoded for addresses, and what becomes one where the upper byte of a letter is dropped (U+560D, U+010D). */
const ends = ['\r\n', '\n', '\r', '\u560d\u560a', '\u010d\u010a', '\u2028', '\u0085'];
const poisons = ends.map((end) => `a${end}x-stolen: yes${end}${end}{"level":60,"msg":"stolen"}${end}`);
const json = ['content-type: application/json'];

describe('W3 the requested host', () => {
  const evil = [
    'host: evil.example',
    'x-forwarded-host: evil.example',
    'forwarded: host=evil.example',
    'x-original-url: //evil.example/',
  ];

  it.each([
    '/',
    '/app/dashboard',
    '/login',
    '/robots.txt',
    '/sw.js',
    '/manifest.webmanifest',
    '/api/store',
    '/backend/auth/v1/settings',
    '/%2e%2e',
    '/api/nothing',
  ])('shows in nothing that %s answers', async (path) => {
    const { status, headers, text } = await speak(server.url, 'GET', path, [...evil, `apikey: ${apikey}`]);
    expect(status).toBeLessThan(500);
    expect(`${JSON.stringify([...headers])}${text}`).not.toContain('evil.example');
  });

  it('leads no link of a mail', async () => {
    const body = JSON.stringify({ email: admin.email });
    const { status } = await speak(server.url, 'POST', '/backend/auth/v1/recover?redirect_to=https://evil.example/', [
      ...evil,
      `apikey: ${apikey}`,
      ...json,
      `content-length: ${body.length}`,
      '',
      body,
    ]);
    expect(status).toBe(200);
    const outbox = join(dir, 'data', 'outbox');
    await expect.poll(() => readdir(outbox).catch(() => []), { timeout: 15_000 }).toHaveLength(1);
    const [name = ''] = await readdir(outbox);
    const mail = await readFile(join(outbox, name), 'utf8');
    const parts = mail.split(/\r?\n\r?\n/).map((part) => Buffer.from(part, 'base64').toString());
    expect(
      parts.filter((part) => part.includes(`${server.url.replace('127.0.0.1', 'localhost')}/backend/auth/v1/verify`)),
    ).toHaveLength(2);
    expect(mail + parts.join('')).not.toContain('evil.example');
  });
});

describe('W3 no end of a line that a caller sends', () => {
  const asHeader = (text: string) => encodeURIComponent(text);
  const withBody = (body: object) => [
    ...json,
    `content-length: ${Buffer.byteLength(JSON.stringify(body))}`,
    '',
    JSON.stringify(body),
  ];

  it.each<[string, (poison: string) => Promise<Awaited<ReturnType<typeof speak>>>]>([
    ['a page', (poison) => speak(server.url, 'GET', `/${asHeader(poison)}`, [])],
    ['a screen', (poison) => speak(server.url, 'GET', `/app/dashboard?next=${asHeader(poison)}`, [])],
    ['a call', (poison) => speak(server.url, 'GET', `/api/${asHeader(poison)}`, [])],
    ['a query', (poison) => speak(server.url, 'GET', `/api/messages?phone=${asHeader(poison)}`, [])],
    [
      'a file',
      (poison) =>
        speak(server.url, 'GET', `/backend/storage/v1/object/public/rxweb-public/${asHeader(poison)}`, [
          `apikey: ${apikey}`,
        ]),
    ],
    [
      'a download',
      (poison) =>
        speak(server.url, 'GET', `/backend/storage/v1/object/rxweb-public/a?download=${asHeader(poison)}`, [
          `apikey: ${apikey}`,
        ]),
    ],
    [
      'a filter',
      (poison) =>
        speak(server.url, 'GET', `/backend/rest/v1/messages?select=${asHeader(poison)}`, [`apikey: ${apikey}`]),
    ],
    [
      'a redirect',
      (poison) =>
        speak(server.url, 'GET', `/backend/auth/v1/verify?type=recovery&token=x&redirect_to=${asHeader(poison)}`, [
          `apikey: ${apikey}`,
        ]),
    ],
    [
      'a socket',
      (poison) =>
        speak(server.url, 'GET', `/backend/realtime/v1/websocket?apikey=${asHeader(poison)}`, [
          'connection: upgrade',
          'upgrade: websocket',
          'sec-websocket-version: 13',
          'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
        ]),
    ],
    [
      'headers',
      (poison) =>
        speak(
          server.url,
          'GET',
          '/',
          ['user-agent', 'accept-language', 'referer', 'x-request-id', 'x-forwarded-for', 'cookie'].map(
            (name) => `${name}: ${asHeader(poison)}`,
          ),
        ),
    ],
    [
      'the name of a file',
      (poison) =>
        speak(server.url, 'POST', '/api/storage/upload-proxy', [
          'content-type: text/plain',
          `x-file-path: ${asHeader(poison)}`,
          'content-length: 4',
          '',
          'text',
        ]),
    ],
    [
      'a question',
      (poison) =>
        speak(server.url, 'POST', '/api/chat-stream', withBody({ text: poison, attachments: [], mode: 'default' })),
    ],
    [
      'a sign-in',
      (poison) =>
        speak(server.url, 'POST', '/backend/auth/v1/token?grant_type=password', [
          `apikey: ${apikey}`,
          ...withBody({ email: poison, password: poison }),
        ]),
    ],
    [
      'an address for mail',
      (poison) =>
        speak(server.url, 'POST', '/backend/auth/v1/recover', [
          `apikey: ${apikey}`,
          ...withBody({ email: `${poison}@pharmacy.example` }),
        ]),
    ],
  ])('in %s makes a header or a line of the log', async (_where, call) => {
    for (const poison of poisons) {
      const { status, headers } = await call(poison);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
      expect(headers.has('x-stolen')).toBe(false);
    }
    const lines = server
      .output()
      .trimEnd()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(JSON.parse(line).msg).not.toBe('stolen');
  });
});
