import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
/** Neither the data folder nor the operator's files. */
const readable = ['node_modules', 'packages', 'apps/server/src', 'package.json', 'apps/server/package.json'];

/** A reader's permissions. Node 24 has none for connections; `seal.ts` and the namespace forbid those. */
export function rightsFor(worker: URL): string[] {
  const folders = [...readable.map((path) => join(root, path)), dirname(fileURLToPath(worker))];
  return ['--permission', '--allow-worker', '--no-warnings', ...folders.flatMap(readRight)];
}

const readRight = (path: string) =>
  path.endsWith('.json') ? [`--allow-fs-read=${path}`] : [`--allow-fs-read=${path}/*`];

/** What `deploy/rxweb.service` has to allow. */
export const namespaces = ['user', 'net', 'ipc', 'uts'];
const separate = [...namespaces.map((each) => `--${each}`), '--'];
let command: readonly string[] | undefined;

/** What starts a program without any network (a Linux namespace); empty where the system can't or may not. */
export function networkless(): readonly string[] {
  command ??= process.platform === 'linux' && canSeparate() ? [unshare, ...separate] : [];
  return command;
}

const unshare = '/usr/bin/unshare';
const canSeparate = () =>
  existsSync(unshare) && spawnSync(unshare, [...separate, 'true'], { stdio: 'ignore', timeout: 2_000 }).status === 0;
