import { createTestBackend } from '@rxweb/backend/testing';
import { buckets } from '@rxweb/contracts/uploads';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, migrationsDir, type TestApp, takeLoggedErrors } from '../../testing/create-test-app.ts';
import { paddedPdf } from '../../testing/files/padded-pdf.ts';
import { ensureConfiguredAdmin } from '../features/session/first-admin.service.ts';

const admin = { email: 'owner@pharmacy.example', password: 'correct horse battery staple' };

/** The same server on a Supabase in another process's place: everything goes over HTTP and SQL. */
describe('with a Supabase elsewhere', () => {
  let remote: Awaited<ReturnType<typeof createTestBackend>>;
  let test: TestApp;
  beforeAll(async () => {
    remote = await createTestBackend({ migrationsDir, exposedTables: { messages: { maxRows: 200 } } });
    test = await createTestApp(undefined, {
      SUPABASE_URL: remote.url,
      SUPABASE_ANON_KEY: remote.backend.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: remote.backend.serviceRoleKey,
      DATABASE_URL: remote.backend.databaseUrl,
    });
    await ensureConfiguredAdmin(test.context, admin.email, admin.password);
  });
  afterAll(async () => {
    await test.close();
    await remote.close();
  });
  const client = () => createClient(`${test.url}/backend`, test.context.anonKey, { auth: { persistSession: false } });

  it('starts no database of its own', () => {
    expect(test.context.backend).toBeNull();
  });

  it('signs in through the gate, and the server knows the role', async () => {
    const { data, error } = await client().auth.signInWithPassword(admin);
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ role: 'admin' });
    const response = await fetch(`${test.url}/api/storage/download?bucket=chat-uploads&path=missing`, {
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    });
    expect(response.status).toBe(404);
  });

  it('answers a wrong password as the other side does', async () => {
    const { error } = await client().auth.signInWithPassword({ ...admin, password: 'wrong wrong wrong' });
    expect(error?.message).toBe('Invalid login credentials');
  });

  it('A7 A14 manages accounts on the other side; a link opens a page of ours, and only its button leads on', async () => {
    const owner = await client().auth.signInWithPassword(admin);
    const manage = async (method: string, path: string, body?: object) => {
      const response = await fetch(`${test.url}/api/admin/users${path}`, {
        method,
        headers: {
          authorization: `Bearer ${owner.data.session?.access_token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    };
    const email = 'new@pharmacy.example';
    const made = await manage('POST', '', { email, role: 'pharmacist' });
    expect(made).toMatchObject({ status: 200, body: { invite: { mailed: false } } });
    expect((await manage('POST', '', { email })).body.code).toBe('email_exists');

    const { link } = (await manage('POST', `/${made.body.id}/invite`)).body;
    expect(link).not.toContain(new URL(remote.url).host);
    expect(link.startsWith(`${test.context.config.publicUrl}/account-link?type=invite&token=`)).toBe(true);
    const token = new URL(link).searchParams.get('token') ?? '';
    const address = link.replace(test.context.config.publicUrl, test.url);
    for (const method of ['GET', 'HEAD', 'GET']) expect((await fetch(address, { method })).status).toBe(200);
    const page = await fetch(address);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('<form method="get" action="/backend/auth/v1/verify">');
    expect(html).toContain(`<input type="hidden" name="token" value="${token}">`);
    expect(html).toContain(`<input type="hidden" name="redirect_to" value="${test.context.config.publicUrl}/">`);
    expect((await fetch(address.replace('invite', 'signup'))).status).toBe(404);
    expect((await fetch(`${address}"><script>`)).status).toBe(404);

    const opened = await client().auth.verifyOtp({ type: 'invite', token_hash: token });
    expect(opened.data.user?.user_metadata).toMatchObject({ role: 'pharmacist' });
    const bearer = { authorization: `Bearer ${opened.data.session?.access_token}` };
    const download = `${test.url}/api/storage/download?bucket=chat-uploads&path=missing`;
    expect((await fetch(download, { headers: bearer })).status).toBe(404);
    expect((await manage('PATCH', `/${made.body.id}`, { blocked: true, version: 1 })).status).toBe(200);
    expect((await fetch(download, { headers: bearer })).status).toBe(401);
    const banned = await test.context.supabase.auth.admin.getUserById(made.body.id);
    expect(Object(banned.data.user).banned_until).toEqual(expect.any(String));
    expect((await manage('DELETE', `/${made.body.id}`)).status).toBe(200);
    expect((await test.context.supabase.auth.admin.getUserById(made.body.id)).error?.status).toBe(404);
  });

  it('stores a file on the other side, by a signed address and through the server', async () => {
    const bytes = paddedPdf(1_000_000);
    const made = await fetch(`${test.url}/api/storage/upload-url`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: 'a.pdf', upsert: false }),
    });
    const { path, token } = (await made.json()) as { path: string; token: string };
    const file = new Blob([bytes], { type: 'application/pdf' });
    const signed = await client().storage.from(buckets.chat).uploadToSignedUrl(path, token, file);
    expect(signed.error).toBeNull();
    const proxied = await fetch(`${test.url}/api/storage/upload-proxy`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf', 'x-file-path': 'b.pdf' },
      body: bytes,
    });
    const { path: second } = (await proxied.json()) as { path: string };
    for (const name of [path, second]) {
      const { data } = await test.context.supabase.storage.from(buckets.chat).download(name);
      expect(Buffer.from(await (data ?? new Blob()).arrayBuffer()).equals(bytes)).toBe(true);
    }
  });

  it('O2 notes refused sign-ins and read files and messages, and hands out no byte that cannot be noted', async () => {
    const { sql, supabase } = test.context;
    const name = '1700000000000-aaaaaaaaaaaaaaaaaaaaaaaa.txt';
    await supabase.storage.from(buckets.chat).upload(name, 'a note', { contentType: 'text/plain' });
    const [message] = await sql<{ id: string }[]>`
      insert into public.messages (direction, from_phone, to_phone, body, status)
      values ('inbound', '+15550100', '+15550101', 'hello', 'delivered') returning id`;
    const person = client();
    const { data } = await person.auth.signInWithPassword(admin);
    const { id } = data.user ?? {};
    const [head] = await sql<[{ seq: string }]>`select seq from app.audit_head`;
    const files = person.storage.from(buckets.chat);

    await client().auth.signInWithPassword({ ...admin, password: 'wrong wrong wrong' });
    const read = await files.download(name);
    expect(await read.data?.text()).toBe('a note');
    expect((await files.createSignedUrls([name, name], 60)).error?.message).toContain('Only this server signs');
    expect((await person.from('messages').select('body')).data).toHaveLength(1);
    const noted = await sql`select action, actor_id, target from app.audit_log where seq > ${head.seq} order by seq`;
    const file = { action: 'file_read', actor_id: id, target: `${buckets.chat}/${name}` };
    expect([...noted]).toEqual([
      { action: 'sign_in_refused', actor_id: null, target: id },
      file,
      { action: 'messages_read', actor_id: id, target: 'messages' },
    ]);

    await sql`alter table app.audit_log add constraint nothing_more check (false) not valid`;
    try {
      const headers = { apikey: test.context.anonKey, authorization: `Bearer ${data.session?.access_token}` };
      for (const path of [`storage/v1/object/${buckets.chat}/${name}`, 'rest/v1/messages?select=body']) {
        const refused = await fetch(`${test.url}/backend/${path}`, { headers });
        expect([refused.status, await refused.json()], path).toMatchObject([503, { code: 'unavailable' }]);
        expect(takeLoggedErrors(test.context), path).toEqual(['couldn’t write the audit log']);
      }
    } finally {
      await sql`alter table app.audit_log drop constraint nothing_more`;
      await sql`delete from public.messages where id = ${message?.id ?? ''}`;
    }
  });

  it('R17 continues when the client leaves before a file is sent', async () => {
    const owner = await client().auth.signInWithPassword(admin);
    const headers = { apikey: test.context.anonKey, authorization: `Bearer ${owner.data.session?.access_token}` };
    const name = '1700000000001-bbbbbbbbbbbbbbbbbbbbbbbb.txt';
    await test.context.supabase.storage
      .from(buckets.chat)
      .upload(name, 'x'.repeat(2_000_000), { contentType: 'text/plain' });
    const { sql } = test.context;
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = inTransaction(sql, async (tx) => {
      await tx`select from app.audit_head for update`;
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    // The file is on its way here, and waits for its note.
    const leaving = new AbortController();
    const asked = fetch(`${test.url}/backend/storage/v1/object/${buckets.chat}/${name}`, {
      headers,
      signal: leaving.signal,
    }).catch(() => 'left');
    const waits = async () =>
      (await remote.sql`select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%audit%'`).length;
    await expect.poll(waits, { timeout: 10_000 }).toBeGreaterThan(0);
    leaving.abort();
    expect(await asked).toBe('left');
    await new Promise((resolve) => setTimeout(resolve, 100));
    released.resolve();
    await holding;
    expect((await fetch(`${test.url}/readyz`)).status).toBe(200);
  });

  /** An administrator subscribed to the messages through our server, and the received rows. */
  async function listenToMessages() {
    const supabase = client();
    const { data, error } = await supabase.auth.signInWithPassword(admin);
    if (error) throw error;
    await supabase.realtime.setAuth(data.session.access_token);
    const heard: { body: string }[] = [];
    const statuses: string[] = [];
    let isFlowing = false;
    supabase
      .channel('messages-feed')
      .on<{ body: string }>('postgres_changes', { event: '*', schema: 'public', table: 'messages' }, (change) =>
        heard.push({ body: Object(change.new).body }),
      )
      .on('system', {}, ({ status }: { status: string }) => {
        isFlowing ||= status === 'ok';
      })
      .subscribe((status) => statuses.push(status));
    await until(() => isFlowing);
    return { supabase, heard, statuses, accessToken: data.session.access_token };
  }

  const receive = (body: string) => test.context.sql`
    insert into public.messages (direction, from_phone, to_phone, body, status)
    values ('inbound', '+12065550101', '+12065550100', ${body}, 'delivered')`;

  it('S7-30 S1-05 brings changes of the messages to an administrator, over our own address', async () => {
    const { supabase, heard } = await listenToMessages();
    await receive('hello');
    await until(() => heard.length > 0);
    expect(heard).toEqual([{ body: 'hello' }]);
    const { data, error } = await supabase
      .from('messages')
      .select()
      .order('created_at', { ascending: false })
      .limit(200);
    expect({ error, bodies: data?.map(({ body }) => body) }).toEqual({ error: null, bodies: ['hello'] });
    await supabase.removeAllChannels();
  });

  it('A13 closes a socket and refuses tables and files at once when the session has ended', async () => {
    const { supabase, statuses, accessToken } = await listenToMessages();
    const headers = { apikey: test.context.anonKey, authorization: `Bearer ${accessToken}` };
    const read = (path: string) => fetch(`${test.url}/backend${path}`, { headers });
    expect((await read('/rest/v1/messages')).status).toBe(200);
    expect((await read('/storage/v1/bucket')).status).toBe(200);
    const endedAt = Date.now();
    await test.context.sql`delete from auth.sessions`;
    for (const path of ['/rest/v1/messages', '/storage/v1/bucket']) expect((await read(path)).status, path).toBe(401);
    await until(() => statuses.some((status) => status === 'CHANNEL_ERROR' || status === 'CLOSED'));
    expect(Date.now() - endedAt).toBeLessThan(5_000);
    await supabase.removeAllChannels();
  });

  it('P3 Z13 keeps methods, keys and redirects of the other side to itself', async () => {
    const verify = await fetch(`${test.url}/backend/auth/v1/verify?token=none&type=recovery`, { redirect: 'manual' });
    expect(verify.status).toBe(303);
    expect(verify.headers.get('location') ?? '').not.toContain(new URL(remote.url).host);
    const head = await fetch(`${test.url}/backend/auth/v1/verify?token=none&type=recovery`, {
      method: 'HEAD',
      redirect: 'manual',
    });
    expect(head.status).toBe(303);
    const put = await fetch(`${test.url}/backend/rest/v1/messages`, {
      method: 'POST',
      headers: { apikey: test.context.anonKey, 'x-http-method-override': 'GET' },
    });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('P1 P3 forwards nothing of administration, even with the service key', async () => {
    const response = await fetch(`${test.url}/backend/auth/v1/admin/users`, {
      headers: { apikey: remote.backend.serviceRoleKey, authorization: `Bearer ${remote.backend.serviceRoleKey}` },
    });
    expect(response.status).toBe(404);
  });

  // The last of the file: it uses up what the others need.
  it('A1 lets strangers use up only their share of the other side’s one limit for our address', async () => {
    const signIn = (password: string, cookie?: string) =>
      fetch(`${test.url}/backend/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: test.context.anonKey, 'content-type': 'application/json', ...(cookie && { cookie }) },
        body: JSON.stringify({ email: admin.email, password }),
      });
    const cookie = (await signIn(admin.password)).headers.get('set-cookie')?.split(';', 1)[0];
    expect(cookie).toMatch(/^rx-device=/);
    const tries = await Promise.all(Array.from({ length: 60 }, () => signIn('wrong wrong wrong')));
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(40);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await remote.sql`truncate auth.rate_limits`;
    expect((await signIn(admin.password)).status).toBe(429);
    expect((await signIn(admin.password, cookie)).status).toBe(200);
  });
});

async function until(holds: () => boolean): Promise<void> {
  const start = Date.now();
  while (!holds()) {
    if (Date.now() - start > 20_000) throw new Error(`did not happen: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
