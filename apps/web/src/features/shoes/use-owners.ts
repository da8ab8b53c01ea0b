import { useEffect, useState } from 'react';
import type { ShoesTexts } from '../../texts/shoes/shoes-en.ts';
import type { ShoesApi } from './shoes.api.ts';

type Owner = Awaited<ReturnType<ShoesApi['owners']>>[number];

/** Empty until loaded. */
export function useOwners(api: ShoesApi): readonly Owner[] {
  const [owners, setOwners] = useState<readonly Owner[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    api.owners({ isUserAction: false, signal: abort.signal }).then(setOwners, () => {
      // The fixed choices work without the list.
    });
    return () => abort.abort();
  }, [api]);
  return owners;
}

/** Any, the user, unassigned, then the others by name. */
export function ownerChoices(
  owners: readonly Owner[],
  chosen: string,
  ownId: string,
  { owners: texts, unassigned }: ShoesTexts,
) {
  const others = owners
    .filter(({ id, name }) => id !== ownId && name !== null)
    .map(({ id, name }) => ({ value: id, label: name ?? id }));
  const isKnown = ['', 'mine', 'none'].includes(chosen) || others.some(({ value }) => value === chosen);
  return [
    { value: '', label: texts.all },
    { value: 'mine', label: texts.mine },
    { value: 'none', label: unassigned },
    ...others,
    ...(isKnown ? [] : [{ value: chosen, label: texts.unknown }]),
  ];
}
