import type { Role } from '@rxweb/contracts/shared/roles';
import type { AccountLink, ManagedUser } from '@rxweb/contracts/users';
import {
  createUser,
  deleteUser,
  endUserSessions,
  listUsers,
  removeSecondFactor,
  resendInvite,
  resetPassword,
  updateUser,
} from '@rxweb/contracts/users';
import { useMemo } from 'react';
import type { EndpointResult } from '../../api/call-endpoint.ts';
import type { ReadOptions } from '../../data/base-query.ts';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';

/** Spec section 3; sent as it is (section 7). */
export interface NewUser {
  email: string;
  password: string;
  role: Role;
  sendInvite: boolean;
}
export type CreatedUser = EndpointResult<typeof createUser>;

export type UsersApi = ReturnType<typeof usersApi>;

export function useUsersApi(): UsersApi {
  const call = useStaffCall();
  return useMemo(() => usersApi(call), [call]);
}

function usersApi(call: StaffCall) {
  const params = ({ id }: ManagedUser) => ({ params: { id } });
  return {
    list: async (options: ReadOptions): Promise<ManagedUser[]> => (await call(listUsers, {}, options)).users,
    create: (body: NewUser, key: string): Promise<CreatedUser> =>
      call(createUser, { headers: { 'idempotency-key': key }, body }),
    update: (user: ManagedUser, change: { role?: Role; blocked?: boolean }): Promise<ManagedUser> =>
      call(updateUser, { ...params(user), body: { ...change, version: user.version } }),
    remove: (user: ManagedUser) => call(deleteUser, params(user)),
    resendInvite: (user: ManagedUser): Promise<AccountLink> => call(resendInvite, params(user)),
    resetPassword: (user: ManagedUser, endPassword: boolean): Promise<AccountLink> =>
      call(resetPassword, { ...params(user), body: { endPassword } }),
    endSessions: (user: ManagedUser) => call(endUserSessions, params(user)),
    removeSecondFactor: (user: ManagedUser): Promise<ManagedUser> => call(removeSecondFactor, params(user)),
  };
}
