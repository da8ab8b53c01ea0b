import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import type { FastifyBaseLogger } from 'fastify';
import type { Keys } from './keys.ts';

/** The PostgreSQL roles of a request. Unrelated to a person's role in an organization. */
export type DatabaseRole = 'anon' | 'authenticated' | 'service_role';

/** The operations of the storage service that policies can tell apart, named as Supabase names them. */
export type StorageOperation = 'storage.object.sign' | 'storage.object.sign_many' | 'storage.object.sign_upload_url';

/** The payload of a verified token. */
export interface Claims {
  role: DatabaseRole;
  sub?: string;
  session_id?: string;
  aal?: string;
  [claim: string]: unknown;
}

/** Shared by all services of the backend (auth, storage, ...). */
export interface Core {
  /** The backend's own connections; they bypass row level security. */
  sql: Sql;
  keys: Keys;
  /** The plugin's URL for browsers, without a trailing slash. */
  publicUrl: string;
  /** Passkeys are made for its host. */
  pagesUrl: string;
  dataDir: string;
  log: FastifyBaseLogger;
  /**
   * Verifies an API key or access token; a user's session must be open and the account active. Throws a {@link
   * TokenError}.
   */
  verifyToken(token: string): Promise<Claims>;
  /**
   * Runs work in one transaction as the role of the claims, with `request.jwt.claims` for row level security,
   * `storage.operation` for what the caller does, and further `settings`.
   */
  asRole<T>(
    claims: Claims,
    work: (sql: TransactionSql) => Promise<T>,
    operation?: StorageOperation,
    settings?: Readonly<Record<string, string>>,
  ): Promise<T>;
}

export type TokenErrorReason =
  /** Not our token: format, algorithm, signature, issuer, audience or times. */
  'bad_jwt' | 'expired' | 'user_not_found' | 'session_not_found' | 'user_banned';

/** An invalid token. The message may be shown to the caller. */
export class TokenError extends Error {
  override name = 'TokenError';
  readonly reason: TokenErrorReason;

  constructor(reason: TokenErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
