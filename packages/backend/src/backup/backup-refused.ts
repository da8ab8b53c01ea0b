/** The backup or restore can't run; the message is one line for the operator. Nothing was changed. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
