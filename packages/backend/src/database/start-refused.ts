/** A start that cannot go on without the operator: the message is one line that says what is wrong and what to do (exit code 78). */
export class StartRefused extends Error {
  override name = 'StartRefused';
  static readonly exitCode = 78;
}
