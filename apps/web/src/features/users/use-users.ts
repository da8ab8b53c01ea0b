import type { ManagedUser } from '@rxweb/contracts/users';
import type { Query } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import type { UsersApi } from './users.api.ts';

export interface UserList extends Query<ManagedUser[]> {
  /** Without reading the list. */
  replace: (user: ManagedUser) => void;
  remove: (user: ManagedUser) => void;
}

export function useUsers(api: UsersApi): UserList {
  const query = useQuery(api.list, { isUserAction: true });
  const change = (how: (users: ManagedUser[]) => ManagedUser[]) => {
    // A running read may be older than the change.
    query.cancel();
    query.setData((users) => users && how(users));
  };
  return {
    ...query,
    replace: (user) => change((users) => users.map((each) => (each.id === user.id ? user : each))),
    remove: (user) => change((users) => users.filter(({ id }) => id !== user.id)),
  };
}
