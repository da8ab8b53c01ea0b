import { type ReportQuestions, reportLimits, type WeekFigures, type WeekReport } from '@rxweb/contracts/reports';
import type { StoreInfo } from '@rxweb/contracts/store';
import { groupQuestions } from '@rxweb/domain/knowledge/group-questions';
import { instantsOfWeek, lastWeek, mondayOf } from '@rxweb/domain/reports/week';
import { addDays } from '@rxweb/domain/store/calendar-date';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Ports } from '../../kernel/feature/ports.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import type { AssistantPages } from '../../kernel/knowledge/assistant-pages.ts';
import { countCallbacks, countChats, countQuestions, countTexts } from './chat-figures.repository.ts';
import { countRequests } from './request-figures.repository.ts';

export interface ReportsDeps {
  sql: Sql;
  store: StoreInfo;
  config: { chatRetentionDays: number; requestRetentionDays: number };
  now(): Date;
}

const groupedQuestions = 500;
const dayMs = 24 * 60 * 60_000;

/** The week of a date beside the week before it. */
export async function readReport(deps: ReportsDeps, date?: string): Promise<WeekReport> {
  const { store, now } = deps;
  const last = lastWeek(store, now());
  const week = date === undefined ? last : mondayOf(date);
  const earlier = addDays(week, -7);
  // One after the other: the page is not the only one who reads.
  const figures = await countWeek(deps, week);
  const before = await countWeek(deps, earlier);
  return { week, lastWeek: last, figures, before, isCut: isCut(deps, earlier) };
}

async function countWeek({ sql, store, now }: ReportsDeps, monday: string): Promise<WeekFigures> {
  const span = instantsOfWeek(store, monday);
  const [requests, callbacks, questions, chats, texts] = await Promise.all([
    countRequests(sql, span, now()),
    countCallbacks(sql, span, now()),
    countQuestions(sql, span),
    countChats(sql, span),
    countTexts(sql, span),
  ]);
  return { ...requests, callbacks, ...questions, ...texts, solved: { ...requests.solved, ...chats } };
}

function isCut({ store, config, now }: ReportsDeps, monday: string): boolean {
  const keptDays = Math.min(config.chatRetentionDays, config.requestRetentionDays);
  return instantsOfWeek(store, monday).from.getTime() < now().getTime() - keptDays * dayMs;
}

/** The newest groups of the week's open questions. */
export async function listQuestions(
  { store, assistantPages }: Pick<ReportsDeps, 'store'> & { assistantPages: AssistantPages },
  { conversations }: Pick<Ports, 'conversations'>,
  actor: Actor,
  date: string,
): Promise<ReportQuestions> {
  const found = await conversations.openQuestions(actor, groupedQuestions, instantsOfWeek(store, mondayOf(date)));
  const questions = found.map((question) => ({ ...question, terms: assistantPages.termsOf(question.text) }));
  const groups = groupQuestions(questions)
    .flatMap(([newest, ...others]) => (newest ? [{ newest, count: others.length + 1 }] : []))
    .sort((a, b) => b.newest.at.localeCompare(a.newest.at))
    .slice(0, reportLimits.questionGroups);
  return { groups: groups.map(({ newest: { text, language }, count }) => ({ count, example: text, language })) };
}
