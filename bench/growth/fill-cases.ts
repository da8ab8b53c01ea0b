import { randomUUID } from 'node:crypto';
import type { Sql } from '@rxweb/platform/sql/sql';
import { columnsOf } from '../../apps/server/src/features/shoes/shoes.repository.ts';
import { makeCase } from './make-cases.ts';

const batch = 1_000;

/** Puts so many cases, of several owners, into a database of the product's schema; what lists sort by is computed by the product's own code. */
export async function fillCases(sql: Sql, cases: number, today: string): Promise<void> {
  const owners = Array.from({ length: 5 }, () => randomUUID());
  for (const id of owners) {
    await sql`
      insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      values (${id}, 'authenticated', 'authenticated', ${`${id}@pharmacy.example`}, now(), '{}', '{}', now(), now())`;
    await sql`insert into app.staff (user_id, role) values (${id}, 'pharmacist')`;
  }
  const by = { created_by: owners[0] ?? '' };
  for (let first = 0; first < cases; first += batch) {
    const rows = Array.from({ length: Math.min(batch, cases - first) }, (_, index) => {
      const record = makeCase(first + index, cases, today, owners);
      return { ...columnsOf(sql, record), ...by };
    });
    await sql`insert into public.dme_shoe_cases ${sql(rows)}`;
  }
  await sql`vacuum (analyze) public.dme_shoe_cases`;
}
