import type { FileScan } from '@rxweb/contracts/shared/file-state';
import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { type FileRefusal, fileRefusals } from '@rxweb/contracts/uploads';
import type { FileVerdict } from '@rxweb/domain/uploads/inspection/verdict';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import { AppError } from '../errors/app-error.ts';
import type { StoredName } from '../files/erase-files.ts';
import { findVersion, type StoredVersion, writeVerdict } from './file-checks.repository.ts';
import type { FileScans } from './file-scans.ts';
import { createInspector, type Inspector } from './inspector.ts';

export interface FileChecksDeps {
  sql: Sql;
  supabase: Pick<SupabaseClient, 'storage'>;
  inspector?: Inspector;
  /** Null: no scanner is set up. */
  scans: FileScans | null;
}

export interface CheckedFile {
  /** By its bytes. */
  type: string;
  scan: FileScan;
}

export interface FileChecks {
  /**
   * After an upload: removes a file that staff may not get, and throws the reason. Null while no check is possible: staff's opening checks
   * it then.
   */
  accept(file: StoredName): Promise<CheckedFile | null>;
  /**
   * Before staff get a file. Null if there is none. Throws `file_blocked`, `file_unscanned` until the scanner clears it, or `unavailable`
   * while no check is possible.
   */
  admit(file: StoredName): Promise<CheckedFile | null>;
  /** Checks a file that has none, for the scanner. */
  ensure(file: StoredName): Promise<void>;
}

export function createFileChecks({ sql, supabase, scans, inspector = createInspector() }: FileChecksDeps): FileChecks {
  const firstScan = scans ? 'pending' : 'unscanned';
  const inspect = async (file: StoredName, { version, declared }: StoredVersion): Promise<FileVerdict> => {
    const verdict = await inspector(async () => {
      const { data, error } = await supabase.storage.from(file.bucket).download(file.path);
      if (error) throw error;
      const isOfText = file.bucket === smsPicturesBucket;
      return { bytes: new Uint8Array(await data.arrayBuffer()), name: file.path, declared, isOfText };
    });
    await writeVerdict(sql, file, { version, firstScan }, verdict);
    return verdict;
  };

  /** What is known, or found now. Looks again if the file was replaced or removed meanwhile. */
  const check = async (file: StoredName, isSecondTry = false): Promise<StoredVersion['check']> => {
    const stored = await findVersion(sql, file);
    if (!stored) return null;
    if (stored.check) return stored.check;
    try {
      const verdict = await inspect(file, stored);
      return { type: null, refused: null, scan: firstScan, found: null, ...verdict };
    } catch (error) {
      if (isSecondTry || (await findVersion(sql, file))?.version === stored.version) throw error;
      return check(file, true);
    }
  };

  return {
    async accept(file) {
      const checked = await check(file).catch(() => null);
      if (!checked) return null;
      if (checked.refused === null) {
        if (checked.scan !== 'clean') scans?.scanSoon(file);
        return toChecked(checked);
      }
      await supabase.storage.from(file.bucket).remove([file.path]);
      throw refusedFile(checked.refused);
    },

    async admit(file) {
      const checked = await check(file).catch(asUnavailable);
      if (!checked) return null;
      if (checked.refused !== null) throw blocked(checked.refused);
      const { scan, found } = scans ? await scans.settle(file, checked) : checked;
      if (scan === 'infected') throw infected(found);
      if (scans && scan !== 'clean') throw notScanned(scan === 'failed' ? found : null);
      return toChecked({ ...checked, scan });
    },

    async ensure(file) {
      await check(file);
    },
  };
}

const toChecked = ({ type, scan }: { type: string | null; scan: FileScan }): CheckedFile => ({
  type: type ?? 'application/octet-stream',
  scan,
});

const refusedFile = (reason: FileRefusal) => new AppError('unsupported_media_type', { message: fileRefusals[reason] });

const blocked = (reason: FileRefusal) =>
  new AppError('file_blocked', { message: `This file can’t be opened. ${blockedBecause[reason]}` });

const infected = (found: string | null) =>
  new AppError('file_blocked', {
    message: `This file contains malware${found ? ` (${found})` : ''}. It can’t be opened.`,
  });

const notScanned = (problem: string | null) =>
  problem === null
    ? new AppError('file_unscanned')
    : new AppError('file_unscanned', {
        message: `The virus scanner couldn’t check this file: ${problem}. It can’t be opened. Try again later.`,
      });

/** The same reasons, in staff's words. */
const blockedBecause: Record<FileRefusal, string> = {
  empty: 'It’s empty.',
  mismatch: 'It isn’t what its name says.',
  broken: 'It’s damaged.',
  active: 'It has a program, script or macro in it.',
  too_much: 'It would use too much memory.',
  infected: 'The virus scanner found a virus in it.',
};

function asUnavailable(cause: unknown): never {
  throw cause instanceof AppError
    ? cause
    : new AppError('unavailable', { cause, message: 'This file couldn’t be checked right now. Please try again.' });
}
