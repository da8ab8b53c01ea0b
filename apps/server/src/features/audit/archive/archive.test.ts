import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { getHealth } from '@rxweb/contracts/health';
import type { listToday } from '@rxweb/contracts/today';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { dateAuditRows } from '../../../../testing/date-audit-rows.ts';
import { hire, type StaffMember } from '../../../../testing/staff.ts';
import { createSealKey, sealNewRows } from '../seals.ts';
import { verifyChain } from '../verify-chain.ts';
import { archiveOldRows, ChainBroken } from './archive-rows.ts';
import { checkArchive, runArchive } from './run-archive.ts';

let test: TestApp | undefined;
let folder: string;
const key = createSealKey('a secret outside the database');
const now = new Date('2026-11-23T04:00:00Z');
beforeEach(async () => {
  await test?.close();
  test = await createTestApp(undefined, { LOG_LEVEL: 'fatal' });
  folder = await mkdtemp(join(tmpdir(), 'rxweb-archive-'));
  for (const day of days)
    await sql()`select app.note_audit('file_read', 'ok', null, ${`bucket/${day.slice(0, 10)}`}, 'a “quoted” fact')`;
  await dateAuditRows(sql(), days);
  await sealNewRows(sql(), key);
});
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true, force: true });
});
/** Two rows in each of four months. */
const days = [
  '2025-01-05',
  '2025-01-31 23:59:59.999999',
  '2025-02-01',
  '2025-02-20',
  '2025-12-30',
  '2025-12-31',
  '2026-11-01',
  '2026-11-02',
];
const sql = () => (test as TestApp).context.sql;

const archive = () => archiveOldRows({ sql: sql(), folder, liveDays: 400, now: () => now });
const verify = () => verifyChain(sql(), key, { archiveDir: folder });
const live = async () =>
  (await sql()<{ seq: number }[]>`select seq::int from app.audit_log order by seq`).map(({ seq }) => seq);
const january = '2025-01-rows-0000000001-0000000002.jsonl';

it('O2 moves whole months past their time to readable files, and the chain is followed through them', async () => {
  const before = await verify();
  expect(before).toMatchObject({ rows: 8, brokenAt: null });
  expect(await archive()).toEqual([
    { name: january, rows: 2 },
    { name: '2025-02-rows-0000000003-0000000004.jsonl', rows: 2 },
  ]);
  // The two runs are rows of the log themselves.
  expect(await live()).toEqual([5, 6, 7, 8, 9, 10]);
  await sealNewRows(sql(), key);
  expect(await verify()).toMatchObject({ rows: 10, brokenAt: null, otherKey: 0 });
  expect(await archive()).toEqual([]);
  expect((await stat(join(folder, january))).mode & 0o777).toBe(0o600);

  const lines = (await readFile(join(folder, january), 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      at: '2025-01-05T00:00:00.000000Z',
      what: 'File viewed',
      seq: 1,
      target: 'bucket/2025-01-05',
      detail: 'a “quoted” fact',
    },
    { at: '2025-01-31T23:59:59.999999Z', seq: 2, mac: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
});

it('O2 names an archived row that was changed, a file that is gone, and rows that nobody may take out otherwise', async () => {
  await expect(sql()`delete from app.audit_log where seq = 1`).rejects.toThrow('append-only');
  await archive();
  await sealNewRows(sql(), key);
  const path = join(folder, january);
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('bucket/2025-01-31', 'bucket/2025-01-30'));
  expect((await verify()).brokenAt).toBe(2);
  await writeFile(path, text.slice(0, -20));
  expect((await verify()).brokenAt).toBe(2);
  await rm(path);
  expect((await verify()).brokenAt).toBe(1);
  await writeFile(path, text);
  expect((await verify()).brokenAt).toBeNull();
  await expect(sql()`delete from app.audit_log where seq = 5`).rejects.toThrow('append-only');
  // A file may go after six years, and the chain continues from its last hash.
  await rm(path);
  await sql()`update app.audit_archives set until = now() - interval '7 years' where first_seq = 1`;
  expect(await verify()).toMatchObject({ rows: 8, brokenAt: null });
});

it('R1 loses nothing when it is killed at any step: the run is made again', async () => {
  // Killed after the file was written, before the rows left.
  await sql()`alter table app.audit_archives add constraint killed check (false) not valid`;
  await expect(archive()).rejects.toThrow('killed');
  expect(await live()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await readdir(folder)).toEqual([january]);
  expect((await verify()).brokenAt).toBeNull();
  // Killed while the file was written: it is whole or has another name.
  await writeFile(join(folder, `${january}.1.part`), '{"at":');
  await sql()`alter table app.audit_archives drop constraint killed`;
  expect(await archive()).toHaveLength(2);
  await sealNewRows(sql(), key);
  expect(await verify()).toMatchObject({ rows: 10, brokenAt: null });
});

it('O2 leaves rows that were changed where they are', async () => {
  await sql().unsafe(`alter table app.audit_log disable trigger all;
    update app.audit_log set target = 'bucket/other' where seq = 3;
    alter table app.audit_log enable trigger all;`);
  await expect(archive()).rejects.toThrow(ChainBroken);
  expect(await live()).toEqual([3, 4, 5, 6, 7, 8, 9]);
  await sealNewRows(sql(), key);
  expect((await verify()).brokenAt).toBe(3);
});

it('R6 a failing run shows in Health and, for administrators, among what waits, until one succeeds', async () => {
  const owner = await hire(test as TestApp, 'owner', 'admin');
  const clerk = await hire(test as TestApp, 'clerk', 'employee');
  await sealNewRows(sql(), key);
  const run = (to: string) => runArchive({ sql: sql(), folder: to, liveDays: 400, now: () => now });
  const health = async () => {
    const { parts } = (await (await owner.call('GET', '/api/health')).json()) as z.output<(typeof getHealth)['output']>;
    return parts.find(({ part }) => part === 'audit');
  };
  const waits = async (person: StaffMember) => {
    const { items } = (await (await person.call('GET', '/api/waiting')).json()) as z.output<
      (typeof listToday)['output']
    >;
    return items.some(({ kind }) => kind === 'audit_archive_failing');
  };
  const finding = () => checkArchive(sql(), () => 'today');
  const state = async () => [(await finding())?.state, await waits(owner), await waits(clerk)];
  expect(await state()).toEqual([undefined, false, false]);

  const file = join(folder, 'not-a-folder');
  await writeFile(file, '');
  await expect(run(file)).rejects.toThrow();
  expect(await state()).toEqual(['amber', true, false]);
  expect(await health()).toMatchObject({ state: 'amber', nextStep: expect.stringContaining('AUDIT_ARCHIVE_DIR') });
  const since = await sql()`select failing_since from app.audit_archive_run`;
  await expect(run(file)).rejects.toThrow();
  expect(await sql()`select failing_since from app.audit_archive_run`).toEqual(since);

  expect(await run(folder)).toHaveLength(2);
  expect(await state()).toEqual([undefined, false, false]);

  await sql().unsafe(`alter table app.audit_log disable trigger all;
    update app.audit_log set target = 'bucket/other' where seq = 5;
    alter table app.audit_log enable trigger all;`);
  await expect(runArchive({ sql: sql(), folder, liveDays: 31, now: () => now })).rejects.toThrow(ChainBroken);
  expect(await state()).toEqual(['red', true, false]);
  expect((await finding())?.text).toContain('since the log isn’t intact. Since today; nothing is lost');
});
