import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
/** The program and its libraries; neither the data folder nor the operator's files beside the program. */
const readable = ['node_modules', 'packages', 'apps/server/src', 'package.json', 'apps/server/package.json'];

/**
 * Node's permissions of a reader: its own program and a thread. No writing, no other programs, no add-ons. Node 24 can't forbid
 * connections by permission; `seal.ts` and the namespace below do.
 */
export function rightsFor(worker: URL): string[] {
  const folders = [...readable.map((path) => join(root, path)), dirname(fileURLToPath(worker))];
  return ['--permission', '--allow-worker', '--no-warnings', ...folders.flatMap(readRight)];
}

const readRight = (path: string) =>
  path.endsWith('.json') ? [`--allow-fs-read=${path}`] : [`--allow-fs-read=${path}/*`];

const separate = ['--user', '--net', '--ipc', '--uts', '--'];
let command: readonly string[] | undefined;

/**
 * What starts a program without any network, by a namespace of its own; empty where the system can't. util-linux's `unshare` is part of
 * every Linux, but some hosts forbid it to plain users.
 */
export function networkless(): readonly string[] {
  command ??= process.platform === 'linux' && canSeparate() ? [unshare, ...separate] : [];
  return command;
}

const unshare = '/usr/bin/unshare';
const canSeparate = () =>
  existsSync(unshare) && spawnSync(unshare, [...separate, 'true'], { stdio: 'ignore', timeout: 2_000 }).status === 0;
