import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from '../auth-options.ts';
import { composeMail } from './compose-mail.ts';

/**
 * Writes mails as files that only their owner can read: `outbox/<time>-<random>.eml`. They hold links that sign people in.
 * A file is given its name when it is whole.
 */
export function createOutbox(dataDir: string, publicUrl: string): (mail: Mail) => Promise<void> {
  const folder = join(dataDir, 'outbox');
  const from = `no-reply@${new URL(publicUrl).hostname}`;
  return async (mail) => {
    const date = new Date();
    const name = `${date.toISOString().replace(/[-:.]/g, '')}-${randomBytes(6).toString('hex')}`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = join(folder, `.${name}`);
    await writeFile(unfinished, composeMail(mail, { from, date }), { mode: 0o600, flag: 'wx' });
    await rename(unfinished, join(folder, `${name}.eml`));
  };
}
