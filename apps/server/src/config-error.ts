/** A start that cannot go on because of how the program is set up. One line for the operator; exit code 78 (EX_CONFIG, sysexits.h). */
export class ConfigError extends Error {
  override name = 'ConfigError';
  static readonly exitCode = 78;
}
