import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyTemplate } from '@rxweb/backend/testing';
import { buckets } from '@rxweb/contracts/uploads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, migrationsDir, type TestApp } from '../../testing/create-test-app.ts';
import { rx } from '../../testing/run-rx.ts';

describe('backup and restore, as an operator does it', { timeout: 120_000 }, () => {
  let test: TestApp;
  let dir: string;
  let folder: string;
  beforeAll(async () => {
    dir = (await copyTemplate(migrationsDir)).dataDir;
    folder = await mkdtemp(join(tmpdir(), 'operator-'));
    test = await createTestApp(undefined, { DATA_DIR: dir });
  });
  afterAll(async () => {
    await Promise.all([dirname(dir), folder].map((path) => rm(path, { recursive: true, force: true })));
  });

  it('R9 O2 a backup made while people write restores completely: rows with their files, and the audit log as it was', async () => {
    const { sql, supabase } = test.context;
    let isWriting = true;
    let written = 0;
    const writing = (async () => {
      while (isWriting) {
        written += 1;
        await sql`select app.note_audit('file_read', 'ok', null, ${`bucket/${written}`})`;
        const { error } = await supabase.storage
          .from(buckets.chat)
          .upload(`during/${written}.pdf`, Buffer.alloc(5_000, written), { contentType: 'application/pdf' });
        expect(error).toBeNull();
        if (written % 3 === 0) await supabase.storage.from(buckets.chat).remove([`during/${written - 1}.pdf`]);
      }
    })();
    await expect.poll(() => written, { timeout: 20_000 }).toBeGreaterThan(10);
    const made = await rx(['backup'], { DATA_DIR: dir });
    isWriting = false;
    await writing;
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Made .*\d+ rows in \d+ tables, \d+ files.* Read back and verified\.\n$/),
    });
    expect(await rx(['backup', 'drill'], { DATA_DIR: dir })).toMatchObject({
      code: 0,
      output: expect.stringContaining('Restored all of'),
    });

    const name = (await readdir(join(dir, 'backups'))).find((each) => each.endsWith('.age')) ?? '';
    const archive = join(dir, 'backups', name);
    const elsewhere = { DATA_DIR: join(folder, 'restored'), BACKUP_KEY_FILE: join(dir, 'backup-key.txt') };
    expect(await rx(['restore', archive], elsewhere)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Start RxWeb.'),
    });
    expect(await rx(['audit', 'verify'], elsewhere)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Verified: all \d+ rows are intact/),
    });

    const restored = await createTestApp(undefined, elsewhere);
    try {
      const { data: files } = await restored.context.supabase.storage
        .from(buckets.chat)
        .list('during', { limit: 1_000 });
      expect(files?.length).toBeGreaterThan(5);
      for (const file of files ?? []) {
        const { data } = await restored.context.supabase.storage.from(buckets.chat).download(`during/${file.name}`);
        expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(
          Buffer.alloc(5_000, Number.parseInt(file.name, 10)),
        );
      }
    } finally {
      await restored.close();
    }
  });

  it('R9 a restore says why it does nothing: the server runs, data is there, the key or the file is another', async () => {
    const name = (await readdir(join(dir, 'backups'))).find((each) => each.endsWith('.age')) ?? '';
    const archive = join(dir, 'backups', name);
    expect(await rx(['restore', archive, '--replace'], { DATA_DIR: dir })).toMatchObject({
      code: 78,
      output: expect.stringContaining('already running'),
    });
    await test.close();
    expect(await rx(['restore', archive], { DATA_DIR: dir })).toMatchObject({
      code: 78,
      output: expect.stringContaining('holds data'),
    });
    await writeFile(join(folder, 'short.txt'), 'short\n');
    for (const [env, words] of [
      [{ BACKUP_KEY_FILE: join(folder, 'none.txt') }, 'cannot be read'],
      [{ BACKUP_PASSPHRASE_FILE: join(folder, 'short.txt') }, 'less than 16 characters'],
      [{ BACKUP_PASSPHRASE_FILE: 'a', BACKUP_KEY_FILE: 'b' }, 'choose one'],
    ] as const)
      expect(await rx(['backup', 'verify', archive], { DATA_DIR: dir, ...env })).toMatchObject({
        code: 78,
        output: expect.stringContaining(words),
      });
    const before = await readFile(join(dir, 'keys.json'));
    expect(await rx(['restore', archive, '--replace'], { DATA_DIR: dir })).toMatchObject({ code: 0 });
    expect(await readFile(join(dir, 'keys.json'))).toEqual(before);
    expect((await readdir(dir)).filter((entry) => entry.startsWith('before-restore-'))).toHaveLength(1);
    expect((await readdir(join(dir, 'backups'))).filter((entry) => entry.endsWith('.age'))).toEqual([name]);
  });
});
