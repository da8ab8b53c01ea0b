import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserClient, call, makeUser } from '../../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../../testing/create-test-backend.ts';
import { createMailbox, readLinkMail } from '../../../testing/mails.ts';

describe('asking for a link', () => {
  const box = createMailbox();
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend({ sendMail: box.sendMail });
    await makeUser(test, 'ann@example.test');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.sql`truncate auth.rate_limits`;
    box.mails.length = 0;
  });

  it('A3 answers alike for an address it knows and one it does not, and mails only the known', async () => {
    await makeUser(test, 'kim@example.test');
    const paths = { '/recover': {}, '/otp': { create_user: false }, '/resend': { type: 'signup' } };
    for (const [path, fields] of Object.entries(paths)) {
      const answers = [];
      for (const name of ['kim', 'nobody']) {
        for (let i = 0; i < 2; i++) {
          const body = { email: `${name}@example.test`, ...fields };
          const { status, text } = await call(test, 'POST', `/auth/v1${path}`, { body });
          answers.push(`${status} ${text.replace(/\d+ seconds/, 'n seconds')}`);
        }
      }
      expect(answers[0]).toBe('200 {}');
      expect(answers[1]).toMatch(/^429 .*over_email_send_rate_limit.*For security purposes/);
      expect(answers.slice(2)).toEqual(answers.slice(0, 2));
      if (path !== '/resend') await box.take('kim@example.test');
    }
    expect(box.mails).toEqual([]);
  });

  it('A3 answers before it looks anybody up', async () => {
    const lock = await test.sql.reserve();
    await lock`begin`;
    await lock`lock table auth.users in access exclusive mode`;
    try {
      for (const email of ['ann@example.test', 'nobody@example.test']) {
        const answer = await call(test, 'POST', '/auth/v1/recover', { body: { email } });
        expect(answer).toMatchObject({ status: 200, text: '{}' });
      }
    } finally {
      await lock`rollback`;
      lock.release();
    }
    await box.take('ann@example.test');
  });

  it('A8 signs in by email only people with an account', async () => {
    const before = await test.sql`select count(*) from auth.users`;
    const auth = browserClient(test).auth;
    expect((await auth.signInWithOtp({ email: 'me@example.test' })).error).toMatchObject({ code: 'signup_disabled' });
    const options = { shouldCreateUser: false };
    expect((await auth.signInWithOtp({ email: 'me@example.test', options })).error).toBeNull();
    expect((await auth.signInWithOtp({ email: 'ann@example.test', options })).error).toBeNull();
    const { code } = readLinkMail(await box.take('ann@example.test'));
    const events: string[] = [];
    auth.onAuthStateChange((event) => void events.push(event));
    const { data } = await auth.verifyOtp({ type: 'email', email: 'ann@example.test', token: code });
    expect(events).toContain('SIGNED_IN');
    expect(data.user?.email).toBe('ann@example.test');
    expect(await test.sql`select count(*) from auth.users`).toEqual(before);
  });

  it('A8 emails no one and creates no account through any route, whatever the body says', async () => {
    const before = await test.sql`select id from auth.users order by id`;
    const email = 'me@example.test';
    const body = {
      email,
      phone: '+15550100',
      password: 'a long enough password',
      data: { role: 'admin' },
      provider: 'google',
    };
    for (const path of [
      '/signup',
      '/otp',
      '/magiclink',
      '/sso',
      '/token?grant_type=id_token',
      '/invite',
      '/admin/users',
    ]) {
      const { status } = await call(test, 'POST', `/auth/v1${path}`, { body });
      expect([400, 401, 403, 422], path).toContain(status);
    }
    for (const path of ['/authorize?provider=google', '/callback']) {
      expect([404, 422], path).toContain((await call(test, 'GET', `/auth/v1${path}`)).status);
    }
    // A mail to the unknown address would arrive before this one.
    await browserClient(test).auth.resetPasswordForEmail('ann@example.test');
    await box.take('ann@example.test');
    expect(box.mails).toEqual([]);
    expect(await test.sql`select id from auth.users order by id`).toEqual(before);
  });

  it('refuses in the words of the protocol', async () => {
    const verify = (body: object) => call(test, 'POST', '/auth/v1/verify', { body });
    const token = 'f'.repeat(64);
    const cases: [object, number, string][] = [
      [{}, 400, 'validation_failed'],
      [{ type: 'recovery' }, 400, 'validation_failed'],
      [{ type: 'recovery', token_hash: token, token: '12345678' }, 400, 'validation_failed'],
      [{ type: 'recovery', token_hash: token, email: 'ann@example.test' }, 400, 'validation_failed'],
      [{ type: 'recovery', token: '12345678' }, 400, 'validation_failed'],
      [{ type: 'recovery', token_hash: token }, 403, 'otp_expired'],
      [{ type: 'email_change', token_hash: token }, 403, 'otp_expired'],
      [{ type: 'nonsense', token_hash: 'x' }, 403, 'otp_expired'],
    ];
    for (const [body, status, code] of cases) {
      expect(await verify(body), JSON.stringify(body)).toMatchObject({ status, body: { error_code: code } });
    }
    for (const email of [undefined, '', 'no address', 'a@b@c']) {
      const answer = await call(test, 'POST', '/auth/v1/recover', { body: { email } });
      expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    }
  });
});
