import { createTestBackend } from '@rxweb/backend/testing';
import { buckets } from '@rxweb/contracts/uploads';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureConfiguredAdmin } from './features/session/first-admin.service.ts';
import { createTestApp, migrationsDir, type TestApp } from './testing/create-test-app.ts';

const admin = { email: 'owner@pharmacy.example', password: 'correct horse battery staple' };

/** The same server on a Supabase in another process's place: everything goes over HTTP and SQL. */
describe('with a Supabase elsewhere', () => {
  let remote: Awaited<ReturnType<typeof createTestBackend>>;
  let test: TestApp;
  beforeAll(async () => {
    remote = await createTestBackend({ migrationsDir });
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

  it('stores a file on the other side, by a signed address and through the server', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_000_000, 3)]);
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

  it('P1 P3 forwards nothing of administration, even with the service key', async () => {
    const response = await fetch(`${test.url}/backend/auth/v1/admin/users`, {
      headers: { apikey: remote.backend.serviceRoleKey, authorization: `Bearer ${remote.backend.serviceRoleKey}` },
    });
    expect(response.status).toBe(404);
  });
});
