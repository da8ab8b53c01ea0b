import * as contract from '@rxweb/contracts/conversations';
import { listWaiting } from '@rxweb/contracts/health';
import type { Attachment } from '@rxweb/contracts/uploads';
import { downloadFile } from '@rxweb/contracts/uploads';
import { useMemo } from 'react';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';

/** How a call says that nobody asked for it: it does not keep a session alive (security row A15). */
const unasked = { 'x-rx-activity': 'background' };

/** Of a reading: whether somebody asked for it, and how it is called off. */
export interface Asking {
  isAsked: boolean;
  signal: AbortSignal;
}

export type ConversationsApi = ReturnType<typeof conversationsApi>;

/** The calls of this page; all throw `ApiError`. */
export function useConversationsApi(): ConversationsApi {
  const call = useStaffCall();
  return useMemo(() => conversationsApi(call), [call]);
}

function conversationsApi(call: StaffCall) {
  const how = ({ isAsked, signal }: Asking) => ({ signal, ...(!isAsked && { headers: unasked }) });
  return {
    list: (view: contract.ConversationView, before: string | null, asking: Asking) =>
      call(contract.listConversations, { query: { view, ...(before && { before }) } }, how(asking)),
    search: (text: string, before: string | null, asking: Asking) =>
      call(contract.searchConversations, { body: { text, ...(before && { before }) } }, how(asking)),
    read: (id: string, asking: Asking) => call(contract.readConversation, { params: { id } }, how(asking)),
    erase: (id: string) => call(contract.eraseConversation, { params: { id } }),
    markHandOff: (id: string, done: boolean) => call(contract.markHandOff, { params: { id }, body: { done } }),
    questions: (before: string | null, asking: Asking) =>
      call(contract.listOpenQuestions, { query: { ...(before && { before }) } }, how(asking)),
    settle: (id: string) => call(contract.settleOpenQuestion, { params: { id } }),
    /** A file of a visitor, which the audit log notes. */
    file: async ({ bucket, path }: Attachment): Promise<Blob> =>
      (await call(downloadFile, { query: { bucket, path } })).blob(),
    /** How many visitors wait to be called. */
    waiting: async (options: { headers?: Record<string, string>; signal: AbortSignal }): Promise<number> => {
      const { items } = await call(listWaiting, {}, options);
      return items.find(({ kind }) => kind === 'hand_offs')?.count ?? 0;
    },
  };
}
