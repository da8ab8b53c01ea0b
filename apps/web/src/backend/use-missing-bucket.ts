import { useEffect, useState } from 'react';

/** Asks once whether the files of visitors have a place to go; gives the name of the bucket that does not exist. */
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
