import { inTransaction } from '@rxweb/platform/sql/transaction';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';

describe('a transaction', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend();
    await test.sql`create table public.items (id int primary key)`;
  });
  afterAll(() => test.close());

  it('is committed with its result, or undone with its error', async () => {
    expect(
      await inTransaction(test.sql, async (tx) => (await tx`insert into public.items values (1) returning id`)[0]),
    ).toEqual({ id: 1 });
    const failing = inTransaction(test.sql, async (tx) => {
      await tx`insert into public.items values (2)`;
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await expect(inTransaction(test.sql, (tx) => tx`insert into public.items values (1)`)).rejects.toThrow('duplicate');
    expect(await test.sql`select id from public.items`).toEqual([{ id: 1 }]);
  });

  it('fails, and the process lives on, when the database is killed in the middle of it', async () => {
    const sql = postgres(test.backend.databaseUrl, { max: 5, onnotice: () => {} });
    const outcomes = Promise.allSettled(
      Array.from({ length: 5 }, () => inTransaction(sql, (tx) => tx`select pg_sleep(10)`)),
    );
    const [other] = await test.sql<[{ pid: number }]>`select pg_backend_pid() as pid`;
    await new Promise((resolve) => setTimeout(resolve, 100));
    process.kill(other.pid, 'SIGKILL');
    for (const outcome of await outcomes) expect(outcome.status).toBe('rejected');
    // An error that nobody caught would be reported here.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await sql.end({ timeout: 1 });
  });
});
