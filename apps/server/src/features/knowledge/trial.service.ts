import type { CheckQuestion, QuestionGroup } from '@rxweb/contracts/knowledge';
import type { Language } from '@rxweb/contracts/shared/language';
import { groupQuestions } from '@rxweb/domain/knowledge/group-questions';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import type { StoredPage } from '../../kernel/knowledge/knowledge.repository.ts';
import type { Given, PageTrial } from './assistant-pages.ts';
import { deleteCheckQuestion, readCheckQuestions, upsertCheckQuestion } from './knowledge.repository.ts';
import type { KnowledgeDeps, KnowledgePorts } from './knowledge-deps.ts';
import { withPage } from './pages.service.ts';

const groupedQuestions = 500;
const shownExamples = 5;
const mostAdvice = 20;

/** What publishing a page would mean. */
export async function checkPage(deps: KnowledgeDeps, draft: StoredPage) {
  const { knowledge, assistantPages, sql } = deps;
  const now = deps.now();
  const trial = await assistantPages.tryPages(withPage(knowledge.pages, draft));
  const questions = await readCheckQuestions(sql);
  return {
    faults: trial.faultsOf(draft, now),
    advice: trial.adviceOf(draft, now).slice(0, mostAdvice),
    changes: questions.flatMap((question) => changeOf(trial, question, now)),
  };
}

function changeOf(trial: PageTrial, { question, language, expects }: CheckQuestion, now: Date) {
  const leadsTo = placeOf(trial.ask(question, language, now));
  return leadsTo === expects ? [] : [{ question, expects, leadsTo }];
}

const placeOf = ({ card, leadsTo }: Given) => card ?? leadsTo;

/** What a visitor would get, with an unpublished page if one is given. */
export async function askAssistant(
  { knowledge, assistantPages, now }: KnowledgeDeps,
  { text, language, draft }: { text: string; language: Language; draft?: StoredPage | undefined },
): Promise<Given> {
  const trial = await assistantPages.tryPages(draft ? withPage(knowledge.pages, draft) : knowledge.pages);
  return trial.ask(text, language, now());
}

/** The store's own questions, and where each leads now. */
export async function listCheckQuestions({ sql, knowledge, assistantPages, now }: KnowledgeDeps) {
  const questions = await readCheckQuestions(sql);
  const trial = await assistantPages.tryPages(knowledge.pages);
  return questions.map((row) => ({ ...row, leadsTo: placeOf(trial.ask(row.question, row.language, now())) }));
}

export async function saveCheckQuestion({ sql }: KnowledgeDeps, actor: Actor, question: CheckQuestion): Promise<void> {
  await inTransaction(sql, async (tx) => {
    const isSaved = await upsertCheckQuestion(tx, question, actor.userId);
    if (!isSaved) throw new AppError('conflict', { message: 'There are too many check questions. Remove one first.' });
    await writeAuditEntries(tx, [entryFor(actor, 'saved', question)]);
  });
}

/** Throws `not_found`. */
export async function removeCheckQuestion(
  { sql }: KnowledgeDeps,
  actor: Actor,
  question: Pick<CheckQuestion, 'language' | 'question'>,
): Promise<void> {
  await inTransaction(sql, async (tx) => {
    if (!(await deleteCheckQuestion(tx, question))) throw new AppError('not_found');
    await writeAuditEntries(tx, [entryFor(actor, 'removed', question)]);
  });
}

const entryFor = ({ userId, address }: Actor, detail: string, { language }: { language: Language }) => ({
  ...({ action: 'knowledge_question_changed', actorId: userId } as const),
  ...{ address, target: language, detail },
});

/** Unanswered questions by meaning, the largest group first. */
export async function listQuestionGroups(
  { knowledge, assistantPages }: KnowledgeDeps,
  { conversations }: KnowledgePorts,
  actor: Actor,
): Promise<{ groups: QuestionGroup[]; isComplete: boolean }> {
  const found = await conversations.openQuestions(actor, groupedQuestions + 1);
  const questions = found
    .slice(0, groupedQuestions)
    .map((question) => ({ ...question, terms: assistantPages.termsOf(question.text) }));
  const trial = await assistantPages.tryPages(knowledge.pages);
  const groups = groupQuestions(questions).map((members) => ({
    turnIds: members.map(({ turnId }) => turnId),
    language: members[0]?.language ?? ('en' as const),
    examples: [...new Set(members.map(({ text }) => text))].slice(0, shownExamples),
    nearest: trial.nearest(members[0]?.text ?? ''),
  }));
  return { groups, isComplete: found.length <= groupedQuestions };
}
