import { useEffect, useState } from 'react';

/** Checks once. */
export function useMissingBucket(): string | null {
  const [bucket, setBucket] = useState<string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    import('./missing-bucket.ts')
      .then(({ findMissingBucket }) => findMissingBucket(abort.signal))
      .then(
        (missing) => abort.signal.aborted || setBucket(missing),
        () => undefined,
      );
    return () => abort.abort();
  }, []);
  return bucket;
}
