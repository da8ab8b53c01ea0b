import { SoftwarePasskey } from '@rxweb/backend/testing/software-authenticator';
import { expect } from 'vitest';
import { decodeJwtPayload } from '../../decode-jwt.ts';
import { password } from '../../suite.ts';
import { totp } from '../../totp.ts';
import { done, doneFor, inClient, none, type Rows, refused, take, type World } from '../row.ts';

const captcha = { captchaToken: 'a-solved-captcha' };
const noCaptcha = none('the answer to a captcha, which nothing here asks for, as in a project without captchas');
const phone = '+15550001';

const closed = (ask: (world: World) => unknown) => refused(422, 'signup_disabled', async (world) => ask(world));
const notOffered = (ask: (world: World) => unknown) => refused(404, 'not_found', async (world) => ask(world));
const invalid = (ask: (world: World) => unknown) => refused(400, 'validation_failed', async (world) => ask(world));
const otherGrant = (ask: (world: World) => unknown) => refused(400, 'invalid_credentials', async (world) => ask(world));

const landing = (world: World) => `${world.site}/landing`;
/** Where the link of the newest mail leads. */
const targetOf = async (world: World, address: string) =>
  new URL((await world.takeMail(address)).url).searchParams.get('redirect_to');

const enrol = async ({ client }: Awaited<ReturnType<World['person']>>) =>
  take(client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone', issuer: 'Fields' }));

/** Calls of `supabase.auth`. */
export const authRows: Rows = {
  signUp: [['*', closed(({ visitor, newEmail }) => visitor().client.auth.signUp({ email: newEmail(), password }))]],
  signInAnonymously: [['*', closed(({ visitor }) => visitor().client.auth.signInAnonymously())]],
  signInWithPassword: [
    [
      'email password',
      done(async (world) => {
        const { session, person } = await world.person();
        expect(session.user.email).toBe(person.email);
        const wrong = { email: person.email, password: `${password}!` };
        expect((await world.visitor().client.auth.signInWithPassword(wrong)).error?.code).toBe('invalid_credentials');
      }),
    ],
    ['phone', invalid(({ visitor }) => visitor().client.auth.signInWithPassword({ phone, password }))],
    [
      'options.captchaToken options',
      none(noCaptchaWhy(), async (world) => {
        const { person } = await world.person();
        await take(world.visitor().client.auth.signInWithPassword({ email: person.email, password, options: captcha }));
      }),
    ],
  ],
  signInWithOAuth: [
    [
      '*',
      closed(async (world) => {
        const { data } = await world.visitor().client.auth.signInWithOAuth({
          provider: 'google',
          options: { skipBrowserRedirect: true, scopes: 'email', queryParams: { prompt: 'consent' } },
        });
        return world.get(String(data.url), { redirect: 'manual' });
      }),
    ],
  ],
  signInWithIdToken: [
    ['*', otherGrant(({ visitor }) => visitor().client.auth.signInWithIdToken({ provider: 'google', token: 'x' }))],
  ],
  signInWithWeb3: [
    [
      '*',
      otherGrant(({ visitor }) =>
        visitor().client.auth.signInWithWeb3({ chain: 'solana', message: 'hello', signature: new Uint8Array(64) }),
      ),
    ],
  ],
  signInWithSSO: [['*', closed(({ visitor }) => visitor().client.auth.signInWithSSO({ domain: 'company.example' }))]],
  signInWithOtp: [
    [
      'email options.shouldCreateUser options.emailRedirectTo',
      done(async (world) => {
        const { person } = await world.person();
        const { auth } = world.visitor().client;
        const emailRedirectTo = landing(world);
        await take(auth.signInWithOtp({ email: person.email, options: { shouldCreateUser: false, emailRedirectTo } }));
        expect(await targetOf(world, person.email)).toBe(emailRedirectTo);
        const { error } = await auth.signInWithOtp({ email: world.newEmail(), options: { shouldCreateUser: true } });
        expect(error?.code).toBe('signup_disabled');
      }),
    ],
    [
      'options.data',
      invalid(({ visitor, newEmail }) =>
        visitor().client.auth.signInWithOtp({
          email: newEmail(),
          options: { shouldCreateUser: false, data: { theme: 'dark' } },
        }),
      ),
    ],
    [
      'phone options.channel',
      invalid(({ visitor }) =>
        visitor().client.auth.signInWithOtp({ phone, options: { shouldCreateUser: false, channel: 'whatsapp' } }),
      ),
    ],
    ['options.captchaToken', noCaptcha],
  ],
  verifyOtp: [
    [
      'email token token_hash type',
      done(async (world) => {
        const { person } = await world.person();
        const admin = world.service().client.auth.admin;
        const order = { type: 'magiclink', email: person.email } as const;
        const first = await take(admin.generateLink(order));
        const byHash = { token_hash: first.properties.hashed_token, type: 'magiclink' } as const;
        expect((await take(world.visitor().client.auth.verifyOtp(byHash))).user?.id).toBe(person.id);
        const second = await take(admin.generateLink(order));
        const byCode = { email: person.email, token: second.properties.email_otp } as const;
        const { error } = await world.visitor().client.auth.verifyOtp({ ...byCode, type: 'invite' });
        expect(error?.code).toBe('otp_expired');
        const verified = await take(world.visitor().client.auth.verifyOtp({ ...byCode, type: 'email' }));
        expect(verified.user?.id).toBe(person.id);
      }),
    ],
    ['phone', invalid(({ visitor }) => visitor().client.auth.verifyOtp({ phone, token: '123456', type: 'sms' }))],
    ['options.redirectTo options', none('the answer is a session, not a redirect')],
    ['options.captchaToken', noCaptcha],
  ],
  exchangeCodeForSession: [
    [
      'authCode',
      doneFor({ status: 404, code: 'flow_state_not_found' }, async (world) => {
        // A code that holds is exchanged in the section on links.
        const { auth } = world.visitor({ flowType: 'pkce', persistSession: true }).client;
        await auth.resetPasswordForEmail(world.newEmail());
        return auth.exchangeCodeForSession('5b7a1c1e-0000-4000-8000-000000000000');
      }),
    ],
    ['flowId', inClient],
  ],
  resend: [
    [
      'email options.emailRedirectTo',
      done(async (world) => {
        const email = world.newEmail();
        const { user } = await take(world.service().client.auth.admin.createUser({ email, password }));
        world.forget(user.id);
        const emailRedirectTo = landing(world);
        await take(world.visitor().client.auth.resend({ type: 'signup', email, options: { emailRedirectTo } }));
        expect(await targetOf(world, email)).toBe(emailRedirectTo);
      }),
    ],
    [
      'type',
      invalid(({ visitor, newEmail }) => visitor().client.auth.resend({ type: 'email_change', email: newEmail() })),
    ],
    ['phone', invalid(({ visitor }) => visitor().client.auth.resend({ type: 'sms', phone }))],
    ['options.captchaToken options', noCaptcha],
  ],
  resetPasswordForEmail: [
    [
      'email redirectTo',
      done(async (world) => {
        const { person } = await world.person();
        const redirectTo = landing(world);
        await take(world.visitor().client.auth.resetPasswordForEmail(person.email, { redirectTo }));
        expect(await targetOf(world, person.email)).toBe(redirectTo);
      }),
    ],
    ['captchaToken', noCaptcha],
  ],
  reauthenticate: [
    [
      '*',
      done(async (world) => {
        const { client, person } = await world.person();
        await client.auth.reauthenticate();
        expect((await world.takeMail(person.email)).code).toMatch(/^\d{8}$/);
      }),
    ],
  ],
  updateUser: [
    [
      'data email emailRedirectTo',
      done(async (world) => {
        const { client } = await world.person();
        const email = world.newEmail();
        const emailRedirectTo = landing(world);
        const { user } = await take(client.auth.updateUser({ data: { theme: 'dark' }, email }, { emailRedirectTo }));
        expect(user).toMatchObject({ user_metadata: { theme: 'dark' }, new_email: email });
        expect(await targetOf(world, email)).toBe(emailRedirectTo);
      }),
    ],
    [
      'password current_password',
      done(async (world) => {
        const { client, person } = await world.person();
        const changed = 'umber-Falcon2-tidepool';
        const wrong = { password: changed, current_password: 'not the one' };
        expect((await client.auth.updateUser(wrong)).error?.code).toBe('current_password_invalid');
        await take(client.auth.updateUser({ password: changed, current_password: password }));
        await take(world.visitor().client.auth.signInWithPassword({ email: person.email, password: changed }));
      }),
    ],
    [
      'nonce',
      done(async (world) => {
        const { client, person } = await world.person();
        await client.auth.reauthenticate();
        const { code: nonce } = await world.takeMail(person.email);
        await take(client.auth.updateUser({ password: 'umber-Falcon2-tidepool', nonce }));
      }),
    ],
    [
      'phone',
      refused(422, 'phone_provider_disabled', async (world) =>
        (await world.person()).client.auth.updateUser({ phone }),
      ),
    ],
  ],
  getUser: [
    [
      'jwt',
      done(async (world) => {
        const { session, person } = await world.person();
        expect((await take(world.visitor().client.auth.getUser(session.access_token))).user.id).toBe(person.id);
      }),
    ],
  ],
  setSession: [
    [
      'access_token refresh_token',
      done(async (world) => {
        const { session, person } = await world.person();
        const { client } = world.visitor();
        expect((await take(client.auth.setSession(session))).user?.id).toBe(person.id);
        expect((await client.auth.setSession({ ...session, access_token: 'a.b.c' })).error).not.toBeNull();
      }),
    ],
  ],
  refreshSession: [
    [
      'refresh_token',
      done(async (world) => {
        const { session } = await world.person();
        const refreshed = await take(world.visitor().client.auth.refreshSession(session));
        expect(refreshed.session?.refresh_token).not.toBe(session.refresh_token);
      }),
    ],
  ],
  signOut: [
    [
      'scope',
      done(async (world) => {
        const first = await world.person();
        const second = world.visitor();
        const { session } = await take(second.client.auth.signInWithPassword({ email: first.person.email, password }));
        await first.client.auth.signOut({ scope: 'others' });
        expect((await world.visitor().client.auth.getUser(session.access_token)).error).not.toBeNull();
        expect((await first.client.auth.getUser()).error).toBeNull();
      }),
    ],
  ],
  getUserIdentities: [
    [
      '*',
      done(async (world) => {
        const { client, person } = await world.person();
        expect((await take(client.auth.getUserIdentities())).identities).toMatchObject([{ id: person.id }]);
      }),
    ],
  ],
  linkIdentity: [
    ['*', notOffered(async (world) => (await world.person()).client.auth.linkIdentity({ provider: 'google' }))],
  ],
  unlinkIdentity: [
    [
      '*',
      notOffered(async (world) => {
        const { client } = await world.person();
        const [identity] = (await take(client.auth.getUserIdentities())).identities;
        if (!identity) throw new Error('there is no identity');
        return client.auth.unlinkIdentity(identity);
      }),
    ],
  ],
  getClaims: [
    [
      'jwt',
      done(async (world) => {
        const { session, person } = await world.person();
        expect((await take(world.visitor().client.auth.getClaims(session.access_token))).claims.sub).toBe(person.id);
      }),
    ],
    [
      'keys[].kty keys[].key_ops keys[].alg keys[].kid allowExpired jwks.keys[].kty jwks.keys[].key_ops jwks.keys[].alg jwks.keys[].kid',
      inClient,
    ],
  ],

  'mfa.enroll': [
    [
      'factorType friendlyName issuer params',
      done(async (world) => {
        const factor = await enrol(await world.person());
        expect(factor).toMatchObject({ type: 'totp', friendly_name: 'phone' });
        expect(factor.totp.uri).toContain('otpauth://totp/Fields:');
      }),
    ],
    [
      'phone',
      invalid(async (world) =>
        (await world.person()).client.auth.mfa.enroll({ factorType: 'phone', friendlyName: 'x', phone }),
      ),
    ],
  ],
  'mfa.challenge': [
    [
      'factorId',
      done(async (world) => {
        const person = await world.person();
        const { id: factorId } = await enrol(person);
        expect(await take(person.client.auth.mfa.challenge({ factorId }))).toMatchObject({ type: 'totp' });
      }),
    ],
    [
      'channel',
      invalid(async (world) => {
        const person = await world.person();
        const { id: factorId } = await enrol(person);
        return person.client.auth.mfa.challenge({ factorId, channel: 'sms' });
      }),
    ],
    [
      'webauthn webauthn.rpId webauthn.rpOrigins',
      invalid(async (world) => {
        const person = await world.person();
        const { id: factorId } = await enrol(person);
        return person.client.auth.mfa.challenge({ factorId, webauthn: { rpId: 'shop.example', rpOrigins: [] } });
      }),
    ],
  ],
  'mfa.verify': [
    [
      'factorId challengeId code params',
      done(async (world) => {
        const person = await world.person();
        const { id: factorId, totp: shown } = await enrol(person);
        const { id: challengeId } = await take(person.client.auth.mfa.challenge({ factorId }));
        const answer = { factorId, challengeId, code: totp(shown.secret) };
        const { access_token: token } = await take(person.client.auth.mfa.verify(answer));
        expect(decodeJwtPayload(token).aal).toBe('aal2');
      }),
    ],
    [
      'webauthn.rpId webauthn.rpOrigins webauthn.type webauthn.credential_response webauthn.credential_response.response webauthn.credential_response.response.getTransports webauthn.credential_response.type webauthn.credential_response.isConditionalMediationAvailable webauthn.credential_response.parseCreationOptionsFromJSON webauthn.credential_response.parseRequestOptionsFromJSON webauthn.credential_response.toJSON',
      invalid(async (world) => {
        const person = await world.person();
        const { id } = await enrol(person);
        const { id: challengeId } = await take(person.client.auth.mfa.challenge({ factorId: id }));
        return world.get(`/auth/v1/factors/${id}/verify`, {
          method: 'POST',
          headers: { authorization: `Bearer ${person.session.access_token}`, 'x-supabase-api-version': '2024-01-01' },
          body: JSON.stringify({ challenge_id: challengeId, webauthn: { type: 'request' } }),
        });
      }),
    ],
  ],
  'mfa.unenroll': [
    [
      'factorId',
      done(async (world) => {
        const person = await world.person();
        const { id: factorId } = await enrol(person);
        await take(person.client.auth.mfa.unenroll({ factorId }));
        expect((await take(person.client.auth.mfa.listFactors())).all).toEqual([]);
      }),
    ],
  ],
  'mfa.challengeAndVerify': [
    [
      'factorId code',
      done(async (world) => {
        const person = await world.person();
        const { id: factorId, totp: shown } = await enrol(person);
        await take(person.client.auth.mfa.challengeAndVerify({ factorId, code: totp(shown.secret) }));
      }),
    ],
  ],
  'mfa.listFactors': [
    [
      '*',
      done(async (world) => {
        const person = await world.person();
        const { id } = await enrol(person);
        expect((await take(person.client.auth.mfa.listFactors())).all).toMatchObject([{ id }]);
      }),
    ],
  ],
  'mfa.getAuthenticatorAssuranceLevel': [['*', inClient]],
  'mfa.webauthn': [
    ['*', invalid(async (world) => (await world.person()).client.auth.mfa.webauthn.enroll({ friendlyName: 'key' }))],
  ],
  ...recoveryCodes(),
  ...authorizationServer(),
  ...passkeys(),

  initialize: [['*', inClient]],
  getSession: [['*', inClient]],
  onAuthStateChange: [['*', inClient]],
  startAutoRefresh: [['*', inClient]],
  stopAutoRefresh: [['*', inClient]],
  dispose: [['*', inClient]],
  isThrowOnErrorEnabled: [['*', inClient]],
  new: [['*', none('see `createClient`')]],
};

function noCaptchaWhy(): string {
  return noCaptcha.is === 'none' ? noCaptcha.why : '';
}

function recoveryCodes(): Rows {
  const withCodes = { experimental: { recoveryCodes: true } };
  const ask = (name: 'getStatus' | 'generate' | 'regenerate') =>
    notOffered(async (world) => (await world.person(withCodes)).client.auth.mfa.recoveryCodes[name]());
  // Their addresses read as those of a factor with this name.
  const noFactor = (call: (world: World) => unknown) => refused(404, 'validation_failed', async (world) => call(world));
  return {
    'mfa.recoveryCodes.getStatus': [['*', ask('getStatus')]],
    'mfa.recoveryCodes.generate': [['*', ask('generate')]],
    'mfa.recoveryCodes.verify': [
      [
        '*',
        noFactor(async (world) =>
          (await world.person(withCodes)).client.auth.mfa.recoveryCodes.verify({ code: 'abcd-efgh' }),
        ),
      ],
    ],
    'mfa.recoveryCodes.regenerate': [['*', ask('regenerate')]],
    'mfa.recoveryCodes.unenroll': [
      ['*', noFactor(async (world) => (await world.person(withCodes)).client.auth.mfa.recoveryCodes.unenroll())],
    ],
  };
}

function authorizationServer(): Rows {
  const id = 'authorization-1';
  const ask = (call: (oauth: Awaited<ReturnType<World['person']>>['client']['auth']['oauth']) => unknown) =>
    notOffered(async (world) => call((await world.person()).client.auth.oauth));
  const options = { skipBrowserRedirect: true };
  return {
    'oauth.getAuthorizationDetails': [['*', ask((oauth) => oauth.getAuthorizationDetails(id))]],
    'oauth.approveAuthorization': [['*', ask((oauth) => oauth.approveAuthorization(id, options))]],
    'oauth.denyAuthorization': [['*', ask((oauth) => oauth.denyAuthorization(id, options))]],
    'oauth.listGrants': [['*', ask((oauth) => oauth.listGrants())]],
    'oauth.revokeGrant': [['*', ask((oauth) => oauth.revokeGrant({ clientId: id }))]],
  };
}

/** A passkey of a fresh account, made by a device without a browser. */
async function addPasskey(world: World) {
  const ann = await world.person();
  const api = ann.client.auth.passkey;
  const device = new SoftwarePasskey();
  const place = { origin: world.site, rpId: new URL(world.site).hostname };
  const asked = await take(api.startRegistration());
  const credential = device.register({ ...place, challenge: asked.options.challenge });
  const made = await take(api.verifyRegistration({ challengeId: asked.challenge_id, credential } as never));
  return { ann, api, device, place, id: made.id };
}

function passkeys(): Rows {
  const unread = none('Web Authentication says it again in its signed parts, which are read');
  const inBrowser = none('needs a browser; its two calls are those of `passkey.*`');
  const common = 'challengeId credential.id credential.rawId credential.type credential.response.clientDataJSON';
  const doubled =
    'credential.authenticatorAttachment credential.clientExtensionResults credential.response.publicKey credential.response.publicKeyAlgorithm';
  const made = done(async (world) => {
    const { api, id } = await addPasskey(world);
    expect(await take(api.list())).toMatchObject([{ id }]);
  });
  const shown = done(async (world) => {
    const { ann, device, place } = await addPasskey(world);
    const api = world.visitor().client.auth.passkey;
    const asked = await take(api.startAuthentication());
    const credential = device.signIn({ ...place, challenge: asked.options.challenge }, ann.person.id);
    const verified = await take(api.verifyAuthentication({ challengeId: asked.challenge_id, credential } as never));
    expect(verified.session?.user.id).toBe(ann.person.id);
  });
  return {
    'passkey.startRegistration': [['*', made]],
    'passkey.verifyRegistration': [
      [`${common} credential.response.attestationObject credential.response.transports`, made],
      [`${doubled} credential.response.authenticatorData`, unread],
      ['credential.response.signature credential.response.userHandle', none('no part of a registration')],
    ],
    'passkey.startAuthentication': [['options.captchaToken', noCaptcha]],
    'passkey.verifyAuthentication': [
      [
        `${common} credential.response.authenticatorData credential.response.signature credential.response.userHandle`,
        shown,
      ],
      [doubled, unread],
      ['credential.response.attestationObject credential.response.transports', none('no part of a sign-in')],
    ],
    'passkey.list': [['*', made]],
    'passkey.update': [
      [
        'passkeyId friendlyName',
        done(async (world) => {
          const { api, id: passkeyId } = await addPasskey(world);
          await take(api.update({ passkeyId, friendlyName: 'Desk' }));
          expect(await take(api.list())).toMatchObject([{ friendly_name: 'Desk' }]);
        }),
      ],
    ],
    'passkey.delete': [
      [
        'passkeyId',
        done(async (world) => {
          const { api, id: passkeyId } = await addPasskey(world);
          expect((await api.delete({ passkeyId })).error).toBeNull();
          expect(await take(api.list())).toEqual([]);
        }),
      ],
    ],
    signInWithPasskey: [['*', inBrowser]],
    registerPasskey: [['*', inBrowser]],
  };
}
