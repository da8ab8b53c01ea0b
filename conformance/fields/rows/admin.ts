import { expect } from 'vitest';
import { password } from '../../suite.ts';
import { done, doneFor, type Rows, refused, take, type World } from '../row.ts';

type AdminApi = ReturnType<World['service']>['client']['auth']['admin'];
const admin = (world: World) => world.service().client.auth.admin;
const invalid = (ask: (api: AdminApi, world: World) => unknown) =>
  refused(400, 'validation_failed', async (world) => ask(admin(world), world));
const notOffered = (ask: (api: AdminApi) => unknown) => refused(404, 'not_found', async (world) => ask(admin(world)));

const id = '5b7a1c1e-0000-4000-8000-000000000000';
/** bcrypt of the suite's password, as another project would export it. */
const hash = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';

const create = async (world: World, fields: object) => {
  const made = await take(admin(world).createUser({ email: world.newEmail(), password, ...fields }));
  world.forget(made.user.id);
  return made.user;
};

const order = (name: string) =>
  ({ provider_type: 'oidc', identifier: `custom:${name}`, name, client_id: 'x', client_secret: 'y' }) as const;

/** Calls of `supabase.auth.admin`, with the service key. */
export const adminRows: Rows = {
  'admin.createUser': [
    [
      'email password email_confirm user_metadata app_metadata id',
      done(async (world) => {
        const own = crypto.randomUUID();
        const fields = { id: own, email_confirm: true, user_metadata: { a: 1 }, app_metadata: { b: 2 } };
        const user = await create(world, fields);
        expect(user).toMatchObject({ id: own, user_metadata: { a: 1 }, app_metadata: { b: 2 } });
        expect(user.email_confirmed_at).toBeDefined();
        await take(world.visitor().client.auth.signInWithPassword({ email: user.email ?? '', password }));
      }),
    ],
    [
      'ban_duration',
      done(async (world) => expect(await create(world, { ban_duration: '1h' })).toHaveProperty('banned_until')),
    ],
    [
      'password_hash',
      done(async (world) => {
        const user = await create(world, { password: undefined, password_hash: hash, email_confirm: true });
        const { error } = await world
          .visitor()
          .client.auth.signInWithPassword({ email: user.email ?? '', password: 'not it' });
        expect(error?.code).toBe('invalid_credentials');
      }),
    ],
    ['role', invalid((api, world) => api.createUser({ email: world.newEmail(), role: 'service_role' }))],
    ['phone', invalid((api, world) => api.createUser({ email: world.newEmail(), phone: '+15550001' }))],
    ['phone_confirm', invalid((api, world) => api.createUser({ email: world.newEmail(), phone_confirm: true }))],
    ['nonce', invalid((api, world) => api.createUser({ email: world.newEmail(), nonce: '1' }))],
    ['current_password', invalid((api, world) => api.createUser({ email: world.newEmail(), current_password: 'x' }))],
  ],
  'admin.updateUserById': [
    [
      'uid email email_confirm user_metadata app_metadata ban_duration',
      done(async (world) => {
        const { id: uid } = await create(world, {});
        const email = world.newEmail();
        const changes = {
          email,
          email_confirm: true,
          user_metadata: { a: 1 },
          app_metadata: { b: 2 },
          ban_duration: '1h',
        };
        const { user } = await take(admin(world).updateUserById(uid, changes));
        expect(user).toMatchObject({ email, user_metadata: { a: 1 }, app_metadata: { b: 2 } });
        expect(user).toMatchObject({ email_confirmed_at: expect.any(String), banned_until: expect.any(String) });
      }),
    ],
    [
      'password',
      done(async (world) => {
        const user = await create(world, { email_confirm: true });
        await take(admin(world).updateUserById(user.id, { password: 'umber-Falcon2-tidepool' }));
        const { error } = await world.visitor().client.auth.signInWithPassword({ email: user.email ?? '', password });
        expect(error?.code).toBe('invalid_credentials');
      }),
    ],
    ['role', invalid(async (api, world) => api.updateUserById((await create(world, {})).id, { role: 'service_role' }))],
    ['phone', invalid((api) => api.updateUserById(id, { phone: '+15550001' }))],
    ['phone_confirm', invalid((api) => api.updateUserById(id, { phone_confirm: true }))],
    ['password_hash', invalid((api) => api.updateUserById(id, { password_hash: hash }))],
    ['id', invalid((api) => api.updateUserById(id, { id }))],
    ['nonce', invalid((api) => api.updateUserById(id, { nonce: '1' }))],
    ['current_password', invalid((api) => api.updateUserById(id, { current_password: 'x' }))],
  ],
  'admin.getUserById': [
    [
      'uid',
      done(async (world) => {
        const { id: uid } = await create(world, {});
        expect((await take(admin(world).getUserById(uid))).user.id).toBe(uid);
      }),
    ],
  ],
  'admin.listUsers': [
    [
      'page perPage',
      done(async (world) => {
        const made = [await create(world, {}), await create(world, {})];
        const pages = await Promise.all([1, 2].map((page) => take(admin(world).listUsers({ page, perPage: 1 }))));
        expect(pages.map(({ users }) => users.map((user) => user.id))).toEqual([[made[1]?.id], [made[0]?.id]]);
      }),
    ],
  ],
  'admin.deleteUser': [
    [
      'id',
      done(async (world) => {
        const { id: uid } = await create(world, {});
        await take(admin(world).deleteUser(uid));
        expect((await admin(world).getUserById(uid)).error?.code).toBe('user_not_found');
      }),
    ],
    [
      'shouldSoftDelete',
      done(async (world) => {
        const user = await create(world, {});
        await take(admin(world).deleteUser(user.id, true));
        // The row stays, so its id cannot be used again.
        expect((await admin(world).createUser({ id: user.id, email: world.newEmail() })).error).not.toBeNull();
      }),
    ],
  ],
  'admin.signOut': [
    [
      'jwt scope',
      done(async (world) => {
        const { session, client } = await world.person();
        await admin(world).signOut(session.access_token, 'others');
        expect((await client.auth.getUser()).error).toBeNull();
        await admin(world).signOut(session.access_token, 'global');
        expect((await client.auth.getUser(session.access_token)).error).not.toBeNull();
      }),
    ],
  ],
  'admin.inviteUserByEmail': [
    [
      'email data redirectTo',
      done(async (world) => {
        const email = world.newEmail();
        const redirectTo = `${world.site}/landing`;
        const { user } = await take(admin(world).inviteUserByEmail(email, { data: { a: 1 }, redirectTo }));
        world.forget(user.id);
        expect(user.user_metadata).toMatchObject({ a: 1 });
        expect(new URL((await world.takeMail(email)).url).searchParams.get('redirect_to')).toBe(redirectTo);
      }),
    ],
  ],
  'admin.generateLink': [
    [
      'type email password options options.data options.redirectTo',
      done(async (world) => {
        const redirectTo = `${world.site}/landing`;
        const email = world.newEmail();
        const options = { data: { a: 1 }, redirectTo };
        const { user, properties } = await take(
          admin(world).generateLink({ type: 'signup', email, password, options }),
        );
        world.forget(user?.id);
        expect(user).toMatchObject({ email, user_metadata: { a: 1 } });
        expect(properties).toMatchObject({ verification_type: 'signup', redirect_to: redirectTo });
      }),
    ],
    [
      'newEmail',
      invalid((api, world) =>
        api.generateLink({ type: 'email_change_new', email: world.newEmail(), newEmail: world.newEmail() }),
      ),
    ],
  ],
  'admin.mfa.listFactors': [
    [
      'userId',
      done(async (world) => {
        const { client, person } = await world.person();
        const { id: factor } = await take(client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' }));
        expect((await take(admin(world).mfa.listFactors({ userId: person.id }))).factors).toMatchObject([
          { id: factor },
        ]);
      }),
    ],
  ],
  'admin.mfa.deleteFactor': [
    [
      'id userId',
      done(async (world) => {
        const { client, person } = await world.person();
        const { id: factor } = await take(client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' }));
        await take(admin(world).mfa.deleteFactor({ id: factor, userId: person.id }));
        expect((await take(client.auth.mfa.listFactors())).all).toEqual([]);
      }),
    ],
  ],
  'admin.passkey.listPasskeys': [
    [
      'userId',
      done(async (world) => {
        const { person } = await world.person();
        expect(await take(admin(world).passkey.listPasskeys({ userId: person.id }))).toEqual([]);
      }),
    ],
  ],
  'admin.passkey.deletePasskey': [
    [
      'userId passkeyId',
      doneFor({ status: 404, code: 'webauthn_credential_not_found' }, async (world) => {
        const { person } = await world.person();
        return admin(world).passkey.deletePasskey({ userId: person.id, passkeyId: id });
      }),
    ],
  ],
  'admin.oauth.listClients': [['*', notOffered((api) => api.oauth.listClients())]],
  'admin.oauth.createClient': [
    ['*', notOffered((api) => api.oauth.createClient({ client_name: 'x', redirect_uris: ['https://x.example'] }))],
  ],
  'admin.oauth.getClient': [['*', notOffered((api) => api.oauth.getClient(id))]],
  'admin.oauth.updateClient': [['*', notOffered((api) => api.oauth.updateClient(id, { client_name: 'y' }))]],
  'admin.oauth.deleteClient': [['*', notOffered((api) => api.oauth.deleteClient(id))]],
  'admin.oauth.regenerateClientSecret': [['*', notOffered((api) => api.oauth.regenerateClientSecret(id))]],
  'admin.customProviders.listProviders': [['*', notOffered((api) => api.customProviders.listProviders())]],
  'admin.customProviders.createProvider': [
    ['*', notOffered((api) => api.customProviders.createProvider(order('shop')))],
  ],
  'admin.customProviders.getProvider': [['*', notOffered((api) => api.customProviders.getProvider('custom:shop'))]],
  'admin.customProviders.updateProvider': [
    ['*', notOffered((api) => api.customProviders.updateProvider('custom:shop', { name: 'Shop' }))],
  ],
  'admin.customProviders.deleteProvider': [
    ['*', notOffered((api) => api.customProviders.deleteProvider('custom:shop'))],
  ],
};
