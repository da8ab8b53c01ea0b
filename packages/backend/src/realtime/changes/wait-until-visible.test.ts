import { inTransaction } from '@rxweb/platform/sql/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../../testing/create-test-backend.ts';
import { waitUntilVisible } from './wait-until-visible.ts';

describe('a transaction', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend();
  });
  afterAll(() => test.close());

  const currentXid = `select (pg_current_xact_id()::text::numeric % 4294967296)::text as xid`;

  it('is waited for until others see what it did', async () => {
    let isVisible = false;
    let waiting: Promise<void> | undefined;
    await inTransaction(test.sql, async (tx) => {
      const [row] = await tx.unsafe<[{ xid: string }]>(currentXid);
      waiting = waitUntilVisible(test.sql, Number(row.xid)).then(() => {
        isVisible = true;
      });
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(isVisible).toBe(false);
    });
    await waiting;
    expect(isVisible).toBe(true);
  });

  it('that is long done is not waited for', async () => {
    const [row] = await test.sql.unsafe<[{ xid: string }]>(currentXid);
    const start = performance.now();
    for (const age of [0, 1, 10]) await waitUntilVisible(test.sql, Number(row.xid) - age);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
