import type { ListedPage, PageText, PageVersion } from '@rxweb/contracts/knowledge';
import { areOldWords } from '@rxweb/domain/knowledge/old-words';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import {
  insertPages,
  type NewPageVersion,
  nextKnowledgeVersion,
  type StoredPage,
} from '../../kernel/knowledge/knowledge.repository.ts';
import {
  type NewestRow,
  type PageKey,
  type PublishedSave,
  readNewest,
  readPublishedSaves,
  readVersions,
} from './knowledge.repository.ts';
import type { KnowledgeDeps, KnowledgePorts } from './knowledge-deps.ts';
import { lastNews } from './last-news.ts';

const usesDays = 30;

/** The pages that answer most come first. */
export async function listPages(
  { sql, knowledge }: KnowledgeDeps,
  { chat }: KnowledgePorts,
): Promise<{ pages: ListedPage[]; isReadOnly: boolean }> {
  const { isReadOnly } = knowledge;
  const uses = await chat.countUses(usesDays);
  const pages = isReadOnly
    ? knowledge.pages.map(listedOfFile)
    : listedOf(await readNewest(sql), await readPublishedSaves(sql));
  const counted = pages.map((page) => ({ ...page, uses: uses.get(page.id) ?? 0 }));
  return { pages: counted.sort((a, b) => b.uses - a.uses || a.id.localeCompare(b.id)), isReadOnly };
}

function listedOf(rows: readonly NewestRow[], saves: readonly PublishedSave[]) {
  const newsOf = lastNews(saves);
  return rows.map(({ isDraft, savedAt, publishedAt, ...row }) => {
    const other = rows.find(({ id, language }) => id === row.id && language !== row.language);
    const news = other ? newsOf(other.id, other.language) : null;
    const isOld = publishedAt !== null && news !== null && areOldWords(publishedAt, news);
    return { ...row, isOld, hasDraft: isDraft, savedAt: savedAt.toISOString() };
  });
}

const listedOfFile = ({ id, language, page: { title, reviewed } }: StoredPage) => ({
  ...{ id, language, title, reviewed, isPublished: true, hasDraft: false, isSample: false, isOld: false },
  savedAt: `${reviewed}T00:00:00.000Z`,
});

export interface PageState extends PageKey {
  versions: PageVersion[];
}

/** All versions, newest first. A page of a file has one. */
export async function stateOf({ sql, knowledge }: KnowledgeDeps, { id, language }: PageKey): Promise<PageState> {
  if (!knowledge.isReadOnly) return { id, language, versions: await readVersions(sql, { id, language }) };
  const found = knowledge.pages.find((page) => page.id === id && page.language === language);
  const savedAt = `${found?.page.reviewed}T00:00:00.000Z`;
  const of = { version: 1, isDraft: false, origin: 'seed' as const, savedAt, savedBy: null, savedByName: null };
  return { id, language, versions: found ? [{ ...of, page: found.page }] : [] };
}

interface PageChange extends PageKey {
  /** The newest version that the person saw. */
  version: number;
  page: PageText;
  isDraft: boolean;
}

/** Throws `conflict`, `knowledge_read_only`, or `knowledge_refused` with the rules that a published page would break. */
export async function savePage(deps: KnowledgeDeps, actor: Actor, change: PageChange): Promise<PageState> {
  const { id, language, version, page, isDraft } = change;
  if (!isDraft) await refuseFaults(deps, { id, language, page });
  return saveVersion(deps, actor, version, { id, language, page, isDraft, origin: 'edit' });
}

/** Throws as {@link savePage}, and `not_found` for a version without words. */
export async function revertPage(
  deps: KnowledgeDeps,
  actor: Actor,
  { id, language, version, to }: PageKey & { version: number; to: number },
): Promise<PageState> {
  const earlier = (await stateOf(deps, { id, language })).versions.find((each) => each.version === to);
  if (!earlier?.page) throw new AppError('not_found');
  await refuseFaults(deps, { id, language, page: earlier.page });
  return saveVersion(deps, actor, version, { id, language, page: earlier.page, isDraft: false, origin: 'revert' });
}

/** Renews the date of review of the newest version, draft or published. */
export async function markReviewed(
  deps: KnowledgeDeps,
  actor: Actor,
  { id, language, version }: PageKey & { version: number },
): Promise<PageState> {
  const [newest] = (await stateOf(deps, { id, language })).versions;
  if (!newest?.page) throw new AppError('not_found');
  const { isDraft, page } = newest;
  const reviewed = storeDate(deps.store, deps.now());
  return saveVersion(deps, actor, version, { id, language, page: { ...page, reviewed }, isDraft, origin: 'edit' });
}

export async function removePage(
  deps: KnowledgeDeps,
  actor: Actor,
  { id, language, version }: PageKey & { version: number },
): Promise<PageState> {
  const [newest] = (await stateOf(deps, { id, language })).versions;
  if (!newest?.page) throw new AppError('not_found');
  return saveVersion(deps, actor, version, { id, language, page: null, isDraft: false, origin: 'edit' });
}

/** In force on this server when it returns, on others within two seconds. */
async function saveVersion(
  deps: KnowledgeDeps,
  actor: Actor,
  expected: number,
  next: NewPageVersion,
): Promise<PageState> {
  const { sql, knowledge } = deps;
  if (knowledge.isReadOnly) throw new AppError('knowledge_read_only');
  const isSaved = await inTransaction(sql, async (tx) => {
    const version = await nextKnowledgeVersion(tx);
    const [newest] = await readVersions(tx, next);
    if ((newest?.version ?? 0) !== expected) return false;
    await insertPages(tx, version, [next], actor.userId);
    await auditChange(tx, actor, next);
    return true;
  });
  const state = await stateOf(deps, next);
  if (!isSaved) throw new AppError('conflict', { current: state });
  await knowledge.refresh();
  return state;
}

function auditChange(tx: TransactionSql, { userId, address }: Actor, { id, language, page, isDraft }: NewPageVersion) {
  const detail = page === null ? 'removed' : isDraft ? 'draft' : 'published';
  const target = `${language}/${id}`;
  return writeAuditEntries(tx, [{ action: 'knowledge_changed', actorId: userId, address, target, detail }]);
}

async function refuseFaults(deps: KnowledgeDeps, changed: StoredPage): Promise<void> {
  const trial = await deps.assistantPages.tryPages(withPage(deps.knowledge.pages, changed));
  const faults = trial.faultsOf(changed, deps.now());
  if (faults.length === 0) return;
  throw new AppError('knowledge_refused', { issues: faults.map((message) => ({ path: 'body.page', message })) });
}

/** The pages in force, with one replaced or added. */
export function withPage(pages: readonly StoredPage[], changed: StoredPage): StoredPage[] {
  return [...pages.filter(({ id, language }) => id !== changed.id || language !== changed.language), changed];
}
