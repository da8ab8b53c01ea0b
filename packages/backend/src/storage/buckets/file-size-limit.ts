import { StorageError } from '../errors.ts';
import { storageLimits } from '../limits.ts';

const bytesPerUnit: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

/**
 * A bucket's size limit in bytes, from a number or text such as "20MB" (decimal); null means the server's limit. Throws
 * `invalidRequest` or `entityTooLarge`.
 */
export function parseFileSizeLimit(value: unknown): number | null {
  if (value === null) return null;
  const bytes = typeof value === 'string' ? parseText(value) : value;
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) {
    throw new StorageError('invalidRequest', 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B');
  }
  if (bytes > storageLimits.maxObjectBytes) throw new StorageError('entityTooLarge');
  return Math.floor(bytes);
}

function parseText(text: string): number {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(gb|mb|kb|b)?$/i.exec(text.trim()) ?? [];
  return amount === undefined ? Number.NaN : Number(amount) * (bytesPerUnit[unit?.toLowerCase() ?? 'b'] ?? 1);
}
