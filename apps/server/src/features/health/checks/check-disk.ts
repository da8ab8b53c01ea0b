import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { adminStep, type Finding, failing, healthy, needsAttention } from '../../../kernel/feature/finding.ts';
import { isKnownEncrypted } from './disk-encryption.ts';

const gigabyte = 1e9;
const low = { share: 0.1, bytes: 5 * gigabyte };
const full = { share: 0.02, bytes: 1 * gigabyte };

/** Free space and, on request, encryption (security row O4). */
export async function checkDisk(dataDir: string, mustBeEncrypted: boolean): Promise<Finding> {
  // With an external Supabase the folder may not exist yet.
  const { bsize, blocks, bavail } = await statfs(dataDir).catch(() => statfs(dirname(dataDir)));
  const room = assessDisk(bavail * bsize, blocks * bsize);
  return mustBeEncrypted ? assessEncryption(room, await isKnownEncrypted(dataDir)) : room;
}

export function assessEncryption(room: Finding, isSeen: boolean): Finding {
  if (room.state !== 'green') return room;
  if (isSeen) return healthy(`${room.text} It’s encrypted.`);
  return needsAttention(
    `${room.text} We can’t tell whether it’s encrypted.`,
    adminStep(
      'Move DATA_DIR to an encrypted disk, or set DATA_DISK_ENCRYPTED=yes if it’s encrypted in a way we can’t detect.',
    ),
  );
}

export function assessDisk(freeBytes: number, totalBytes: number): Finding {
  const share = totalBytes > 0 ? freeBytes / totalBytes : 0;
  const text = `${inGigabytes(freeBytes)} GB of ${inGigabytes(totalBytes)} GB free (${Math.floor(share * 100)}%).`;
  const isUnder = (limit: typeof low) => share < limit.share || freeBytes < limit.bytes;
  if (isUnder(full)) return failing(text, adminStep('Free up space now. Without it, nothing new can be saved.'));
  if (isUnder(low)) return needsAttention(text, adminStep('Free up space, or move DATA_DIR to a larger disk.'));
  return healthy(text);
}

/** Round down, so we never overstate free space. */
function inGigabytes(bytes: number): string {
  const gigabytes = bytes / gigabyte;
  return gigabytes < 10 ? (Math.floor(gigabytes * 10) / 10).toFixed(1) : String(Math.floor(gigabytes));
}
