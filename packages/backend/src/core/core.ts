import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import type { FastifyBaseLogger } from 'fastify';
import type { Keys } from './keys.ts';

/** The PostgreSQL roles a request may run as. Not to be confused with what a person is in an organisation. */
export type DatabaseRole = 'anon' | 'authenticated' | 'service_role';

/** The payload of a verified token. */
export interface Claims {
  role: DatabaseRole;
  /** The user; absent for the anon and service keys. */
  sub?: string;
  session_id?: string;
  aal?: string;
  [claim: string]: unknown;
}

/** What every service of the backend (auth, storage, ...) stands on. */
export interface Core {
  /** The backend's own connections; row level security does not apply to them. */
  sql: Sql;
  keys: Keys;
  /** Where the plugin is mounted as browsers see it, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  log: FastifyBaseLogger;
  /**
   * Checks the anon key, the service key or a user's access token: signature, issuer, audience, times, and for users that the session
   * still stands and the account is neither banned nor deleted. Throws a {@link TokenError} otherwise.
   */
  verifyToken(token: string): Promise<Claims>;
  /** Runs the work in one transaction as the role of the claims, with `request.jwt.claims` set, so that row level security decides. */
  asRole<T>(claims: Claims, work: (sql: TransactionSql) => Promise<T>): Promise<T>;
}

export type TokenErrorReason =
  /** Not a token of ours: shape, algorithm, signature, issuer, audience or times. */
  'bad_jwt' | 'expired' | 'user_not_found' | 'session_not_found' | 'user_banned';

/** A token that gives no access. The message may be shown to whoever sent it. */
export class TokenError extends Error {
  override name = 'TokenError';
  readonly reason: TokenErrorReason;

  constructor(reason: TokenErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
