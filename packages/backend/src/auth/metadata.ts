import { z } from 'zod';
import { validationFailed } from './auth-error.ts';

export const metadata = z.record(z.string(), z.json());
export type Metadata = z.output<typeof metadata>;

/** Metadata is part of every access token, and tokens travel in headers. */
const maxMetadataBytes = 8_192;

/** Keys that grant permissions. Only the application may set them (security section 2). */
const reservedKeys = new Set(['role', 'roles', 'is_admin', 'blocked', 'app_role']);

/** Merges a patch into metadata by key; null removes a key. */
export function mergeMetadata(current: Metadata | null, patch: Metadata): Metadata {
  const merged = Object.entries({ ...current, ...patch }).filter(([, value]) => value !== null);
  const result = Object.fromEntries(merged);
  if (Buffer.byteLength(JSON.stringify(result)) > maxMetadataBytes) {
    throw validationFailed(`Metadata may have at most ${maxMetadataBytes} bytes`);
  }
  return result;
}

/** Drops reserved keys in any spelling, and returns their names. */
export function stripReservedKeys(patch: Metadata): { kept: Metadata; dropped: string[] } {
  const isReserved = (key: string) => reservedKeys.has(key.normalize('NFKC').trim().toLowerCase());
  const entries = Object.entries(patch);
  return {
    kept: Object.fromEntries(entries.filter(([key]) => !isReserved(key))),
    dropped: entries.map(([key]) => key).filter(isReserved),
  };
}
