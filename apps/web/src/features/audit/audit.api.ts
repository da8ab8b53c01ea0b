import { type AuditFilter, exportAudit, listAudit, verifyAudit, whoSaw } from '@rxweb/contracts/audit';
import { listUsers } from '@rxweb/contracts/users';
import { useMemo } from 'react';
import type { ReadOptions } from '../../data/base-query.ts';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';
import { nameFromEmail } from '../../format/name-from-email.ts';

export type AuditApi = ReturnType<typeof auditApi>;

export function useAuditApi(): AuditApi {
  const call = useStaffCall();
  return useMemo(() => auditApi(call), [call]);
}

function auditApi(call: StaffCall) {
  return {
    page: (filter: AuditFilter, before: number | null, { signal }: ReadOptions) =>
      call(listAudit, { query: { ...filter, ...(before !== null && { before }) } }, { signal }),
    csv: async (filter: AuditFilter): Promise<Blob> => (await call(exportAudit, { query: filter })).blob(),
    verify: () => call(verifyAudit, {}),
    whoSaw: (body: { phone: string }) => call(whoSaw, { body }),
    /** Sorted by name. */
    people: async (options: ReadOptions): Promise<{ id: string; name: string }[]> => {
      const { users } = await call(listUsers, {}, options);
      return users
        .map(({ id, name, email }) => ({ id, name: name ?? nameFromEmail(email) }))
        .sort((one, other) => one.name.localeCompare(other.name));
    },
  };
}
