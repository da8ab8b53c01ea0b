import type { ArchiveGaps, AuditFilter } from '@rxweb/contracts/audit';
import type { Sql } from '@rxweb/platform/sql/sql';
import { type ChainRow, isGenuine } from '../chain.ts';
import type { SealKey } from '../seals.ts';
import { hashOfArchive, readArchive } from './archive-file.ts';
import { type ArchiveFile, listArchives } from './list-archives.ts';

export interface ArchiveDoor {
  sql: Sql;
  /** Null: this machine has none. */
  folder: string | null;
  key: SealKey | null;
}

export interface ArchiveQuery {
  matches(row: ChainRow): boolean;
  /** A matching line has one of these; empty: any line. */
  hints: readonly string[];
  from?: string | undefined;
  to?: string | undefined;
}

export interface ArchivePage extends ArchiveGaps {
  /** Newest first. */
  rows: ChainRow[];
  /** Null: nothing older. */
  next: number | null;
}

/** Clocks are set back at times. */
const slackMs = 24 * 60 * 60_000;

function filesWithin(files: readonly ArchiveFile[], { from, to }: ArchiveQuery): ArchiveFile[] {
  const earliest = from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from) - slackMs;
  const latest = to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to) + slackMs;
  return files.filter(({ until }, place) => {
    const since = files[place - 1]?.until.getTime() ?? Number.NEGATIVE_INFINITY;
    return until.getTime() >= earliest && since <= latest;
  });
}

/** The newest matches below a number. Opens no more files after `ms`. */
export async function readArchivePage(
  door: ArchiveDoor,
  query: ArchiveQuery,
  { below, limit, ms, signal }: { below: number; limit: number; ms: number; signal?: AbortSignal },
): Promise<ArchivePage> {
  const files = filesWithin(await listArchives(door.sql), query).filter(({ first }) => first < below);
  const page: ArchivePage = { rows: [], next: null, unreadable: [], searchedTo: null };
  const stopAt = performance.now() + ms;
  for (const file of files.toReversed()) {
    if (signal?.aborted || (performance.now() > stopAt && file !== files.at(-1))) {
      return { ...page, next: file.last + 1, searchedTo: file.until.toISOString() };
    }
    const wanted = limit - page.rows.length;
    let found: ChainRow[] = [];
    for await (const row of matchesIn(door, file, query, page)) {
      if (Number(row.seq) >= below) break;
      found.push(row);
      if (found.length >= 2 * wanted) found = found.slice(-wanted);
    }
    page.rows.push(...found.slice(-wanted).toReversed());
    const last = page.rows.at(-1);
    if (last && page.rows.length === limit) {
      const isMore = Number(last.seq) > file.first || file !== files[0];
      return { ...page, next: isMore ? Number(last.seq) : null };
    }
  }
  return page;
}

/** All matches, oldest first; with `ms`, which ends it, newest files first. */
export async function* searchArchive(
  door: ArchiveDoor,
  query: ArchiveQuery,
  gaps: ArchiveGaps,
  ms = Number.POSITIVE_INFINITY,
): AsyncGenerator<ChainRow> {
  const files = filesWithin(await listArchives(door.sql), query);
  const isBounded = Number.isFinite(ms);
  const stopAt = performance.now() + ms;
  for (const file of isBounded ? files.toReversed() : files) {
    if (performance.now() > stopAt) {
      gaps.searchedTo = file.until.toISOString();
      return;
    }
    yield* matchesIn(door, file, query, gaps);
  }
}

/** Reads the file twice: rows of another key count only in a file as written. */
async function* matchesIn(
  { folder, key }: ArchiveDoor,
  { name, sha256, isExpired }: ArchiveFile,
  { matches, hints }: ArchiveQuery,
  { unreadable }: ArchiveGaps,
): AsyncGenerator<ChainRow> {
  const found = folder === null ? null : await hashOfArchive(folder, name);
  if (found === null || folder === null) {
    if (!isExpired) unreadable.push(name);
    return;
  }
  const isWhole = found.equals(sha256);
  if (!isWhole) unreadable.push(name);
  try {
    for await (const row of readArchive(folder, name, hints)) {
      if (!matches(row)) continue;
      if (isGenuine(row, key, isWhole)) yield row;
      else if (!unreadable.includes(name)) unreadable.push(name);
    }
  } catch (error) {
    // A line of a changed file is no row.
    if (isWhole) throw error;
  }
}

/** As the repository's filter. */
export function queryOf({ action, outcome, person, by, from, to }: AuditFilter): ArchiveQuery {
  const account = person?.toLowerCase();
  const [earliest, latest] = [from, to].map((time) => time && Date.parse(time) * 1_000);
  return {
    from,
    to,
    hints: account ? [account] : action ? [`"action":"${action}"`] : [],
    matches: (row) =>
      (!action || row.action === action) &&
      (!outcome || row.outcome === outcome) &&
      (!account || row.actor_id === account || (!by && row.target === account)) &&
      (!earliest || Number(row.at) >= earliest) &&
      (!latest || Number(row.at) < latest),
  };
}

/** Rows about any of these. */
export function queryOfTargets(targets: ReadonlySet<string>): ArchiveQuery {
  return {
    hints: [...targets].map((target) => JSON.stringify(target).slice(1, -1)),
    matches: ({ target }) => target !== null && targets.has(target),
  };
}
