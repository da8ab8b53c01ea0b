import { getStorageHealth } from '@rxweb/contracts/uploads';
import { callEndpoint } from '../api/call-endpoint.ts';

/** Null when none is missing or storage can't be reached (spec section 7). */
export async function findMissingBucket(signal: AbortSignal): Promise<string | null> {
  const health = await callEndpoint(getStorageHealth, {}, { signal }).catch(() => null);
  return health?.exists === false ? health.bucket : null;
}
