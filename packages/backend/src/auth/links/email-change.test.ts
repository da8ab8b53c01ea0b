import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserClient, call, makeUser, password, serviceClient, signIn } from '../../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../../testing/create-test-backend.ts';
import { createMailbox, fragmentOf, pressLink, readLinkMail } from '../../../testing/mails.ts';

describe('a change of address', () => {
  const box = createMailbox();
  const before = 'ann@example.test';
  const after = 'anna@example.test';
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend({ sendMail: box.sendMail });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.sql`delete from auth.users`;
    await test.sql`truncate auth.rate_limits`;
    box.mails.length = 0;
    await makeUser(test, before);
  });

  const ask = async (email = after) => {
    const signedIn = await signIn(test, before);
    const { data, error } = await signedIn.client.auth.updateUser({ email });
    return { ...signedIn, data, error };
  };
  const mails = async () => ({
    current: readLinkMail(await box.take(before)),
    next: readLinkMail(await box.take(after)),
  });
  const emailOf = async (id: string) => (await serviceClient(test).auth.admin.getUserById(id)).data.user?.email;
  const post = (body: object) => call(test, 'POST', '/auth/v1/verify', { body: { type: 'email_change', ...body } });
  const accepted = {
    code: '200',
    msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  };

  it.each(['current', 'next'] as const)('needs both mailboxes, the %s one first', async (first) => {
    const { data, user } = await ask();
    expect(data.user).toMatchObject({
      email: before,
      new_email: after,
      email_change_sent_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const sent = await mails();
    const [one, other] = first === 'current' ? [sent.current, sent.next] : [sent.next, sent.current];
    expect(await post({ token_hash: one.token })).toMatchObject({ status: 200, body: accepted });
    expect(await emailOf(user.id)).toBe(before);
    expect(await post({ token_hash: one.token })).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });

    const done = await browserClient(test).auth.verifyOtp({ type: 'email_change', token_hash: other.token });
    expect(done.error).toBeNull();
    expect(done.data.session?.user).toMatchObject({ id: user.id, email: after, identities: [{ email: after }] });
    expect(done.data.user).not.toHaveProperty('new_email');
    const signedIn = await browserClient(test).auth.signInWithPassword({ email: after, password });
    expect(signedIn.error).toBeNull();
    const gone = await browserClient(test).auth.signInWithPassword({ email: before, password });
    expect(gone.error?.code).toBe('invalid_credentials');
  });

  it('is confirmed by the buttons of both links too, which a look does not press', async () => {
    const { user } = await ask();
    const { current, next } = await mails();
    const page = await fetch(current.url);
    expect(await page.text()).toContain('Confirm change');
    expect(fragmentOf(await pressLink(current.url)).values).toEqual({ message: accepted.msg, sb: '' });
    expect(fragmentOf(await pressLink(next.url)).values).toMatchObject({ type: 'email_change', token_type: 'bearer' });
    expect(await emailOf(user.id)).toBe(after);
  });

  it('takes the codes of the mails, each for its own address', async () => {
    const { user } = await ask();
    const { current, next } = await mails();
    expect((await post({ email: after, token: current.code })).status).toBe(403);
    expect(await post({ email: after, token: next.code })).toMatchObject({ status: 200, body: accepted });
    expect((await post({ email: before, token: current.code })).body.user.email).toBe(after);
    expect(await emailOf(user.id)).toBe(after);
  });

  it('names the new address in the email', async () => {
    await ask();
    expect((await box.take(before)).text).toContain(`with ${after}.`);
  });

  it('A7 is void after a newer one and after a new password', async () => {
    const { client, user } = await ask();
    const old = await mails();
    await test.sql`truncate auth.rate_limits`;
    await client.auth.updateUser({ email: 'third@example.test' });
    for (const { token } of [old.current, old.next]) expect((await post({ token_hash: token })).status).toBe(403);
    const newest = [readLinkMail(await box.take(before)), readLinkMail(await box.take('third@example.test'))];
    await serviceClient(test).auth.admin.updateUserById(user.id, { password: 'a password of my own' });
    for (const { token } of newest) expect((await post({ token_hash: token })).status).toBe(403);
    const { data } = await serviceClient(test).auth.admin.getUserById(user.id);
    expect(data.user).not.toHaveProperty('new_email');
  });

  it('is refused for an address already in use, also if it was taken in between', async () => {
    await makeUser(test, 'bob@example.test');
    expect((await ask('bob@example.test')).error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await ask('no address')).error).toMatchObject({ status: 400, code: 'validation_failed' });
    await test.sql`truncate auth.rate_limits`;
    await ask();
    const { current, next } = await mails();
    await makeUser(test, after);
    await post({ token_hash: current.token });
    expect(await post({ token_hash: next.token })).toMatchObject({ status: 422, body: { error_code: 'email_exists' } });
  });

  it('A3 may be requested once a minute, so that no one can probe addresses', async () => {
    const { client } = await ask('one@example.test');
    expect((await client.auth.updateUser({ email: 'two@example.test' })).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
  });
});
