import type { Sql } from '@rxweb/platform/sql/sql';
import type { Job } from '../../kernel/feature/feature.ts';
import type { FileChecks } from '../../kernel/file-checks/file-checks.ts';
import { awaitScans, findUncheckedFiles, forgetWaiting } from '../../kernel/file-checks/file-scans.repository.ts';
import type { FileScans } from '../../kernel/file-checks/file-scans.ts';

interface ScanDeps {
  pools: { background: Sql };
  fileChecks: FileChecks;
  /** Null: no scanner is set up. */
  fileScans: FileScans | null;
}

const second = 1_000;
const maxChecks = 50;

export const scanJobs: readonly Job<ScanDeps>[] = [
  {
    name: 'scan waiting files',
    everyMs: 15 * second,
    on: 'every server',
    isOn: ({ fileScans }) => fileScans !== null,
    run: async ({ fileScans }, signal) => fileScans?.scanDue(signal),
  },
  {
    name: 'find files without a scan',
    everyMs: 300 * second,
    on: 'leader',
    run: findFilesToScan,
  },
];

/** Also follows a scanner that was set up or removed. */
async function findFilesToScan({ pools, fileChecks, fileScans }: ScanDeps, signal: AbortSignal): Promise<void> {
  const sql = pools.background;
  if (!fileScans) return forgetWaiting(sql);
  await awaitScans(sql);
  for (const file of await findUncheckedFiles(sql, maxChecks)) {
    if (signal.aborted) return;
    // Staff's opening checks it, too.
    await fileChecks.ensure(file).catch(() => undefined);
  }
}
