import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * True if a path is visibly on dm-crypt, such as LUKS, also below LVM or RAID. False if unknown: ZFS, network or self-encrypting disks,
 * host encryption. `root` holds /proc and /sys.
 */
export async function isKnownEncrypted(path: string, root = '/'): Promise<boolean> {
  try {
    const mounts = await readFile(join(root, 'proc/self/mountinfo'), 'utf8');
    const device = deviceOf(mounts, await realpath(path));
    return device !== null && (await isCrypt(await blockFolder(device, root)));
  } catch {
    return false;
  }
}

interface Device {
  /** `major:minor`, as in proc_pid_mountinfo(5). It names no device for multi-device file systems. */
  number: string;
  source: string;
}

export function deviceOf(mountinfo: string, path: string): Device | null {
  let found: (Device & { length: number }) | null = null;
  for (const line of mountinfo.split('\n')) {
    const [left = '', right = ''] = line.split(' - ');
    const [, , number, , point] = left.split(' ');
    const [, source] = right.split(' ');
    if (!number || !point || !source) continue;
    const folder = unescaped(point);
    const isOver = path === folder || path.startsWith(folder === '/' ? '/' : `${folder}/`);
    if (isOver && folder.length >= (found?.length ?? 0)) found = { number, source, length: folder.length };
  }
  return found && { number: found.number, source: found.source };
}

/** Spaces, tabs, line ends and backslashes are octal there. */
const unescaped = (text: string) =>
  text.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));

async function blockFolder({ number, source }: Device, root: string): Promise<string> {
  if (!number.startsWith('0:')) return join(root, 'sys/dev/block', number);
  // btrfs, for example: its source is a /dev node or a link to it.
  return join(root, 'sys/class/block', basename(await realpath(join(root, source))));
}

async function isCrypt(block: string): Promise<boolean> {
  const uuid = await readFile(join(block, 'dm/uuid'), 'utf8').catch(() => '');
  if (uuid.startsWith('CRYPT-')) return true;
  const below = await readdir(join(block, 'slaves')).catch(() => []);
  const areCrypt = await Promise.all(below.map((name) => isCrypt(join(block, 'slaves', name))));
  return areCrypt.length > 0 && areCrypt.every(Boolean);
}
