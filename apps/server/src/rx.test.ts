import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyTemplate } from '@rxweb/backend/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, migrationsDir, type TestApp } from '../testing/create-test-app.ts';
import { rx } from '../testing/run-rx.ts';

describe('the operator’s commands', { timeout: 60_000 }, () => {
  let test: TestApp;
  let dir: string;
  beforeAll(async () => {
    dir = (await copyTemplate(migrationsDir)).dataDir;
    test = await createTestApp(undefined, { DATA_DIR: dir });
    await addRow(0);
  });
  afterAll(() => rm(dirname(dir), { recursive: true, force: true }));

  const addRow = (index: number) =>
    test.context.sql`select app.note_audit('file_read', 'ok', null, ${`bucket/${index}`})`;
  const verify = () => rx(['audit', 'verify'], { DATA_DIR: dir });

  it('O2 check the audit log while the server runs and while it does not, and name the first row that was changed', async () => {
    const { context } = test;
    expect((await verify()).output).toMatch(/^Verified: 1 row is intact\. Head: [0-9a-f]{64}\n/);
    for (let index = 1; index < 5; index++) await addRow(index);
    const [head] = await context.sql<{ hash: string }[]>`select encode(hash, 'hex') as hash from app.audit_head`;
    const intact = {
      code: 0,
      output: expect.stringContaining(`Verified: all 5 rows are intact. Head: ${head?.hash}\n`),
    };
    expect(await verify()).toEqual(intact);

    await context.sql`alter table app.audit_log disable trigger all`;
    await context.sql`update app.audit_log set target = 'bucket/9' where seq = 4`;
    const broken = { code: 1, output: expect.stringContaining('The audit log isn’t intact from row 4 on (5 rows).\n') };
    expect(await verify()).toEqual(broken);
    const { databaseUrl = '', anonKey = '', serviceRoleKey = '' } = context.backend ?? {};
    const elsewhere = {
      SUPABASE_URL: 'http://127.0.0.1:9',
      SUPABASE_ANON_KEY: anonKey,
      SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
      DATABASE_URL: databaseUrl,
    };
    expect(await rx(['audit', 'verify'], elsewhere)).toEqual(broken);

    await context.sql`update app.audit_log set target = 'bucket/3' where seq = 4`;
    await test.close();
    expect(await verify()).toEqual(intact);
    expect(await readdir(join(dir, 'postgres'))).not.toContain('postmaster.pid');

    // A backup kept elsewhere has the head of its moment.
    const copies = join(dir, 'copies');
    const archived = '2025-01-rows-0000000001-0000000002.jsonl';
    await mkdir(join(dir, 'audit-archive'));
    await writeFile(join(dir, 'audit-archive', archived), 'as it was\n');
    expect(await rx(['backup', '--to', copies], { DATA_DIR: dir })).toMatchObject({ code: 0 });
    const [file = ''] = await readdir(copies);
    const compared = await rx(['audit', 'verify', '--backup', join(copies, file)], { DATA_DIR: dir });
    expect(compared).toEqual({ code: 0, output: expect.stringContaining('The log has 1 kept head.') });
    // And the archive of older rows, which are in no table.
    const fresh = join(dir, 'fresh');
    const environment = { DATA_DIR: fresh, BACKUP_KEY_FILE: join(dir, 'backup-key.txt') };
    expect(await rx(['restore', join(copies, file)], environment)).toMatchObject({ code: 0 });
    expect(await readFile(join(fresh, 'audit-archive', archived), 'utf8')).toBe('as it was\n');
    const none = await rx(['audit', 'verify', '--heads', join(dir, 'none.jsonl')], { DATA_DIR: dir });
    expect(none).toEqual({ code: 78, output: expect.stringContaining('There is no file') });
  });

  it('say how they are used, and make no database where there is none', async () => {
    const wrong = [[], ['migrate', 'now'], ['constructor']];
    for (const answer of await Promise.all(wrong.map((words) => rx(words, {})))) {
      expect(answer).toEqual({ code: 64, output: expect.stringContaining('Usage: npm run rx --') });
    }
    expect(await rx(['audit', 'verify', 'now'], {})).toEqual({
      code: 64,
      output: expect.stringContaining('audit seen --phone NUMBER'),
    });
    const nowhere = join(dir, 'nowhere');
    expect(await rx(['audit', 'verify'], { DATA_DIR: nowhere })).toEqual({
      code: 78,
      output: `There is no database under ${nowhere}\n`,
    });
    expect(await rx(['audit', 'verify'], { PORT: 'x' })).toMatchObject({ code: 78 });
  });
});
