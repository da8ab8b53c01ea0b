import {
  addShoeNote,
  getShoeBoard,
  getShoeCase,
  listShoeCases,
  listShoeHistory,
  listShoeOwners,
  listShoeRecall,
  type ShoeCaseFile,
  shoeCaseFile,
  updateShoeCase,
} from '@rxweb/contracts/shoes/cases';
import {
  addShoeDocument,
  getAuditPacket,
  getPhysicianPacket,
  readShoeDocument,
  removeShoeDocument,
  type ShoeDocument,
  type ShoeRequirement,
  updateShoeDocument,
} from '@rxweb/contracts/shoes/documents';
import { createDmeShoe } from '@rxweb/contracts/shoes/records';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import type { EndpointArguments, EndpointResult } from '../../api/call-endpoint.ts';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';

export type CaseQuery = EndpointArguments<typeof listShoeCases>['body'];
export type CaseList = EndpointResult<typeof listShoeCases>;
export type ShoeBoard = EndpointResult<typeof getShoeBoard>;
export type ShoeRecall = EndpointResult<typeof listShoeRecall>;
export type ShoeHistory = EndpointResult<typeof listShoeHistory>['entries'];
export type NewCaseBody = EndpointArguments<typeof createDmeShoe>['body'];
export type CaseBody = EndpointArguments<typeof updateShoeCase>['body'];

/** How a reading that nobody asked for is marked: it does not keep a session alive (security row A15). */
export interface Asked {
  isAsked?: boolean;
  signal?: AbortSignal;
  /** For the progress of an upload. */
  fetch?: typeof fetch;
}

export type DmeShoeApi = ReturnType<typeof dmeShoeApi>;

/** The calls of the cases of diabetic shoes, in the name of who is signed in. All throw {@link ApiError}. */
export function useDmeShoeApi(): DmeShoeApi {
  const call = useStaffCall();
  return useMemo(() => dmeShoeApi(call), [call]);
}

function dmeShoeApi(call: StaffCall) {
  const at = (id: string) => ({ params: { id } });
  const atDocument = (id: string, documentId: string) => ({ params: { id, documentId } });
  return {
    create: (body: NewCaseBody, key: string) => createCase(call, body, key),
    list: (query: CaseQuery, asked: Asked = {}): Promise<CaseList> =>
      call(listShoeCases, { body: query }, options(asked)),
    board: (owner?: string, asked: Asked = {}): Promise<ShoeBoard> =>
      call(getShoeBoard, { query: { ...(owner !== undefined && { owner }) } }, options(asked)),
    recall: (year?: number, asked: Asked = {}): Promise<ShoeRecall> =>
      call(listShoeRecall, { query: { ...(year !== undefined && { year }) } }, options(asked)),
    owners: async (asked: Asked = {}) => (await call(listShoeOwners, {}, options(asked))).owners,
    open: (id: string, asked: Asked = {}): Promise<ShoeCaseFile> => call(getShoeCase, at(id), options(asked)),
    save: (id: string, body: CaseBody): Promise<ShoeCaseFile> => call(updateShoeCase, { ...at(id), body }),
    addNote: (id: string, text: string) => call(addShoeNote, { ...at(id), body: { text } }),
    history: async (id: string, asked: Asked = {}): Promise<ShoeHistory> =>
      (await call(listShoeHistory, at(id), options(asked))).entries,
    /** Answers once the file is stored for good. */
    addDocument: (id: string, file: File, requirement: ShoeRequirement, asked: Asked = {}): Promise<ShoeDocument> =>
      call(
        addShoeDocument,
        {
          ...at(id),
          headers: { 'x-file-name': encodeURIComponent(file.name.toWellFormed()) },
          query: { requirement },
          body: file,
        },
        options(asked),
      ),
    changeDocument: (
      id: string,
      documentId: string,
      change: { requirement?: ShoeRequirement; verified?: boolean },
    ): Promise<ShoeDocument> => call(updateShoeDocument, { ...atDocument(id, documentId), body: change }),
    removeDocument: (id: string, documentId: string) => call(removeShoeDocument, atDocument(id, documentId)),
    readDocument: async (id: string, documentId: string): Promise<Blob> =>
      (await call(readShoeDocument, atDocument(id, documentId))).blob(),
    physicianPacket: async (id: string): Promise<Blob> => (await call(getPhysicianPacket, at(id))).blob(),
    auditPacket: async (id: string): Promise<Blob> => (await call(getAuditPacket, at(id))).blob(),
  };
}

/** The case as it is now, when somebody else saved it first and the server says so (security row R13). */
export function caseNow(error: unknown): ShoeCaseFile | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const parsed = z.safeParse(shoeCaseFile, error.body?.current);
  return parsed.success ? parsed.data : null;
}

function options({ isAsked = true, ...rest }: Asked) {
  return { ...rest, ...(!isAsked && { headers: { 'x-rx-activity': 'background' } }) };
}

const created = z.object({ data: z.object({ id: z.union([z.string().check(z.minLength(1)), z.number()]) }) });

/**
 * Saves a new case; gives its id, or null when the answer names none (spec section 8). The message of what it throws is the text of the
 * answer, whoever wrote it: our server's own words, or those of something in between.
 */
async function createCase(call: StaffCall, body: NewCaseBody, key: string): Promise<string | null> {
  let refused = '';
  const keepRefusal: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    if (!response.ok) refused = await response.clone().text();
    return response;
  };
  const asText = { ...createDmeShoe, output: 'file' } as const;
  try {
    const answer = await call(asText, { headers: { 'idempotency-key': key }, body }, { fetch: keepRefusal });
    const parsed = z.safeParse(created, await answer.json().catch(() => null));
    return parsed.success ? String(parsed.data.data.id) : null;
  } catch (error) {
    const isPage = /^\s*</.test(refused);
    if (!(error instanceof ApiError) || error.body?.error || refused.trim() === '' || isPage) throw error;
    throw new ApiError(error.code, error.status, refused.trim(), error.body, error.statusText);
  }
}
