import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserClient, makeUser, password, serviceClient } from '../../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../../testing/create-test-backend.ts';
import { createMailbox, fragmentOf, pressLink, readLinkMail } from '../../../testing/mails.ts';

describe('links of an administrator', () => {
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

  const origin = () => new URL(test.url).origin;

  it('A7 invites, voiding the earlier invitation, and ends with a confirmed account with its own password', async () => {
    const admin = serviceClient(test).auth.admin;
    const { data, error } = await admin.inviteUserByEmail('new@example.test', {
      data: { name: 'New' },
      redirectTo: `${origin()}/app`,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: 'new@example.test', user_metadata: { name: 'New' } });
    expect(data.user?.invited_at).toBeTruthy();
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const first = readLinkMail(await box.take('new@example.test'));
    expect((await admin.inviteUserByEmail('new@example.test')).error).toBeNull();
    const second = readLinkMail(await box.take('new@example.test'));
    expect(fragmentOf(await pressLink(first.url)).values.error_code).toBe('otp_expired');

    const client = browserClient(test);
    const verified = await client.auth.verifyOtp({ type: 'invite', token_hash: second.token });
    expect(verified.data.user).toMatchObject({ user_metadata: { name: 'New', email_verified: true } });
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    const signedIn = await browserClient(test).auth.signInWithPassword({ email: 'new@example.test', password });
    expect(signedIn.error).toBeNull();
    expect((await admin.inviteUserByEmail('new@example.test')).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    const byUser = await browserClient(test).auth.admin.inviteUserByEmail('evil@example.test');
    expect(byUser.error).toMatchObject({ status: 403, code: 'not_admin' });
  });

  it('makes links for an administrator to hand over', async () => {
    const admin = serviceClient(test).auth.admin;
    const { data, error } = await admin.generateLink({
      type: 'magiclink',
      email: 'ann@example.test',
      options: { redirectTo: `${origin()}/app` },
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe('ann@example.test');
    expect(data.properties).toMatchObject({ verification_type: 'magiclink', redirect_to: `${origin()}/app` });
    expect(data.properties?.email_otp).toMatch(/^\d{8}$/);
    expect(box.mails).toEqual([]);
    const pressed = fragmentOf(await pressLink(new URL(data.properties?.action_link ?? '')));
    expect(pressed.values).toMatchObject({ type: 'magiclink', token_type: 'bearer' });
    const unknown = await admin.generateLink({ type: 'recovery', email: 'nobody@example.test' });
    expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found' });
    const invited = await admin.generateLink({ type: 'invite', email: 'guest@example.test' });
    expect(invited.data.user?.invited_at).toBeTruthy();
  });
});
