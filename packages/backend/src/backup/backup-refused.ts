/** A backup or a restore cannot be done; the message is one line for the operator. Nothing was touched. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
