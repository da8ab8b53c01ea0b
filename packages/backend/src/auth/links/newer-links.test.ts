import { inTransaction } from '@rxweb/platform/sql/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserClient, makeUser, serviceClient } from '../../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../../testing/create-test-backend.ts';
import { issueToken, LinkSuperseded, timeOfAsking } from './one-time-tokens.ts';

describe('a link that is made after the answer to its request', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend();
  });
  afterAll(() => test.close());

  const issueLater = (user: { id: string; email: string }, askedAt: string) =>
    inTransaction(test.sql, (tx) => issueToken(tx, Buffer.alloc(32), user, 'recovery_token', { askedAt }));

  it('does not replace one that was made meanwhile', async () => {
    const user = await makeUser(test, 'ann@example.test');
    const askedAt = await timeOfAsking(test.sql);
    const order = { type: 'recovery', email: 'ann@example.test' } as const;
    const { data } = await serviceClient(test).auth.admin.generateLink(order);
    await expect(issueLater({ id: user.id, email: order.email }, askedAt)).rejects.toThrow(LinkSuperseded);
    const token_hash = data.properties?.hashed_token ?? '';
    expect((await browserClient(test).auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull();
  });

  it('replaces the one before it', async () => {
    const user = await makeUser(test, 'bob@example.test');
    const order = { type: 'recovery', email: 'bob@example.test' } as const;
    const { data } = await serviceClient(test).auth.admin.generateLink(order);
    const { token } = await issueLater({ id: user.id, email: order.email }, await timeOfAsking(test.sql));
    const verify = (token_hash: string) => browserClient(test).auth.verifyOtp({ type: 'recovery', token_hash });
    expect((await verify(data.properties?.hashed_token ?? '')).error).toMatchObject({ code: 'otp_expired' });
    expect((await verify(token)).error).toBeNull();
  });
});
