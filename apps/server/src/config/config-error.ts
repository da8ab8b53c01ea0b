/** A start that cannot go on because of how the program is set up. One line for the operator; exit code 78 (EX_CONFIG, sysexits.h). */
export class ConfigError extends Error {
  override name = 'ConfigError';
  static readonly exitCode = 78;
}

/** A start that may succeed later, unchanged: what it needs is away. One line; exit code 75 (EX_TEMPFAIL, sysexits.h), for a supervisor to try again. */
export class DependencyUnavailable extends Error {
  override name = 'DependencyUnavailable';
  static readonly exitCode = 75;
}
