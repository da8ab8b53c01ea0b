import { askAssistant, getPage, listPages, markReviewed, removePage } from '@rxweb/contracts/knowledge';
import { getSetup, type SetupStep, saveSetupStep, sendTestMail, sendTestText } from '@rxweb/contracts/setup';
import type { Language } from '@rxweb/contracts/shared/language';
import { listUsers } from '@rxweb/contracts/users';
import { useMemo } from 'react';
import type { ReadOptions } from '../../../data/base-query.ts';
import { type StaffCall, useStaffCall } from '../../../data/use-staff-call.ts';

export type SetupApi = ReturnType<typeof setupApi>;

export function useSetupApi(): SetupApi {
  const call = useStaffCall();
  return useMemo(() => setupApi(call), [call]);
}

interface PageKey {
  id: string;
  language: Language;
}

function setupApi(call: StaffCall) {
  const newestOf = async (params: PageKey, options?: ReadOptions) =>
    (await call(getPage, { params }, options)).versions[0] ?? null;
  return {
    state: (options: ReadOptions) => call(getSetup, {}, options),
    saveStep: (step: SetupStep, isDone: boolean) => call(saveSetupStep, { params: { step }, body: { isDone } }),
    testMail: () => call(sendTestMail, { body: {} }),
    testText: (to: string) => call(sendTestText, { body: { to } }),
    ask: (text: string, language: Language) => call(askAssistant, { body: { text, language } }),
    people: async (options: ReadOptions) => (await call(listUsers, {}, options)).users.length,
    pages: (options: ReadOptions) => call(listPages, {}, options),
    page: newestOf,
    async markReviewed(key: PageKey) {
      const newest = await newestOf(key);
      if (newest) await call(markReviewed, { params: key, body: { version: newest.version } });
    },
    async removePage(key: PageKey) {
      const newest = await newestOf(key);
      if (newest?.page) await call(removePage, { params: key, body: { version: newest.version } });
    },
  };
}
