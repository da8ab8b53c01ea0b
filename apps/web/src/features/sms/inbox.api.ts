import {
  addCannedReply,
  addSmsNote,
  addSmsPicture,
  type CannedReply,
  changeSmsOptOut,
  noteSmsPresence,
  openSmsPerson,
  readSmsDesk,
  removeCannedReply,
  type SmsDesk,
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

/** How a call says that nobody asked for it: it does not keep a session alive (security row A15). */
const unasked = { 'x-rx-activity': 'background' };

export type PersonChange = Omit<EndpointArguments<typeof updateSmsPerson>['body'], 'version'>;
export type OptOutChange = EndpointArguments<typeof changeSmsOptOut>['body']['change'];
export type PresenceState = EndpointArguments<typeof noteSmsPresence>['body']['state'];
export type Others = EndpointResult<typeof noteSmsPresence>['others'];
export type ReplyFields = Omit<CannedReply, 'id'>;
export type DeskApi = ReturnType<typeof deskApi>;

/** The calls around texting: who a person is, notes, canned replies, pictures, who else looks on. */
export function useDeskApi(): DeskApi {
  const call = useStaffCall();
  return useMemo(() => deskApi(call), [call]);
}

function deskApi(call: StaffCall) {
  const params = (id: string) => ({ params: { id } });
  return {
    read: (signal: AbortSignal): Promise<SmsDesk> => call(readSmsDesk, {}, { signal, headers: unasked }),
    open: async (phone: string, name: string): Promise<SmsPerson> =>
      (await call(openSmsPerson, { body: { phone, ...(name && { name }) } })).person,
    change: async ({ id, version }: SmsPerson, change: PersonChange): Promise<SmsPerson> =>
      (await call(updateSmsPerson, { ...params(id), body: { ...change, version } })).person,
    changeOptOut: async (personId: string, change: OptOutChange): Promise<SmsPerson> =>
      (await call(changeSmsOptOut, { ...params(personId), body: { change } })).person,
    addNote: async (personId: string, text: string, mentions: string[], key: string): Promise<SmsNote> =>
      (
        await call(addSmsNote, {
          ...params(personId),
          headers: { 'idempotency-key': key },
          body: { text, mentions },
        })
      ).note,
    notePresence: async (personId: string, state: PresenceState, signal?: AbortSignal): Promise<Others> =>
      (
        await call(
          noteSmsPresence,
          { ...params(personId), body: { state } },
          { headers: unasked, ...(signal && { signal }) },
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

/** The person as they are now, when somebody else was faster and the server says so (security row R13). */
export function personNow(error: unknown): SmsPerson | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const parsed = z.safeParse(updateSmsPerson.output, error.body?.current);
  return parsed.success ? parsed.data.person : null;
}

/** Why something failed, in words for staff. */
export function failureWords(error: unknown): string {
  if (!(error instanceof ApiError))
    return 'Something went wrong on this page. Nothing you typed is lost; please try again.';
  if (error.code !== 'network') return error.message;
  return 'The server could not be reached. Nothing you typed is lost; check the connection and try again.';
}
