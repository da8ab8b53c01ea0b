import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserClient, call, makeUser, password, serviceClient, signIn } from '../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';
import { SoftwarePasskey } from '../../testing/software-authenticator.ts';
import { stepAt, totpOf } from './mfa/totp.ts';

type Client = Awaited<ReturnType<typeof signIn>>['client'];

describe('A16 a change of how an account signs in', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend({ hostName: 'localhost' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.sql`delete from auth.users`;
    await test.sql`truncate auth.rate_limits, auth.webauthn_challenges`;
    await makeUser(test, 'ann@example.test');
  });

  const tokenOf = async (client: Client) => (await client.auth.getSession()).data.session?.access_token ?? '';
  const send = async (client: Client, method: string, path: string, body?: object) =>
    call(test, method, `/auth/v1${path}`, {
      ...(body && { body }),
      headers: { 'x-supabase-api-version': '2024-01-01', authorization: `Bearer ${await tokenOf(client)}` },
    });
  const prove = (client: Client, proof: object) => send(client, 'POST', '/reauthenticate', proof);
  const age = (minutes: number) =>
    test.sql`update auth.mfa_amr_claims set updated_at = updated_at - ${minutes} * interval '1 minute'`;
  const secretCode = (uri: string, step = 0) => {
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    const bits = [...secret].map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    );
    const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
    return totpOf(Uint8Array.from(bytes), stepAt(new Date()) + step);
  };
  const addPasskey = async (client: Client) => {
    const { body } = await send(client, 'POST', '/passkeys/registration/options', {});
    const passkey = new SoftwarePasskey();
    const place = { origin: new URL(test.url).origin, rpId: 'localhost' };
    const credential = passkey.register({ ...place, challenge: body.options.challenge });
    const added = await send(client, 'POST', '/passkeys/registration/verify', {
      challenge_id: body.challenge_id,
      credential,
    });
    expect(added.status).toBe(200);
    await client.auth.refreshSession();
    const answer = async (userId: string) => {
      const options = (await call(test, 'POST', '/auth/v1/passkeys/authentication/options', { body: {} })).body;
      const signed = passkey.signIn({ ...place, challenge: options.options.challenge }, userId);
      return { challenge_id: options.challenge_id, credential: signed };
    };
    return { id: added.body.id as string, answer };
  };
  const needed = { status: 403, body: { code: 'reauthentication_needed' } };

  it('needs the password or a passkey of the last five minutes, in this session', async () => {
    const { client } = await signIn(test, 'ann@example.test');
    const changes = [
      () => send(client, 'POST', '/factors', { factor_type: 'totp' }),
      () => send(client, 'POST', '/passkeys/registration/options', {}),
      () => send(client, 'PUT', '/user', { email: 'anna@example.test' }),
    ];
    await age(5);
    for (const change of changes) expect(await change()).toMatchObject(needed);
    // Another session's proof is not this one's.
    await signIn(test, 'ann@example.test');
    for (const change of changes) expect(await change()).toMatchObject(needed);
    expect((await prove(client, { password })).status).toBe(200);
    for (const change of changes) expect((await change()).status).toBe(200);
  });

  it('so no factor or passkey goes, or comes by a challenge from before, without it', async () => {
    const { client } = await signIn(test, 'ann@example.test');
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const factorId = data?.id ?? '';
    const code = secretCode(data?.totp.uri ?? '');
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const passkey = await addPasskey(client);
    const { body } = await send(client, 'POST', '/passkeys/registration/options', {});
    await age(11);
    const answer = {
      challenge_id: body.challenge_id,
      credential: new SoftwarePasskey().register({
        origin: new URL(test.url).origin,
        rpId: 'localhost',
        challenge: body.options.challenge,
      }),
    };
    expect(await send(client, 'POST', '/passkeys/registration/verify', answer)).toMatchObject(needed);
    expect(await send(client, 'DELETE', `/factors/${factorId}`)).toMatchObject(needed);
    expect(await send(client, 'DELETE', `/passkeys/${passkey.id}`)).toMatchObject(needed);
    // Renaming changes nothing about who gets in.
    expect((await send(client, 'PATCH', `/passkeys/${passkey.id}`, { friendly_name: 'mine' })).status).toBe(200);
    expect((await prove(client, { password })).status).toBe(200);
    expect((await send(client, 'DELETE', `/factors/${factorId}`)).status).toBe(200);
    expect((await send(client, 'DELETE', `/passkeys/${passkey.id}`)).status).toBe(204);
  });

  it('is open to a passkey of the account in place of the password, and to nobody else’s', async () => {
    const ann = await signIn(test, 'ann@example.test');
    const mine = await addPasskey(ann.client);
    const bobUser = await makeUser(test, 'bob@example.test');
    const bob = await signIn(test, 'bob@example.test');
    const his = await addPasskey(bob.client);
    await age(5);
    const theft = await prove(ann.client, await his.answer(bobUser.id));
    expect(theft).toMatchObject({ status: 400, body: { code: 'webauthn_verification_failed' } });
    expect(await send(ann.client, 'DELETE', `/passkeys/${mine.id}`)).toMatchObject(needed);
    const answer = await mine.answer(ann.user.id);
    expect((await prove(ann.client, answer)).status).toBe(200);
    expect((await prove(ann.client, answer)).body.code).toBe('webauthn_challenge_not_found');
    expect((await send(ann.client, 'DELETE', `/passkeys/${mine.id}`)).status).toBe(204);
  });

  it('counts wrong passwords apart from the sign-in, and neither a mailed link nor a code is enough', async () => {
    const { client } = await signIn(test, 'ann@example.test');
    for (let tries = 0; tries < 10; tries += 1)
      expect((await prove(client, { password: 'not this one' })).body.code).toBe('current_password_invalid');
    expect(await prove(client, { password })).toMatchObject({ status: 429 });
    await signIn(test, 'ann@example.test');

    const mailed = browserClient(test);
    const admin = serviceClient(test).auth.admin;
    const link = await admin.generateLink({ type: 'magiclink', email: 'ann@example.test' });
    await mailed.auth.verifyOtp({ type: 'magiclink', token_hash: link.data.properties?.hashed_token ?? '' });
    expect((await mailed.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('reauthentication_needed');
    // Who chooses a password by the link has shown it.
    expect((await mailed.auth.updateUser({ password: 'another long password' })).error).toBeNull();
    expect((await mailed.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
  });
});
