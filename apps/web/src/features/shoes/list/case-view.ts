import { isUuid } from '@rxweb/contracts/shared/uuid';
import {
  type ShoeCaseStatus,
  type ShoeStep,
  shoeCaseStatuses,
  shoeDueFilters,
  shoeSteps,
} from '@rxweb/contracts/shoes/cases';
import type { CaseQuery } from '../shoes.api.ts';

/** An empty text means any. Part of the address, so it must hold no patient data. */
export interface CaseView {
  /** Empty: all except archived. */
  status: ShoeCaseStatus | '';
  /** `mine`, `none`, or an account's id. */
  owner: string;
  missing: ShoeStep | '';
  due: (typeof shoeDueFilters)[number] | '';
}

export const everyCase: CaseView = { status: '', owner: '', missing: '', due: '' };

/** Unknown values count as unset. */
export function parseCaseView(query: string): CaseView {
  const values = new URLSearchParams(query);
  return {
    status: shoeCaseStatuses.find((status) => status === values.get('status')) ?? '',
    owner: parseOwner(values.get('owner')),
    missing: shoeSteps.find((step) => step === values.get('missing')) ?? '',
    due: shoeDueFilters.find((due) => due === values.get('due')) ?? '',
  };
}

/** Anything else counts as unset. */
export function parseOwner(owner: string | null): string {
  if (owner === 'mine' || owner === 'none') return owner;
  return owner && isUuid(owner) ? owner.toLowerCase() : '';
}

/** With its `?`; empty without filters. */
export function caseViewQuery(view: Partial<CaseView>): string {
  const set = Object.entries(view).filter(([, value]) => value !== '');
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
}

export function caseFilterOf({ status, owner, missing, due }: CaseView, ownId: string): CaseQuery {
  return {
    ...(status && { status }),
    ...(owner && { owner: ownerFilter(owner, ownId) }),
    ...(missing && { missing }),
    ...(due && { due }),
  };
}

export function ownerFilter(owner: string, ownId: string): string {
  return owner === 'mine' ? ownId : owner;
}
