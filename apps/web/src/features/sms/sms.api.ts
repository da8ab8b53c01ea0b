import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import {
  cancelSms,
  deleteInfectedSmsPicture,
  fetchSmsPictureAgain,
  markSmsThread,
  readSmsOutcome,
  readSmsPicture,
  readSmsThread,
  resendSms,
  type SmsThreadPage,
  searchSms,
  undoSms,
  viewSmsPicture,
} from '@rxweb/contracts/sms/inbox';
import { listSms, markSmsRead, type SmsPage, sendSms } from '@rxweb/contracts/sms/messages';
import { useMemo } from 'react';
import type { EndpointArguments } from '../../api/call-endpoint.ts';
import { toViewedPage } from '../../api/viewed-page.ts';
import type { ReadOptions } from '../../data/base-query.ts';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';

export type ListQuery = EndpointArguments<typeof listSms>['query'];
export type TextToSend = EndpointArguments<typeof sendSms>['body'];
export type SmsApi = ReturnType<typeof smsApi>;

/** All calls throw `ApiError`. */
export function useSmsApi(): SmsApi {
  const call = useStaffCall();
  return useMemo(() => smsApi(call), [call]);
}

function smsApi(call: StaffCall) {
  return {
    list: (query: ListQuery, signal: AbortSignal): Promise<SmsPage> => call(listSms, { query }, { signal }),
    search: (text: string, before: string | null, options: ReadOptions): Promise<SmsPage> =>
      call(searchSms, { body: { text, ...(before && { before }) } }, options),
    thread: (id: string, before: string | null, { signal }: ReadOptions): Promise<SmsThreadPage> =>
      call(readSmsThread, { params: { id }, query: { ...(before && { before }) } }, { signal }),
    /** Any success: the spec's texts depend on the body. */
    send: (body: TextToSend, key: string, undoSeconds?: number): Promise<Response> =>
      call({ ...sendSms, output: 'file' } as const, {
        headers: { 'idempotency-key': key, ...(undoSeconds && { 'undo-seconds': String(undoSeconds) }) },
        body,
      }),
    undo: (id: string) => call(undoSms, { params: { id } }),
    /** Waits until the text has left; answers as sending it. */
    outcome: (id: string): Promise<Response> =>
      call({ ...readSmsOutcome, output: 'file' } as const, { params: { id } }, { headers: backgroundHeaders }),
    resend: (id: string): Promise<Response> => call({ ...resendSms, output: 'file' } as const, { params: { id } }),
    cancel: async (id: string) => (await call(cancelSms, { params: { id } })).message,
    /** Only the status counts. */
    markRead: async (id: string, repliedBy: string): Promise<void> => {
      await call({ ...markSmsRead, output: 'file' } as const, { params: { id }, body: { replied_by: repliedBy } });
    },
    markThread: async (id: string, as: 'read' | 'unread') =>
      (await call(markSmsThread, { params: { id }, body: { as } })).person,
    /** The original; audited. */
    picture: async (id: string): Promise<Blob> => (await call(readSmsPicture, { params: { id } })).blob(),
    viewPicture: async (id: string, page: number) =>
      toViewedPage(await call(viewSmsPicture, { params: { id }, query: { page } }, { headers: backgroundHeaders })),
    fetchPictureAgain: (id: string) => call(fetchSmsPictureAgain, { params: { id } }),
    deletePicture: (id: string) => call(deleteInfectedSmsPicture, { params: { id } }),
  };
}
