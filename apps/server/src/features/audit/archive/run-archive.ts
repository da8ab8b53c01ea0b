import type { Sql } from '@rxweb/platform/sql/sql';
import type { TodayItem } from '../../../kernel/feature/feature.ts';
import { adminStep, type Finding, failing, needsAttention } from '../../../kernel/feature/finding.ts';
import { type ArchiveDeps, type ArchivedRun, archiveOldRows, ChainBroken } from './archive-rows.ts';

type ArchiveFailure = 'log' | 'folder' | 'other';

/** As {@link archiveOldRows}. How it ends is kept for Health and Today. */
export async function runArchive(deps: ArchiveDeps, signal?: AbortSignal): Promise<ArchivedRun[]> {
  try {
    const moved = await archiveOldRows(deps, signal);
    await keepEnd(deps.sql, null);
    return moved;
  } catch (error) {
    await keepEnd(deps.sql, failureOf(error));
    throw error;
  }
}

function failureOf(error: unknown): ArchiveFailure {
  if (error instanceof ChainBroken) return 'log';
  // Errors of the file system name their call.
  return error instanceof Error && 'syscall' in error && 'path' in error ? 'folder' : 'other';
}

async function keepEnd(sql: Sql, failure: ArchiveFailure | null): Promise<void> {
  await sql`
    insert into app.audit_archive_run as run (failure, failing_since) values (${failure}, case when ${failure !== null} then now() end)
    on conflict (one) do update set ended_at = now(), failure = excluded.failure,
      failing_since = case when excluded.failure is not null then coalesce(run.failing_since, now()) end`;
}

async function readFailure(sql: Sql): Promise<{ failure: ArchiveFailure; since: Date } | null> {
  const [run] = await sql<{ failure: ArchiveFailure; since: Date }[]>`
    select failure, failing_since as since from app.audit_archive_run where failure is not null`;
  return run ?? null;
}

export async function checkArchive(sql: Sql, formatWhen: (at: Date) => string): Promise<Finding | null> {
  const run = await readFailure(sql);
  if (!run) return null;
  const { text, step } = findings[run.failure];
  const finding = run.failure === 'log' ? failing : needsAttention;
  return finding(`${text} Since ${formatWhen(run.since)}; nothing is lost: the rows stay in the database.`, step);
}

const findings = {
  log: {
    text: 'Old rows of the audit log aren’t moved to the archive, since the log isn’t intact.',
    step: adminStep('Choose “Verify the log” on the audit page, and keep a copy of the database as it is now.'),
  },
  folder: {
    text: 'Old rows of the audit log can’t be written to the archive.',
    step: adminStep('Check AUDIT_ARCHIVE_DIR and its disk. The log has the cause. RxWeb tries again by itself.'),
  },
  other: {
    text: 'Old rows of the audit log couldn’t be moved to the archive.',
    step: adminStep('The log has the cause. RxWeb tries again by itself.'),
  },
};

/** For administrators. */
export async function listArchiveToday(sql: Sql): Promise<TodayItem[]> {
  return (await readFailure(sql)) ? [{ kind: 'audit_archive_failing', count: 1, soonest: null }] : [];
}
