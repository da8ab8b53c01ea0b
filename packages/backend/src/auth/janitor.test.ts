import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, makeUser, serviceClient, signIn } from '../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { sweep } from './janitor.ts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

describe('the janitor', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.sql`delete from auth.users`;
    await test.sql`truncate auth.rate_limits`;
    await makeUser(test, 'ann@example.test');
  });

  const sweepAt = (now: Date) => sweep({ sql: test.sql, dataDir: test.dataDir }, now);
  const count = async (table: string) => {
    const [row] = await test.sql<{ n: number }[]>`select count(*)::int as n from ${test.sql(`auth.${table}`)}`;
    return row?.n;
  };

  it('removes links, codes and address changes once they no longer work', async () => {
    const { client } = await signIn(test, 'ann@example.test');
    await serviceClient(test).auth.admin.generateLink({ type: 'recovery', email: 'ann@example.test' });
    const body = { email: 'anna@example.test', code_challenge: 'c'.repeat(43), code_challenge_method: 'plain' };
    const { data } = await client.auth.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    expect((await call(test, 'PUT', '/auth/v1/user', { body, headers })).status).toBe(200);

    await sweepAt(inHours(23));
    expect([await count('one_time_tokens'), await count('flow_state')]).toEqual([3, 1]);
    await sweepAt(inHours(25));
    expect([await count('one_time_tokens'), await count('flow_state')]).toEqual([0, 0]);
    expect((await client.auth.getUser()).data.user).not.toHaveProperty('new_email');
  });

  it('removes abandoned sessions and their rotated tokens; others continue', async () => {
    const [idle, used] = [await signIn(test, 'ann@example.test'), await signIn(test, 'ann@example.test')];
    await test.sql`update auth.sessions set created_at = created_at - interval '31 days'`;
    await test.sql`update auth.refresh_tokens set updated_at = updated_at - interval '31 days'`;
    expect((await used.client.auth.refreshSession()).error).toBeNull();
    await sweepAt(new Date());
    expect((await idle.client.auth.getUser()).error).not.toBeNull();
    expect((await used.client.auth.getUser()).error).toBeNull();
    expect((await used.client.auth.refreshSession()).error).toBeNull();
    expect(await count('sessions')).toBe(1);
  });

  it('A11 keeps what reveals a stolen token for as long as its session may live', async () => {
    const { session, client } = await signIn(test, 'ann@example.test');
    await client.auth.refreshSession();
    await client.auth.refreshSession();
    await test.sql`update auth.refresh_tokens set updated_at = updated_at - interval '29 days'`;
    await sweepAt(new Date());
    const body = { refresh_token: session.refresh_token };
    expect(await call(test, 'POST', '/auth/v1/token?grant_type=refresh_token', { body })).toMatchObject({
      body: { error_code: 'refresh_token_already_used' },
    });
  });

  it('removes expired challenges and counters, but no counter that still blocks someone', async () => {
    const { client } = await signIn(test, 'ann@example.test');
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    await client.auth.mfa.challenge({ factorId: data?.id ?? '' });
    await call(test, 'POST', '/auth/v1/token?grant_type=password', {
      body: { email: 'ann@example.test', password: 'no' },
    });
    const before = await count('rate_limits');
    await sweepAt(inHours(0.5));
    expect([await count('mfa_challenges'), await count('rate_limits')]).toEqual([1, before]);
    await sweepAt(inHours(26));
    expect(await count('mfa_challenges')).toBe(0);
    const kept = await test.sql`select key from auth.rate_limits`;
    expect(kept.map(({ key }) => String(key).split(':')[0])).toEqual(['password-failures']);
  });

  it('removes mails of the outbox two days after they were written, and nothing that is not its own', async () => {
    const dataDir = await temporaryFolder();
    const folder = join(dataDir, 'outbox');
    await mkdir(folder);
    const names = {
      old: '20260101T000000000Z-0123456789ab.eml',
      unfinished: '.20260101T000000000Z-0123456789ac',
      fresh: '20260103T000000000Z-0123456789ad.eml',
      foreign: 'notes.eml',
    };
    for (const name of Object.values(names)) await writeFile(join(folder, name), 'x');
    const now = new Date();
    const longAgo = new Date(now.getTime() - 49 * hour);
    for (const name of [names.old, names.unfinished, names.foreign]) await utimes(join(folder, name), longAgo, longAgo);
    await sweep({ sql: test.sql, dataDir }, now);
    expect((await readdir(folder)).sort()).toEqual([names.fresh, names.foreign].sort());
  });
});
