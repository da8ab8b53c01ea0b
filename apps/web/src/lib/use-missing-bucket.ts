import { getStorageHealth } from '@rxweb/contracts/uploads';
import { useEffect, useState } from 'react';
import { callEndpoint } from './call-endpoint.ts';

/** Asks once whether the files of visitors have a place to go; gives the name of the bucket that does not exist. */
export function useMissingBucket(): string | null {
  const [bucket, setBucket] = useState<string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    void findMissingBucket(abort.signal).then((missing) => abort.signal.aborted || setBucket(missing));
    return () => abort.abort();
  }, []);
  return bucket;
}

/** The bucket that is missing, or null when the storage is as it should be or cannot be asked (spec section 7). */
async function findMissingBucket(signal: AbortSignal): Promise<string | null> {
  const health = await callEndpoint(getStorageHealth, {}, { signal }).catch(() => null);
  return health?.exists === false ? health.bucket : null;
}
