import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memoryDir = '/dev/shm';
/** Several times what the tests hold there at once. */
const wantedBytes = 4 * 2 ** 30;

/**
 * The folder for what tests write: in memory where Linux has room for it, else tmp. They wait for the disk thousands of times, and nothing of
 * theirs outlives them. `TMPDIR`, when set, is taken as it is.
 */
export function quickTmp(): string {
  if (process.env.TMPDIR || process.platform !== 'linux') return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(memoryDir);
    return bavail * bsize >= wantedBytes ? memoryDir : tmpdir();
  } catch {
    return tmpdir();
  }
}
