import { useEffect, useState } from 'react';
import type { AuditApi } from './audit.api.ts';

/** Whom one can ask for. The log is of use without, so a failure leaves the choice empty. */
export function usePeople(api: AuditApi): { id: string; email: string }[] {
  const [people, setPeople] = useState<{ id: string; email: string }[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    api.people(abort.signal).then(setPeople, () => {});
    return () => abort.abort();
  }, [api]);
  return people;
}
