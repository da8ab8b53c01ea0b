import * as contract from '@rxweb/contracts/conversations';
import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import { listToday } from '@rxweb/contracts/today';
import type { Attachment } from '@rxweb/contracts/uploads';
import { downloadFile } from '@rxweb/contracts/uploads';
import { useMemo } from 'react';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';

/** Of a reading: whether somebody asked for it, and how it is called off. */
export interface QueryReason {
  isUserAction: boolean;
  signal: AbortSignal;
}

export type ConversationsApi = ReturnType<typeof conversationsApi>;

/** The calls of this page; all throw `ApiError`. */
export function useConversationsApi(): ConversationsApi {
  const call = useStaffCall();
  return useMemo(() => conversationsApi(call), [call]);
}

function conversationsApi(call: StaffCall) {
  const how = ({ isUserAction, signal }: QueryReason) => ({
    signal,
    ...(!isUserAction && { headers: backgroundHeaders }),
  });
  return {
    list: (view: contract.ConversationView, before: string | null, asking: QueryReason) =>
      call(contract.listConversations, { query: { view, ...(before && { before }) } }, how(asking)),
    search: (text: string, before: string | null, asking: QueryReason) =>
      call(contract.searchConversations, { body: { text, ...(before && { before }) } }, how(asking)),
    read: (id: string, asking: QueryReason) => call(contract.readConversation, { params: { id } }, how(asking)),
    erase: (id: string) => call(contract.eraseConversation, { params: { id } }),
    markHandOff: (id: string, done: boolean) => call(contract.markCallback, { params: { id }, body: { done } }),
    questions: (before: string | null, asking: QueryReason) =>
      call(contract.listOpenQuestions, { query: { ...(before && { before }) } }, how(asking)),
    settle: (id: string) => call(contract.dismissOpenQuestion, { params: { id } }),
    /** A file of a visitor, which the audit log notes. */
    file: async ({ bucket, path }: Attachment): Promise<Blob> =>
      (await call(downloadFile, { query: { bucket, path } })).blob(),
    /** How many visitors wait to be called. */
    waiting: async (options: { headers?: Record<string, string>; signal: AbortSignal }): Promise<number> => {
      const { items } = await call(listToday, {}, options);
      return items.find(({ kind }) => kind === 'hand_offs')?.count ?? 0;
    },
  };
}
