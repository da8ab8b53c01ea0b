import * as contract from '@rxweb/contracts/knowledge';
import type { Language } from '@rxweb/contracts/shared/language';
import { useMemo } from 'react';
import type { ReadOptions } from '../../data/base-query.ts';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';

export type KnowledgeApi = ReturnType<typeof knowledgeApi>;

/** All calls throw `ApiError`. */
export function useKnowledgeApi(): KnowledgeApi {
  const call = useStaffCall();
  return useMemo(() => knowledgeApi(call), [call]);
}

export interface PageKey {
  id: string;
  language: Language;
}

function knowledgeApi(call: StaffCall) {
  return {
    list: (options: ReadOptions) => call(contract.listPages, {}, options),
    page: (params: PageKey, options: ReadOptions) => call(contract.getPage, { params }, options),
    save: (params: PageKey, body: { version: number; page: contract.PageText; isDraft: boolean }) =>
      call(contract.savePage, { params, body }),
    revert: (params: PageKey, body: { version: number; to: number }) => call(contract.revertPage, { params, body }),
    markReviewed: (params: PageKey, version: number) => call(contract.markReviewed, { params, body: { version } }),
    remove: (params: PageKey, version: number) => call(contract.removePage, { params, body: { version } }),
    check: (key: PageKey, page: contract.PageText) => call(contract.checkPage, { body: { ...key, page } }),
    ask: (text: string, language: Language, draft?: PageKey & { page: contract.PageText }) =>
      call(contract.askAssistant, { body: { text, language, ...(draft && { draft }) } }),
    checkQuestions: (options: ReadOptions) => call(contract.listCheckQuestions, {}, options),
    saveCheckQuestion: (body: contract.CheckQuestion) => call(contract.saveCheckQuestion, { body }),
    removeCheckQuestion: ({ language, question }: contract.CheckQuestion) =>
      call(contract.removeCheckQuestion, { body: { language, question } }),
    groups: (options: ReadOptions) => call(contract.listQuestionGroups, {}, options),
    settle: (turnIds: string[]) => call(contract.settleQuestions, { body: { turnIds } }),
  };
}
