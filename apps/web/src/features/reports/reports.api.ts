import * as contract from '@rxweb/contracts/reports';
import type { Language } from '@rxweb/contracts/shared/language';
import { useMemo } from 'react';
import type { ReadOptions } from '../../data/base-query.ts';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';

export type ReportsApi = ReturnType<typeof reportsApi>;

/** All calls throw `ApiError`. */
export function useReportsApi(): ReportsApi {
  const call = useStaffCall();
  return useMemo(() => reportsApi(call), [call]);
}

function reportsApi(call: StaffCall) {
  return {
    week: (week: string | null, options: ReadOptions) =>
      call(contract.readWeekReport, { query: week === null ? {} : { week } }, options),
    questions: (week: string, options: ReadOptions) => call(contract.listReportQuestions, { query: { week } }, options),
    mail: (options: ReadOptions) => call(contract.readReportMail, {}, options),
    saveMail: (isOn: boolean, language: Language) => call(contract.saveReportMail, { body: { isOn, language } }),
  };
}
