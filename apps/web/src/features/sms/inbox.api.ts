import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import type { SmsAlarm } from '@rxweb/contracts/sms/alarms';
import {
  addCannedReply,
  addSmsNote,
  addSmsPicture,
  type CannedReply,
  changeSmsOptOut,
  closeSmsAlarm,
  openSmsPerson,
  readSmsInboxOverview,
  removeCannedReply,
  reportSmsPresence,
  type SmsInboxOverview,
  type SmsNote,
  updateCannedReply,
  updateSmsPerson,
} from '@rxweb/contracts/sms/inbox';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import type { CallOptions, EndpointArguments, EndpointResult } from '../../api/call-endpoint.ts';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';

export type PersonChange = Omit<EndpointArguments<typeof updateSmsPerson>['body'], 'version'>;
export type OptOutChange = EndpointArguments<typeof changeSmsOptOut>['body']['change'];
export type PresenceState = EndpointArguments<typeof reportSmsPresence>['body']['state'];
export type Others = EndpointResult<typeof reportSmsPresence>['others'];
export type ReplyFields = Omit<CannedReply, 'id'>;
export type InboxApi = ReturnType<typeof inboxApi>;

/** People, notes, canned replies, pictures and presence. */
export function useInboxApi(): InboxApi {
  const call = useStaffCall();
  return useMemo(() => inboxApi(call), [call]);
}

function inboxApi(call: StaffCall) {
  const params = (id: string) => ({ params: { id } });
  return {
    read: (signal: AbortSignal): Promise<SmsInboxOverview> =>
      call(readSmsInboxOverview, {}, { signal, headers: backgroundHeaders }),
    open: async (phone: string, name: string): Promise<SmsPerson> =>
      (await call(openSmsPerson, { body: { phone, ...(name && { name }) } })).person,
    change: async ({ id, version }: SmsPerson, change: PersonChange): Promise<SmsPerson> =>
      (await call(updateSmsPerson, { ...params(id), body: { ...change, version } })).person,
    changeOptOut: async (personId: string, change: OptOutChange): Promise<SmsPerson> =>
      (await call(changeSmsOptOut, { ...params(personId), body: { change } })).person,
    closeAlarm: async (id: string, done: string): Promise<SmsAlarm> =>
      (await call(closeSmsAlarm, { ...params(id), body: { done } })).alarm,
    addNote: async (personId: string, text: string, mentions: string[], key: string): Promise<SmsNote> =>
      (
        await call(addSmsNote, {
          ...params(personId),
          headers: { 'idempotency-key': key },
          body: { text, mentions },
        })
      ).note,
    reportPresence: async (personId: string, state: PresenceState, signal?: AbortSignal): Promise<Others> =>
      (
        await call(
          reportSmsPresence,
          { ...params(personId), body: { state } },
          { headers: backgroundHeaders, ...(signal && { signal }) },
        )
      ).others,
    addPicture: async (file: Blob, options: CallOptions) =>
      (await call(addSmsPicture, { body: file }, options)).picture,
    addReply: async (body: ReplyFields): Promise<CannedReply[]> => (await call(addCannedReply, { body })).replies,
    updateReply: async (id: string, body: ReplyFields): Promise<CannedReply[]> =>
      (await call(updateCannedReply, { ...params(id), body })).replies,
    removeReply: async (id: string): Promise<CannedReply[]> => (await call(removeCannedReply, params(id))).replies,
  };
}

/** The current person after a conflict (security row R13). */
export function personNow(error: unknown): SmsPerson | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const parsed = z.safeParse(updateSmsPerson.output, error.body?.current);
  return parsed.success ? parsed.data.person : null;
}
