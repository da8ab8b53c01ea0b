import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, makeUser, serviceClient, signIn } from '../../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../../testing/create-test-backend.ts';
import { readLinkMail } from '../../../testing/mails.ts';
import type { Mail } from '../auth-options.ts';

describe('a mail server at fault', () => {
  const faults: (() => Promise<void>)[] = [];
  const taken: Mail[] = [];
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend({
      mailRetryWaitsMs: [30, 30],
      async sendMail(mail) {
        await faults.shift()?.();
        taken.push(mail);
      },
    });
    await makeUser(test, 'ann@example.test');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.sql`truncate auth.rate_limits`;
    faults.length = 0;
    taken.length = 0;
  });

  const refuse = async () => {
    throw new Error('450 later');
  };
  const recover = async (email: string) => {
    const { status, text } = await call(test, 'POST', '/auth/v1/recover', { body: { email } });
    return `${status} ${text}`;
  };

  it('A3 is not felt by who asks for a link: the same answer, at once, and the mail comes at a later try', async () => {
    faults.push(refuse, refuse);
    expect(await recover('ann@example.test')).toBe('200 {}');
    await vi.waitFor(() => expect(taken).toHaveLength(1), 5_000);
    const { token } = readLinkMail(taken[0] ?? { to: '', subject: '', text: '', html: '' });
    const verified = await call(test, 'POST', '/auth/v1/verify', { body: { type: 'recovery', token_hash: token } });
    expect(verified.status).toBe(200);
  });

  it('A3 answers while the mail server hangs, for a known address as for an unknown one', async () => {
    const hanging = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    faults.push(async () => {
      hanging.resolve();
      await held.promise;
    });
    const known = await recover('ann@example.test');
    await hanging.promise;
    expect(await recover('nobody@example.test')).toBe(known);
    expect(taken).toEqual([]);
    held.resolve();
    await vi.waitFor(() => expect(taken).toHaveLength(1), 5_000);
  });

  it('is reported to the inviting administrator, who then shares the link', async () => {
    faults.push(refuse);
    const admin = serviceClient(test).auth.admin;
    const { error } = await admin.inviteUserByEmail('new@example.test');
    expect(error).toMatchObject({ message: 'Error sending invite email', status: 500 });
    const { data } = await admin.generateLink({ type: 'invite', email: 'new@example.test' });
    expect(data.properties?.action_link).toContain('/auth/v1/verify?token=');
    expect((await admin.inviteUserByEmail('new@example.test')).error).toBeNull();
  });

  it('does not fail the change of a signed-in user', async () => {
    faults.push(refuse, refuse);
    const { client } = await signIn(test, 'ann@example.test');
    expect((await client.auth.updateUser({ email: 'anna@example.test' })).error).toBeNull();
    await vi.waitFor(
      () => expect(taken.map(({ to }) => to).sort()).toEqual(['ann@example.test', 'anna@example.test']),
      5_000,
    );
  });
});
