import type { Settings } from '@rxweb/contracts/settings';
import { visitorHeader } from '@rxweb/contracts/widget';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { hire } from '../../testing/staff.ts';
import { visitorCookie } from '../../testing/visitor-cookie.ts';

const host = 'https://www.millbrook.example';
let test: TestApp;
let saveHosts: (hosts: string[]) => Promise<number>;
beforeAll(async () => {
  test = await createTestApp(() => new Date('2026-11-18T18:00:00Z'), { STORE_FILE: '' });
  const admin = await hire(test, 'owner', 'admin');
  saveHosts = async (hosts) => {
    const { version, settings }: { version: number; settings: Settings } = await (
      await admin.call('GET', '/api/admin/settings')
    ).json();
    const body = { version, settings: { ...settings, widget: { hosts } } };
    return (await admin.call('PUT', '/api/admin/settings', body)).status;
  };
});
afterAll(() => test.close());

const get = (path: string) => fetch(test.url + path);
const ancestors = async (path: string) =>
  /frame-ancestors ([^;]*)/.exec((await get(path)).headers.get('content-security-policy') ?? '')?.[1];
const secret = () => visitorCookie().split('=')[1] ?? '';

it('W1 only the widget may be framed, and only by websites in the settings, as soon as they are saved', async () => {
  expect(await ancestors('/widget')).toBe("'self'");
  expect(await saveHosts([host])).toBe(200);
  expect(await ancestors('/widget')).toBe(`'self' ${host}`);
  expect((await get('/widget')).headers.get('x-frame-options')).toBeNull();
  for (const path of ['/', '/app/dashboard', '/widget/', '/widget/x', '/privacy', '/api/store', '/widget.js'])
    expect(await ancestors(path), path).toBe("'none'");
  expect(await saveHosts([`${host}; script-src *`])).toBe(400);
  expect(await saveHosts([])).toBe(200);
  expect(await ancestors('/widget')).toBe("'self'");
});

it('gives any website the script, with the opening status, and revalidates it', async () => {
  await saveHosts([host]);
  const answer = await get('/widget.js');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('set-cookie')).toBeNull();
  const text = await answer.text();
  expect(text).toContain('"isOpen":true');
  expect(text).toContain(`"hosts":["${host}"]`);
  const again = await fetch(`${test.url}/widget.js`, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

const upload = (headers: Record<string, string>) =>
  fetch(`${test.url}/api/storage/upload-proxy`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'x-file-path': 'note.txt', ...headers },
    body: 'my list',
  });

it('Z3 knows the framed visitor by a header, without a cookie, and another visitor not', async () => {
  const own = { [visitorHeader]: secret() };
  const stored = await upload(own);
  expect(stored.headers.get('set-cookie')).toBeNull();
  const { path } = await stored.json();
  const download = (headers: Record<string, string>) =>
    fetch(`${test.url}/api/storage/download?bucket=chat-uploads&path=${path}`, { headers }).then(
      ({ status }) => status,
    );
  expect(await download(own)).toBe(200);
  expect(await download({ [visitorHeader]: secret() })).toBe(404);
  expect(await download({ ...own, cookie: visitorCookie() })).toBe(200);
  expect(await download({ [visitorHeader]: 'short' })).toBe(401);
});

it('W2 the header lets no other site in: changes stay refused, and CORS grants nothing', async () => {
  const foreign = { origin: host, 'sec-fetch-site': 'cross-site', [visitorHeader]: secret() };
  expect((await upload(foreign)).status).toBe(403);
  const preflight = await fetch(`${test.url}/api/chat-stream`, {
    method: 'OPTIONS',
    headers: { origin: host, 'access-control-request-method': 'POST', 'access-control-request-headers': visitorHeader },
  });
  expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
