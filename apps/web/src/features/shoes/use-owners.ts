import { useEffect, useState } from 'react';
import type { DmeShoeApi } from './shoes.api.ts';

type Owner = Awaited<ReturnType<DmeShoeApi['owners']>>[number];

/** Whom a case may belong to; empty until that is known. */
export function useOwners(api: DmeShoeApi): readonly Owner[] {
  const [owners, setOwners] = useState<readonly Owner[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    api.owners({ isAsked: false, signal: abort.signal }).then(setOwners, () => {
      // Without the list one can still choose “mine” and “nobody”.
    });
    return () => abort.abort();
  }, [api]);
  return owners;
}

/** The choices of a filter by owner: anybody, the one who is signed in, nobody, then everybody else by name. */
export function ownerChoices(owners: readonly Owner[], chosen: string, ownId: string) {
  const others = owners
    .filter(({ id, email }) => id !== ownId && email !== null)
    .map(({ id, email }) => ({ value: id, label: email ?? id }));
  const isKnown = ['', 'mine', 'none'].includes(chosen) || others.some(({ value }) => value === chosen);
  return [
    { value: '', label: 'All owners' },
    { value: 'mine', label: 'Mine' },
    { value: 'none', label: 'Nobody’s' },
    ...others,
    ...(isKnown ? [] : [{ value: chosen, label: 'A person who is not listed' }]),
  ];
}
