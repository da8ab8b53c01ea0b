import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createSealKey, sealNewRows, signHead } from './seals.ts';
import { verifyChain } from './verify-chain.ts';

let test: TestApp;
const key = createSealKey('a secret outside the database');
beforeAll(async () => {
  test = await createTestApp(undefined, { LOG_LEVEL: 'fatal' });
  for (let index = 1; index <= 12; index++)
    await test.context.sql`select app.note_audit('file_read', 'ok', null, ${`bucket/${index}`})`;
  await sealNewRows(test.context.sql, key);
});
afterAll(() => test.close());

/** What the owner of the database can do: change a row, then recompute all hashes after it. */
const forge = (seq: number, target: string) =>
  test.context.sql.unsafe(`
    do $$
    declare
      entry app.audit_log;
      link  bytea := (select previous_hash from app.audit_log where seq = ${seq});
    begin
      alter table app.audit_log disable trigger all;
      update app.audit_log set target = '${target}' where seq = ${seq};
      for entry in select * from app.audit_log where seq >= ${seq} order by seq loop
        entry.previous_hash := link;
        link := app.audit_hash(entry);
        update app.audit_log set previous_hash = entry.previous_hash, hash = link where seq = entry.seq;
      end loop;
      update app.audit_head set hash = link;
      alter table app.audit_log enable trigger all;
    end
    $$`);

it('O2 names the row that was changed with the database’s password and rehashed', async () => {
  const { sql } = test.context;
  const before = await signHead(sql, key);
  expect(await verifyChain(sql, key)).toMatchObject({ rows: 12, brokenAt: null, otherKey: 0 });
  await forge(7, 'bucket/other');
  expect((await verifyChain(sql)).brokenAt).toBeNull();
  expect((await verifyChain(sql, key)).brokenAt).toBe(7);
  await sealNewRows(sql, key);
  expect((await verifyChain(sql, key)).brokenAt).toBe(7);
  expect((await signHead(sql, key)).mac).not.toBe(before.mac);
  await forge(7, 'bucket/7');
  expect(await verifyChain(sql, key)).toMatchObject({ brokenAt: null });
  expect(await signHead(sql, key)).toEqual(before);
});

it('O2 names a row whose seal was taken away, and counts what another key sealed', async () => {
  const { sql } = test.context;
  await sql`create table app.kept_seals as select * from app.audit_seals`;
  await sql`delete from app.audit_seals where seq = 5`;
  expect((await verifyChain(sql, key)).brokenAt).toBe(5);
  await sql`insert into app.audit_seals select * from app.kept_seals where seq = 5`;
  await sql`drop table app.kept_seals`;
  const other = createSealKey('the secret after new keys were made');
  expect(await verifyChain(sql, other)).toMatchObject({ brokenAt: null, otherKey: 12 });
});
