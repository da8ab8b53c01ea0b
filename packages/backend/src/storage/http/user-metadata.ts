import type { IncomingHttpHeaders } from 'node:http';
import type { JsonValue } from '@rxweb/platform/sql/sql';
import { StorageError } from '../errors.ts';
import { storageLimits } from '../limits.ts';

export type UserMetadata = Record<string, JsonValue>;

/** User metadata of a file: a JSON object of limited size. Throws `invalidRequest` otherwise. */
export function parseUserMetadata(text: string): UserMetadata {
  if (Buffer.byteLength(text) > storageLimits.maxUserMetadataBytes) {
    throw new StorageError('invalidRequest', 'The metadata is too long');
  }
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new StorageError('invalidRequest', 'The metadata must be a JSON object');
  }
  return value as UserMetadata;
}

/** User metadata in the header `x-metadata` (base64 of JSON), or null. */
export function readMetadataHeader({ 'x-metadata': header }: IncomingHttpHeaders): UserMetadata | null {
  return typeof header === 'string' ? parseUserMetadata(Buffer.from(header, 'base64').toString('utf8')) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
