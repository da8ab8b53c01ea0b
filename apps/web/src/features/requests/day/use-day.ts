import { readAppointmentDay } from '@rxweb/contracts/requests/day';
import { calendarDate } from '@rxweb/contracts/shared/calendar-date';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import type { ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { useStaffCall } from '../../../data/use-staff-call.ts';
import { liveOptions } from '../live-options.ts';
import { requestPaths } from '../request-paths.ts';

/** A field that is typed into passes through years such as 0020. */
export const earliestDay = '2020-01-01';
const latestDay = '2099-12-31';

export const isShownDay = (date: string) =>
  z.safeParse(calendarDate, date).success && earliestDay <= date && date <= latestDay;

/** The date of the address; today without one that can be shown. */
export function dayIn(search: string, today: string): string {
  const date = new URLSearchParams(search).get('date') ?? '';
  return isShownDay(date) ? date : today;
}

/** Today has no date in its address, so that it stays today. */
export const dayHref = (date: string, today: string) => requestPaths.day + (date === today ? '' : `?date=${date}`);

export function useDay(date: string) {
  const call = useStaffCall();
  return useQuery(
    useCallback((options: ReadOptions) => call(readAppointmentDay, { query: { date } }, options), [call, date]),
    liveOptions,
  );
}
