import type { LiveFile } from '@rxweb/contracts/live/messages';
import * as contract from '@rxweb/contracts/live/staff';
import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import { useMemo } from 'react';
import type { CallOptions } from '../../../api/call-endpoint.ts';
import type { ReadOptions } from '../../../data/base-query.ts';
import { type StaffCall, useStaffCall } from '../../../data/use-staff-call.ts';

export type LiveStaffApi = ReturnType<typeof liveStaffApi>;

/** All calls throw `ApiError`. */
export function useLiveStaffApi(): LiveStaffApi {
  const call = useStaffCall();
  return useMemo(() => liveStaffApi(call), [call]);
}

function liveStaffApi(call: StaffCall) {
  return {
    read: (id: string, after: number, options: ReadOptions) =>
      call(contract.readLive, { params: { id }, query: { after } }, options),
    join: (id: string) => call(contract.joinChat, { params: { id } }),
    takeOver: (id: string, from: string) => call(contract.takeOverChat, { params: { id }, body: { from } }),
    leave: (id: string) => call(contract.leaveChat, { params: { id } }),
    closeUrgent: (id: string, done: string, upTo: number) =>
      call(contract.closeUrgentChat, { params: { id }, body: { done, upTo } }),
    send: (id: string, message: { key: string; text: string; attachments: LiveFile[] }) =>
      call(contract.sendStaffMessage, { params: { id }, body: message }),
    typing: (id: string, isTyping: boolean) => call(contract.reportStaffTyping, { params: { id }, body: { isTyping } }),
    /** Shown, not touched: it doesn't extend the session. */
    seen: (id: string, seq: number) =>
      call(contract.reportStaffSeen, { params: { id }, body: { seq } }, { headers: backgroundHeaders }),
    addFile: async (id: string, file: File, options: Pick<CallOptions, 'signal' | 'fetch'>): Promise<LiveFile> => {
      const headers = { 'x-file-path': encodeURIComponent(file.name) };
      return (await call(contract.addLiveFile, { params: { id }, headers, body: file }, options)).file;
    },
    replies: (options: ReadOptions) => call(contract.listChatReplies, {}, options),
  };
}
