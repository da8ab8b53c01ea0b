import { unknownState } from '@rxweb/contracts/shared/file-state';
import type { PaperFact, ShoeDocument, ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import { buckets } from '@rxweb/contracts/uploads';
import type { AnySql, Fragment } from '@rxweb/platform/sql/sql';
import { fileStateJson } from '../../../kernel/file-checks/file-scans.repository.ts';

export interface StoredDocument extends ShoeDocument {
  objectName: string;
}

export function toDocument({ objectName: _, ...document }: StoredDocument): ShoeDocument {
  return document;
}

export interface NewDocument {
  caseId: string;
  requirement: ShoeRequirement;
  objectName: string;
  name: string;
  type: ShoeDocument['type'];
  size: number;
  pages: number | null;
  addedBy: string;
}

/** What a paper says. */
export type PaperFacts = Pick<ShoeDocument, PaperFact>;

export interface DocumentState {
  requirement: ShoeRequirement;
  verifiedBy: string | null;
  facts: PaperFacts;
}

type StateRow = Omit<DocumentState, 'facts'> & PaperFacts;

/** Oldest first. */
export function listDocuments(sql: AnySql, caseId: string): Promise<StoredDocument[]> {
  return read(sql, sql`d.case_id = ${caseId}`);
}

/** Null if it isn't this case's. */
export async function findDocument(sql: AnySql, caseId: string, id: string): Promise<StoredDocument | null> {
  const [document] = await read(sql, sql`d.case_id = ${caseId} and d.id = ${id}`);
  return document ?? null;
}

export async function caseExists(sql: AnySql, caseId: string): Promise<boolean> {
  const rows = await sql`select 1 from public.dme_shoe_cases where id = ${caseId}`;
  return rows.length > 0;
}

/** Fails if the case is gone. */
export async function insertDocument(sql: AnySql, document: NewDocument): Promise<string> {
  const { caseId, requirement, objectName, name, type, size, pages, addedBy } = document;
  const [row] = await sql<[{ id: string }]>`
    insert into public.dme_shoe_documents (case_id, requirement, object_name, name, type, size, pages, added_by)
    values (${caseId}, ${requirement}, ${objectName}, ${name}, ${type}, ${size}, ${pages}, ${addedBy})
    returning id`;
  return row.id;
}

export async function documentExists(sql: AnySql, objectName: string): Promise<boolean> {
  const rows = await sql`select 1 from public.dme_shoe_documents where object_name = ${objectName}`;
  return rows.length > 0;
}

/** Locks the row for the transaction. */
export async function lockDocument(sql: AnySql, caseId: string, id: string): Promise<DocumentState | null> {
  const [row] = await sql<StateRow[]>`
    select requirement, verified_by as "verifiedBy", dated::text, author, credential, signed from public.dme_shoe_documents
    where case_id = ${caseId} and id = ${id} and removed_at is null for update`;
  if (!row) return null;
  const { requirement, verifiedBy, ...facts } = row;
  return { requirement, verifiedBy, facts };
}

/** Repeated verification of the same facts by the same person keeps the time. */
export async function writeDocumentState(sql: AnySql, id: string, state: DocumentState): Promise<void> {
  const { requirement, verifiedBy, facts } = state;
  const { dated, author, credential, signed } = facts;
  await sql`
    update public.dme_shoe_documents set requirement = ${requirement}, verified_by = ${verifiedBy},
      dated = ${dated}, author = ${author}, credential = ${credential}, signed = ${signed},
      verified_at = case when ${verifiedBy}::uuid is null then null
        when verified_by = ${verifiedBy} and requirement = ${requirement} and (dated, author, credential, signed)
          is not distinct from (${dated}::date, ${author}::text, ${credential}::text, ${signed}::boolean) then verified_at
        else now() end
    where id = ${id}`;
}

/** Keeps the row and file. False if missing. */
export async function markRemoved(sql: AnySql, caseId: string, id: string, by: string): Promise<boolean> {
  const { count } = await sql`
    update public.dme_shoe_documents set removed_at = now(), removed_by = ${by}
    where case_id = ${caseId} and id = ${id} and removed_at is null`;
  return count > 0;
}

/** Objects of removed documents in which malware was found. */
export async function infectedOfRemoved(sql: AnySql): Promise<string[]> {
  const rows = await sql<{ path: string }[]>`
    select d.object_name as path from public.dme_shoe_documents d
      join app.file_checks c on c.bucket = ${buckets.general} and c.path = d.object_name
    where d.removed_at is not null and c.scan = 'infected' and c.deleted_at is null`;
  return rows.map(({ path }) => path);
}

type Row = Omit<StoredDocument, 'addedAt' | 'verifiedAt'> & { addedAt: Date; verifiedAt: Date | null };

async function read(sql: AnySql, which: Fragment): Promise<StoredDocument[]> {
  const rows = await sql<Row[]>`
    select d.id, d.requirement, d.object_name as "objectName", d.name, d.type, d.size::float8 as size, d.pages,
      d.dated::text as dated, d.author, d.credential, d.signed,
      d.added_at as "addedAt", app.person(d.added_by) as "addedBy",
      d.verified_at as "verifiedAt",
      app.person(d.verified_by) as "verifiedBy",
      coalesce(${fileStateJson(sql, buckets.general, sql`d.object_name`)}, ${sql.json({ ...unknownState })}) as file
    from public.dme_shoe_documents d
    where ${which} and d.removed_at is null order by d.added_at, d.id`;
  return rows.map((row) => ({
    ...row,
    addedAt: row.addedAt.toISOString(),
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
  }));
}
