import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The unprivileged user that runs PostgreSQL when we are root, since PostgreSQL refuses root. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * The owner of the cluster: null if we are an ordinary user; for root, an existing cluster's owner, else `postgres`,
 * else `nobody`.
 */
export async function findAccount(clusterDir: string): Promise<Account | null> {
  if (process.geteuid?.() !== 0) return null;
  const owner = await stat(clusterDir).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = await readFile('/etc/passwd', 'utf8');
  return findUser(users, 'postgres') ?? findUser(users, 'nobody') ?? { uid: 65_534, gid: 65_534 };
}

function findUser(passwd: string, name: string): Account | null {
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name);
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
  return Number.isInteger(uid) && Number.isInteger(gid) && uid > 0 ? { uid, gid } : null;
}

/** The first folder on the way to `path` (inclusive) that the account can't enter, or null. */
export async function findClosedFolder(path: string, account: Account): Promise<string | null> {
  const parent = dirname(path);
  const closedAbove = parent === path ? null : await findClosedFolder(parent, account);
  if (closedAbove) return closedAbove;
  const { uid, gid, mode } = await stat(path);
  const passBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  return mode & passBit ? null : path;
}
