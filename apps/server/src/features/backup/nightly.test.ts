import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupName } from '@rxweb/backend/backup-name';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testStore } from '../../../testing/test-store.ts';
import { listBackups, removeOldBackups } from './kept-backups.ts';
import { createNightly, lastDue } from './nightly.ts';

const log = pino({ level: 'silent' });
let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'nightly-')), 'backups');
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

/** A clock that is set by hand, and a backup that is a file with the right name. */
function makeNightly(times: string[], failing = false) {
  let now = new Date(0);
  const made: string[] = [];
  const nightly = createNightly({
    store: testStore,
    folder,
    log,
    now: () => now,
    async makeBackup() {
      made.push(now.toISOString());
      if (failing) throw new Error('no room');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, backupName(now)), 'whole');
      return 'made';
    },
  });
  return {
    made,
    async pass() {
      for (const time of times) {
        now = new Date(time);
        await nightly(new AbortController().signal);
      }
    },
  };
}

describe('the nightly backup', () => {
  // The store is in Oregon: 02:30 is 10:30 UTC in November.
  it('R9 is made once a night, at half past two of the store', async () => {
    const night = makeNightly([
      '2026-11-20T10:29:00Z',
      '2026-11-20T10:31:00Z',
      '2026-11-20T20:00:00Z',
      '2026-11-21T10:29:00Z',
      '2026-11-21T10:30:00Z',
    ]);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, backupName(new Date('2026-11-19T10:30:00Z'))), 'whole');
    await night.pass();
    expect(night.made).toEqual(['2026-11-20T10:31:00.000Z', '2026-11-21T10:30:00.000Z']);
  });

  it('R9 is made up for by a machine that was off at night, and made at once where there is none', async () => {
    const night = makeNightly(['2026-11-20T17:00:00Z', '2026-11-20T17:05:00Z', '2026-11-23T17:00:00Z']);
    await night.pass();
    expect(night.made).toEqual(['2026-11-20T17:00:00.000Z', '2026-11-23T17:00:00.000Z']);
  });

  it('R9 that failed is tried again after half an hour', async () => {
    const night = makeNightly(['2026-11-20T17:00:00Z', '2026-11-20T17:05:00Z', '2026-11-20T17:31:00Z'], true);
    await night.pass();
    expect(night.made).toEqual(['2026-11-20T17:00:00.000Z', '2026-11-20T17:31:00.000Z']);
  });

  it('R16 is due at the same hour of the store in summer and in winter', () => {
    expect(lastDue(testStore, new Date('2026-07-01T12:00:00Z')).toISOString()).toBe('2026-07-01T09:30:00.000Z');
    expect(lastDue(testStore, new Date('2026-12-01T12:00:00Z')).toISOString()).toBe('2026-12-01T10:30:00.000Z');
  });
});

it('R9 what is not a backup of ours is neither counted nor removed', async () => {
  await mkdir(folder, { recursive: true });
  const nights = Array.from({ length: 60 }, (_, night) => new Date(Date.UTC(2026, 10, 21 - night, 10, 30)));
  for (const night of nights) await writeFile(join(folder, backupName(night)), 'whole');
  for (const name of ['letter.txt', 'rxweb-2026-11-21T103000Z.tar.gz.age.part', 'rxweb-old.tar.gz.age'])
    await writeFile(join(folder, name), 'mine');
  const gone = await removeOldBackups(folder);
  expect(gone.length).toBeGreaterThan(40);
  expect((await listBackups(folder)).length + gone.length).toBe(60);
  expect((await listBackups(folder))[0]?.at).toEqual(nights[0]);
});
