import { useEffect, useState } from 'react';

/** Checks once for the visitors' bucket; returns its name if it is missing. */
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
