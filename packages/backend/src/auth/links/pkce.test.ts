import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, makeUser, password, serviceClient } from '../../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../../testing/create-test-backend.ts';
import { createMailbox, fragmentOf, pressLink, readLinkMail } from '../../../testing/mails.ts';

describe('links asked for with a code challenge', () => {
  const box = createMailbox();
  const email = 'ann@example.test';
  let test: TestBackend;
  let userId: string;
  beforeAll(async () => {
    test = await createTestBackend({ sendMail: box.sendMail });
    userId = (await makeUser(test, email)).id;
  });
  afterAll(() => test.close());
  beforeEach(() => test.sql`truncate auth.rate_limits`);

  /** A browser, which keeps its challenge's verifier. */
  const browser = () =>
    createClient(test.url, test.backend.anonKey, {
      auth: { flowType: 'pkce', persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
  const mailedLink = async () => readLinkMail(await box.take(email));
  const press = async (url: URL) => new URL((await pressLink(url)).headers.get('location') ?? '');
  const exchange = (body: object) => call(test, 'POST', '/auth/v1/token?grant_type=pkce', { body });
  const challenge = 'c'.repeat(43);
  const recoverPlain = async () => {
    const body = { email, code_challenge: challenge, code_challenge_method: 'plain' };
    expect(await call(test, 'POST', '/auth/v1/recover', { body })).toMatchObject({ status: 200, text: '{}' });
    const target = await press((await mailedLink()).url);
    return target.searchParams.get('code') ?? '';
  };

  it.each(['recover', 'otp'] as const)(
    'S4-14 lead %s back with a code that the same browser makes a session of',
    async (kind) => {
      const { auth } = browser();
      const events: string[] = [];
      auth.onAuthStateChange((event) => void events.push(event));
      const { error } =
        kind === 'recover'
          ? await auth.resetPasswordForEmail(email)
          : await auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
      expect(error).toBeNull();
      const { url, token } = await mailedLink();
      expect(token).toMatch(/^pkce_[0-9a-f]{64}$/);
      const target = await press(url);
      expect(target.hash).toBe('');
      const code = target.searchParams.get('code') ?? '';
      expect(code).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

      const elsewhere = await exchange({ auth_code: code, code_verifier: 'x'.repeat(56) });
      expect(elsewhere).toMatchObject({
        status: 400,
        body: {
          error_code: 'bad_code_verifier',
          msg: 'code challenge does not match previously saved code verifier',
        },
      });
      const { data, error: refused } = await auth.exchangeCodeForSession(code);
      expect(refused).toBeNull();
      expect(data.session?.user.email).toBe(email);
      expect(events).toContain(kind === 'recover' ? 'PASSWORD_RECOVERY' : 'SIGNED_IN');
      expect((await auth.getUser()).error).toBeNull();
    },
  );

  it('A7 give a code that works once, for five minutes, and no session without it', async () => {
    const code = await recoverPlain();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => exchange({ auth_code: code, code_verifier: challenge })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(answers.find(({ status }) => status === 404)?.body.error_code).toBe('flow_state_not_found');

    await test.sql`truncate auth.rate_limits`;
    const late = await recoverPlain();
    await test.sql`update auth.flow_state set auth_code_issued_at = auth_code_issued_at - interval '5 minutes'`;
    expect(await exchange({ auth_code: late, code_verifier: challenge })).toMatchObject({
      status: 422,
      body: { error_code: 'flow_state_expired' },
    });
  });

  it('A7 are used up once, and say so in the query', async () => {
    await browser().auth.resetPasswordForEmail(email);
    const { url } = await mailedLink();
    await press(url);
    const again = await press(url);
    expect(Object.fromEntries(again.searchParams)).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
    });
    expect(again.hash).toContain('error_code=otp_expired');
  });

  it('A7 give a code that a block or a new password voids', async () => {
    const admin = serviceClient(test).auth.admin;
    const code = await recoverPlain();
    await admin.updateUserById(userId, { ban_duration: '1h' });
    await admin.updateUserById(userId, { ban_duration: 'none' });
    expect((await exchange({ auth_code: code, code_verifier: challenge })).status).toBe(404);
  });

  it('still open by the token itself and by the typed code, as servers use them', async () => {
    await browser().auth.resetPasswordForEmail(email);
    const { token } = await mailedLink();
    const byToken = await browser().auth.verifyOtp({ type: 'recovery', token_hash: token });
    expect(byToken.data.session?.user.email).toBe(email);
    await test.sql`truncate auth.rate_limits`;
    await browser().auth.resetPasswordForEmail(email);
    const { code } = await mailedLink();
    const byCode = await browser().auth.verifyOtp({ type: 'recovery', email, token: code });
    expect(byCode.data.session?.user.email).toBe(email);
  });

  it('confirm a change of address, each half named in the query', async () => {
    const client = browser();
    // A mailed sign-in alone may not change the address.
    await client.auth.signInWithPassword({ email, password });
    expect((await client.auth.updateUser({ email: 'anna@example.test' })).error).toBeNull();
    const first = await press((await mailedLink()).url);
    expect(first.searchParams.get('message')).toContain('Confirmation link accepted.');
    const second = await press(readLinkMail(await box.take('anna@example.test')).url);
    const { data } = await client.auth.exchangeCodeForSession(second.searchParams.get('code') ?? '');
    expect(data.session?.user.email).toBe('anna@example.test');
    await serviceClient(test).auth.admin.updateUserById(userId, { email });
  });

  it('keep no code that could be used', async () => {
    const code = await recoverPlain();
    expect(JSON.stringify(await test.sql`select * from auth.flow_state`)).not.toContain(code);
  });

  it('refuse in the words of the protocol', async () => {
    const recover = (body: object) => call(test, 'POST', '/auth/v1/recover', { body: { email, ...body } });
    for (const body of [
      { code_challenge: challenge },
      { code_challenge_method: 's256' },
      { code_challenge: 'short', code_challenge_method: 's256' },
      { code_challenge: `${'c'.repeat(42)}!`, code_challenge_method: 's256' },
      { code_challenge: challenge, code_challenge_method: 'sha512' },
    ]) {
      expect(await recover(body), JSON.stringify(body)).toMatchObject({
        status: 400,
        body: { error_code: 'validation_failed' },
      });
    }
    for (const body of [{}, { auth_code: 'x' }, { code_verifier: 'x' }]) {
      expect(await exchange(body)).toMatchObject({
        status: 400,
        body: {
          error_code: 'validation_failed',
          msg: 'invalid request: both auth code and code verifier should be non-empty',
        },
      });
    }
    expect(
      fragmentOf(await pressLink(new URL(`${test.url}/auth/v1/verify?type=recovery&token=pkce_${'0'.repeat(64)}`)))
        .values.error_code,
    ).toBe('otp_expired');
  });
});
