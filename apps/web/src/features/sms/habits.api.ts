import {
  addSmsLabel,
  changeSmsPeople,
  listScheduledSms,
  removeSmsLabel,
  rescheduleSms,
  updateSmsLabel,
} from '@rxweb/contracts/sms/habits';
import type { SmsLabel } from '@rxweb/contracts/sms/inbox';
import type { SmsMessage, SmsPerson } from '@rxweb/contracts/sms/messages';
import { useMemo } from 'react';
import type { EndpointArguments } from '../../api/call-endpoint.ts';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';

export type PeopleChange = EndpointArguments<typeof changeSmsPeople>['body']['change'];
type LabelFields = Omit<SmsLabel, 'id'>;

/** Labels, several threads, and texts for later: for parts that are loaded when they are asked for. */
export function useHabitsApi() {
  const call = useStaffCall();
  return useMemo(() => habitsApi(call), [call]);
}

function habitsApi(call: StaffCall) {
  const params = (id: string) => ({ params: { id } });
  return {
    addLabel: async (body: LabelFields) => (await call(addSmsLabel, { body })).labels,
    updateLabel: async (id: string, body: LabelFields) => (await call(updateSmsLabel, { ...params(id), body })).labels,
    removeLabel: async (id: string) => (await call(removeSmsLabel, params(id))).labels,
    changePeople: async (ids: string[], change: PeopleChange): Promise<SmsPerson[]> =>
      (await call(changeSmsPeople, { body: { ids, change } })).people,
    listScheduled: (signal: AbortSignal) => call(listScheduledSms, {}, { signal }),
    reschedule: async (id: string, body: string, at: Date): Promise<SmsMessage> =>
      (await call(rescheduleSms, { ...params(id), body: { body, at: at.toISOString() } })).message,
  };
}
