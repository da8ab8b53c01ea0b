import { type PageVersion, savePage } from '@rxweb/contracts/knowledge';
import type { Language } from '@rxweb/contracts/shared/language';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../../api/api-error.ts';
import { useStore } from '../../../boot/boot.tsx';
import type { KnowledgeApi, PageKey } from '../knowledge.api.ts';
import { forgetStartedPage, takeStartedPage } from '../started-page.ts';
import { isOldTranslation, saysSomethingNew } from './old-translation.ts';
import { missingIn, type PageWords, pageOf, wordsOf } from './page-words.ts';

export type EditorNotice = 'saved' | 'published' | 'reviewed' | 'removed' | 'failed';
export type Advice = Awaited<ReturnType<KnowledgeApi['check']>>;

export interface EditorOptions extends PageKey {
  api: KnowledgeApi;
  versions: readonly PageVersion[];
  replace: (versions: PageVersion[]) => void;
}

export type PageEditing = ReturnType<typeof usePageEditor>;

/** The words being edited, and what was said about saving them. */
export function usePageEditor(options: EditorOptions) {
  const { api, id, language } = options;
  const state = useEditorState(options);
  const { words, page, base, theirs, take, attempt, reset, setKept, setNotice, setProblems, setAdvice } = state;
  const key = { id, language };
  const checkTranslation = translationCheck(options, state.setOldTranslation);
  const save = async (isDraft: boolean, version: number) => {
    const { versions: found } = await api.save(key, { version, page, isDraft });
    take(found);
    setKept(words);
    forgetStartedPage(id);
    setNotice(isDraft ? 'saved' : 'published');
    if (!isDraft) await checkTranslation(page.answer);
  };
  const takeWith = (said: EditorNotice, change: () => Promise<{ versions: PageVersion[] }>) =>
    attempt(async () => {
      const { versions: found } = await change();
      take(found);
      if (said === 'published') reset(found[0]);
      setNotice(said);
      const answer = found[0]?.page?.answer;
      if (said === 'published' && answer !== undefined) await checkTranslation(answer);
    });
  return {
    ...state,
    saveDraft: () => state.isComplete() && attempt(() => save(true, base)),
    /** Asks first what would change. */
    publish: () =>
      state.isComplete() &&
      attempt(async () => {
        const found = await api.check(key, page);
        if (found.faults.length > 0) return setProblems(found.faults);
        if (found.advice.length + found.changes.length > 0) return setAdvice(found);
        await save(false, base);
      }),
    publishAnyway: () => attempt(() => save(false, base)),
    closeAdvice: () => setAdvice(null),
    markReviewed: () => takeWith('reviewed', () => api.markReviewed(key, base)),
    remove: () => takeWith('removed', () => api.remove(key, base)),
    bringBack: (to: number) => takeWith('published', () => api.revert(key, { version: base, to })),
    saveMine: () => attempt(() => save(true, theirs?.[0]?.version ?? 0)),
    takeTheirs() {
      if (!theirs) return;
      take(theirs);
      reset(theirs[0]);
    },
  };
}

/** After publishing: `tell` names the other language if its page may now contradict this one. */
function translationCheck({ api, id, language, versions }: EditorOptions, tell: (old: Language) => void) {
  return async (answer: string): Promise<void> => {
    if (!saysSomethingNew(versions, answer)) return;
    const other = language === 'en' ? 'es' : 'en';
    const { signal } = new AbortController();
    const found = await api.page({ id, language: other }, { signal }).catch(() => null);
    if (found && isOldTranslation(found.versions, new Date())) tell(other);
  };
}

function useEditorState({ id, versions, replace }: EditorOptions) {
  const store = useStore();
  const [newest] = versions;
  const [words, setWords] = useState(() => firstWords(id, newest));
  const [kept, setKept] = useState(words);
  const [base, setBase] = useState(newest?.version ?? 0);
  const [notice, setNotice] = useState<EditorNotice | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [missing, setMissing] = useState<readonly ReturnType<typeof missingIn>[number][]>([]);
  const [advice, setAdvice] = useState<Advice | null>(null);
  const [theirs, setTheirs] = useState<readonly PageVersion[] | null>(null);
  /** The other language, if its page may now contradict what was published. */
  const [oldTranslation, setOldTranslation] = useState<Language | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const page = pageOf(words, storeDate(store, new Date()));
  /** Keeps the words whatever happens. */
  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setNotice(null);
    setOldTranslation(null);
    setProblems([]);
    await work().catch((error: unknown) => {
      const current = conflictOf(error);
      if (current) setTheirs(current);
      else if (error instanceof ApiError && error.body?.issues) setProblems(error.body.issues.map(issueText));
      else setNotice('failed');
    });
    setIsBusy(false);
  };
  return {
    ...{ words, page, base, notice, problems, missing, advice, theirs, isBusy, oldTranslation },
    ...{ attempt, setKept, setNotice, setProblems, setAdvice, setOldTranslation },
    isUnsaved: JSON.stringify(words) !== JSON.stringify(kept) || (!newest && page.title !== ''),
    take(found: readonly PageVersion[]) {
      replace([...found]);
      setBase(found[0]?.version ?? 0);
      setTheirs(null);
      setAdvice(null);
    },
    reset(version: PageVersion | undefined) {
      const found = firstWords(id, version);
      setWords(found);
      setKept(found);
    },
    isComplete() {
      const found = missingIn(page);
      setMissing(found);
      return found.length === 0;
    },
    change(part: Partial<PageWords>) {
      setWords((before) => ({ ...before, ...part }));
      setMissing([]);
      setNotice(null);
    },
  };
}

function firstWords(id: string, newest: PageVersion | undefined): PageWords {
  if (newest?.page) return wordsOf(newest.page);
  const started = takeStartedPage(id);
  return {
    ...{ title: started?.title ?? '', questions: started?.questions.join('\n') ?? '' },
    ...{ answer: '', keywords: '', source: '' },
  };
}

const currentState = z.object({ current: savePage.output });

/** The versions in force, if someone else saved meanwhile. */
function conflictOf(error: unknown): readonly PageVersion[] | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const parsed = z.safeParse(currentState, error.body);
  return parsed.success ? parsed.data.current.versions : null;
}

const issueText = ({ path, message }: { path: string; message: string }) => {
  const field = path.replace(/^body\.page\.?/, '');
  return field === '' ? message : `${field}: ${message}`;
};
