import { readFile } from 'node:fs/promises';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { writePrivateFile } from '../database/data-dir.ts';
import { BackupRefused } from './backup-refused.ts';

/** Encrypts and decrypts backups: the identity of a key file (age, `AGE-SECRET-KEY-1…`), or a passphrase. */
export type BackupKey = { identity: string } | { passphrase: string };

/**
 * Backup encryption (https://age-encryption.org/v1). The `age` program opens it with the same key file or passphrase.
 */
export async function createEncrypter(key: BackupKey): Promise<Encrypter> {
  const encrypter = new Encrypter();
  if ('identity' in key) encrypter.addRecipient(await identityToRecipient(key.identity));
  else encrypter.setPassphrase(key.passphrase);
  return encrypter;
}

export function createDecrypter(key: BackupKey): Decrypter {
  const decrypter = new Decrypter();
  if ('identity' in key) decrypter.addIdentity(key.identity);
  else decrypter.addPassphrase(key.passphrase);
  return decrypter;
}

/** Reads a key file written by `age-keygen`: comments, and one line with the key. Throws {@link BackupRefused}. */
export async function readKeyFile(path: string): Promise<BackupKey> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new BackupRefused(`The key file ${path} cannot be read: ${String(cause)}`);
  });
  const lines = text.split('\n').map((line) => line.trim());
  const [identity, ...others] = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (!identity || others.length > 0 || !/^AGE-SECRET-KEY-1[0-9A-Z]+$/.test(identity))
    throw new BackupRefused(`The key file ${path} does not hold one age key`);
  try {
    await identityToRecipient(identity);
  } catch {
    throw new BackupRefused(`The key in ${path} is damaged`);
  }
  return { identity };
}

/** Reads the first line of a passphrase file. Throws {@link BackupRefused} if it is short. */
export async function readPassphraseFile(path: string): Promise<BackupKey> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new BackupRefused(`The passphrase file ${path} cannot be read: ${String(cause)}`);
  });
  const [passphrase = ''] = text.split(/\r?\n/);
  if (passphrase.length < shortestPassphrase)
    throw new BackupRefused(`The passphrase in ${path} has less than ${shortestPassphrase} characters`);
  return { passphrase };
}

/** Like {@link readKeyFile}, but creates a missing file, readable only by its owner. */
export async function readOrMakeKeyFile(path: string): Promise<BackupKey> {
  const exists = await readFile(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
  if (!exists) {
    const identity = await generateX25519Identity();
    const recipient = await identityToRecipient(identity);
    await writePrivateFile(
      path,
      `# Opens the backups of this installation. Keep a copy away from this machine: without it they are lost.\n# public key: ${recipient}\n${identity}\n`,
    );
  }
  return readKeyFile(path);
}

const shortestPassphrase = 16;
