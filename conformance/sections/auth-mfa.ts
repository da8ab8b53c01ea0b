import { randomUUID } from 'node:crypto';
import type { AuthChangeEvent } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { decodeJwtPayload } from '../decode-jwt.ts';
import { expectAuthBody, expectAuthRefusal, expectOldAuthBody, expectRefusedCall } from '../refusals.ts';
import { like, sessionShape } from '../shapes.ts';
import { itEmbedded, lazily, type SignedIn, type Suite } from '../suite.ts';
import { totp } from '../totp.ts';

const wrongCode = { status: 422, code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' };

interface Factor {
  id: string;
  secret: string;
}

/** Section 1.6: a second factor with authenticator codes. */
export function authMfa(suite: Suite): void {
  const somebody = lazily(async () => suite.signIn(await suite.person()));

  const enrol = async ({ client }: SignedIn, friendlyName: string): Promise<Factor> => {
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
    if (error) throw error;
    return { id: data.id, secret: data.totp.secret };
  };
  const openChallenge = async ({ client }: SignedIn, factorId: string): Promise<string> => {
    const { data, error } = await client.auth.mfa.challenge({ factorId });
    if (error) throw error;
    return data.id;
  };
  let named = 0;
  const newName = () => `factor ${++named}`;
  const protectedPerson = lazily(async () => {
    const signedIn = await suite.signIn(await suite.person());
    const factor = await enrol(signedIn, 'phone');
    const { error } = await signedIn.client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: totp(factor.secret, 1),
    });
    if (error) throw error;
    return { ...signedIn, factor };
  });

  it('prepares a factor and shows its secret', async () => {
    const connection = await somebody();
    const friendlyName = newName();
    const { data, error } = await connection.client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName,
      issuer: 'Conformance',
    });
    const { path, status, body } = connection.last();
    expect({ path, status, error }).toEqual({ path: '/auth/v1/factors', status: 200, error: null });
    expect(body).toEqual({
      id: like.uuid,
      type: 'totp',
      friendly_name: friendlyName,
      totp: {
        qr_code: expect.stringContaining('<svg'),
        secret: expect.stringMatching(/^[A-Z2-7]{32}/),
        uri: expect.stringMatching(/^otpauth:\/\/totp\/Conformance:.*secret=/),
      },
    });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,/);
  });

  it('refuses two factors with one name, and a factor of another kind', async () => {
    const connection = await somebody();
    const friendlyName = newName();
    await enrol(connection, friendlyName);
    const { error } = await connection.client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
    const conflict = {
      status: 422,
      code: 'mfa_factor_name_conflict',
      message: /"factor \d+" for this user already exists/,
    };
    await expectAuthRefusal(suite, connection, error, conflict);
    const options = {
      token: connection.session.access_token,
      body: { factor_type: 'carrier-pigeon', friendly_name: 'x' },
    };
    const refusal = { status: 400, code: 'validation_failed', message: /factor_type/ };
    await expectRefusedCall(suite, 'POST', '/auth/v1/factors', options, refusal);
  });

  it('takes ten factors at most', async () => {
    const connection = await suite.signIn(await suite.person());
    for (let number = 1; number <= 10; number++) await enrol(connection, `number ${number}`);
    const { error } = await connection.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'number 11' });
    const refusal = { status: 422, code: 'too_many_enrolled_mfa_factors', message: /Maximum number/ };
    await expectAuthRefusal(suite, connection, error, refusal);
  });

  it('opens a challenge that lasts five minutes', async () => {
    const connection = await somebody();
    const { id } = await enrol(connection, newName());
    const { data, error } = await connection.client.auth.mfa.challenge({ factorId: id });
    const { path, status, body } = connection.last();
    expect({ path, status, error }).toEqual({ path: `/auth/v1/factors/${id}/challenge`, status: 200, error: null });
    expect(body).toEqual({ id: like.uuid, type: 'totp', expires_at: expect.any(Number) });
    const seconds = (data?.expires_at ?? 0) - Date.now() / 1_000;
    expect(seconds).toBeGreaterThan(240);
    expect(seconds).toBeLessThan(310);
  });

  it('S4-15 the right code raises the session to two factors, and the app gets MFA_CHALLENGE_VERIFIED', async () => {
    const person = await suite.person();
    const other = await suite.signIn(person);
    const here = await suite.signIn(person);
    const events: AuthChangeEvent[] = [];
    here.client.auth.onAuthStateChange((event) => void events.push(event));
    await enrol(here, 'never confirmed');
    const { id, secret } = await enrol(here, 'phone');
    const challengeId = await openChallenge(here, id);
    const { data, error } = await here.client.auth.mfa.verify({ factorId: id, challengeId, code: totp(secret) });
    const { path, status, body } = here.last();
    expect({ path, status, error }).toEqual({ path: `/auth/v1/factors/${id}/verify`, status: 200, error: null });
    const user = expect.objectContaining({ id: person.id, factors: [factorShape(id)] });
    expect(body).toEqual(sessionShape(user));
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    expect(data?.refresh_token).not.toBe(here.session.refresh_token);
    expect(decodeJwtPayload(data?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: [expect.objectContaining({ method: 'totp' }), expect.objectContaining({ method: 'password' })],
    });
    // The other one-factor session ends.
    expect((await suite.call('GET', '/auth/v1/user', { token: other.session.access_token })).status).toBe(403);
  });

  it('lists factors and the level', async () => {
    const { client, factor } = await protectedPerson();
    const factors = await client.auth.mfa.listFactors();
    expect(factors.data?.totp).toEqual([factorShape(factor.id)]);
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  });

  it('a wrong code, none, and a challenge that is not the factor’s are refused', async () => {
    const connection = await somebody();
    const { id, secret } = await enrol(connection, newName());
    const challengeId = await openChallenge(connection, id);
    const { error } = await connection.client.auth.mfa.verify({ factorId: id, challengeId, code: '000000' });
    await expectAuthRefusal(suite, connection, error, wrongCode);

    const token = connection.session.access_token;
    const path = `/auth/v1/factors/${id}/verify`;
    const empty = { status: 400, code: 'validation_failed', message: /./ };
    await expectRefusedCall(suite, 'POST', path, { token, body: { challenge_id: challengeId, code: '' } }, empty);
    const foreign = { challenge_id: randomUUID(), code: totp(secret) };
    const notFound = { status: 422, code: 'mfa_factor_not_found', message: /challenge/i };
    await expectRefusedCall(suite, 'POST', path, { token, body: foreign }, notFound);
  });

  itEmbedded('A16 five wrong codes are enough', 'limits are the project’s own', async () => {
    const connection = await suite.signIn(await suite.person());
    const { id } = await enrol(connection, 'guessed');
    const body = { challenge_id: await openChallenge(connection, id), code: '000000' };
    const guess = () =>
      suite.call('POST', `/auth/v1/factors/${id}/verify`, { token: connection.session.access_token, body });
    for (let guesses = 0; guesses < 5; guesses++) expectOldAuthBody(await guess(), wrongCode);
    const limit = { status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' };
    expectOldAuthBody(await guess(), limit);
  });

  it('a challenge that is too old is refused', async () => {
    const connection = await somebody();
    const { id, secret } = await enrol(connection, newName());
    const challengeId = await openChallenge(connection, id);
    await suite.target
      .sql`update auth.mfa_challenges set created_at = created_at - interval '1 hour' where id = ${challengeId}`;
    const { error } = await connection.client.auth.mfa.verify({ factorId: id, challengeId, code: totp(secret) });
    const { status, body } = connection.last();
    expect({ status, code: Object(body).code }).toEqual({ status: 422, code: 'mfa_challenge_expired' });
    expect(error).toBeInstanceOf(suite.library.authErrors.AuthApiError);
  });

  it('a challenge answers one code', async () => {
    const connection = await suite.signIn(await suite.person());
    const { id, secret } = await enrol(connection, 'phone');
    const challengeId = await openChallenge(connection, id);
    await connection.client.auth.mfa.verify({ factorId: id, challengeId, code: totp(secret, 1) });
    const { error } = await connection.client.auth.mfa.verify({ factorId: id, challengeId, code: totp(secret) });
    const { status, body } = connection.last();
    expect({ status, code: Object(body).code }).toEqual({ status: 422, code: 'mfa_ip_address_mismatch' });
    expect(error).toBeInstanceOf(suite.library.authErrors.AuthApiError);
  });

  it('an unknown factor is not found', async () => {
    const connection = await somebody();
    const { error } = await connection.client.auth.mfa.challenge({ factorId: randomUUID() });
    const notFound = { status: 404, code: 'mfa_factor_not_found', message: 'Factor not found' };
    await expectAuthRefusal(suite, connection, error, notFound);
    const options = { token: connection.session.access_token, body: {} };
    const refusal = { status: 404, code: 'validation_failed', message: /UUID/ };
    await expectRefusedCall(suite, 'POST', '/auth/v1/factors/not-an-id/challenge', options, refusal);
  });

  it('A16 with a one-factor session no one can add or remove factors, or change password or address', async () => {
    const { person, factor } = await protectedPerson();
    const connection = await suite.signIn(person);
    const level = await connection.client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });

    const added = await connection.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'another' });
    const enrolment = { status: 403, code: 'insufficient_aal', message: 'AAL2 required to enroll a new factor' };
    await expectAuthRefusal(suite, connection, added.error, enrolment);
    const removed = await connection.client.auth.mfa.unenroll({ factorId: factor.id });
    const removal = { status: 422, code: 'insufficient_aal', message: /^AAL2/ };
    await expectAuthRefusal(suite, connection, removed.error, removal);

    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    const change = { status: 401, code: 'insufficient_aal', message };
    const password = await connection.client.auth.updateUser({ password: 'saffron-Kettle4-marsh' });
    await expectAuthRefusal(suite, connection, password.error, change);
    const email = await connection.client.auth.updateUser({ email: suite.newEmail() });
    await expectAuthRefusal(suite, connection, email.error, change);
  });

  it('removes a factor, and the session is one of one factor again', async () => {
    const connection = await suite.signIn(await suite.person());
    const { id, secret } = await enrol(connection, 'phone');
    await connection.client.auth.mfa.challengeAndVerify({ factorId: id, code: totp(secret) });
    const { data, error } = await connection.client.auth.mfa.unenroll({ factorId: id });
    const { method, status, body } = connection.last();
    expect({ method, status, body, data, error }).toEqual({
      method: 'DELETE',
      status: 200,
      body: { id },
      data: { id },
      error: null,
    });
    const { data: refreshed } = await connection.client.auth.refreshSession();
    expect(decodeJwtPayload(refreshed.session?.access_token ?? '').aal).toBe('aal1');
  });

  it('an administrator lists and removes factors of others', async () => {
    const connection = await suite.signIn(await suite.person());
    const { id } = await enrol(connection, 'lost');
    const { client, last } = suite.service();
    const userId = connection.person.id;
    const listed = await client.auth.admin.mfa.listFactors({ userId });
    const factor = { ...factorShape(id), friendly_name: 'lost', status: 'unverified' };
    expect({ body: last().body, error: listed.error }).toEqual({ body: [factor], error: null });
    expect(listed.data?.factors).toEqual([factor]);
    const removed = await client.auth.admin.mfa.deleteFactor({ userId, id });
    expect({ status: last().status, body: last().body, error: removed.error }).toEqual({
      status: 200,
      body: factor,
      error: null,
    });
    await client.auth.admin.mfa.deleteFactor({ userId, id });
    expectAuthBody(last(), { status: 404, code: 'mfa_factor_not_found', message: 'Factor not found' });
  });
}

function factorShape(id: string) {
  return {
    id,
    created_at: like.time,
    updated_at: like.time,
    status: 'verified',
    friendly_name: 'phone',
    factor_type: 'totp',
    phone: '',
    last_challenged_at: expect.toSatisfy((value: unknown) => value === null || typeof value === 'string'),
  };
}
