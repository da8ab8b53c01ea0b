import type { JsonValue, Sql } from '@rxweb/platform/sql/sql';

/** One end of a move. */
export interface Side {
  kind: 'embedded' | 'hosted';
  /** A folder, or the project's address. */
  title: string;
  /** Stays the same from one run to the next; reveals nothing. */
  identity: string;
  sql: Sql;
  files: SideFiles;
  factors: FactorSecrets;
  /** A lasting secret of this end. */
  serviceRoleKey: string;
  close(): Promise<void>;
}

export interface SideFiles {
  read(file: StoredFile): Promise<AsyncIterable<Uint8Array>>;
  /** Adds or replaces the file, with the row's fields as they are in `file`. */
  write(file: StoredFile, body: AsyncIterable<Uint8Array>): Promise<void>;
  remove(bucket: string, name: string): Promise<void>;
}

/** How this end keeps the secrets of authenticator apps. */
export interface FactorSecrets {
  /** Null if it can't be read outside of this end. */
  open(factorId: string, stored: string): Buffer | null;
  seal(factorId: string, secret: Uint8Array): string;
}

/** A row of storage.objects. Dates are texts, since JavaScript has no microseconds. */
export interface StoredFile {
  id: string;
  bucket: string;
  name: string;
  owner: string | null;
  ownerId: string | null;
  version: string | null;
  metadata: Record<string, JsonValue> | null;
  userMetadata: Record<string, JsonValue> | null;
  createdAt: string | null;
  updatedAt: string | null;
  lastAccessedAt: string | null;
}

export const sizeOf = ({ metadata }: StoredFile): number | null =>
  typeof metadata?.size === 'number' ? metadata.size : null;
export const typeOf = ({ metadata }: StoredFile): string =>
  typeof metadata?.mimetype === 'string' ? metadata.mimetype : 'application/octet-stream';
export const cacheControlOf = ({ metadata }: StoredFile): string =>
  typeof metadata?.cacheControl === 'string' ? metadata.cacheControl : 'no-cache';

export const lastModifiedOf = ({ metadata, updatedAt }: StoredFile): string | null =>
  typeof metadata?.lastModified === 'string' ? metadata.lastModified : updatedAt;

/** The move can't run; the message is one line for the operator. */
export class MoveRefused extends Error {
  override name = 'MoveRefused';
}
