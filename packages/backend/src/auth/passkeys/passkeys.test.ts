import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, makeUser, serviceClient, signIn } from '../../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../../testing/create-test-backend.ts';
import { SoftwarePasskey } from '../../../testing/software-authenticator.ts';

describe('passkeys', () => {
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

  const place = () => ({ origin: new URL(test.url).origin, rpId: 'localhost' });
  const post = (path: string, body: object, token?: string) =>
    call(test, 'POST', `/auth/v1/passkeys/${path}`, {
      body,
      headers: { 'x-supabase-api-version': '2024-01-01', ...(token && { authorization: `Bearer ${token}` }) },
    });
  const start = async (what: 'registration' | 'authentication', token?: string) => {
    const { status, body } = await post(`${what}/options`, {}, token);
    expect(status).toBe(200);
    return { id: body.challenge_id, challenge: body.options.challenge, options: body.options };
  };

  /** An account that signed in with its password and added a passkey. */
  const addPasskey = async () => {
    const ann = await signIn(test, 'ann@example.test');
    const passkey = new SoftwarePasskey();
    const { id, challenge } = await start('registration', ann.session.access_token);
    const credential = passkey.register({ ...place(), challenge });
    const added = await post('registration/verify', { challenge_id: id, credential }, ann.session.access_token);
    expect(added).toMatchObject({ status: 200, body: { id: expect.any(String), created_at: expect.any(String) } });
    return { ...ann, passkey, passkeyId: added.body.id, token: ann.session.access_token };
  };
  const tryPasskey = async (passkey: SoftwarePasskey, userId: string, changes: object = {}) => {
    const { id, challenge } = await start('authentication');
    const credential = passkey.signIn({ ...place(), challenge, ...changes }, userId);
    return post('authentication/verify', { challenge_id: id, credential });
  };

  it('A16 is added by a signed-in user and then signs in alone, with both factors, for the address of the shop only', async () => {
    const other = await signIn(test, 'ann@example.test');
    const { user, passkey, client } = await addPasskey();
    expect((await other.client.auth.getUser()).data.user).toBeNull();
    expect((await client.auth.refreshSession()).data.user?.factors).toMatchObject([
      { factor_type: 'webauthn', status: 'verified' },
    ]);

    const { status, body } = await tryPasskey(passkey, user.id);
    expect({ status, user: body.user.id }).toEqual({ status: 200, user: user.id });
    expect(decodeJwt(body.access_token)).toMatchObject({ aal: 'aal2', amr: [{ method: 'passkey' }] });
    const listed = await client.auth.passkey.list();
    expect(listed.data).toMatchObject([{ last_used_at: expect.any(String) }]);
  });

  it('A16 refuses another site, an owner that the device did not check, a foreign key and a copied one', async () => {
    const { user, passkey } = await addPasskey();
    const refused = { status: 400, body: { code: 'webauthn_verification_failed' } };
    expect(await tryPasskey(passkey, user.id, { origin: 'https://evil.test' })).toMatchObject(refused);
    expect(await tryPasskey(passkey, user.id, { rpId: 'evil.test' })).toMatchObject(refused);
    expect(await tryPasskey(passkey, user.id, { isVerified: false })).toMatchObject(refused);
    expect(await tryPasskey(passkey, '5f0c7a52-6a0e-4f4e-9a0e-0d8f0d7f6b11')).toMatchObject(refused);
    const unknown = await tryPasskey(new SoftwarePasskey(), user.id);
    expect(unknown.body.code).toBe('webauthn_credential_not_found');
    expect((await tryPasskey(passkey, user.id, { counter: 5 })).status).toBe(200);
    expect(await tryPasskey(passkey, user.id, { counter: 5 })).toMatchObject(refused);
  });

  it('A16 takes each challenge once, soon, and only for what and whom it was made', async () => {
    const { user, passkey, token } = await addPasskey();
    const { id, challenge } = await start('authentication');
    const body = { challenge_id: id, credential: passkey.signIn({ ...place(), challenge }, user.id) };
    const answers = await Promise.all([1, 2, 3].map(() => post('authentication/verify', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await post('authentication/verify', body)).body.code).toBe('webauthn_challenge_not_found');

    const late = await start('authentication');
    await test.sql`update auth.webauthn_challenges set expires_at = now()`;
    const lateAnswer = passkey.signIn({ ...place(), challenge: late.challenge }, user.id);
    const { body: refusal } = await post('authentication/verify', { challenge_id: late.id, credential: lateAnswer });
    expect(refusal.code).toBe('webauthn_challenge_expired');

    const mine = await start('registration', (await tryPasskey(passkey, user.id)).body.access_token);
    const misused = passkey.signIn({ ...place(), challenge: mine.challenge }, user.id);
    const wrongUse = await post('authentication/verify', { challenge_id: mine.id, credential: misused });
    expect(wrongUse.body.code).toBe('webauthn_challenge_not_found');
    await makeUser(test, 'bob@example.test');
    const bob = await signIn(test, 'bob@example.test');
    const stolen = new SoftwarePasskey().register({ ...place(), challenge: mine.challenge });
    const theft = await post(
      'registration/verify',
      { challenge_id: mine.id, credential: stolen },
      bob.session.access_token,
    );
    expect(theft.body.code).toBe('webauthn_challenge_not_found');
    expect((await start('registration', token)).options.excludeCredentials).toHaveLength(1);
  });

  it('A16 a password alone can neither add nor remove a passkey, and nobody else can', async () => {
    const { passkeyId } = await addPasskey();
    const weak = await signIn(test, 'ann@example.test');
    expect((await post('registration/options', {}, weak.session.access_token)).body.code).toBe('insufficient_aal');
    expect((await weak.client.auth.passkey.delete({ passkeyId })).error?.code).toBe('insufficient_aal');
    await makeUser(test, 'bob@example.test');
    const bob = await signIn(test, 'bob@example.test');
    expect((await bob.client.auth.passkey.delete({ passkeyId })).error?.code).toBe('webauthn_credential_not_found');
    const listed = await serviceClient(test).auth.admin.passkey.listPasskeys({ userId: weak.user.id });
    expect(listed.data).toHaveLength(1);
  });

  it('a removed passkey signs in no more, and a blocked owner stays out', async () => {
    const { user, passkey, passkeyId, client } = await addPasskey();
    const service = serviceClient(test);
    await service.auth.admin.updateUserById(user.id, { ban_duration: '1h' });
    expect((await tryPasskey(passkey, user.id)).body.code).toBe('user_banned');
    await service.auth.admin.updateUserById(user.id, { ban_duration: 'none' });
    const { body } = await tryPasskey(passkey, user.id);
    await client.auth.setSession(body);
    expect((await client.auth.passkey.update({ passkeyId, friendlyName: 'Front desk' })).data?.friendly_name).toBe(
      'Front desk',
    );
    expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull();
    expect(decodeJwt((await client.auth.refreshSession()).data.session?.access_token ?? '').aal).toBe('aal1');
    expect((await tryPasskey(passkey, user.id)).body.code).toBe('webauthn_credential_not_found');
  });

  it('says in its settings whether its address can have passkeys', async () => {
    expect((await call(test, 'GET', '/auth/v1/settings')).body.passkeys_enabled).toBe(true);
  });
});
