import { randomUUID } from 'node:crypto';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestData, type Person, type TestData } from '../../../testing/create-test-data.ts';
import { sessionIdOf } from '../../../testing/staff.ts';

const tables = ['dme_shoe_cases', 'dme_shoe_changes', 'dme_shoe_notes', 'dme_shoe_documents'] as const;
type Table = (typeof tables)[number];

let data: TestData;
let people: Record<string, Person>;
beforeAll(async () => {
  data = await createTestData();
  const [blocked, demoted] = await Promise.all([data.hire('blocked', 'admin'), data.hire('demoted', 'pharmacist')]);
  people = { ...data.people, blocked, demoted };
  const { sql } = data.backend;
  await sql`update app.staff set blocked = true where user_id = ${blocked.id}`;
  await sql`update app.staff set role = 'employee' where user_id = ${demoted.id}`;
  const [made] = await sql<[{ id: string }]>`
    insert into public.dme_shoe_cases (patient_id, patient_name, checklist, details, created_by, missing)
    values ('P-1', 'Dorothy Vance', '{}', '{}', ${randomUUID()}, '{}') returning id`;
  await sql`insert into public.dme_shoe_changes (case_id, version, by_id, changes) values (${made.id}, 1, ${randomUUID()}, '[]')`;
  await sql`insert into public.dme_shoe_notes (case_id, by_id, text) values (${made.id}, ${randomUUID()}, 'called')`;
  await sql`
    insert into public.dme_shoe_documents (case_id, requirement, object_name, name, type, size, added_by)
    values (${made.id}, 'order', 'x', 'order.pdf', 'application/pdf', 1, ${randomUUID()})`;
});
afterAll(() => data.close());

/** Runs a statement as the database runs what a browser with this token asks for, past our server. */
const asBrowser = (name: string, statement: string): Promise<unknown[]> => {
  const { id, token } = people[name] ?? { id: '', token: '' };
  const role = name === 'anon' ? 'anon' : 'authenticated';
  const claims = { role, ...(name !== 'anon' && { sub: id, session_id: sessionIdOf(token), aal: 'aal1' }) };
  return inTransaction(data.backend.sql, async (sql) => {
    await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
    return sql.unsafe<object[]>(statement);
  });
};

describe.each(tables)('Z12 the table %s', (table: Table) => {
  it.each([
    ['pharmacist', 1],
    ['admin', 1],
    ['employee', 0],
    ['demoted', 0],
    ['blocked', 0],
  ])('shows: %s, %i row', async (name, rows) => {
    expect(await asBrowser(name, `select * from public.${table}`)).toHaveLength(rows);
  });

  it('shows visitors nothing: they may not even ask', async () => {
    await expect(asBrowser('anon', `select * from public.${table}`)).rejects.toMatchObject({ code: '42501' });
  });

  it.each(['anon', 'employee', 'blocked', 'pharmacist', 'admin'])('is not written to by: %s', async (name) => {
    const column = table === 'dme_shoe_cases' ? 'created_by' : table === 'dme_shoe_documents' ? 'added_by' : 'by_id';
    for (const statement of [
      `insert into public.${table} (${column}) select ${column} from public.${table}`,
      `update public.${table} set ${column} = gen_random_uuid()`,
      `delete from public.${table}`,
      `truncate public.${table} cascade`,
    ]) {
      await expect(asBrowser(name, statement), statement).rejects.toMatchObject({ code: '42501' });
    }
    expect(await data.backend.sql.unsafe(`select from public.${table}`)).toHaveLength(1);
  });

  it.each(['anon', 'employee', 'blocked', 'pharmacist', 'admin'])(
    'has no door for the browser of: %s',
    async (name) => {
      const { anonKey } = data.backend.backend;
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
        const answer = await fetch(`${data.backend.url}/rest/v1/${table}`, {
          method,
          headers: {
            apikey: anonKey,
            authorization: `Bearer ${people[name]?.token}`,
            'content-type': 'application/json',
          },
          ...(method !== 'GET' && { body: '{}' }),
        });
        expect([401, 404, 405], method).toContain(answer.status);
        expect(await answer.text()).not.toContain('Vance');
      }
    },
  );
});
