import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memoryDir = '/dev/shm';
/** Several times what the tests hold there at once. */
const wantedBytes = 4 * 2 ** 30;

/** The folder for what tests write, which wait for the disk thousands of times: in memory where Linux has room, else tmp. `TMPDIR` has precedence. */
export function quickTmp(): string {
  if (process.env.TMPDIR || process.platform !== 'linux') return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(memoryDir);
    return bavail * bsize >= wantedBytes ? memoryDir : tmpdir();
  } catch {
    return tmpdir();
  }
}
