import { once } from 'node:events';
import { request } from 'node:http';
import { setupLimits } from '@rxweb/contracts/shared/limits';
import { openSql } from '@rxweb/platform/sql/open-sql';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { adminEverExisted, createSetupToken, ensureConfiguredAdmin, setUpFirstAdmin } from './first-admin.service.ts';

const password = 'correct horse battery';
const start = new Date('2026-11-18T18:00:00Z');

describe('the first administrator', () => {
  let now = start;
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(() => now);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    now = start;
    await test.context.sql`delete from auth.users`;
    await test.context.sql`truncate app.first_admin, app.rate_limits`;
  });

  /** Each from an address of its own, since one address has ten tries in a quarter of an hour. */
  let address = 0;
  async function use(token: string, email = 'owner@pharmacy.example', text = password): Promise<number> {
    const { hostname, port } = new URL(test.url);
    address += 1;
    const asked = request({
      hostname,
      port,
      path: '/api/setup',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      localAddress: `127.0.${2 + Math.floor(address / 250)}.${1 + (address % 250)}`,
      agent: false,
    });
    asked.end(JSON.stringify({ token, email, password: text }));
    const [answer] = await once(asked, 'response');
    answer.resume();
    return answer.statusCode;
  }
  const newToken = () => createSetupToken(test.context.sql, now);
  const admins = () => test.context.sql`select user_id from app.staff where role = 'admin'`;

  it('A6 is one, of twenty uses of the link at once, which then is dead', async () => {
    const token = await newToken();
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const uses = Array.from({ length: 20 }, (_, index) => use(token, `owner${index}@pharmacy.example`));
    expect((await Promise.all(uses)).sort()).toEqual([200, ...Array(19).fill(404)]);
    expect(await admins()).toHaveLength(1);
    expect(await use(token, 'late@pharmacy.example')).toBe(404);
    expect(await test.context.sql`select 1 from auth.users`).toHaveLength(1);
  });

  it('A6 is made within thirty minutes, and by no token but the newest', async () => {
    const [older, token] = [await newToken(), await newToken()];
    for (const wrong of [older, 'x', token.slice(1), `${token}A`]) expect(await use(wrong)).toBe(404);
    now = new Date(start.getTime() + setupLimits.linkLifeMs);
    expect(setupLimits.linkLifeMs).toBe(30 * 60_000);
    expect(await use(token)).toBe(404);
    now = new Date(now.getTime() - 1);
    expect(await use(token, 'owner@pharmacy.example', 'short')).toBe(422);
    expect(await use(token)).toBe(200);
  });

  it('A6 is made by a link never again, whatever became of the first', async () => {
    expect(await adminEverExisted(test.context.sql)).toBe(false);
    expect(await use(await newToken())).toBe(200);
    await test.context.sql`delete from auth.users`;
    expect(await admins()).toEqual([]);
    expect(await adminEverExisted(test.context.sql)).toBe(true);
    expect(await use(await newToken())).toBe(404);
    expect(await ensureConfiguredAdmin(test.context, 'back@pharmacy.example', password)).toBe(true);
    expect(await ensureConfiguredAdmin(test.context, 'more@pharmacy.example', password)).toBe(false);
  });

  it('is not made when the database is lost in the middle, and the server lives on', async () => {
    const token = await newToken();
    const { databaseUrl = '' } = test.context.backend ?? {};
    const other = openSql(databaseUrl, { max: 1 });
    const sql = openSql(databaseUrl, { max: 1 });
    try {
      await other`select pg_advisory_lock(7201001)`;
      const making = setUpFirstAdmin({ ...test.context, sql }, token, 'owner@pharmacy.example', password, now);
      const failed = expect(making).rejects.toThrow();
      await vi.waitFor(async () => {
        const ended = await other`
          select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'advisory'`;
        expect(ended).toHaveLength(1);
      }, 10_000);
      await failed;
      await other`select pg_advisory_unlock(7201001)`;
    } finally {
      await Promise.all([other.end({ timeout: 1 }), sql.end({ timeout: 1 })]);
    }
    expect(await admins()).toEqual([]);
    expect(await use(token)).toBe(200);
  });

  it('A6 is not anyone who signs a key with the secret that Supabase publishes', async () => {
    const key = await new SignJWT({ role: 'service_role', iss: 'supabase-demo', exp: 1_983_812_996 })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode('super-secret-jwt-token-with-at-least-32-characters-long'));
    const headers = { apikey: key, authorization: `Bearer ${key}` };
    for (const path of ['/rest/v1/messages', '/storage/v1/bucket', '/auth/v1/user', '/auth/v1/admin/users']) {
      const { backend, config } = test.context;
      const response = await backend?.fetch(`${config.publicUrl}/backend${path}`, { headers });
      expect(response?.status, path).toBe(401);
    }
  });
});
