import type { PersonFile } from '@rxweb/contracts/people';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { auditEntryFor, writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import { lockContact, type OwnFields, ownFields, restoreOwn } from './own-fields.ts';
import { requirePersonFile, requireRoot } from './read-person.ts';
import type { Sight } from './sight.ts';

interface MergeOrder {
  id: string;
  version: number;
  other: string;
  otherVersion: number;
}

/** Makes `other` part of the contact. Throws `not_found`, and `conflict` when either changed or was merged since. */
export async function mergePeople(
  sql: Sql,
  actor: Actor,
  sight: Sight,
  { id, version, other, otherVersion }: MergeOrder,
): Promise<PersonFile> {
  const { file, isStale } = await inTransaction(sql, async (tx) => {
    for (const one of [id, other]) await requireRoot(tx, one, sight);
    const locked = await tx<{ id: string; version: number; isRoot: boolean }[]>`
      select id, version, merged_into is null as "isRoot" from app.people where id in ${tx([id, other])} order by id for update`;
    const isAsSeen = (one: string, seen: number) =>
      locked.some((row) => row.id === one && row.isRoot && row.version === seen);
    const isStale = id === other || !isAsSeen(id, version) || !isAsSeen(other, otherVersion);
    if (!isStale) await merge(tx, actor.userId, id, other);
    if (!isStale) await writeAuditEntries(tx, [auditEntryFor(actor, 'people_merged', id, `contact ${other}`)]);
    return { file: await requirePersonFile(tx, id, sight), isStale };
  });
  if (isStale) throw new AppError('conflict', { message: 'Someone else changed one of the contacts.', current: file });
  return file;
}

/** Moves no row: what belongs to `other` by its numbers is shown with `kept` from here on. Both are roots, and locked. */
export async function merge(tx: TransactionSql, by: string, kept: string, other: string): Promise<string> {
  const moved = await lockContact(tx, other);
  const before = await ownFields(tx, [...moved, kept]);
  const [row] = await tx<[{ id: string }]>`
    insert into app.person_merges (kept_id, merged_id, moved, before, at, by_id)
    values (${kept}, ${other}, ${moved}::uuid[], ${tx.json(before)}, clock_timestamp(), ${by}) returning id`;
  await tx`
    update app.people set root_id = ${kept}, merged_into = case when id = ${other} then ${kept}::uuid else merged_into end
    where root_id = ${other}`;
  await tx`update app.people set version = version + 1 where id in ${tx([kept, other])}`;
  await tx`select app.refresh_person(${kept})`;
  return row.id;
}

export type StayingField = 'name' | 'language' | 'spokenLanguage';

export interface Undone {
  kept: string;
  /** On its own again. */
  apart: string;
  stays: StayingField[];
}

/** Throws `not_found` for a merge that was undone, or whose contact the role may not see. */
export async function undoMerge(sql: Sql, actor: Actor, sight: Sight, id: string) {
  return inTransaction(sql, async (tx) => {
    const [known] = await tx<{ merged: string }[]>`select merged_id as merged from app.person_merges where id = ${id}`;
    if (!known) throw new AppError('not_found');
    const root = await requireRoot(tx, known.merged, sight);
    await lockContact(tx, root);
    const undone = await undo(tx, actor.userId, id);
    if (!undone) throw new AppError('not_found');
    await writeAuditEntries(tx, [auditEntryFor(actor, 'people_merge_undone', root, `contact ${undone.apart}`)]);
    const { apart, stays } = undone;
    return { person: await requirePersonFile(tx, root, sight), apart, stays };
  });
}

/** The contact is as it was at the merge, with what came along with it since. Null when it was undone before. */
export async function undo(tx: TransactionSql, by: string, id: string): Promise<Undone | null> {
  const [row] = await tx<{ kept: string; apart: string; before: Record<string, OwnFields> }[]>`
    update app.person_merges set undone_at = clock_timestamp(), undone_by = ${by} where id = ${id} and undone_at is null
    returning kept_id as kept, merged_id as apart, before`;
  if (!row) return null;
  const { kept, apart, before } = row;
  const [{ root }] = await tx<[{ root: string }]>`select root_id as root from app.people where id = ${apart}`;
  const ids = await membersBelow(tx, apart);
  const now = await ownFields(tx, [...ids, root, kept]);
  await tx`
    update app.people set root_id = ${apart}, merged_into = case when id = ${apart} then null else merged_into end
    where id = any (${ids}::uuid[])`;
  for (const member of ids)
    await restoreOwn(tx, member, { before: before[member], now: now[member], shared: now[root] });
  await tx`update app.people set version = version + 1 where id in ${tx([root, apart])}`;
  await tx`select app.refresh_person(id) from unnest(array[${root}, ${apart}]::uuid[]) id`;
  return { kept: root, apart, stays: changedSince(before[kept], now[kept]) };
}

/** The contact and those merged into it, in any number of steps. */
async function membersBelow(tx: TransactionSql, id: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    with recursive below as (
      select ${id}::uuid as id union select p.id from below join app.people p on p.merged_into = below.id)
    select id from below`;
  return rows.map((row) => row.id);
}

function changedSince(before: OwnFields | undefined, now: OwnFields | undefined): StayingField[] {
  if (!before || !now) return [];
  const isOther = (field: keyof OwnFields) => before[field] !== now[field];
  return [
    ...(isOther('name') || isOther('nameSource') ? (['name'] as const) : []),
    ...(isOther('language') || isOther('languageSource') ? (['language'] as const) : []),
    ...(isOther('spokenLanguage') || isOther('needsInterpreter') ? (['spokenLanguage'] as const) : []),
  ];
}
