import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Finding, forAdmin, isDown, needsAttention, works } from '../finding.ts';

const gigabyte = 1e9;
const low = { share: 0.1, bytes: 5 * gigabyte };
const full = { share: 0.02, bytes: 1 * gigabyte };

/** How much room is left where the program keeps its data. */
export async function checkDisk(dataDir: string): Promise<Finding> {
  // With a Supabase elsewhere nothing has made the folder yet.
  const { bsize, blocks, bavail } = await statfs(dataDir).catch(() => statfs(dirname(dataDir)));
  return judgeDisk(bavail * bsize, blocks * bsize);
}

export function judgeDisk(freeBytes: number, totalBytes: number): Finding {
  const share = totalBytes > 0 ? freeBytes / totalBytes : 0;
  const text = `${inGigabytes(freeBytes)} GB of ${inGigabytes(totalBytes)} GB free (${Math.floor(share * 100)} %).`;
  const isUnder = (limit: typeof low) => share < limit.share || freeBytes < limit.bytes;
  if (isUnder(full)) return isDown(text, forAdmin('Free up space now: without it nothing new can be kept.'));
  if (isUnder(low)) return needsAttention(text, forAdmin('Free up space, or move DATA_DIR to a larger disk.'));
  return works(text);
}

/** Rounded down: a disk is never said to have more room than it has. */
function inGigabytes(bytes: number): string {
  const gigabytes = bytes / gigabyte;
  return gigabytes < 10 ? (Math.floor(gigabytes * 10) / 10).toFixed(1) : String(Math.floor(gigabytes));
}
