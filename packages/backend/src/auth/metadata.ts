import { z } from 'zod';
import { validationFailed } from './auth-error.ts';

/** What somebody's account says about them, as a JSON object. */
export const metadata = z.record(z.string(), z.json());
export type Metadata = z.output<typeof metadata>;

/** Metadata travels in every access token, and tokens travel in headers. */
const maxMetadataBytes = 8_192;

/** Names that say what somebody may do. They are the application's to give, never a user's to take (security section 2). */
const reservedKeys = new Set(['role', 'roles', 'is_admin', 'blocked', 'app_role']);

/** Lays a patch over metadata, key by key; null takes a key away. */
export function mergeMetadata(current: Metadata | null, patch: Metadata): Metadata {
  const merged = Object.entries({ ...current, ...patch }).filter(([, value]) => value !== null);
  const result = Object.fromEntries(merged);
  if (Buffer.byteLength(JSON.stringify(result)) > maxMetadataBytes) {
    throw validationFailed(`Metadata may have at most ${maxMetadataBytes} bytes`);
  }
  return result;
}

/** Drops reserved keys however they are spelled, and names those it dropped. */
export function stripReservedKeys(patch: Metadata): { kept: Metadata; dropped: string[] } {
  const isReserved = (key: string) => reservedKeys.has(key.normalize('NFKC').trim().toLowerCase());
  const entries = Object.entries(patch);
  return {
    kept: Object.fromEntries(entries.filter(([key]) => !isReserved(key))),
    dropped: entries.map(([key]) => key).filter(isReserved),
  };
}
