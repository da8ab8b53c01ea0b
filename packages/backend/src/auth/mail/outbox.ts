import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '@rxweb/platform/text/site-look';
import type { Mail } from '../auth-options.ts';
import { composeMail } from './compose-mail.ts';

const outboxOf = (dataDir: string) => join(dataDir, 'outbox');

/**
 * Writes mails as private files, `outbox/<time>-<random>.eml`: they hold sign-in links. A file gets its name once
 * complete.
 */
export function createOutbox(dataDir: string, publicUrl: string, site: () => Site): (mail: Mail) => Promise<void> {
  const folder = outboxOf(dataDir);
  const from = `no-reply@${new URL(publicUrl).hostname}`;
  return async (mail) => {
    const date = new Date();
    const name = `${date.toISOString().replace(/[-:.]/g, '')}-${randomBytes(6).toString('hex')}`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = join(folder, `.${name}`);
    await writeFile(unfinished, composeMail(mail, { fromName: site().name, from, date }), { mode: 0o600, flag: 'wx' });
    await rename(unfinished, join(folder, `${name}.eml`));
  };
}

/** Removes mails, and unfinished ones, written before a time. Leaves other files alone. */
export async function sweepOutbox(dataDir: string, before: Date): Promise<void> {
  const folder = outboxOf(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => /^\.?\d{8}T\d{9}Z-[0-9a-f]{12}(?:\.eml)?$/.test(each))) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (file?.isFile() && file.mtime < before) await rm(path, { force: true });
  }
}
