import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type DataPaths, writePrivateFile } from './data-dir.ts';
import { StartRefused } from './start-refused.ts';

const secretsFile = z.object({
  /** Password of supabase_admin, the superuser: base SQL only. */
  adminPassword: z.string().min(32),
  /** Password of postgres, which runs migrations and everything else. */
  password: z.string().min(32),
});
export type DatabaseSecrets = z.infer<typeof secretsFile>;

/** Reads the database's passwords; creates them for a new database. */
export async function loadDatabaseSecrets(paths: DataPaths, databaseExists: boolean): Promise<DatabaseSecrets> {
  const text = await readFile(paths.secrets, 'utf8').catch(() => null);
  const known = secretsFile.safeParse(parseJson(text));
  if (known.success) return known.data;
  if (databaseExists) {
    throw new StartRefused(
      `${paths.secrets} is missing or damaged, so the database cannot be opened: restore it from a backup`,
    );
  }
  const secrets = { adminPassword: randomPassword(), password: randomPassword() };
  await writePrivateFile(paths.secrets, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const randomPassword = () => randomBytes(32).toString('base64url');
