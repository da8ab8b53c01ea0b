import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserClient, call, makeUser, password, serviceClient, signIn } from '../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';
import { createMailbox, readLinkMail } from '../../testing/mails.ts';

describe('password checks of one account', () => {
  const box = createMailbox();
  let test: TestBackend;
  let userId: string;
  beforeAll(async () => {
    test = await createTestBackend({ sendMail: box.sendMail });
    userId = (await makeUser(test, 'ann@example.test')).id;
  });
  afterAll(() => test.close());
  beforeEach(() => test.sql`truncate auth.rate_limits`);

  const grant = async (text: string) => {
    await test.sql`delete from auth.rate_limits where key like 'password-address:%'`;
    const body = { email: 'ann@example.test', password: text };
    const { status, headers } = await call(test, 'POST', '/auth/v1/token?grant_type=password', { body });
    return { status, retryAfter: Number(headers.get('retry-after')) };
  };
  const failTenTimes = async () => {
    for (let i = 0; i < 10; i++) expect((await grant('wrong wrong wrong')).status).toBe(400);
  };
  const passTime = () =>
    test.sql`update auth.rate_limits set resets_at = now() - interval '1 second' where key like 'password-account:%'`;

  it('A1 hold for tries from any number of addresses, and leave the owner’s session alone', async () => {
    const { session } = await signIn(test, 'ann@example.test');
    const user = () =>
      call(test, 'GET', '/auth/v1/user', { headers: { authorization: `Bearer ${session.access_token}` } });
    const statuses: number[] = [];
    for (let round = 0; round < 10; round++) {
      const tries = Array.from({ length: 50 }, (_, index) => grantFrom(`127.0.1.${index + 1}`));
      statuses.push(...(await Promise.all(tries)));
      expect((await user()).status).toBe(200);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(490);
  });

  /** One wrong attempt from an address of this machine. */
  async function grantFrom(localAddress: string): Promise<number> {
    const { hostname, port, pathname } = new URL(test.url);
    const headers = { apikey: test.backend.anonKey, 'content-type': 'application/json' };
    const path = `${pathname}/auth/v1/token?grant_type=password`;
    const asked = request({ hostname, port, path, method: 'POST', headers, localAddress, agent: false });
    asked.end(JSON.stringify({ email: 'ann@example.test', password: 'wrong wrong wrong' }));
    const [answer] = await once(asked, 'response');
    answer.resume();
    return answer.statusCode;
  }

  it('A1 wait twice as long after each ten failures, an hour at most', async () => {
    const waits = [];
    for (let round = 0; round < 4; round++) {
      await failTenTimes();
      const refused = await grant(password);
      expect(refused.status).toBe(429);
      waits.push(Math.round(refused.retryAfter / 60));
      await passTime();
    }
    expect(waits).toEqual([15, 30, 60, 60]);
    expect((await grant(password)).status).toBe(200);
    await failTenTimes();
    expect(Math.round((await grant(password)).retryAfter / 60)).toBe(15);
  });

  it('A1 stop after a hundred failures in a row, until a new password is set', async () => {
    const stop = async () => {
      await grant('wrong wrong wrong');
      await test.sql`update auth.rate_limits set count = 100 where key like 'password-failures:%'`;
      await passTime();
      const refused = await grant(password);
      expect(refused).toEqual({ status: 429, retryAfter: 3_600 });
    };
    await stop();
    await passTime();
    expect((await grant(password)).status).toBe(429);

    const client = browserClient(test);
    await client.auth.resetPasswordForEmail('ann@example.test');
    const { token } = readLinkMail(await box.take('ann@example.test'));
    await client.auth.verifyOtp({ type: 'recovery', token_hash: token });
    expect((await grant(password)).status).toBe(429);
    expect((await client.auth.updateUser({ password: 'a password of my own' })).error).toBeNull();
    expect((await grant('a password of my own')).status).toBe(200);

    await test.sql`truncate auth.rate_limits`;
    await serviceClient(test).auth.admin.updateUserById(userId, { password });
    await stop();
    await serviceClient(test).auth.admin.updateUserById(userId, { password });
    expect((await grant(password)).status).toBe(200);
  });
});
