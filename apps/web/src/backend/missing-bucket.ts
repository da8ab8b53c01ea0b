import { getStorageHealth } from '@rxweb/contracts/uploads';
import { callEndpoint } from '../api/call-endpoint.ts';

/** The bucket that is missing, or null when the storage is as it should be or cannot be asked (spec section 7). */
export async function findMissingBucket(signal: AbortSignal): Promise<string | null> {
  const health = await callEndpoint(getStorageHealth, {}, { signal }).catch(() => null);
  return health?.exists === false ? health.bucket : null;
}
