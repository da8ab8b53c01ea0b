import { deleteInfectedFile, viewFile } from '@rxweb/contracts/file-views';
import type { RequestText } from '@rxweb/contracts/requests/kinds';
import * as contract from '@rxweb/contracts/requests/staff';
import { type Attachment, downloadFile } from '@rxweb/contracts/uploads';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import { toViewedPage } from '../../api/viewed-page.ts';
import type { ReadOptions } from '../../data/base-query.ts';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';

export type RequestsApi = ReturnType<typeof requestsApi>;
export type RequestFilter = z.input<typeof contract.listRequests.input.body>;

/** All calls throw `ApiError`. */
export function useRequestsApi(): RequestsApi {
  const call = useStaffCall();
  return useMemo(() => requestsApi(call), [call]);
}

function requestsApi(call: StaffCall) {
  const params = (id: string) => ({ params: { id } });
  return {
    list: (filter: RequestFilter, options: ReadOptions) => call(contract.listRequests, { body: filter }, options),
    read: (id: string, options: ReadOptions) => call(contract.readRequest, params(id), options),
    change: (id: string, version: number, change: contract.RequestChange) =>
      call(contract.changeRequest, { ...params(id), body: { version, change } }),
    birthDate: async (id: string) => (await call(contract.showBirthDate, params(id))).birthDate,
    sendText: (id: string, template: RequestText, key: string) =>
      call(contract.sendRequestText, { ...params(id), headers: { 'idempotency-key': key }, body: { template } }),
    viewFile: async ({ bucket, path }: Attachment, page: number) =>
      toViewedPage(await call(viewFile, { query: { bucket, path, page } })),
    deleteInfected: ({ bucket, path }: Attachment) => call(deleteInfectedFile, { body: { bucket, path } }),
    /** The original; audited. */
    file: async ({ bucket, path }: Attachment): Promise<Blob> =>
      (await call(downloadFile, { query: { bucket, path } })).blob(),
  };
}

/** The request as it is after a conflict; null for any other failure. */
export function requestNow(error: unknown): contract.RequestFile | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const parsed = z.safeParse(contract.requestFile, error.body?.current);
  return parsed.success ? parsed.data : null;
}
