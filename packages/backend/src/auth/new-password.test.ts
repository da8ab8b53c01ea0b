import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserClient, makeUser, password, signIn } from '../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';
import { createMailbox } from '../../testing/mails.ts';

describe('a new password', () => {
  const box = createMailbox();
  const next = 'another long password';
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend({ sendMail: box.sendMail });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.sql`truncate auth.rate_limits`;
    await test.sql`delete from auth.users`;
    await makeUser(test, 'ann@example.test');
  });

  const codeFor = async (email: string) => /\b\d{8}\b/.exec((await box.take(email)).text)?.[0] ?? '';

  it('A16 takes more than an open session: guesses at the current one are counted as at the door', async () => {
    const { client } = await signIn(test, 'ann@example.test');
    const guess = async () =>
      (await client.auth.updateUser({ password: next, current_password: 'not this one' })).error?.code;
    for (let i = 0; i < 10; i++) expect(await guess()).toBe('current_password_invalid');
    expect(await guess()).toBe('over_request_rate_limit');
    const right = await client.auth.updateUser({ password: next, current_password: password });
    expect(right.error?.code).toBe('over_request_rate_limit');
  });

  it('A16 accepts an emailed code instead, once, and only from its user', async () => {
    await makeUser(test, 'eve@example.test');
    const [ann, eve] = [await signIn(test, 'ann@example.test'), await signIn(test, 'eve@example.test')];
    expect((await ann.client.auth.reauthenticate()).error).toBeNull();
    const nonce = await codeFor('ann@example.test');
    expect((await ann.client.auth.reauthenticate()).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
    expect((await eve.client.auth.updateUser({ password: next, nonce })).error?.code).toBe(
      'reauthentication_not_valid',
    );
    const { data, error } = await ann.client.auth.updateUser({ password: next, nonce });
    expect(error).toBeNull();
    expect(data.user?.email).toBe('ann@example.test');
    const again = await ann.client.auth.updateUser({ password, nonce });
    expect(again.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
  });

  it('does not let the code confirm anything else or open a session', async () => {
    const { client } = await signIn(test, 'ann@example.test');
    await client.auth.reauthenticate();
    const token = await codeFor('ann@example.test');
    for (const type of ['email', 'recovery', 'invite'] as const) {
      const { error } = await browserClient(test).auth.verifyOtp({ type, email: 'ann@example.test', token });
      expect(error?.code).toBe('otp_expired');
    }
  });

  it('A16 after a mail needs nothing else for a day', async () => {
    const auth = browserClient(test).auth;
    await auth.signInWithOtp({ email: 'ann@example.test', options: { shouldCreateUser: false } });
    const token = await codeFor('ann@example.test');
    expect((await auth.verifyOtp({ type: 'email', email: 'ann@example.test', token })).error).toBeNull();
    await test.sql`update auth.mfa_amr_claims set updated_at = updated_at - interval '24 hours'`;
    expect((await auth.updateUser({ password: next })).error?.code).toBe('current_password_required');
    await test.sql`update auth.mfa_amr_claims set updated_at = now()`;
    expect((await auth.updateUser({ password: next })).error).toBeNull();
  });
});
