import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testStore } from '../../testing/test-store.ts';
import { createLog } from '../kernel/log/describe-error.ts';
import { type LiveStore, openStore } from './live-store.ts';
import { watchFiles } from './watch-files.ts';

let dir: string;
let file: string;
let live: LiveStore;
let stop: () => void;
const lines: string[] = [];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rxweb-store-'));
  file = join(dir, 'store.json');
  await writeFile(file, JSON.stringify(testStore));
  live = await openStore(file);
  lines.length = 0;
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  stop = watchFiles(log, [{ what: 'store.json', refresh: live.refresh }], 10);
});
afterEach(async () => {
  stop();
  await rm(dir, { recursive: true, force: true });
});

describe('a changed store.json', () => {
  it('is in the one object that everybody reads', async () => {
    const { store } = live;
    await writeFile(file, JSON.stringify({ ...testStore, name: 'Another Pharmacy', closures: undefined }));
    await vi.waitFor(() => expect(store.name).toBe('Another Pharmacy'));
    expect(lines.join('')).toContain('changes applied');
  });

  it('that is broken changes nothing, and is named once with its fault', async () => {
    await writeFile(file, JSON.stringify({ ...testStore, phone: '555' }));
    await vi.waitFor(() => expect(lines.join('')).toContain('phone: a phone number as +15555550100'));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(live.store).toEqual(testStore);
    expect(lines).toHaveLength(1);

    await writeFile(file, JSON.stringify({ ...testStore, phone: '+15555550142' }));
    await vi.waitFor(() => expect(live.store.phone).toBe('+15555550142'));
  });
});
