import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ClaimSupplier, claimSupplier } from '@rxweb/contracts/shoes/claim';
import * as mini from 'zod/mini';
import { ConfigError } from './config-error.ts';

/** Who bills and where claim files go ([docs/shoes.md](../../../../docs/shoes.md)). Null without a file. Throws a {@link ConfigError}. */
export function loadBilling(name: string | undefined): ClaimSupplier | null {
  if (name === undefined) return null;
  const file = resolve(name);
  const parsed = mini.safeParse(claimSupplier, readJson(file));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`);
  throw new ConfigError(`BILLING_FILE ${file} has errors: ${faults.join('; ')}`);
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError(`Can’t read BILLING_FILE ${file}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError(`BILLING_FILE ${file} isn’t valid JSON`);
  }
}
