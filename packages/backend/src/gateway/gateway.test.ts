import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, signIn } from '../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';

describe('the gateway', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend();
    await makeUser(test, 'ann@example.test');
  });
  afterAll(() => test.close());

  /** Sends the path unchanged; fetch would normalize it. */
  function fetchRaw(path: string, headers: Record<string, string | string[]> = {}) {
    return new Promise<{ status: number; text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
      const outgoing = request(`${new URL(test.url).origin}/`, { path, headers }, async (answer) => {
        const text = Buffer.concat(await answer.toArray()).toString();
        resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers });
      });
      outgoing.on('error', reject).end();
    });
  }

  async function send(path: string, headers: Record<string, string | string[]> = {}) {
    const { status, text } = await fetchRaw(path, headers);
    return { status, text };
  }

  it('wants a key, in a header, in the query, or as the token itself', async () => {
    const { anonKey, serviceRoleKey } = test.backend;
    const { session } = await signIn(test, 'ann@example.test');
    expect(await send('/backend/auth/v1/settings')).toEqual({
      status: 401,
      text: '{"message":"No API key found in request","hint":"No `apikey` request header or url param was found."}',
    });
    const invalid = {
      status: 401,
      text: '{"message":"Invalid API key","hint":"Double check your Supabase `anon` or `service_role` API key."}',
    };
    expect(await send('/backend/auth/v1/settings', { apikey: 'x' })).toEqual(invalid);
    expect(await send('/backend/auth/v1/settings', { apikey: `${anonKey}x` })).toEqual(invalid);
    expect(await send('/backend/auth/v1/settings', { authorization: ['Bearer x', `Bearer ${anonKey}`] })).toMatchObject(
      { status: 401 },
    );
    for (const key of [anonKey, serviceRoleKey, session.access_token]) {
      expect(await send('/backend/auth/v1/settings', { apikey: key })).toMatchObject({ status: 200 });
      expect(await send('/backend/auth/v1/settings', { authorization: `Bearer ${key}` })).toMatchObject({
        status: 200,
      });
      expect(await send(`/backend/auth/v1/settings?apikey=${key}`)).toMatchObject({ status: 200 });
    }
    await test.sql`delete from auth.sessions`;
    expect(await send('/backend/auth/v1/settings', { apikey: session.access_token })).toEqual(invalid);
  });

  it('lets public keys and health be read by anybody, and nothing that only looks alike', async () => {
    expect(await send('/backend/auth/v1/health')).toMatchObject({ status: 200 });
    expect(await send('/backend/auth/v1/.well-known/jwks.json')).toMatchObject({ status: 200 });
    expect((await send('/backend/storage/v1/object/public/none/none.png')).status).toBe(400);
    for (const path of [
      '/auth/v1/health/',
      '/auth/v1/healthy',
      '/x/auth/v1/health',
      '/storage/v1/object/publicly/x',
      '/auth/v1/admin/users',
    ]) {
      expect((await send(`/backend${path}`)).status, path).toBe(401);
    }
  });

  it('A10 takes two tokens for none, whatever else is shown', async () => {
    const { anonKey } = test.backend;
    const { session } = await signIn(test, 'ann@example.test');
    const authorization = [`Bearer ${session.access_token}`, `Bearer ${session.access_token}`];
    for (const path of ['/auth/v1/user', '/auth/v1/health', '/rest/v1/messages', '/storage/v1/bucket'])
      expect((await send(`/backend${path}`, { apikey: anonKey, authorization })).status, path).toBe(401);
  });

  it('F5 guards refusals about files as the files themselves', async () => {
    for (const path of ['/storage/v1/object/x/%2e%2e/y', '/storage/v1/object/x/y.png', '/storage/v1//s3']) {
      const { status, headers } = await fetchRaw(`/backend${path}`);
      expect([400, 401], path).toContain(status);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
      });
    }
  });

  it('P1 reads a path in one way only', async () => {
    const apikey = test.backend.anonKey;
    const odd = [
      '/backend//auth/v1/settings',
      '/backend/auth/v1/../v1/settings',
      '/backend/auth/v1/./settings',
      '/backend/auth/v1/%2e%2e/v1/settings',
      '/backend/auth/v1/%2E/settings',
      '/backend/auth%2fv1/settings',
      '/backend/auth/v1%5csettings',
      '/backend/auth\\v1\\settings',
      '/backend/storage/v1/object/public/x/..%2f..%2fkeys.json',
      '/backend/storage/v1/object/public/../../../keys.json',
      '/backend/storage/v1/object/public/x/a%00b',
    ];
    for (const path of odd) expect((await send(path, { apikey })).status, path).toBe(400);
    for (const path of [
      '/backend/rest/v1/rpc/x',
      '/backend/graphql/v1',
      '/backend/functions/v1/x',
      '/backend/storage/v1/s3',
      '/backend/AUTH/v1/settings',
    ]) {
      expect((await send(path, { apikey })).status, path).toBe(404);
    }
  });
});
