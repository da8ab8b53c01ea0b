import { createWorkQueue } from '@rxweb/platform/async/work-queue';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { StoredName } from '../files/erase-files.ts';
import { findVersion } from './file-checks.repository.ts';
import { releaseFile, type ScannedFile, type ScanState, takeDueFile, writeScan } from './file-scans.repository.ts';
import { ScannerAway, type VirusScanner } from './virus-scanner.ts';

export interface FileScansDeps {
  sql: Sql;
  supabase: Pick<SupabaseClient, 'storage'>;
  scanner: VirusScanner;
  /** How long staff wait for a scan. */
  openMs?: number;
}

export interface FileScans {
  /** After an upload, in the background; `scanDue` covers failures. */
  scanSoon(file: StoredName): void;
  /** For a file that staff open: what is known, or what the scanner says within `openMs`. */
  settle(file: StoredName, known: ScanState): Promise<ScanState>;
  /** All waiting files, one after the other. Ends when the scanner is away. */
  scanDue(signal: AbortSignal): Promise<void>;
  scanner: VirusScanner;
}

const usualOpenMs = 8_000;

export function createFileScans(deps: FileScansDeps): FileScans {
  const { sql, scanner, openMs = usualOpenMs } = deps;
  const enqueue = createWorkQueue({ maxRunning: 2, maxWaiting: 500, maxWaitMs: 60_000 });
  const running = new Map<string, Promise<ScanState>>();

  /** One scan for all who wait for a file. */
  const scanOnce = (file: ScannedFile): Promise<ScanState> => {
    const name = `${file.bucket}/${file.path}/${file.version}`;
    const known = running.get(name);
    if (known) return known;
    const started = enqueue(() => scanFile(deps, file)).finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };

  const scanStored = async (file: StoredName): Promise<ScanState | null> => {
    const stored = await findVersion(sql, file);
    return stored && scanOnce({ ...file, version: stored.version });
  };

  return {
    scanner,
    scanSoon: (file) => void scanStored(file).catch(() => undefined),

    async settle(file, known) {
      if (known.scan === 'clean' || known.scan === 'infected') return known;
      const late = Promise.withResolvers<null>();
      const timer = setTimeout(() => late.resolve(null), openMs);
      try {
        return (await Promise.race([scanStored(file).catch(() => null), late.promise])) ?? known;
      } finally {
        clearTimeout(timer);
      }
    },

    async scanDue(signal) {
      while (!signal.aborted) {
        const file = await takeDueFile(sql);
        if (!file) return;
        try {
          await scanOnce(file);
        } catch (error) {
          if (!(error instanceof ScannerAway)) continue;
          return releaseFile(sql, file);
        }
      }
    },
  };
}

/** Rejects with `ScannerAway`, or if the file is gone. Any other fault is the state `failed`. */
async function scanFile({ sql, supabase, scanner }: FileScansDeps, file: ScannedFile): Promise<ScanState> {
  const { data, error } = await supabase.storage.from(file.bucket).download(file.path);
  if (error) throw error;
  const verdict = await scanner.scan(new Uint8Array(await data.arrayBuffer())).catch((failure: unknown) => {
    if (failure instanceof ScannerAway) throw failure;
    return { scan: 'failed' as const, words: failure instanceof Error ? failure.message : 'it gave no answer' };
  });
  const state = toState(verdict);
  await writeScan(sql, file, { ...state, isFinal: verdict.scan !== 'failed' });
  return state;
}

function toState(verdict: { scan: 'clean' } | { scan: 'infected' | 'refused' | 'failed'; words: string }): ScanState {
  if (verdict.scan === 'clean') return { scan: 'clean', found: null };
  return { scan: verdict.scan === 'infected' ? 'infected' : 'failed', found: verdict.words };
}
