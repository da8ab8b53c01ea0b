import { type CheckQuestion, knowledgeLimits, type PageVersion, pageText } from '@rxweb/contracts/knowledge';
import type { Language } from '@rxweb/contracts/shared/language';
import type { AnySql } from '@rxweb/platform/sql/sql';
import * as z from 'zod/mini';

const listedVersions = 50;

export interface PageKey {
  id: string;
  language: Language;
}

/** Newest first. */
export async function readVersions(sql: AnySql, { id, language }: PageKey): Promise<PageVersion[]> {
  const rows = await sql<
    (Omit<PageVersion, 'version' | 'page' | 'savedAt'> & { version: string; document: unknown; savedAt: Date })[]
  >`
    select version, document, is_draft as "isDraft", origin, saved_at as "savedAt", saved_by as "savedBy", app.person_name(saved_by) as "savedByName"
    from app.knowledge_versions where id = ${id} and language = ${language}
    order by version desc limit ${listedVersions}`;
  return rows.map(({ version, document, savedAt, ...row }) => ({
    ...row,
    version: Number(version),
    page: document === null ? null : z.parse(pageText, document),
    savedAt: savedAt.toISOString(),
  }));
}

export interface NewestRow extends PageKey {
  title: string;
  reviewed: string;
  isDraft: boolean;
  isPublished: boolean;
  isSample: boolean;
  savedAt: Date;
  publishedAt: Date | null;
}

/** The newest version of each page that isn't taken away. */
export async function readNewest(sql: AnySql): Promise<NewestRow[]> {
  return sql<NewestRow[]>`
    with newest as (
      select distinct on (id, language) * from app.knowledge_versions order by id, language, version desc
    ), published as (
      select distinct on (id, language) id, language, document, saved_at from app.knowledge_versions
      where not is_draft order by id, language, version desc
    )
    select n.id, n.language, n.document ->> 'title' as title, n.document ->> 'reviewed' as reviewed, n.is_draft as "isDraft",
      coalesce(p.document is not null, false) as "isPublished", n.origin = 'seed' as "isSample", n.saved_at as "savedAt",
      case when p.document is not null then p.saved_at end as "publishedAt"
    from newest n left join published p using (id, language)
    where n.document is not null order by n.id, n.language`;
}

export interface PublishedSave extends PageKey {
  savedAt: Date;
  hasNewAnswer: boolean;
}

/** Oldest first. */
export async function readPublishedSaves(sql: AnySql): Promise<PublishedSave[]> {
  return sql<PublishedSave[]>`
    select id, language, saved_at as "savedAt", coalesce(document ->> 'answer' <>
      lag(document ->> 'answer') over (partition by id, language order by version), false) as "hasNewAnswer"
    from app.knowledge_versions where not is_draft order by version`;
}

export function readCheckQuestions(sql: AnySql): Promise<CheckQuestion[]> {
  return sql<CheckQuestion[]>`
    select language, question, expects from app.knowledge_questions order by added_at, question
    limit ${knowledgeLimits.checkQuestions}`;
}

/** False when there are too many. */
export async function upsertCheckQuestion(tx: AnySql, question: CheckQuestion, addedBy: string): Promise<boolean> {
  const { language, question: text, expects } = question;
  const changed = await tx`
    insert into app.knowledge_questions (language, question, expects, added_by)
    select ${language}, ${text}, ${expects}, ${addedBy}::uuid
    where (select count(*) from app.knowledge_questions where (language, question) <> (${language}, ${text}))
      < ${knowledgeLimits.checkQuestions}
    on conflict (language, question) do update set expects = excluded.expects, added_by = excluded.added_by`;
  return changed.count > 0;
}

export async function deleteCheckQuestion(
  tx: AnySql,
  { language, question }: Pick<CheckQuestion, 'language' | 'question'>,
): Promise<boolean> {
  const gone = await tx`
    delete from app.knowledge_questions where language = ${language} and question = ${question}`;
  return gone.count > 0;
}
