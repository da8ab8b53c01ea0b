import { type ShoeCaseStatus, type ShoeStep, shoeCaseStatuses, shoeSteps } from '@rxweb/contracts/shoes/cases';
import type { CaseQuery } from '../shoes.api.ts';

/** Which cases the list shows. Empty texts mean any; it stands in the address, so nothing of a patient may be in it. */
export interface CaseView {
  /** Empty: all but the archived. */
  status: ShoeCaseStatus | '';
  /** `mine`, `none`, or an account's id. */
  owner: string;
  missing: ShoeStep | '';
  due: 'closing' | 'waiting' | '';
}

export const everyCase: CaseView = { status: '', owner: '', missing: '', due: '' };

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads a view out of an address's query; what it does not know counts as not set. */
export function parseCaseView(query: string): CaseView {
  const values = new URLSearchParams(query);
  const due = values.get('due');
  return {
    status: shoeCaseStatuses.find((status) => status === values.get('status')) ?? '',
    owner: parseOwner(values.get('owner')),
    missing: shoeSteps.find((step) => step === values.get('missing')) ?? '',
    due: due === 'closing' || due === 'waiting' ? due : '',
  };
}

/** `mine`, `none` or an account's id; anything else is nobody in particular. */
export function parseOwner(owner: string | null): string {
  if (owner === 'mine' || owner === 'none') return owner;
  return owner && guid.test(owner) ? owner.toLowerCase() : '';
}

/** The query that says a view: empty for everything, else with its `?`. */
export function caseViewQuery(view: Partial<CaseView>): string {
  const set = Object.entries(view).filter(([, value]) => value !== '');
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
}

/** What the server is asked for. */
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
