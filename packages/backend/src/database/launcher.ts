import { access, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { type Account, findClosedFolder } from './account.ts';
import { StartRefused } from './start-refused.ts';

export interface Command {
  file: string;
  args: string[];
  uid?: number;
  gid?: number;
  env: NodeJS.ProcessEnv;
}

/** Builds the command that starts a PostgreSQL program as the right user. */
export type Launcher = (program: string, args: string[]) => Command;

const searchPath = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];

/** A clean environment: our caller's PGDATA, PGOPTIONS and the like must not reach PostgreSQL. */
const env = { PATH: searchPath.join(delimiter), LC_ALL: 'C', TZ: 'UTC' };

/**
 * Bits of CAP_DAC_READ_SEARCH and CAP_DAC_OVERRIDE (capabilities(7)): entering closed folders; the first grants no
 * writes.
 */
const passingCapabilities = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
];

/**
 * Chooses PostgreSQL's user: ourselves, or for root the account. If it can't reach a path (a checkout in /root),
 * setpriv(1) lets it enter closed folders.
 */
export async function chooseLauncher(account: Account | null, paths: string[]): Promise<Launcher> {
  if (!account) return (file, args) => ({ file, args, env });
  const closed = await firstClosedFolder(account, paths);
  if (!closed) return (file, args) => ({ file, args, ...account, env });

  const [setpriv, capability] = await Promise.all([findSetpriv(), findPassingCapability()]);
  if (!setpriv || !capability) {
    throw new StartRefused(
      `The database runs as user ${account.uid} and cannot pass ${closed}: move the program and DATA_DIR out of it, open it with chmod o+x, or start as an ordinary user`,
    );
  }
  const options = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    // PostgreSQL finds its programs with access(2), which ignores capabilities without this flag.
    '--securebits=+no_setuid_fixup',
  ];
  return (program, args) => ({ file: setpriv, args: [...options, program, ...args], env });
}

async function firstClosedFolder(account: Account, paths: string[]): Promise<string | null> {
  for (const path of paths) {
    const closed = await findClosedFolder(path, account);
    if (closed) return closed;
  }
  return null;
}

async function findSetpriv(): Promise<string | null> {
  for (const folder of searchPath) {
    const file = join(folder, 'setpriv');
    const found = await access(file).then(
      () => true,
      () => false,
    );
    if (found) return file;
  }
  return null;
}

async function findPassingCapability(): Promise<string | null> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const effective = BigInt(`0x${/^CapEff:\s*([\da-f]+)$/m.exec(status)?.[1] ?? '0'}`);
  return passingCapabilities.find(({ bit }) => (effective >> bit) & 1n)?.name ?? null;
}
