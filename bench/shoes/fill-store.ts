import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { insertCase } from '../../apps/server/src/features/dme-shoe/dme-shoe.repository.ts';
import { makeCase } from './make-cases.ts';

/** Puts so many cases, of several owners, into a database of the product's schema, by the product's own code. */
export async function fillStore(databaseUrl: string, cases: number, today: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const owners = Array.from({ length: 5 }, () => randomUUID());
  for (const id of owners) {
    await sql`
      insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      values (${id}, 'authenticated', 'authenticated', ${`${id}@pharmacy.example`}, now(), '{}', '{}', now(), now())`;
    await sql`insert into app.staff (user_id, role) values (${id}, 'pharmacist')`;
  }
  await sql.begin(async (tx) => {
    for (let index = 0; index < cases; index++) await insertCase(tx, makeCase(index, today, owners), owners[0] ?? '');
  });
  // What the database does by itself within a minute.
  await sql`vacuum (analyze) public.dme_shoe_cases`;
  await sql.end();
}
