import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';

export interface BackupConfig {
  folder: string;
  /** The first backup creates the default key file. */
  key: { keyFile: string; isOurs: boolean } | { passphraseFile: string };
  nightly: boolean;
}

type BlankIsUnset = <S extends z.ZodType>(schema: S) => z.ZodType<z.output<S>>;

export const backupVariables = (blankIsUnset: BlankIsUnset) => ({
  BACKUP_DIR: blankIsUnset(z.string().optional()),
  BACKUP_KEY_FILE: blankIsUnset(z.string().optional()),
  BACKUP_PASSPHRASE_FILE: blankIsUnset(z.string().optional()),
  BACKUP_NIGHTLY: blankIsUnset(z.enum(['on', 'off'], 'must be on or off').default('on')),
});

interface BackupValues {
  BACKUP_DIR?: string | undefined;
  BACKUP_KEY_FILE?: string | undefined;
  BACKUP_PASSPHRASE_FILE?: string | undefined;
  BACKUP_NIGHTLY: 'on' | 'off';
}

/** Throws a {@link ConfigError} for both a key file and a passphrase. */
export function backupConfig(values: BackupValues, dataDir: string): BackupConfig {
  const { BACKUP_DIR, BACKUP_KEY_FILE: keyFile, BACKUP_PASSPHRASE_FILE: passphraseFile } = values;
  if (keyFile && passphraseFile)
    throw new ConfigError('BACKUP_KEY_FILE and BACKUP_PASSPHRASE_FILE are both set: choose one');
  return {
    folder: BACKUP_DIR ? resolve(BACKUP_DIR) : join(dataDir, 'backups'),
    key: passphraseFile
      ? { passphraseFile: resolve(passphraseFile) }
      : { keyFile: keyFile ? resolve(keyFile) : join(dataDir, 'backup-key.txt'), isOurs: !keyFile },
    nightly: values.BACKUP_NIGHTLY === 'on',
  };
}
