import { setTimeout as wait } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, makeUser, password, serviceClient, signIn } from '../../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../../testing/create-test-backend.ts';
import { stepAt, totpOf } from './totp.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const fromBase32 = (text: string) => {
  const bits = [...text].map((char) => alphabet.indexOf(char).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
const codeNow = (secret: string, offset = 0) => totpOf(fromBase32(secret), stepAt(new Date()) + offset);
const wrongCode = (secret: string) => {
  const near = [-2, -1, 0, 1, 2].map((offset) => codeNow(secret, offset));
  return ['000000', '000001', '000002', '000003', '000004', '000005'].find((code) => !near.includes(code)) ?? '';
};

/** Waits for the next time step if it is near, for tests that count steps. */
const awayFromStepEnd = async () => {
  const leftMs = 30_000 - (Date.now() % 30_000);
  if (leftMs < 5_000) await wait(leftMs);
};

describe('a second factor', () => {
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

  const enrol = async (client: SupabaseClient, friendlyName = 'phone') => {
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
    if (error) throw error;
    return { id: data.id, ...data.totp };
  };
  const verify = (client: SupabaseClient, factorId: string, code: string) =>
    client.auth.mfa.challengeAndVerify({ factorId, code });
  const levels = async (client: SupabaseClient) => (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
  const forgetCodes = () => test.sql`delete from auth.rate_limits where key like 'totp-code:%'`;

  it('S4-15 A16 raises the session to aal2 with the official client; other sessions of one factor end', async () => {
    const [here, elsewhere] = [await signIn(test, 'ann@example.test'), await signIn(test, 'ann@example.test')];
    const factor = await enrol(here.client);
    expect(factor.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(factor.qr_code).not.toContain('#');
    expect(factor.uri).toContain(`secret=${factor.secret}`);
    expect(await levels(here.client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });

    const events: string[] = [];
    here.client.auth.onAuthStateChange((event) => void events.push(event));
    const { data, error } = await verify(here.client, factor.id, codeNow(factor.secret));
    expect(error).toBeNull();
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    expect(await levels(here.client)).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    });
    expect(data?.user.factors).toMatchObject([{ id: factor.id, status: 'verified', friendly_name: 'phone' }]);
    expect(JSON.stringify(data?.user)).not.toContain(factor.secret);
    expect((await elsewhere.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');

    const { error: refreshed } = await here.client.auth.refreshSession();
    expect(refreshed).toBeNull();
    expect((await levels(here.client))?.currentLevel).toBe('aal2');
    const again = await signIn(test, 'ann@example.test');
    expect(await levels(again.client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  });

  it('A16 takes a code once, and a challenge once', async () => {
    const { client } = await signIn(test, 'ann@example.test');
    const factor = await enrol(client);
    const code = codeNow(factor.secret);
    expect((await verify(client, factor.id, code)).error).toBeNull();
    expect((await verify(client, factor.id, code)).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    });
    const { data } = await client.auth.mfa.challenge({ factorId: factor.id });
    const answer = { factorId: factor.id, challengeId: data?.id ?? '', code: codeNow(factor.secret, 1) };
    expect((await client.auth.mfa.verify(answer)).error).toBeNull();
    await forgetCodes();
    expect((await client.auth.mfa.verify(answer)).error).toMatchObject({ code: 'mfa_ip_address_mismatch' });
  });

  it('A16 takes a code of the step before or after, and of none further away', async () => {
    const { client } = await signIn(test, 'ann@example.test');
    const factor = await enrol(client);
    await awayFromStepEnd();
    const answers: [number, boolean][] = [
      [-1, true],
      [1, true],
      [-3, false],
      [3, false],
    ];
    for (const [offset, isRight] of answers) {
      const { error } = await verify(client, factor.id, codeNow(factor.secret, offset));
      expect(error?.code, `step ${offset}`).toBe(isRight ? undefined : 'mfa_verification_failed');
    }
  });

  it('A16 lets who lost the answer to a right code in again: the old tokens end, password and next code open', async () => {
    const lost = await signIn(test, 'ann@example.test');
    const factor = await enrol(lost.client);
    // The response gets lost, so the client keeps its old tokens.
    const headers = { authorization: `Bearer ${lost.session.access_token}` };
    const post = (path: string, body: object) =>
      call(test, 'POST', `/auth/v1/factors/${factor.id}${path}`, { body, headers });
    const { id } = (await post('/challenge', {})).body;
    await awayFromStepEnd();
    const code = codeNow(factor.secret, -1);
    expect((await post('/verify', { challenge_id: id, code })).status).toBe(200);

    const { error } = await lost.client.auth.refreshSession({ refresh_token: lost.session.refresh_token });
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    const again = await signIn(test, 'ann@example.test');
    expect((await verify(again.client, factor.id, code)).error?.code).toBe('mfa_verification_failed');
    expect((await verify(again.client, factor.id, codeNow(factor.secret))).error).toBeNull();
    expect(await levels(again.client)).toMatchObject({ currentLevel: 'aal2' });
  });

  it('A16 stops after five wrong codes, also for the right one', async () => {
    const { client } = await signIn(test, 'ann@example.test');
    const factor = await enrol(client);
    for (let i = 0; i < 5; i++) {
      expect((await verify(client, factor.id, wrongCode(factor.secret))).error?.code).toBe('mfa_verification_failed');
    }
    expect((await verify(client, factor.id, codeNow(factor.secret))).error).toMatchObject({
      status: 429,
      code: 'over_request_rate_limit',
    });
  });

  it('A16 is required before the password, the factors or their settings change', async () => {
    const strong = await signIn(test, 'ann@example.test');
    const factor = await enrol(strong.client);
    await verify(strong.client, factor.id, codeNow(factor.secret));
    const weak = await signIn(test, 'ann@example.test');
    const change = { password: 'another long password', current_password: password };
    expect((await weak.client.auth.updateUser(change)).error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    expect((await weak.client.auth.updateUser({ email: 'x@example.test' })).error?.code).toBe('insufficient_aal');
    expect((await weak.client.auth.updateUser({ data: { theme: 'dark' } })).error).toBeNull();
    const second = await weak.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'other' });
    expect(second.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    expect((await weak.client.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    });

    expect((await strong.client.auth.updateUser(change)).error).toBeNull();
    expect((await strong.client.auth.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id });
    await strong.client.auth.refreshSession();
    expect(await levels(strong.client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  it('keeps secrets sealed', async () => {
    const { client } = await signIn(test, 'ann@example.test');
    const { secret } = await enrol(client);
    const kept = JSON.stringify(await test.sql`select * from auth.mfa_factors`);
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(fromBase32(secret).toString('base64'));
  });

  it('forgets factors that were not verified, and wants names of their own', async () => {
    const { client } = await signIn(test, 'ann@example.test');
    await enrol(client);
    const same = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    expect(same.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    await test.sql`update auth.mfa_factors set created_at = created_at - interval '301 seconds'`;
    for (let i = 0; i < 10; i++) await enrol(client, `phone ${i}`);
    const eleventh = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'one more' });
    expect(eleventh.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
  });

  it('refuses in the words of the protocol', async () => {
    const { client, session } = await signIn(test, 'ann@example.test');
    const factor = await enrol(client);
    const other = await enrol(client, 'other');
    const post = (path: string, body: object) =>
      call(test, 'POST', `/auth/v1/factors${path}`, {
        body,
        headers: { authorization: `Bearer ${session.access_token}` },
      });
    const challengeId = async (id: string) => (await post(`/${id}/challenge`, {})).body.id;
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const cases: [string, object, number, string][] = [
      ['', { factor_type: 'phone' }, 400, 'validation_failed'],
      ['/none/challenge', {}, 404, 'validation_failed'],
      [`/${nowhere}/challenge`, {}, 404, 'mfa_factor_not_found'],
      [`/${factor.id}/verify`, { challenge_id: nowhere, code: '' }, 400, 'validation_failed'],
      [`/${factor.id}/verify`, { challenge_id: nowhere, code: '123456' }, 422, 'mfa_factor_not_found'],
      [`/${factor.id}/verify`, { challenge_id: await challengeId(other.id), code: '1' }, 422, 'mfa_factor_not_found'],
    ];
    for (const [path, body, status, code] of cases) {
      expect(await post(path, body), path).toMatchObject({ status, body: { error_code: code } });
    }
    const old = { challenge_id: await challengeId(factor.id), code: codeNow(factor.secret) };
    await test.sql`update auth.mfa_challenges set created_at = created_at - interval '301 seconds'`;
    expect(await post(`/${factor.id}/verify`, old)).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_challenge_expired' },
    });
    await makeUser(test, 'eve@example.test');
    const eve = await signIn(test, 'eve@example.test');
    expect((await eve.client.auth.mfa.challenge({ factorId: factor.id })).error?.status).toBe(404);
  });

  it('can be removed by an administrator when a user lost it', async () => {
    const { client, user } = await signIn(test, 'ann@example.test');
    const factor = await enrol(client);
    await verify(client, factor.id, codeNow(factor.secret));
    const mfa = serviceClient(test).auth.admin.mfa;
    const { data } = await mfa.listFactors({ userId: user.id });
    expect(data?.factors).toMatchObject([{ id: factor.id, factor_type: 'totp', status: 'verified' }]);
    expect(JSON.stringify(data)).not.toContain('secret');
    expect((await mfa.deleteFactor({ userId: user.id, id: factor.id })).error).toBeNull();
    const again = await mfa.deleteFactor({ userId: user.id, id: factor.id });
    expect(again.error).toMatchObject({ status: 404 });
    const next = await signIn(test, 'ann@example.test');
    expect(await levels(next.client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect((await client.auth.admin.mfa.listFactors({ userId: user.id })).error).toMatchObject({ status: 403 });
  });
});
