import { setTimeout as wait } from 'node:timers/promises';
import { openSql } from '@rxweb/platform/sql/open-sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { expect, inject, it } from 'vitest';
import { createTestBackend } from '../../testing/create-test-backend.ts';

const callers = 20;
const breaksEveryMs = 23;

it('R4 answers every query, one way or the other, while connections are ended all the time', async () => {
  const test = await createTestBackend();
  const sql = openSql(test.backend.databaseUrl, { max: 8, applicationName: 'breaking', connectSeconds: 2 });
  const breaker = openSql(test.backend.databaseUrl, { max: 1 });
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  process.on('uncaughtException', note).on('unhandledRejection', note);
  const until = performance.now() + (inject('isFullSize') ? 8_000 : 4_000);
  const count = { succeeded: 0, failed: 0, hung: 0, wrong: 0 };

  const ask = async (caller: number, round: number) => {
    const value = caller * 1_000_000 + round;
    if (caller % 2 === 0) return (await sql`select ${value}::int as value, pg_sleep(0.002)`)[0]?.value === value;
    return inTransaction(sql, async (tx) => {
      const [first] = await tx`select ${value}::int as value`;
      const [second] = await tx`select ${value}::int as value, pg_sleep(0.002)`;
      return first?.value === value && second?.value === value;
    });
  };
  const call = async (caller: number) => {
    for (let round = 0; performance.now() < until; round++) {
      const answer = ask(caller, round).then(
        (isRight) => (isRight ? 'succeeded' : 'wrong'),
        () => 'failed' as const,
      );
      const outcome = await Promise.race([answer, wait(5_000, 'hung' as const, { ref: false })]);
      count[outcome as keyof typeof count]++;
    }
  };
  const breakOff = async () => {
    while (performance.now() < until) {
      await breaker`
        select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'breaking'`;
      await wait(breaksEveryMs);
    }
  };
  await Promise.all([breakOff(), ...Array.from({ length: callers }, (_, caller) => call(caller))]);
  await wait(50);
  process.off('uncaughtException', note).off('unhandledRejection', note);

  expect(uncaught).toEqual([]);
  expect(count).toMatchObject({ hung: 0, wrong: 0 });
  expect(Math.min(count.succeeded, count.failed)).toBeGreaterThan(50);
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await Promise.all([sql.end({ timeout: 1 }), breaker.end({ timeout: 1 })]);
  await test.close();
}, 30_000);
