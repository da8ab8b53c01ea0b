import { type PageText, type PageVersion, pageText } from '@rxweb/contracts/knowledge';
import type { Language } from '@rxweb/contracts/shared/language';
import type { AnySql } from '@rxweb/platform/sql/sql';
import * as z from 'zod/mini';

/** A page of the assistant in one language, with placeholders. */
export interface StoredPage {
  id: string;
  language: Language;
  page: PageText;
}

export interface NewPageVersion {
  id: string;
  language: Language;
  /** Null: takes the page away. */
  page: PageText | null;
  isDraft: boolean;
  origin: PageVersion['origin'];
}

interface Row {
  id: string;
  language: Language;
  document: unknown;
}

/** The pages in force, by language and id. */
export async function readPublished(sql: AnySql): Promise<StoredPage[]> {
  const rows = await sql<Row[]>`
    select * from (
      select distinct on (language, id) id, language, document from app.knowledge_versions
      where not is_draft order by language, id, version desc
    ) newest
    where document is not null order by language, id`;
  return rows.map(({ id, language, document }) => ({ id, language, page: z.parse(pageText, document) }));
}

/** How often the knowledge was saved. */
export async function readKnowledgeVersion(sql: AnySql): Promise<number> {
  const [row] = await sql<{ version: string }[]>`select version from app.content_state where kind = 'knowledge'`;
  return Number(row?.version ?? 0);
}

/** Takes the next version number. Others that save wait until the transaction ends. */
export async function nextKnowledgeVersion(tx: AnySql): Promise<number> {
  const [row] = await tx<[{ version: string }]>`
    update app.content_state set version = version + 1 where kind = 'knowledge' returning version`;
  return Number(row.version);
}

export async function insertPages(
  tx: AnySql,
  version: number,
  pages: readonly NewPageVersion[],
  savedBy: string | null,
): Promise<void> {
  const rows = pages.map(({ id, language, page, isDraft, origin }) => ({
    id,
    language,
    document: page,
    isDraft,
    origin,
  }));
  await tx`
    insert into app.knowledge_versions (version, id, language, document, is_draft, origin, saved_by)
    select ${version}, p.id, p.language, nullif(p.document, 'null'::jsonb), p."isDraft", p.origin, ${savedBy}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as p(id text, language text, document jsonb, "isDraft" boolean, origin text)`;
}
