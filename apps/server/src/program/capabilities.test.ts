import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestBackend } from '@rxweb/backend/testing';
import { SoftwarePasskey } from '@rxweb/backend/testing/software-authenticator';
import { buckets } from '@rxweb/contracts/uploads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, migrationsDir, type TestApp } from '../../testing/create-test-app.ts';
import { connect, enrol, hire, type StaffMember, sessionIdOf, signIn, tokenOf } from '../../testing/staff.ts';

/** Closes what runs, the last first. */
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const passkeySite = 'https://pharmacy.example';
const places = {
  async 'the embedded backend'() {
    const test = await createTestApp(undefined, { LOG_LEVEL: 'fatal', PUBLIC_URL: passkeySite });
    return { test, dataDir: test.context.config.dataDir };
  },
  async 'a Supabase elsewhere'() {
    const remote = await createTestBackend({
      migrationsDir,
      exposedTables: { messages: { maxRows: 200 } },
      pagesUrl: passkeySite,
    });
    closing.push(() => remote.close());
    const test = await createTestApp(undefined, {
      SUPABASE_URL: remote.url,
      SUPABASE_ANON_KEY: remote.backend.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: remote.backend.serviceRoleKey,
      DATABASE_URL: remote.backend.databaseUrl,
      LOG_LEVEL: 'fatal',
      PUBLIC_URL: passkeySite,
    });
    return { test, dataDir: remote.dataDir };
  },
};

const file = '1700000000000-aaaaaaaaaaaaaaaaaaaaaaaa.txt';
let count = 0;

describe.each(Object.entries(places))('capabilities with %s', (_, start) => {
  let test: TestApp;
  let dataDir: string;
  let owner: StaffMember;
  beforeAll(async () => {
    ({ test, dataDir } = await start());
    closing.push(() => test.close());
    const { storage } = test.context.supabase;
    for (const bucket of Object.values(buckets)) {
      const { error } = await storage.from(bucket).upload(file, 'a note', { contentType: 'text/plain' });
      if (error) throw error;
    }
    owner = await hire(test, 'owner', 'admin');
  });

  const newcomer = (role: string) => hire(test, `worker${++count}`, role);

  async function addressOf({ call }: StaffMember, bucket: string = buckets.general): Promise<string> {
    const answer = await call('POST', '/api/storage/address', { bucket, path: file });
    expect(answer.status).toBe(200);
    const { url, expires_at } = (await answer.json()) as { url: string; expires_at: string };
    expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(60_500);
    return `${test.url}/api/storage/file${new URL(url).search}`;
  }

  /** What someone holds, and whether it still opens anything. */
  type Held = () => Promise<boolean>;
  const linkOpens = (type: 'recovery' | 'invite', token_hash: string) => async () => {
    const { error } = await connect(test).auth.verifyOtp({ type, token_hash });
    return error === null;
  };

  const auth = async (method: string, path: string, body?: object, token?: string) =>
    fetch(`${test.url}/backend/auth/v1${path}`, {
      method,
      redirect: 'manual',
      headers: {
        apikey: test.context.anonKey,
        'x-supabase-api-version': '2024-01-01',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const relyingParty = { origin: passkeySite, rpId: new URL(passkeySite).hostname };
  async function passkeyOptions(what: 'registration' | 'authentication', token?: string) {
    const answer = await auth('POST', `/passkeys/${what}/options`, {}, token);
    expect(answer.status).toBe(200);
    return (await answer.json()) as { challenge_id: string; options: { challenge: string } };
  }
  /** Of the mailed link to an address; it is written after the answer. */
  const mailedLink = (to: string, type: 'recovery' | 'email_change') =>
    vi.waitFor(async () => {
      const folder = join(dataDir, 'outbox');
      for (const name of await readdir(folder)) {
        const mail = await readFile(join(folder, name), 'utf8');
        const [, encoded = ''] = /text\/plain.*?\r\n\r\n(.*?)\r\n--/s.exec(mail) ?? [];
        const link = new URL(/https?:\S+/.exec(Buffer.from(encoded, 'base64').toString())?.[0] ?? passkeySite);
        if (link.searchParams.get('type') === type && mail.includes(`To: ${to}`)) return link;
      }
      throw new Error(`no mail to ${to}`);
    }, 5_000);

  const kinds: Record<string, (person: StaffMember) => Promise<Held>> = {
    // Checked last, since a new address ends the other links.
    'links of a change of address': async ({ email, client }) => {
      const next = `next${++count}@pharmacy.example`;
      const { error } = await client.auth.updateUser({ email: next });
      if (error) throw error;
      const links = [await mailedLink(next, 'email_change'), await mailedLink(email, 'email_change')];
      const opens = links.map((link) => async () => {
        const token_hash = link.searchParams.get('token') ?? '';
        const { error: refusal } = await connect(test).auth.verifyOtp({ type: 'email_change', token_hash });
        return refusal === null;
      });
      return async () => (await Promise.all(opens.map((open) => open()))).includes(true);
    },
    // Before the link: an account has one at a time.
    'code of an opened password link': async ({ email }) => {
      const verifier = 'v'.repeat(43);
      const body = { email, code_challenge: verifier, code_challenge_method: 'plain' };
      expect((await auth('POST', '/recover', body)).status).toBe(200);
      const link = await mailedLink(email, 'recovery');
      const address = link.href.replace(passkeySite, test.url);
      const opened = await fetch(address, { method: 'POST', redirect: 'manual' });
      const auth_code = new URL(opened.headers.get('location') ?? '').searchParams.get('code');
      return async () =>
        (await auth('POST', '/token?grant_type=pkce', { auth_code, code_verifier: verifier })).status === 200;
    },
    'file address': async (person) => {
      const address = await addressOf(person);
      return async () => (await fetch(address)).ok;
    },
    'address of a file that a lower role may read': async (person) => {
      const address = await addressOf(person, buckets.chat);
      return async () => (await fetch(address)).ok;
    },
    'password link': async ({ email }) => {
      const { data } = await test.context.supabase.auth.admin.generateLink({ type: 'recovery', email });
      return linkOpens('recovery', data.properties?.hashed_token ?? '');
    },
    drafts: async (person) => {
      const place = { place: '/app/dme', text: 'Rosa Medina' };
      expect((await person.call('PUT', '/api/drafts', { drafts: [place] })).status).toBe(200);
      const headers = { authorization: `Bearer ${await tokenOf(person.client)}` };
      return async () => (await (await fetch(`${test.url}/api/drafts`, { headers })).text()).includes('Rosa Medina');
    },
    'stream of the session': async (person) => {
      const headers = { authorization: `Bearer ${await tokenOf(person.client)}` };
      return async () => (await fetch(`${test.url}/api/session/events`, { method: 'HEAD', headers })).ok;
    },
    'second factor, begun': async ({ client }) => {
      const token = await tokenOf(client);
      const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
      if (error) throw error;
      return async () => (await auth('POST', `/factors/${data.id}/challenge`, {}, token)).ok;
    },
    'passkey ceremony, begun': async ({ client }) => {
      const token = await tokenOf(client);
      const { challenge_id, options } = await passkeyOptions('registration', token);
      const credential = new SoftwarePasskey().register({ ...relyingParty, challenge: options.challenge });
      return async () =>
        (await auth('POST', '/passkeys/registration/verify', { challenge_id, credential }, token)).status === 200;
    },
    'access token': async (person) => {
      const token = await tokenOf(person.client);
      const headers = { authorization: `Bearer ${token}` };
      return async () =>
        (await fetch(`${test.url}/api/storage/download?bucket=${buckets.general}&path=${file}`, { headers })).ok;
    },
    'refresh token': async ({ client }) => {
      const { data } = await client.auth.getSession();
      const refresh_token = data.session?.refresh_token ?? '';
      return async () => (await connect(test).auth.refreshSession({ refresh_token })).error === null;
    },
  };

  const manage = async (method: string, path: string, body?: object) => {
    const answer = await owner.call(method, `/api/admin/users${path}`, body);
    expect(answer.status).toBe(200);
  };
  /** Through the service, past the client that would forget its session too. */
  const logOut = async ({ client }: StaffMember, scope: string) => {
    const headers = { apikey: test.context.anonKey, authorization: `Bearer ${await tokenOf(client)}` };
    const answer = await fetch(`${test.url}/backend/auth/v1/logout?scope=${scope}`, { method: 'POST', headers });
    expect(answer.status).toBe(204);
  };
  const ends: Record<string, (person: StaffMember) => Promise<void>> = {
    'end of the session': (person) => logOut(person, 'local'),
    'sign-out everywhere': (person) => logOut(person, 'global'),
    'sign-out everywhere by an administrator': ({ id }) => manage('DELETE', `/${id}/sessions`),
    block: ({ id }) => manage('PATCH', `/${id}`, { blocked: true, version: 1 }),
    deletion: ({ id }) => manage('DELETE', `/${id}`),
    demotion: ({ id }) => manage('PATCH', `/${id}`, { role: 'employee', version: 1 }),
  };
  /** Belongs to the account, which goes on. */
  const lasts = ['code of an opened password link', 'links of a change of address', 'password link'];
  /** Using these spends them; the others show that they opened before. */
  const spends = /link|refresh|ceremony/;

  it.each(Object.entries(ends))(
    'A14 Z5 all that someone held opens nothing in the second after: %s',
    async (name, end) => {
      const person = await newcomer('pharmacist');
      const held: [string, Held][] = [];
      for (const [kind, make] of Object.entries(kinds)) held.push([kind, await make(person)]);
      for (const [kind, opens] of held.filter(([kind]) => !spends.test(kind)))
        expect([kind, await opens()]).toEqual([kind, true]);
      await end(person);
      const endedAt = Date.now();
      const open: string[] = [];
      for (const [kind, opens] of held.toReversed()) if (await opens()) open.push(kind);
      expect(Date.now() - endedAt).toBeLessThan(1_000);
      expect(open.sort()).toEqual(name === 'end of the session' ? lasts.toSorted() : []);
    },
  );

  it.each(Object.entries(ends))('A14 an open socket closes within 5 s of: %s', async (_name, end) => {
    const person = await newcomer('admin');
    await person.client.realtime.setAuth(await tokenOf(person.client));
    const states: string[] = [];
    person.client
      .channel('inbox')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'messages' }, () => undefined)
      .subscribe((state) => void states.push(state));
    await vi.waitFor(() => expect(states).toContain('SUBSCRIBED'), 15_000);
    await end(person);
    const endedAt = Date.now();
    await vi.waitFor(() => expect(states.at(-1)).toMatch(/CLOSED|CHANNEL_ERROR|TIMED_OUT/), 10_000);
    expect(Date.now() - endedAt).toBeLessThan(5_000);
    await person.client.realtime.disconnect();
  });

  it.each(Object.entries(ends))(
    'A14 the open stream of the session ends, with the reason, within 2 s of: %s',
    async (_name, end) => {
      const person = await newcomer('pharmacist');
      const answer = await person.call('GET', '/api/session/events');
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let said = (await reader?.read())?.value ?? '';
      expect(said).toContain('event: standing');
      await end(person);
      const endedAt = Date.now();
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) said += part.value;
      expect(Date.now() - endedAt).toBeLessThan(2_000);
      expect(said).toContain('event: ended');
    },
  );

  it.each(['block', 'deletion'])('A14 a passkey ceremony begun before a %s signs nobody in', async (name) => {
    const person = await newcomer('pharmacist');
    const token = await tokenOf(person.client);
    const passkey = new SoftwarePasskey();
    const begun = await passkeyOptions('registration', token);
    const credential = passkey.register({ ...relyingParty, challenge: begun.options.challenge });
    const added = await auth(
      'POST',
      '/passkeys/registration/verify',
      { challenge_id: begun.challenge_id, credential },
      token,
    );
    expect(added.status).toBe(200);
    const answer = async () => {
      const { challenge_id, options } = await passkeyOptions('authentication');
      const signed = passkey.signIn({ ...relyingParty, challenge: options.challenge }, person.id);
      return async () =>
        (await auth('POST', '/passkeys/authentication/verify', { challenge_id, credential: signed })).status;
    };
    expect(await (await answer())()).toBe(200);
    const waiting = await answer();
    await ends[name]?.(person);
    expect(await waiting()).toBe(400);
    expect(await test.context.sql`select from auth.sessions where user_id = ${person.id}`).toHaveLength(0);
  });

  it.each(['sign-out everywhere by an administrator', 'block', 'deletion', 'demotion'] as const)(
    'A14 an invitation nobody accepted yet opens nothing after: %s',
    async (name) => {
      const email = `invited${++count}@pharmacy.example`;
      const { data, error } = await test.context.supabase.auth.admin.generateLink({ type: 'invite', email });
      if (error) throw error;
      const { id } = data.user;
      await test.context.sql`insert into app.staff (user_id, role) values (${id}, 'pharmacist')`;
      await ends[name]?.({ id } as StaffMember);
      expect(await linkOpens('invite', data.properties.hashed_token)()).toBe(false);
    },
  );

  it.each([
    ['blocked', (id: string) => test.context.sql`update app.staff set blocked = true where user_id = ${id}`],
    ['demoted', (id: string) => test.context.sql`update app.staff set role = 'employee' where user_id = ${id}`],
    ['banned', (id: string) => test.context.sql`update auth.users set banned_until = 'infinity' where id = ${id}`],
    [
      'idle',
      (id: string) => test.context.sql`
      with quiet as (delete from app.session_activity where session_id in (select id from auth.sessions where user_id = ${id}))
      update auth.sessions set created_at = now() - interval '16 minutes' where user_id = ${id}`,
    ],
    [
      'past its minute',
      (id: string) => test.context.sql`update app.capabilities set expires_at = now() where subject = ${id}`,
    ],
  ] as const)('Z5 an address opens nothing once its maker is %s, whoever did that', async (_name, change) => {
    const person = await newcomer('pharmacist');
    const address = await addressOf(person);
    expect((await fetch(address)).status).toBe(200);
    await change(person.id);
    const refused = await fetch(address);
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: 'forbidden', error: expect.stringContaining('no longer opens the file') },
    ]);
  });

  it('Z5 an address opens nothing while its maker owes a second factor', async () => {
    const person = await newcomer('pharmacist');
    const address = await addressOf(person);
    const other = await signIn(test, person.email);
    await enrol(other.client);
    expect((await fetch(address)).status).toBe(403);
    expect((await fetch(await addressOf(other))).status).toBe(200);
  });

  it('Z5 F5 an address gives the file to keep, not to open, with the headers of every stored file', async () => {
    const answer = await fetch(await addressOf(await newcomer('pharmacist')));
    expect(await answer.text()).toBe('a note');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': expect.stringContaining('attachment'),
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('Z5 nobody gets an address for a file they may not read, or one that is not there', async () => {
    const clerk = await newcomer('employee');
    const ask = async (bucket: string, path: string) =>
      (await clerk.call('POST', '/api/storage/address', { bucket, path })).status;
    expect(await ask(buckets.general, file)).toBe(404);
    expect(await ask(buckets.chat, 'none.txt')).toBe(404);
    expect(await ask(buckets.chat, file)).toBe(200);
    expect((await fetch(`${test.url}/api/storage/file?token=${'a'.repeat(43)}`)).status).toBe(404);
    expect((await fetch(`${test.url}/api/storage/file?token=x`)).status).toBe(400);
  });

  it('O2 each use is noted with whose address it was, the file and from where; refused ones too', async () => {
    const person = await newcomer('pharmacist');
    const address = await addressOf(person);
    await fetch(address);
    await logOut(person, 'local');
    await fetch(address);
    const noted = await test.context.sql`
      select outcome, target, detail, host(address) as address from app.audit_log
      where action = 'file_read' and actor_id = ${person.id} order by seq`;
    const use = { target: `${buckets.general}/${file}`, detail: 'file_address', address: '127.0.0.1' };
    expect([...noted]).toEqual([
      { ...use, outcome: 'ok' },
      { ...use, outcome: 'refused' },
    ]);
  });

  it('Z5 of addresses asked for while the session ends, none opens afterwards', async () => {
    const person = await newcomer('pharmacist');
    const sessionId = sessionIdOf(await tokenOf(person.client));
    const asked = Array.from({ length: 20 }, () =>
      person.call('POST', '/api/storage/address', { bucket: buckets.general, path: file }),
    );
    await test.context.sql`delete from auth.sessions where id = ${sessionId}`;
    for (const answer of await Promise.all(asked)) {
      if (!answer.ok) continue;
      const { url } = (await answer.json()) as { url: string };
      expect((await fetch(`${test.url}/api/storage/file${new URL(url).search}`)).status).toBe(403);
    }
    const open = await test.context.sql`
      select from app.capabilities where session_id = ${sessionId} and revoked_at is null`;
    expect(open).toHaveLength(0);
  });

  it.each(['sign-out everywhere', 'sign-out everywhere by an administrator', 'block'])(
    'A14 a link opened at the moment of a %s leaves no session behind',
    async (name) => {
      for (let round = 0; round < 10; round++) {
        const person = await newcomer('pharmacist');
        const { data } = await test.context.supabase.auth.admin.generateLink({ type: 'recovery', email: person.email });
        const opens = linkOpens('recovery', data.properties?.hashed_token ?? '');
        await Promise.all([opens(), ends[name]?.(person)]);
        const left = await test.context.sql`select from auth.sessions where user_id = ${person.id}`;
        expect([round, left.length]).toEqual([round, 0]);
      }
    },
    30_000,
  );

  it('Z5 the storage service signs for no account, and says who does', async () => {
    const { client } = await newcomer('admin');
    for (const bucket of Object.values(buckets)) {
      const files = client.storage.from(bucket);
      expect((await files.createSignedUrl(file, 60)).error?.message).toContain('POST /api/storage/address');
      expect((await files.createSignedUrls([file], 60)).error?.message).toContain('POST /api/storage/address');
      const upload = await files.createSignedUploadUrl('1700000000001-bbbbbbbbbbbbbbbbbbbbbbbb.txt');
      expect(upload.error?.message).toContain('POST /api/storage/upload-url');
    }
  });
});
