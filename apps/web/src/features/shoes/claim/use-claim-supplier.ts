import type { ClaimSupplier } from '@rxweb/contracts/shoes/claim';
import { getClaimSupplier } from '@rxweb/contracts/shoes/claim-files';
import { useEffect, useState } from 'react';
import { logFailure } from '../../../browser/log.ts';
import { useStaffCall } from '../../../data/use-staff-call.ts';

/** Who bills; null if not set up, undefined until it is known. The server checks it again for each file. */
export function useClaimSupplier(): ClaimSupplier | null | undefined {
  const call = useStaffCall();
  const [supplier, setSupplier] = useState<ClaimSupplier | null>();
  useEffect(() => {
    const abort = new AbortController();
    call(getClaimSupplier, {}, { signal: abort.signal }).then(
      (answer) => setSupplier(answer.supplier),
      (error: unknown) => {
        if (!abort.signal.aborted) logFailure('The store’s billing details were not loaded', error);
      },
    );
    return () => abort.abort();
  }, [call]);
  return supplier;
}
