import { type BackupKey, readKeyFile, readOrMakeKeyFile, readPassphraseFile } from '@rxweb/backend/backup';
import type { BackupConfig } from '../../config/backup.ts';

/** Only the default key file may be created. Throws `BackupRefused`. */
export function keyOf({ key }: BackupConfig, mayMake: boolean): Promise<BackupKey> {
  if ('passphraseFile' in key) return readPassphraseFile(key.passphraseFile);
  return mayMake && key.isOurs ? readOrMakeKeyFile(key.keyFile) : readKeyFile(key.keyFile);
}
