import { cachedCall } from '@rxweb/platform/async/cached-call';
import type { Sql } from '@rxweb/platform/sql/sql';
import {
  adminStep,
  type Check,
  type Finding,
  failing,
  healthy,
  needsAttention,
  notSetUp,
} from '../../kernel/feature/finding.ts';
import { countScans } from '../../kernel/file-checks/file-scans.repository.ts';
import type { ScannerVersion, VirusScanner } from '../../kernel/file-checks/virus-scanner.ts';

interface ScannerCheckDeps {
  sql: Sql;
  /** Null: none is set up. */
  scanner: VirusScanner | null;
  now(): Date;
}

type Counts = Awaited<ReturnType<typeof countScans>>;

const dayMs = 24 * 60 * 60_000;
const maxSignatureDays = 7;
const askEveryMs = 30_000;

const whereToDelete = 'Delete infected files where they came in: in the conversation, request, text or shoe case.';

export function createScannerCheck({ sql, scanner, now }: ScannerCheckDeps): Check {
  if (!scanner)
    return async () =>
      notSetUp('No virus scanner is set up. Staff see “Not scanned” on each file and a warning before they open one.');
  const ask = cachedCall(() => scanner.version().catch(() => null), askEveryMs, now);
  return async () => assessScanner(await ask(), await countScans(sql), now());
}

/** `version` is null while the scanner can't be reached. */
function assessScanner(version: ScannerVersion | null, { waiting, failed, infected }: Counts, now: Date): Finding {
  const files = `${filesText(waiting)} ${waiting === 1 ? 'waits' : 'wait'} to be scanned.`;
  if (!version)
    return failing(
      `The virus scanner doesn’t answer. Visitors can send files, but staff can’t open new ones. ${files}`,
      adminStep('Start the clamav-daemon service, and check CLAMD_URL.'),
    );
  const { program, signaturesOf } = version;
  if (!signaturesOf)
    return needsAttention(
      `${program} answers, but has no dated virus signatures. ${files}`,
      adminStep('Check that freshclam runs.'),
    );
  const days = Math.max(0, Math.floor((now.getTime() - signaturesOf.getTime()) / dayMs));
  const age = days === 0 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`;
  const facts = `${program} answers; its virus signatures are ${age} old. ${files}`;
  if (days > maxSignatureDays)
    return needsAttention(facts, adminStep('Check that freshclam runs: signatures come out daily.'));
  if (failed > 0)
    return needsAttention(
      `${facts} It couldn’t check ${filesText(failed).toLowerCase()}, so staff can’t open ${failed === 1 ? 'it' : 'them'}.`,
      adminStep('Files over clamd’s StreamMaxLength can’t be scanned: raise it to 30M. Opening a file scans it again.'),
    );
  if (infected > 0)
    return needsAttention(
      `${facts} ${filesText(infected)} with malware ${infected === 1 ? 'is' : 'are'} in quarantine.`,
      { admin: whereToDelete, others: whereToDelete },
    );
  return healthy(facts);
}

const filesText = (count: number) => (count === 0 ? 'No files' : count === 1 ? '1 file' : `${count} files`);
