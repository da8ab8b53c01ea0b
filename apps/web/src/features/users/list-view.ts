import type { SessionRole } from '@rxweb/contracts/shared/roles';
import type { ManagedUser } from '@rxweb/contracts/users';
import { isInvited } from './user-labels.ts';

export const sortKeys = ['email', 'role', 'status', 'seen', 'created'] as const;
export type SortKey = (typeof sortKeys)[number];

export const roleFilters = ['all', 'admin', 'pharmacist', 'employee', 'public'] as const;
export const statusFilters = ['all', 'active', 'invited', 'blocked', 'no-factor'] as const;

export interface ListView {
  /** Part of an email or phone number. */
  search: string;
  role: (typeof roleFilters)[number];
  status: (typeof statusFilters)[number];
  sort: SortKey;
  isDescending: boolean;
}

export const firstView: ListView = { search: '', role: 'all', status: 'all', sort: 'email', isDescending: false };

/** Ignores unknown values. */
export function parseView(query: string): ListView {
  const values = new URLSearchParams(query);
  const sort = values.get('sort') ?? '';
  return {
    search: values.get('q') ?? firstView.search,
    role: oneOf(roleFilters, values.get('role')) ?? firstView.role,
    status: oneOf(statusFilters, values.get('status')) ?? firstView.status,
    sort: oneOf(sortKeys, sort.replace(/^-/, '')) ?? firstView.sort,
    isDescending: sort.startsWith('-'),
  };
}

/** With its `?`; empty for the default view. */
export function viewQuery({ search, role, status, sort, isDescending }: ListView): string {
  const values = new URLSearchParams();
  if (search !== firstView.search) values.set('q', search);
  if (role !== firstView.role) values.set('role', role);
  if (status !== firstView.status) values.set('status', status);
  if (sort !== firstView.sort || isDescending) values.set('sort', `${isDescending ? '-' : ''}${sort}`);
  const query = values.toString();
  return query && `?${query}`;
}

/** Sorts by the column; again, in the other direction. Times start with the newest. */
export function sortedBy(view: ListView, sort: SortKey): ListView {
  const beginsDescending = sort === 'seen' || sort === 'created';
  return { ...view, sort, isDescending: view.sort === sort ? !view.isDescending : beginsDescending };
}

/** Ignores the order. */
export function isFiltered({ search, role, status }: ListView): boolean {
  return search.trim() !== '' || role !== 'all' || status !== 'all';
}

/** Users without a sort value come last in both directions. The one just created comes first, so that a long list shows it, too. */
export function usersIn(view: ListView, users: readonly ManagedUser[], newId: string | null = null): ManagedUser[] {
  const direction = view.isDescending ? -1 : 1;
  const valueBy = sortValues[view.sort];
  return users
    .filter((user) => matches(view, user))
    .sort((one, other) => {
      if (one.id === newId || other.id === newId) return one.id === newId ? -1 : 1;
      const [a, b] = [valueBy(one), valueBy(other)];
      if (a === b) return byText(one.email, other.email);
      if (a === null || b === null) return a === null ? 1 : -1;
      return direction * (typeof a === 'number' && typeof b === 'number' ? a - b : byText(String(a), String(b)));
    });
}

const rank: Record<SessionRole, number> = { admin: 0, pharmacist: 1, employee: 2, public: 3 };

const sortValues: Record<SortKey, (user: ManagedUser) => string | number | null> = {
  email: ({ email }) => email,
  role: ({ role }) => rank[role],
  status: (user) => (user.blocked ? 2 : isInvited(user) ? 1 : 0),
  seen: ({ last_sign_in_at }) => last_sign_in_at && Date.parse(last_sign_in_at),
  created: ({ created_at }) => Date.parse(created_at),
};

function matches({ search, role, status }: ListView, user: ManagedUser): boolean {
  if (role !== 'all' && user.role !== role) return false;
  if (status === 'blocked' && !user.blocked) return false;
  if (status === 'active' && user.blocked) return false;
  if (status === 'invited' && !isInvited(user)) return false;
  if (status === 'no-factor' && !lacksSecondFactor(user)) return false;
  return isFound(search, user);
}

/** Staff who could have set one up. */
function lacksSecondFactor({ role, blocked, email_confirmed_at, second_factor }: ManagedUser): boolean {
  return role !== 'public' && !blocked && email_confirmed_at !== null && !second_factor;
}

function isFound(search: string, { name, email, phone }: ManagedUser): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '' || `${name ?? ''}\n${email}`.toLowerCase().includes(wanted)) return true;
  const digits = wanted.replace(/\D/g, '');
  const isNumber = digits !== '' && /^[\d\s()+.-]+$/.test(wanted);
  return isNumber && (phone ?? '').replace(/\D/g, '').includes(digits);
}

function byText(one: string, other: string): number {
  return one.localeCompare(other, 'en', { sensitivity: 'base' });
}

function oneOf<T extends string>(values: readonly T[], text: string | null): T | undefined {
  return values.find((value) => value === text);
}
