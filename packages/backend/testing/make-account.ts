import { randomUUID } from 'node:crypto';
import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import { createPasswords } from '../src/auth/passwords.ts';
import { readDatabaseUrl } from './read-database-url.ts';

/** Runs SQL, past row level security, on a backend's database in another process. */
export async function withDatabase<T>(dataDir: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = openSql(await readDatabaseUrl(dataDir), { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

const passwords = createPasswords();
const hashes = new Map<string, Promise<string>>();

/** Cached: most test accounts share a password, and hashing is slow. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? passwords.hash(password);
  hashes.set(password, hash);
  return hash;
}

/** Creates a confirmed account by SQL, where there is no admin API. Returns its id. */
export async function makeAccount(sql: Sql, { email, password }: { email: string; password: string }) {
  const id = randomUUID();
  const hash = await hashOf(password);
  const appMetadata = sql.json({ provider: 'email', providers: ['email'] });
  await sql`
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
      created_at, updated_at)
    values (${id}, 'authenticated', 'authenticated', ${email}, ${hash}, now(), ${appMetadata}, '{}', now(), now())`;
  await sql`
    insert into auth.identities (provider_id, user_id, provider, identity_data, created_at, updated_at)
    values (${id}, ${id}, 'email', ${sql.json({ sub: id, email, email_verified: true })}, now(), now())`;
  return id;
}
