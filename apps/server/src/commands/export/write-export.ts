import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AnySql, Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { ExportSheet, NamesFiles } from '../../kernel/feature/feature.ts';
import { csvLine } from '../../kernel/lists/csv.ts';
import { features } from '../../program/features.ts';
import type { ShowProgress } from '../progress.ts';
import { listStoredFiles, type StoredFile } from './stored-files.ts';

export interface Exported {
  rows: number;
  files: number;
  /** Listed files that were unreadable. */
  missing: number;
}

const rowsAtATime = 500;
/** Marks the file as UTF-8 for spreadsheets. */
const mark = '\ufeff';

/** Patients' data, without staff, sessions and audit log. */
export const sheets = features.flatMap(({ export: own }): readonly ExportSheet[] => own ?? []);
const fileLists = features.flatMap(({ exportedFiles }): readonly NamesFiles[] =>
  exportedFiles ? [exportedFiles] : [],
);

/** Sheets come from one snapshot. The folder must be empty. */
export async function writeExport(
  sql: Sql,
  folder: string,
  read: (file: StoredFile) => Promise<Readable>,
  onProgress: ShowProgress,
): Promise<Exported> {
  let rows = 0;
  const stored = await inTransaction(sql, async (tx) => {
    await tx`set transaction isolation level repeatable read read only`;
    for (const [index, sheet] of sheets.entries()) {
      rows += await writeSheet(join(folder, sheet.name), sheet, tx);
      onProgress('tables', index + 1, sheets.length);
    }
    return listStoredFiles(tx, fileLists);
  });
  await mkdir(join(folder, 'files'), { mode: 0o700 });
  const lines = [csvLine(['file', 'bucket', 'name', 'title', 'of', 'at', 'size', 'is_here'])];
  let missing = 0;
  for (const [index, file] of stored.entries()) {
    const path = join('files', pathOf(index, file));
    const isHere = await read(file)
      .then((bytes) => pipeline(bytes, createPrivate(join(folder, path))))
      .then(
        () => true,
        () => false,
      );
    if (!isHere) missing += 1;
    lines.push(csvLine([path, file.bucket, file.name, file.title, file.of, file.at, file.size, isHere]));
    onProgress('files', index + 1, stored.length);
  }
  await pipeline([mark, ...lines], createPrivate(join(folder, 'files.csv')));
  return { rows, files: stored.length - missing, missing };
}

const createPrivate = (path: string) => createWriteStream(path, { flags: 'wx', mode: 0o600 });

/** A numbered name: only a user's file extension may reach a path. */
function pathOf(index: number, { title, name }: StoredFile): string {
  const [ending = ''] = /^\.[a-z0-9]{1,8}$/.exec(extname(title ?? name).toLowerCase()) ?? [];
  return `${String(index + 1).padStart(5, '0')}${ending}`;
}

async function writeSheet(path: string, { rows }: ExportSheet, sql: AnySql): Promise<number> {
  let count = 0;
  async function* lines() {
    yield mark + csvLine(await sql`select * from (${rows(sql)}) sheet limit 0`.columns());
    for await (const some of rows(sql).cursor(rowsAtATime)) {
      count += some.length;
      yield some.map((row) => csvLine(Object.values(row))).join('');
    }
  }
  await pipeline(lines, createPrivate(path));
  return count;
}
