import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { createLog } from '../../../kernel/log/describe-error.ts';
import { createSealKey, sealNewRows, signHead } from '../seals.ts';
import { verifyChain } from '../verify-chain.ts';
import { checkHeads } from './check-heads.ts';
import { appendHead, headFileIn, readHeads } from './head-file.ts';
import { createHeadKeepers } from './keep-head.ts';

let test: TestApp;
let folder: string;
const key = createSealKey('a secret outside the database');
beforeAll(async () => {
  test = await createTestApp(undefined, { LOG_LEVEL: 'fatal' });
  folder = await mkdtemp(join(tmpdir(), 'rxweb-heads-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const quiet = createLog('fatal', process.stderr);
const keepersFor = (backupFolder: string, port = 0) =>
  createHeadKeepers({
    log: quiet,
    backupFolder,
    syslog: port === 0 ? null : { protocol: 'tcp', host: '127.0.0.1', port },
    publicUrl: 'https://pharmacy.example',
    now: () => new Date('2026-11-23T04:00:00Z'),
  });
const addRows = async (count: number) => {
  for (let index = 0; index < count; index += 1)
    await test.context.sql`select app.note_audit('file_read', 'ok', null, ${`bucket/${index}`})`;
  await sealNewRows(test.context.sql, key);
};
const check = async () => {
  const heads = (await readHeads(headFileIn(folder))) ?? [];
  const { hashes, brokenAt } = await verifyChain(test.context.sql, key, {
    wanted: new Set(heads.map(({ seq }) => seq)),
  });
  return { brokenAt, ...checkHeads(heads, key, hashes) };
};

it('O2 heads beside the backups show rows that are gone, a log that was sealed anew, and a changed head', async () => {
  const { sql } = test.context;
  const { keep, check: health } = keepersFor(folder);
  for (let hour = 0; hour < 3; hour += 1) {
    await addRows(2);
    await keep(await signHead(sql, key));
  }
  expect(health()).toMatchObject({ state: 'green' });
  expect(await check()).toEqual({ brokenAt: null, matching: 3, missing: null, forged: null, otherKey: 0 });

  // The owner of the database removes the newest rows with their seals, which the chain alone can't show.
  await sql.unsafe(`
    create table app.kept_log as select * from app.audit_log where seq > 4;
    alter table app.audit_log disable trigger all;
    delete from app.audit_log where seq > 4;
    delete from app.audit_seals where seq > 4;
    update app.audit_head set seq = 4, hash = (select hash from app.audit_log where seq = 4);`);
  expect(await check()).toMatchObject({ brokenAt: null, matching: 2, missing: { seq: 6 } });
  await sql.unsafe(`
    insert into app.audit_log select * from app.kept_log;
    update app.audit_head set seq = 6, hash = (select hash from app.audit_log where seq = 6);
    alter table app.audit_log enable trigger all;
    drop table app.kept_log;`);
  await sealNewRows(sql, key);
  expect(await check()).toMatchObject({ brokenAt: null, matching: 3, missing: null });

  const path = headFileIn(folder);
  const text = await readFile(path, 'utf8');
  const forged = text.split('\n').map((line, index) => (index === 1 ? line.replace('"seq":4', '"seq":3') : line));
  await writeFile(path, forged.join('\n'));
  expect(await check()).toMatchObject({ forged: { seq: 3 } });
  await writeFile(path, text);
});

it('a line torn by a crash is no head and spoils none', async () => {
  const path = headFileIn(folder);
  await appendFile(path, '\n{"at":"2026-11-23T05:00:00Z","se');
  const [last] = (await readHeads(path))?.slice(-1) ?? [];
  await appendHead(path, folder, { ...(last as NonNullable<typeof last>), at: '2026-11-23T06:00:00.000Z' });
  expect((await readHeads(path))?.map(({ at }) => at.slice(11, 13))).toEqual(['04', '04', '04', '06']);
});

it('a folder or syslog server that fails stops nothing, and Health says so until it works', async () => {
  const head = await signHead(test.context.sql, key);
  const deaf = keepersFor(folder, 1);
  await deaf.keep(head);
  expect(deaf.check()).toMatchObject({ state: 'amber', text: expect.stringContaining('syslog') });
  const blocked = join(folder, 'a file');
  await writeFile(blocked, '');
  await chmod(blocked, 0o600);
  const full = keepersFor(join(blocked, 'backups'));
  await full.keep(head);
  expect(full.check()).toMatchObject({ state: 'amber', text: expect.stringContaining('beside the backups') });
});
