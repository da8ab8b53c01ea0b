import { type Attachment, buckets, genericBinary, getStorageHealth, type UploadResult } from '@rxweb/contracts/uploads';
import { callEndpoint } from '../../../lib/call-endpoint.ts';

/** What travels with the chat message (spec section 3). */
export function toAttachment({ path, bucket, originalFile: { name, type, size } }: UploadResult): Attachment {
  const known = bucket === buckets.general ? buckets.general : buckets.chat;
  return { bucket: known, path, name, type: type || genericBinary, size };
}

/** The bucket that is missing, or null when the storage is as it should be or cannot be asked (spec section 7). */
export async function findMissingBucket(signal: AbortSignal): Promise<string | null> {
  const health = await callEndpoint(getStorageHealth, {}, { signal }).catch(() => null);
  return health?.exists === false ? health.bucket : null;
}
