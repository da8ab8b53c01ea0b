import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { createTestBackend } from '@rxweb/backend/testing';
import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import { createClient } from '@supabase/supabase-js';
import { createSealKey, sealNewRows } from '../../src/features/audit/operator.ts';

type TestBackend = Awaited<ReturnType<typeof createTestBackend>>;

export const password = 'correct horse battery';
/** Of {@link password}, as Supabase keeps it, and as a project with argon2 does. */
const hashes = [
  '$2y$10$kPFYqI/SKRNA35aaE8nx7eeu153ChTaNEbN7AtymK0o4l4//4OrK6',
  '$argon2id$v=19$m=65536,t=3,p=1$SA3OZtqQgnEZ3joSa7523A$cPXGMEWuzXlKDMaUo+6uK16ef8avGx6gSfGjZQq+dvU',
] as const;
/** As Supabase keeps it. */
export const factorSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const emailOf = (n: number) => `person-${n}@pharmacy.example`;
export const bytesOf = (n: number) =>
  createHash('shake256', { outputLength: 2_000 + n * 13 })
    .update(String(n))
    .digest();
export const typeOf = (n: number) => (n % 2 === 0 ? 'application/pdf' : 'image/png');
export const fileOf = (n: number) => `documents of case ${n % 7}/file-${n}.bin`;

/** Fills a project as its people would have: accounts, files, texts, chats, shoe cases and an audit log. */
export async function fillProject({ sql, backend, url }: TestBackend, count: number): Promise<void> {
  await addAccounts(sql, count);
  await sql`update app.staff set role = 'admin' where user_id = (select id from auth.users where email = ${emailOf(0)})`;
  await sql`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
    select gen_random_uuid(), id, 'phone', 'totp', 'verified', now(), now(),
      case email when ${emailOf(0)} then ${factorSecret} else '{"key_id":"k","alg":"aes-gcm-hkdf","data":"x","nonce":"y"}' end
    from auth.users where email in (${emailOf(0)}, ${emailOf(2)})`;
  const { storage } = createClient(url, backend.serviceRoleKey, { auth: { persistSession: false } });
  await storage.createBucket('old papers', { public: false });
  for (let n = 0; n < count; n++) {
    const bucket = storage.from(n % 10 === 0 ? 'old papers' : 'rxweb-uploads');
    const { error } = await bucket.upload(fileOf(n), bytesOf(n), {
      contentType: typeOf(n),
      metadata: { of: String(n) },
    });
    if (error) throw error;
  }
  await sql`update storage.objects set created_at = '2024-02-29 10:11:12.123456Z', updated_at = '2024-03-01 01:02:03.654321Z'`;
  await addRows(sql, count);
  await sealNewRows(sql, createSealKey(backend.serviceRoleKey));
}

async function addAccounts(sql: Sql, count: number): Promise<void> {
  const people = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    email: emailOf(n),
    hash: hashes[n % 2] ?? '',
  }));
  people.splice(1, 1, { id: randomUUID(), email: emailOf(1), hash: '$fbscrypt$v=1,n=14,r=8,p=1,ss=x,sk=y$s$h' });
  const rows = JSON.stringify(people);
  await sql`
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at,
      updated_at)
    select id, 'authenticated', 'authenticated', email, hash, now(), '{"provider":"email","providers":["email"]}', '{"note":"tab \\t é 😀"}',
      now() - interval '1 year', now()
    from jsonb_to_recordset(${rows}::text::jsonb) as p(id uuid, email text, hash text)`;
  await sql`
    insert into auth.identities (provider_id, user_id, provider, identity_data, created_at, updated_at)
    select id::text, id, 'email', jsonb_build_object('sub', id, 'email', email), created_at, updated_at from auth.users`;
  await sql`insert into app.staff (user_id, role, name) select id, 'employee', split_part(email, '@', 1) from auth.users`;
}

async function addRows(sql: Sql, count: number): Promise<void> {
  await sql`
    insert into public.messages (direction, from_phone, to_phone, body, status, received_at)
    select 'inbound', '+1555555' || lpad((n % 50)::text, 4, '0'), '+15555559999', 'text ' || n || E' \\\\ \\t tab', 'delivered', now()
    from generate_series(1, ${count}::int) n`;
  await sql`
    insert into public.dme_shoe_cases (patient_id, patient_name, checklist, details, missing, created_by)
    select 'P' || n, 'Patient ' || n, '{}', '{}', '{}', gen_random_uuid() from generate_series(1, ${count}::int) n`;
  await sql`
    with made as (
      insert into app.conversations (visitor_hash, chat_id)
      select sha256(convert_to(n::text, 'UTF8')), 'chat-' || (1000000000 + n) from generate_series(1, ${count}::int) n returning id)
    insert into app.chat_turns (conversation_id, question, answer, state) select id, 'Are you open?', 'Yes', 'complete' from made`;
  await sql`select app.note_audit('file_read', 'ok', null, 'bucket/' || n) from generate_series(1, ${count}::int) n`;
}

/** Runs SQL as the superuser of a backend that runs here. */
export async function asOwner({ dataDir, backend }: TestBackend, text: string): Promise<void> {
  const { adminPassword } = JSON.parse(await readFile(join(dataDir, 'postgres-secrets.json'), 'utf8'));
  const address = Object.assign(new URL(backend.databaseUrl), { username: 'supabase_admin', password: adminPassword });
  const sql = openSql(address.href, { max: 1 });
  await sql.unsafe(text).finally(() => sql.end({ timeout: 1 }));
}
