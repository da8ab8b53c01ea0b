import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk that is a file: what lies in the file is what a disk would hold when the power goes. */
export interface Disk {
  /** Where it is mounted. */
  path: string;
  /** The file as it is now, as a disk of its own, not mounted. Whoever writes has to stand still meanwhile. */
  copy(to: string): Promise<void>;
  unmount(): Promise<void>;
}

const megabytes = 1_500;

/** Why no disk can be made here; null when it can. */
export async function whyNoDisk(folder: string): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'only root may mount';
  try {
    const disk = await makeDisk(folder, 'trial', 16);
    await disk.unmount();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? 'mount failed') : 'mount failed';
  }
}

/** An empty ext4, mounted. */
export async function makeDisk(folder: string, name: string, size = megabytes): Promise<Disk> {
  const image = join(folder, `${name}.img`);
  await run('truncate', ['-s', `${size}M`, image]);
  await run('mkfs.ext4', ['-qF', image]);
  return mountDisk(folder, image, name);
}

export async function mountDisk(folder: string, image: string, name: string): Promise<Disk> {
  const path = join(folder, name);
  await mkdir(path, { recursive: true });
  await run('mount', ['-o', 'loop', image, path]);
  return {
    path,
    copy: async (to) => void (await run('cp', ['--sparse=always', image, to])),
    async unmount() {
      await run('umount', [path]);
      await rm(image);
    },
  };
}
