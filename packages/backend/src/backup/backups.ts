// A separate entry point, so that the server doesn't load encryption and packing.
export { type BackupKey, readKeyFile, readOrMakeKeyFile, readPassphraseFile } from './backup-key.ts';
export { type MadeBackup, makeBackup } from './make-backup.ts';
export { readBackedUpRows } from './read-backed-up-rows.ts';
export { restoreBackup } from './restore-backup.ts';
export { verifyBackup } from './verify-backup.ts';
