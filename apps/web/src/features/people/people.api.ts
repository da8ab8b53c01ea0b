import { exportWhoSaw, whoSaw } from '@rxweb/contracts/audit';
import * as contract from '@rxweb/contracts/people';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import type { EndpointResult } from '../../api/call-endpoint.ts';
import type { ReadOptions } from '../../data/base-query.ts';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';

export type Separated = EndpointResult<typeof contract.separate>;
export type PeopleApi = ReturnType<typeof peopleApi>;

/** All calls throw `ApiError`. */
export function usePeopleApi(): PeopleApi {
  const call = useStaffCall();
  return useMemo(() => peopleApi(call), [call]);
}

function peopleApi(call: StaffCall) {
  const params = (id: string) => ({ params: { id } });
  return {
    list: (search: string | null, after: string | null, options: ReadOptions) =>
      call(
        contract.listPeople,
        { body: { ...(search !== null && { search }), ...(after !== null && { after }) } },
        options,
      ),
    read: (id: string, options: ReadOptions) => call(contract.readPerson, params(id), options),
    /** The version names the list to read: a merge changes it. */
    items: ({ id }: { id: string; version: number }, after: string | null, options: ReadOptions) =>
      call(contract.listPersonItems, { ...params(id), query: after === null ? {} : { after } }, options),
    change: ({ id, version }: contract.PersonFile, change: contract.PersonChange) =>
      call(contract.changePerson, { ...params(id), body: { version, ...change } }),
    merge: (kept: contract.PersonListItem, other: contract.PersonListItem) =>
      call(contract.mergePeople, {
        ...params(kept.id),
        body: { version: kept.version, other: other.id, otherVersion: other.version },
      }),
    addNumber: ({ id, version }: contract.PersonFile, phone: string) =>
      call(contract.addNumber, { ...params(id), body: { version, phone } }),
    separate: ({ id, version }: contract.PersonFile, part: { kind: contract.PartKind; subject: string }) =>
      call(contract.separate, { ...params(id), body: { version, ...part } }),
    undoSeparation: (id: string) => call(contract.undoSeparation, params(id)),
    undoMerge: (id: string) => call(contract.undoMerge, params(id)),
    of: (place: contract.PersonPlace, id: string, options: ReadOptions) =>
      call(contract.findPersonOf, { body: { place, id } }, options),
    linkCase: (caseId: string, person: string) => call(contract.linkCase, { body: { case: caseId, person } }),
    whoSaw: (person: string, options: ReadOptions) => call(whoSaw, { body: { person } }, options),
    whoSawCsv: async (person: string): Promise<Blob> => (await call(exportWhoSaw, { query: { person } })).blob(),
  };
}

/** The contact as it is after a conflict; null for any other failure. */
export function personNow(error: unknown): contract.PersonFile | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const parsed = z.safeParse(contract.personFile, error.body?.current);
  return parsed.success ? parsed.data : null;
}
