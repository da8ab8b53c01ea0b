import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { loadKeys } from '../../src/core/keys.ts';
import { createTestBackend, type TestBackend } from '../create-test-backend.ts';

export interface StorageFixture {
  backend: TestBackend;
  anon: SupabaseClient;
  service: SupabaseClient;
  /** A signed-in user, who owns everything in the bucket `shared`. */
  member: SupabaseClient;
  memberId: string;
  at(path: string): string;
  /** Calls without the client, with the anon key unless overridden. */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** The number of files in each of the store's folders. */
  countFiles(): Promise<{ tmp: number; objects: number; pending: number }>;
  close(): Promise<void>;
}

// `inbox`: anyone may add files whose name begins with "drop-", and nothing else.
const rules = `
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
    ('inbox', 'inbox', false, 10485760, array['image/*', 'application/pdf', 'application/octet-stream']),
    ('shared', 'shared', false, null, null),
    ('open', 'open', true, null, null);
  create policy add on storage.objects for insert to anon, authenticated
    with check (bucket_id = 'inbox' and name like 'drop-%');
  create policy members on storage.objects for all to authenticated
    using (bucket_id in ('shared', 'open')) with check (bucket_id in ('shared', 'open'));
  create policy see on storage.buckets for select to authenticated using (id = 'shared');
`;

/** A real backend with three buckets and their policies, and the official client in each role. */
export async function createStorageFixture(): Promise<StorageFixture> {
  const backend = await createTestBackend();
  await backend.sql.unsafe(rules);
  const { anonKey, serviceRoleKey } = backend.backend;
  const memberId = randomUUID();
  const accessToken = await signIn(backend, memberId);
  const at = (path: string) => `${backend.url}/storage/v1${path}`;
  return {
    backend,
    memberId,
    at,
    anon: createClient(backend.url, anonKey, { auth: { persistSession: false } }),
    service: createClient(backend.url, serviceRoleKey, { auth: { persistSession: false } }),
    member: createClient(backend.url, anonKey, { accessToken: async () => accessToken }),
    call: (path, init = {}) => fetch(at(path), { headers: { authorization: `Bearer ${anonKey}` }, ...init }),
    async countFiles() {
      const names = await readdir(join(backend.dataDir, 'storage'), { recursive: true, withFileTypes: true });
      const count = (folder: string) =>
        names.filter((entry) => entry.isFile() && entry.parentPath.includes(`/storage/${folder}`)).length;
      return { tmp: count('tmp'), objects: count('objects'), pending: count('pending') };
    },
    close: () => backend.close(),
  };
}

async function signIn({ sql, dataDir, url }: TestBackend, userId: string): Promise<string> {
  const sessionId = randomUUID();
  await sql`insert into auth.users (id, aud, role) values (${userId}, 'authenticated', 'authenticated')`;
  await sql`insert into auth.sessions (id, user_id) values (${sessionId}, ${userId})`;
  const { privateKey, kid } = await loadKeys(dataDir);
  return new SignJWT({ role: 'authenticated', session_id: sessionId })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setSubject(userId)
    .setIssuer(`${url}/auth/v1`)
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(privateKey);
}
