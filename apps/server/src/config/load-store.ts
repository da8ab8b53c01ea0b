import { readFile } from 'node:fs/promises';
import { type StoreInfo, storeInfo } from '@rxweb/contracts/store';
import * as z from 'zod/mini';
import { ConfigError } from './config-error.ts';

/** Throws a {@link ConfigError} that names the file and its faulty fields. */
export async function loadStore(file: string): Promise<StoreInfo> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ConfigError(`Can’t read STORE_FILE ${file}`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ConfigError(`STORE_FILE ${file} isn’t valid JSON`);
  }
  const parsed = z.safeParse(storeInfo, json);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`);
  throw new ConfigError(`STORE_FILE ${file} has errors: ${faults.join('; ')}`);
}
