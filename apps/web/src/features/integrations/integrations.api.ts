import * as keys from '@rxweb/contracts/integrations';
import * as notices from '@rxweb/contracts/sms/notices';
import { useMemo } from 'react';
import type { ReadOptions } from '../../data/base-query.ts';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';

export type IntegrationsApi = ReturnType<typeof integrationsApi>;

/** All calls throw `ApiError`. */
export function useIntegrationsApi(): IntegrationsApi {
  const call = useStaffCall();
  return useMemo(() => integrationsApi(call), [call]);
}

function integrationsApi(call: StaffCall) {
  return {
    keys: (options: ReadOptions) => call(keys.listIntegrationKeys, {}, options),
    create: (body: { name: string; scope: keys.IntegrationScope; days: number }) =>
      call(keys.createIntegrationKey, { body }),
    revoke: (id: string) => call(keys.revokeIntegrationKey, { params: { id } }),
    notices: (options: ReadOptions) => call(notices.listNotices, {}, options),
    importNotices: (csv: string) => call(notices.importNotices, { body: { csv } }),
    openApi: (options: ReadOptions) => call(keys.readOpenApi, {}, options),
  };
}
