import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
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
  deleteInfectedShoeDocument,
  readShoeDocument,
  removeShoeDocument,
  type ShoeDocument,
  type ShoeRequirement,
  updateShoeDocument,
  viewShoeDocument,
} from '@rxweb/contracts/shoes/documents';
import {
  addReturnedPapers,
  getAuditPacket,
  getReviewPacket,
  getShoePapers,
  makeShoeLetter,
  markShoeFax,
} from '@rxweb/contracts/shoes/packets';
import { createShoeCase } from '@rxweb/contracts/shoes/records';
import { exportShoeDenials, getShoeAccreditation, getShoeDenials } from '@rxweb/contracts/shoes/reports';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import type { EndpointArguments, EndpointResult } from '../../api/call-endpoint.ts';
import { toViewedPage } from '../../api/viewed-page.ts';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';

export type CaseQuery = EndpointArguments<typeof listShoeCases>['body'];
export type CaseList = EndpointResult<typeof listShoeCases>;
export type ShoeBoard = EndpointResult<typeof getShoeBoard>;
export type ShoeRecall = EndpointResult<typeof listShoeRecall>;
export type ShoeDenials = EndpointResult<typeof getShoeDenials>;
export type ShoeHistory = EndpointResult<typeof listShoeHistory>['entries'];
export type NewCaseBody = EndpointArguments<typeof createShoeCase>['body'];
export type ReturnedPapers = EndpointResult<typeof addReturnedPapers>['filed'];
export type ShoePapers = EndpointResult<typeof getShoePapers>;
export type ShoeFax = ShoePapers['faxes'][number];
export type LetterBody = EndpointArguments<typeof makeShoeLetter>['body'];
export type CaseBody = EndpointArguments<typeof updateShoeCase>['body'];

export type DocumentChange = EndpointArguments<typeof updateShoeDocument>['body'];

/** Background requests don't extend the session (security row A15). */
export interface QueryReason {
  isUserAction?: boolean;
  signal?: AbortSignal;
  fetch?: typeof fetch;
}

export type ShoesApi = ReturnType<typeof shoesApi>;

/** As the signed-in user. All throw {@link ApiError}. */
export function useShoesApi(): ShoesApi {
  const call = useStaffCall();
  return useMemo(() => shoesApi(call), [call]);
}

function shoesApi(call: StaffCall) {
  const at = (id: string) => ({ params: { id } });
  const atDocument = (id: string, documentId: string) => ({ params: { id, documentId } });
  return {
    create: (body: NewCaseBody, key: string) => createCase(call, body, key),
    list: (query: CaseQuery, asked: QueryReason = {}): Promise<CaseList> =>
      call(listShoeCases, { body: query }, options(asked)),
    board: (owner?: string, asked: QueryReason = {}): Promise<ShoeBoard> =>
      call(getShoeBoard, { query: { ...(owner !== undefined && { owner }) } }, options(asked)),
    recall: (year?: number, asked: QueryReason = {}): Promise<ShoeRecall> =>
      call(listShoeRecall, { query: { ...(year !== undefined && { year }) } }, options(asked)),
    denials: (asked: QueryReason = {}): Promise<ShoeDenials> => call(getShoeDenials, {}, options(asked)),
    denialsCsv: async (): Promise<Blob> => (await call(exportShoeDenials, {})).blob(),
    accreditation: async (asked: QueryReason = {}) => (await call(getShoeAccreditation, {}, options(asked))).reminder,
    owners: async (asked: QueryReason = {}) => (await call(listShoeOwners, {}, options(asked))).owners,
    open: (id: string, asked: QueryReason = {}): Promise<ShoeCaseFile> => call(getShoeCase, at(id), options(asked)),
    save: (id: string, body: CaseBody): Promise<ShoeCaseFile> => call(updateShoeCase, { ...at(id), body }),
    addNote: (id: string, text: string) => call(addShoeNote, { ...at(id), body: { text } }),
    history: async (id: string, asked: QueryReason = {}): Promise<ShoeHistory> =>
      (await call(listShoeHistory, at(id), options(asked))).entries,
    /** Resolves once the file is durable. */
    addDocument: (
      id: string,
      file: File,
      requirement: ShoeRequirement,
      asked: QueryReason = {},
    ): Promise<ShoeDocument> =>
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
    changeDocument: (id: string, documentId: string, change: DocumentChange): Promise<ShoeDocument> =>
      call(updateShoeDocument, { ...atDocument(id, documentId), body: change }),
    removeDocument: (id: string, documentId: string) => call(removeShoeDocument, atDocument(id, documentId)),
    ...fileCalls(call),
    /** Files papers by the codes on their pages. */
    addReturned: async (file: File): Promise<ReturnedPapers> =>
      (
        await call(addReturnedPapers, {
          headers: { 'x-file-name': encodeURIComponent(file.name.toWellFormed()) },
          body: file,
        })
      ).filed,
    papers: (id: string, asked: QueryReason = {}): Promise<ShoePapers> => call(getShoePapers, at(id), options(asked)),
    letter: async (id: string, body: LetterBody): Promise<Blob> =>
      (await call(makeShoeLetter, { ...at(id), body })).blob(),
    markFax: (id: string, faxId: string, outcome: ShoeFax['outcome']): Promise<ShoeFax> =>
      call(markShoeFax, { params: { id, faxId }, body: { outcome } }),
    reviewPacket: async (id: string): Promise<Blob> => (await call(getReviewPacket, at(id))).blob(),
    auditPacket: async (id: string): Promise<Blob> => (await call(getAuditPacket, at(id))).blob(),
  };
}

function fileCalls(call: StaffCall) {
  const at = (id: string, documentId: string) => ({ params: { id, documentId } });
  return {
    viewDocument: async (id: string, documentId: string, page: number) =>
      toViewedPage(await call(viewShoeDocument, { ...at(id, documentId), query: { page } })),
    readDocument: async (id: string, documentId: string): Promise<Blob> =>
      (await call(readShoeDocument, at(id, documentId))).blob(),
    deleteInfected: (id: string, documentId: string) => call(deleteInfectedShoeDocument, at(id, documentId)),
  };
}

/** The current case, when someone else saved it first (security row R13). */
export function caseNow(error: unknown): ShoeCaseFile | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const parsed = z.safeParse(shoeCaseFile, error.body?.current);
  return parsed.success ? parsed.data : null;
}

function options({ isUserAction = true, ...rest }: QueryReason) {
  return { ...rest, ...(!isUserAction && { headers: backgroundHeaders }) };
}

const created = z.object({
  data: z.object({
    id: z.union([z.string().check(z.minLength(1)), z.number()]),
    openCaseId: z.catch(z.optional(z.string()), undefined),
  }),
});

/** `openCaseId`: an earlier case of the patient that isn't delivered yet. */
export interface CreatedCase {
  id: string | null;
  openCaseId?: string | undefined;
}

/** The id is null if the answer has none (spec section 8). The error's message is the answer's text. */
async function createCase(call: StaffCall, body: NewCaseBody, key: string): Promise<CreatedCase> {
  let refused = '';
  const keepRefusal: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    if (!response.ok) refused = await response.clone().text();
    return response;
  };
  const asText = { ...createShoeCase, output: 'file' } as const;
  try {
    const answer = await call(asText, { headers: { 'idempotency-key': key }, body }, { fetch: keepRefusal });
    const parsed = z.safeParse(created, await answer.json().catch(() => null));
    if (!parsed.success) return { id: null };
    const { id, openCaseId } = parsed.data.data;
    return { id: String(id), openCaseId };
  } catch (error) {
    const isPage = /^\s*</.test(refused);
    if (!(error instanceof ApiError) || error.body?.error || refused.trim() === '' || isPage) throw error;
    throw new ApiError(error.code, error.status, refused.trim(), error.body, error.statusText);
  }
}
