import { createSum, readArchive, readWhole } from './archive.ts';
import type { BackupKey } from './backup-key.ts';
import { BackupRefused } from './backup-refused.ts';
import {
  archivedName,
  fileName,
  type Manifest,
  manifestFormat,
  manifestName,
  rowsName,
  secretName,
} from './manifest.ts';

interface Found {
  bytes: number;
  sha256: string;
}

/** How far a backup is: a step, and what it counts. */
export type OnBackupProgress = (step: string, done: number, all: number) => void;

/** Reads a whole backup and checks it against its manifest. Throws {@link BackupRefused}. */
export async function verifyBackup(path: string, key: BackupKey, onProgress?: OnBackupProgress): Promise<Manifest> {
  let manifest: Manifest | null = null;
  const found = new Map<string, Found>();
  const tables = new Map<string, { bytes: number; parts: number; sum: ReturnType<typeof createSum> }>();
  for await (const { name, body } of readArchive(path, key, (...read) => onProgress?.('checking, MB', ...read))) {
    if (manifest || found.has(name)) throw notWhole(path, `the entry ${name} is one too many`);
    if (name === manifestName) {
      manifest = parseManifest(path, (await readWhole(body)).toString('utf8'));
      continue;
    }
    const [kind, table = ''] = name.split('/');
    if (kind === 'rows') {
      const entry = tables.get(table) ?? { bytes: 0, parts: 0, sum: createSum() };
      tables.set(table, entry);
      if (!name.endsWith(`/${String(entry.parts).padStart(6, '0')}`)) throw notWhole(path, `${name} is out of order`);
      entry.parts += 1;
      for await (const chunk of body) {
        entry.bytes += chunk.byteLength;
        entry.sum.update(chunk);
      }
      continue;
    }
    const sum = createSum();
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      sum.update(chunk);
    }
    found.set(name, { bytes, sha256: sum.digest('hex') });
  }
  if (!manifest) throw notWhole(path, 'it has no manifest');
  for (const [table, { bytes, sum }] of tables) found.set(`rows/${table}`, { bytes, sha256: sum.digest('hex') });
  compare(path, manifest, found);
  return manifest;
}

function parseManifest(path: string, text: string): Manifest {
  try {
    return manifestFormat.parse(JSON.parse(text));
  } catch (cause) {
    throw new BackupRefused(`${path} has a manifest this program does not understand: was it written by a newer one?`, {
      cause,
    });
  }
}

function compare(path: string, { tables, files, archives, secrets }: Manifest, found: Map<string, Found>): void {
  const expected = new Map<string, Found>();
  for (const table of tables) if (table.bytes > 0) expected.set(rowsName(table, 0).slice(0, -'/000000'.length), table);
  for (const file of files) expected.set(fileName(file.version), file);
  for (const archive of archives) expected.set(archivedName(archive.name), archive);
  for (const secret of secrets) expected.set(secretName(secret.name), secret);
  for (const [name, { bytes, sha256 }] of expected) {
    const entry = found.get(name);
    if (!entry) throw notWhole(path, `${name} is missing`);
    if (entry.bytes !== bytes || entry.sha256 !== sha256) throw notWhole(path, `${name} is not what was saved`);
  }
  for (const name of found.keys()) if (!expected.has(name)) throw notWhole(path, `${name} is not in its manifest`);
}

function notWhole(path: string, reason: string): BackupRefused {
  return new BackupRefused(`${path} is not a complete backup: ${reason}`);
}
