const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  // No connection can be opened to it: this process has too many files open, or the system.
  'EMFILE',
  'ENFILE',
]);

/** Says whether a query failed because the database is away, starting, stopping, out of room or on a disk that fails: the same one may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  // Connection exception, insufficient resources, operator intervention, a disk that failed (PostgreSQL manual, "Error Codes").
  return connectionCodes.has(error.code) || /^(08|53|57P|58030)/.test(error.code);
}
