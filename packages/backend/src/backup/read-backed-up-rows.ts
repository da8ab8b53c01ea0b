import { readArchive, readWhole } from './archive.ts';
import type { BackupKey } from './backup-key.ts';
import { BackupRefused } from './backup-refused.ts';
import { type Manifest, rowsName } from './manifest.ts';
import { verifyBackup } from './verify-backup.ts';

/** A small table of a verified backup: column by name, as PostgreSQL's COPY writes plain values. Throws {@link BackupRefused}. */
export async function readBackedUpRows(
  path: string,
  key: BackupKey,
  table: Pick<Manifest['tables'][number], 'schema' | 'name'>,
): Promise<{ manifest: Manifest; rows: Record<string, string>[] }> {
  const manifest = await verifyBackup(path, key);
  const entry = manifest.tables.find(({ schema, name }) => schema === table.schema && name === table.name);
  if (!entry) throw new BackupRefused(`${path} has no table ${table.schema}.${table.name}`);
  const parts = rowsName(table, 0).slice(0, -'000000'.length);
  let text = '';
  for await (const { name, body } of readArchive(path, key)) {
    const content = await readWhole(body);
    if (name.startsWith(parts)) text += content.toString('utf8');
  }
  const lines = text.split('\n').filter((line) => line !== '');
  const rows = lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(entry.columns.map((column, index) => [column, cells[index] ?? '']));
  });
  return { manifest, rows };
}
