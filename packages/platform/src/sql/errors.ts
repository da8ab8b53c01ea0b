export { DatabaseError } from 'pg';

/** The codes of failures that PostgreSQL itself does not report. */
type ClientErrorCode =
  | 'CONNECT_TIMEOUT'
  | 'CONNECTION_CLOSED'
  | 'CONNECTION_DESTROYED'
  | 'CONNECTION_ENDED'
  | 'INVALID_VALUE'
  | 'TRANSACTION_OVER'
  | 'UNDEFINED_VALUE';

/** A query that failed without an answer of PostgreSQL. */
export class SqlClientError extends Error {
  override name = 'SqlClientError';
  readonly code: ClientErrorCode;

  constructor(code: ClientErrorCode, message: string, options?: ErrorOptions) {
    super(`${message} (${code})`, options);
    this.code = code;
  }
}
