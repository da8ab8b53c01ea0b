import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { expect, it } from 'vitest';
import { ours } from '../differences.ts';
import type { Suite } from '../suite.ts';

/** Section 0: keys. */
export function gateway(suite: Suite): void {
  const noKey = {
    message: 'No API key found in request',
    hint: expect.stringContaining('`apikey` request header or url param'),
  };
  const badKey = { message: 'Invalid API key', hint: expect.stringContaining('`anon` or `service_role` API key') };
  const paths = ['/auth/v1/settings', '/rest/v1/messages', '/storage/v1/bucket'];

  it.each(paths)('%s without a key is refused', async (path) => {
    const { status, body } = await suite.call('GET', path, { key: null });
    expect({ status, body }).toEqual({ status: 401, body: expect.objectContaining(noKey) });
  });

  it.each(paths)('%s with a key that is none of ours is refused', async (path) => {
    const { status, body } = await suite.call('GET', path, { key: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' });
    expect({ status, body }).toEqual({ status: 401, body: expect.objectContaining(badKey) });
  });

  it('the client sends its key, its name and the version of the auth service', async () => {
    const { client, answers } = suite.visitor();
    await client.auth.signInWithPassword({ email: suite.newEmail(), password: 'no such account here' });
    await client.from('messages').select().limit(1);
    const [auth, rest] = answers;
    expect(auth?.requestHeaders.get('x-supabase-api-version')).toBe('2024-01-01');
    for (const answer of [auth, rest]) {
      expect(answer?.requestHeaders.get('apikey')).toBe(suite.target.anonKey);
      expect(answer?.requestHeaders.get('authorization')).toBe(`Bearer ${suite.target.anonKey}`);
      expect(answer?.requestHeaders.get('x-client-info')).toMatch(/^supabase-js/);
    }
  });

  it('links, public keys and health are open without a key', async () => {
    for (const path of ['/auth/v1/verify', '/auth/v1/health', '/auth/v1/.well-known/jwks.json']) {
      const { status } = await suite.call('GET', path, { key: null });
      expect(status, path).not.toBe(401);
    }
  });

  it.each(['/auth/v1/../auth/v1/user', '/rest/v1//messages', '/storage/v1/object/a%2fb/c', '/rest/v1/%2e%2e/messages'])(
    'P1 the spelling %s',
    async (path) => {
      const status = await statusOf(path);
      expect(status).toEqual(ours('ambiguousPaths', 400, expect.any(Number)));
    },
  );

  /** Sends the path unchanged; fetch would normalize it. */
  function statusOf(path: string): Promise<number | undefined> {
    const { url, anonKey } = suite.target;
    const { protocol, hostname, port, pathname } = new URL(url);
    const base = pathname.replace(/\/$/, '');
    return new Promise((resolve, reject) => {
      const request = protocol === 'https:' ? httpsRequest : httpRequest;
      request({ hostname, port, path: `${base}${path}`, headers: { apikey: anonKey } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
  }
}
