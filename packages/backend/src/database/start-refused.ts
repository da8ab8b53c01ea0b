/** An operator must act: the message is one line with the problem and the remedy (exit code 78). */
export class StartRefused extends Error {
  override name = 'StartRefused';
  static readonly exitCode = 78;
}
