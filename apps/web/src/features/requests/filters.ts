import { type RequestKind, requestKinds, requestStates } from '@rxweb/contracts/requests/kinds';
import { requestDues } from '@rxweb/contracts/requests/staff';
import { isUuid } from '@rxweb/contracts/shared/uuid';
import type { RequestFilter } from './requests.api.ts';

export const stateFilters = ['open', ...requestStates] as const;

/** The list's filters, as its address holds them. */
export interface Filters {
  state: (typeof stateFilters)[number];
  kind: RequestKind | null;
  /** `mine`, `none`, or an account's id. */
  owner: string | null;
  due: (typeof requestDues)[number] | null;
}

export const noFilters: Filters = { state: 'open', kind: null, owner: null, due: null };

export function filtersIn(search: string): Filters {
  const query = new URLSearchParams(search);
  const owner = query.get('owner');
  return {
    state: stateFilters.find((state) => state === query.get('state')) ?? 'open',
    kind: requestKinds.find((kind) => kind === query.get('kind')) ?? null,
    owner: owner === 'mine' || owner === 'none' || (owner !== null && isUuid(owner)) ? owner : null,
    due: requestDues.find((due) => due === query.get('due')) ?? null,
  };
}

/** The query of an address, with its `?`; empty for the open requests. It never names a visitor. */
export function filterQuery({ state, kind, owner, due }: Filters): string {
  const query = new URLSearchParams({
    ...(state !== 'open' && { state }),
    ...(kind && { kind }),
    ...(owner && { owner }),
    ...(due && { due }),
  });
  return query.size > 0 ? `?${query}` : '';
}

export function toBody({ state, kind, owner, due }: Filters, ownId: string, search: string | null): RequestFilter {
  return {
    state,
    ...(kind && { kind }),
    ...(owner && { owner: owner === 'mine' ? ownId : owner }),
    ...(due && { due }),
    ...(search !== null && { search }),
  };
}
