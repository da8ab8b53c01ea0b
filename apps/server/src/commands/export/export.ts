import { mkdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { openObject } from '@rxweb/backend';
import type { Config } from '../../config/config.ts';
import type { CommandIo, WithDatabase } from '../command.ts';
import { createProgress } from '../progress.ts';
import { serviceOf } from '../service-of.ts';
import type { StoredFile } from './stored-files.ts';
import { writeExport } from './write-export.ts';

const usage = `Usage: npm run -s rx -- export DIR --reason TEXT

  Writes all patient data to a new folder as files that any program can open (CSV, and original files). RxWeb may be running.
  For emergencies when no one can sign in. Nothing is changed. The audit log records the export, the user of this machine, and the reason,
  so don't name a patient in the reason. The files aren't encrypted: delete them when you no longer need them.
`;

const exitCodes = { done: 0, incomplete: 1, usage: 64, cannotCreate: 73 } as const;
const maxReasonChars = 200;

/**
 * Emergency access to patients' data (security row O5, 45 CFR 164.312(a)(2)(ii)). Exit code 1 if a file was unreadable; all others are
 * exported.
 */
export async function runExport(
  words: readonly string[],
  config: Config,
  io: CommandIo,
  withDatabase: WithDatabase,
): Promise<number> {
  const [dir, flag, reason = '', ...rest] = words;
  if (!dir || dir.startsWith('-') || flag !== '--reason' || reason.trim() === '' || rest.length > 0) {
    io.stderr.write(usage);
    return exitCodes.usage;
  }
  const folder = resolve(dir);
  return withDatabase(config, async (sql) => {
    const refusal = await mkdir(folder, { mode: 0o700 }).then(
      () => null,
      (error: NodeJS.ErrnoException) => error.code ?? 'unknown',
    );
    if (refusal !== null) {
      const why = refusal === 'EEXIST' ? 'already exists' : `can’t be created: ${refusal}`;
      io.stderr.write(`${folder} ${why}. Nothing was written.\n`);
      return exitCodes.cannotCreate;
    }
    // Audit before reading any row.
    const detail = `${userInfo().username}: ${reason.trim().slice(0, maxReasonChars)}`;
    await sql`select app.note_audit('data_exported', 'ok', null, null, ${detail})`;
    const { rows, files, missing } = await writeExport(sql, folder, readerOf(config), createProgress(io.stderr));
    io.stdout.write(`${rows} rows and ${files} files are in ${folder}. They aren’t encrypted.\n`);
    if (missing === 0) return exitCodes.done;
    io.stdout.write(`${missing} more files couldn’t be read. The is_here column in files.csv shows which.\n`);
    return exitCodes.incomplete;
  });
}

function readerOf({ supabase, dataDir }: Config): (file: StoredFile) => Promise<Readable> {
  if (!supabase) {
    return async ({ version }) => {
      if (version === null) throw new Error('a file without bytes');
      return (await openObject(dataDir, version)).createReadStream();
    };
  }
  const { storage } = serviceOf(supabase);
  return async ({ bucket, name }) => {
    const { data, error } = await storage.from(bucket).download(name);
    if (error) throw error;
    return Readable.from(Buffer.from(await data.arrayBuffer()));
  };
}
