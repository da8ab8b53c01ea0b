/** Stops the start with one line and exit code 78 (EX_CONFIG, sysexits.h). */
export class ConfigError extends Error {
  override name = 'ConfigError';
  static readonly exitCode = 78;
}

/** A start that may succeed later: a service is down. Exit code 75 (EX_TEMPFAIL, sysexits.h), so a supervisor retries. */
export class DependencyUnavailable extends Error {
  override name = 'DependencyUnavailable';
  static readonly exitCode = 75;
}
