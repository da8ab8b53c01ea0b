import { openSql } from '@rxweb/platform/sql/open-sql';
import { inTransaction } from '@rxweb/platform/sql/pg-transaction';
import type { Sql } from '@rxweb/platform/sql/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';

describe('a transaction', () => {
  let test: TestBackend;
  let sql: Sql;
  const ids = async () => (await sql`select id from public.items order by id`).map(({ id }) => id);
  beforeAll(async () => {
    test = await createTestBackend();
    sql = openSql(test.backend.databaseUrl, { max: 2 });
    await sql`create table public.items (id int primary key)`;
  });
  afterAll(async () => {
    await sql.end({ timeout: 1 });
    await test.close();
  });

  it('fails with the first error of its queries, also one that its work did not care for', async () => {
    const careless = inTransaction(sql, async (tx) => {
      await tx`insert into public.items values (10)`;
      await tx`insert into public.items values (10)`.catch(() => {});
      await tx`select 1`.catch(() => {});
      return 'done';
    });
    await expect(careless).rejects.toMatchObject({ code: '23505' });
    const hidden = inTransaction(sql, async (tx) => {
      await Promise.allSettled([tx`select 1 / 0`]);
      await tx`select 1`;
    });
    await expect(hidden).rejects.toMatchObject({ code: '22012' });
    expect(await ids()).toEqual([]);
  });

  it('holds what was asked before its work ended, and nothing after', async () => {
    let askLate: () => Promise<unknown> = async () => null;
    await inTransaction(sql, async (tx) => {
      askLate = () => tx`insert into public.items values (3)`;
      tx`insert into public.items values (1)`.execute();
      tx`insert into public.items values (2)`.execute();
    });
    expect(await ids()).toEqual([1, 2]);
    await expect(askLate()).rejects.toThrow('given back');
    await expect(inTransaction(sql, (tx) => tx`insert into public.items values (1)`)).rejects.toThrow('duplicate');
    expect(await ids()).toEqual([1, 2]);
  });

  it('fails at once when its connection is lost, whatever it waits for, and sends nothing after', async () => {
    const waits = Promise.withResolvers<void>();
    let after: Promise<unknown> | undefined;
    const lost = inTransaction(sql, async (tx) => {
      const [{ pid } = { pid: 0 }] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await test.sql`select pg_terminate_backend(${pid})`;
      await waits.promise;
      after = tx`insert into public.items values (5)`.then(
        () => 'sent',
        (error) => error.code,
      );
      await after;
    });
    await expect(lost).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    waits.resolve();
    await expect.poll(() => after).toBe('CONNECTION_ENDED');
    expect(await ids()).toEqual([1, 2]);
  });
});
