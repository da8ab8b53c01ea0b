// A door of its own: what locks and packs is read only where a backup is made or read, not by the server.
export { type BackupKey, readKeyFile, readOrMakeKeyFile, readPassphraseFile } from './backup-key.ts';
export { type MadeBackup, makeBackup } from './make-backup.ts';
export { restoreBackup } from './restore-backup.ts';
export { verifyBackup } from './verify-backup.ts';
