import { openSql } from '@rxweb/platform/sql/open-sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';

describe('a transaction', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend();
    await test.sql`create table public.items (id int primary key)`;
    await test.sql`create table public.numbers (id int primary key)`;
  });
  const ids = async () => (await test.sql`select id from public.numbers order by id`).map(({ id }) => id);
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

  it('fails with the first error of its queries, also one that its work did not care for', async () => {
    const careless = inTransaction(test.sql, async (tx) => {
      await tx`insert into public.numbers values (10)`;
      await tx`insert into public.numbers values (10)`.catch(() => {});
      await tx`select 1`.catch(() => {});
      return 'done';
    });
    await expect(careless).rejects.toMatchObject({ code: '23505' });
    const hidden = inTransaction(test.sql, async (tx) => {
      await Promise.allSettled([tx`select 1 / 0`]);
      await tx`select 1`;
    });
    await expect(hidden).rejects.toMatchObject({ code: '22012' });
    expect(await ids()).toEqual([]);
  });

  it('holds what was asked before its work ended, and nothing after', async () => {
    let askLate: () => Promise<unknown> = async () => null;
    await inTransaction(test.sql, async (tx) => {
      askLate = () => tx`insert into public.numbers values (3)`;
      tx`insert into public.numbers values (1)`.execute();
      tx`insert into public.numbers values (2)`.execute();
    });
    expect(await ids()).toEqual([1, 2]);
    await expect(askLate()).rejects.toThrow('released');
    await expect(inTransaction(test.sql, (tx) => tx`insert into public.numbers values (1)`)).rejects.toThrow(
      'duplicate',
    );
    expect(await ids()).toEqual([1, 2]);
  });

  it('fails at once when its connection is lost, whatever it waits for, and sends nothing after', async () => {
    const waits = Promise.withResolvers<void>();
    let after: Promise<unknown> | undefined;
    const lost = inTransaction(test.sql, async (tx) => {
      const [{ pid } = { pid: 0 }] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await test.sql`select pg_terminate_backend(${pid})`;
      await waits.promise;
      after = tx`insert into public.numbers values (5)`.then(
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

  it('fails, and the process lives on, when the database is killed in the middle of it', async () => {
    const sql = openSql(test.backend.databaseUrl, { max: 5 });
    const outcomes = Promise.allSettled(
      Array.from({ length: 5 }, () => inTransaction(sql, (tx) => tx`select pg_sleep(10)`)),
    );
    const [other] = await test.sql<[{ pid: number }]>`select pg_backend_pid() as pid`;
    await new Promise((resolve) => setTimeout(resolve, 100));
    process.kill(other.pid, 'SIGKILL');
    for (const outcome of await outcomes) expect(outcome.status).toBe('rejected');
    // An unhandled error would be reported here.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await sql.end({ timeout: 1 });
  });
});
