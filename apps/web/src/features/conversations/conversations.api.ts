import * as contract from '@rxweb/contracts/conversations';
import { deleteInfectedFile, viewFile } from '@rxweb/contracts/file-views';
import type { LiveFile } from '@rxweb/contracts/live/messages';
import type { Attachment } from '@rxweb/contracts/uploads';
import { downloadFile } from '@rxweb/contracts/uploads';
import { useMemo } from 'react';
import { toViewedPage } from '../../api/viewed-page.ts';
import type { ReadOptions } from '../../data/base-query.ts';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';

type StoredFile = Pick<Attachment | LiveFile, 'bucket' | 'path'>;

export type ConversationsApi = ReturnType<typeof conversationsApi>;

/** All calls throw `ApiError`. */
export function useConversationsApi(): ConversationsApi {
  const call = useStaffCall();
  return useMemo(() => conversationsApi(call), [call]);
}

function conversationsApi(call: StaffCall) {
  return {
    list: (view: contract.ConversationView, before: string | null, options: ReadOptions) =>
      call(contract.listConversations, { query: { view, ...(before && { before }) } }, options),
    search: (text: string, before: string | null, options: ReadOptions) =>
      call(contract.searchConversations, { body: { text, ...(before && { before }) } }, options),
    read: (id: string, options: ReadOptions) => call(contract.readConversation, { params: { id } }, options),
    /** What was sent to a language model with one turn. */
    disclosures: async (id: string, turn: string) =>
      (await call(contract.readTurnDisclosures, { params: { id, turn } })).disclosures,
    erase: (id: string) => call(contract.eraseConversation, { params: { id } }),
    markCallback: (id: string, done: boolean) => call(contract.markCallback, { params: { id }, body: { done } }),
    questions: (before: string | null, options: ReadOptions) =>
      call(contract.listOpenQuestions, { query: { ...(before && { before }) } }, options),
    dismissQuestion: (id: string) => call(contract.dismissOpenQuestion, { params: { id } }),
    viewFile: async ({ bucket, path }: StoredFile, page: number) =>
      toViewedPage(await call(viewFile, { query: { bucket, path, page } })),
    deleteInfected: ({ bucket, path }: StoredFile) => call(deleteInfectedFile, { body: { bucket, path } }),
    /** The original; audited. */
    file: async ({ bucket, path }: StoredFile): Promise<Blob> =>
      (await call(downloadFile, { query: { bucket, path } })).blob(),
  };
}
