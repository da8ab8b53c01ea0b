import type { PersonFile } from '@rxweb/contracts/people';
import { isUuid } from '@rxweb/contracts/shared/uuid';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { auditEntryFor, writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import { merge, undo } from './merge.ts';
import { lockContact } from './own-fields.ts';
import { findPart, lockFamilies, ownerOf, type Part, putBack, takeOut } from './parts.ts';
import { requirePersonFile, requireRoot } from './read-person.ts';
import { type Sight, seesPart } from './sight.ts';

interface Separation extends Part {
  id: string;
  version: number;
}

interface Separated {
  person: PersonFile;
  apart: string | null;
  part: string | null;
}

/** Throws `not_found` for what the role may not see, and `conflict` when the contact changed since or nothing would be left of it. */
export async function separate(sql: Sql, actor: Actor, sight: Sight, order: Separation): Promise<Separated> {
  const { kind, subject, version } = order;
  if (!seesPart(sight, kind) || (kind !== 'phone' && !isUuid(subject))) throw new AppError('not_found');
  const { done, file } = await inTransaction(sql, async (tx) => {
    const root = await requireRoot(tx, order.id, sight);
    const members = await lockContact(tx, root);
    const own = await ownerOf(tx, members, order);
    if (own === null || (kind === 'phone' && !(await isNumberSeen(tx, subject, sight))))
      throw new AppError('not_found');
    const isCurrent = await takeVersion(tx, root, version);
    const done = isCurrent ? await separateOne(tx, actor.userId, { root, own, members }, order) : null;
    if (done) {
      const [action, detail] =
        done.apart === null
          ? (['person_number_removed', null] as const)
          : (['person_separated', `${kind}, contact ${done.apart}`] as const);
      await writeAuditEntries(tx, [auditEntryFor(actor, action, root, detail)]);
    }
    return { done, file: await requirePersonFile(tx, root, sight) };
  });
  if (!done)
    throw new AppError('conflict', { message: 'This contact changed, or nothing would be left of it.', current: file });
  return { person: file, ...done };
}

/** True when the version was current; it is the next one then. */
export async function takeVersion(tx: TransactionSql, root: string, version: number): Promise<boolean> {
  const { count } =
    await tx`update app.people set version = version + 1 where id = ${root} and merged_into is null and version = ${version}`;
  return count > 0;
}

async function isNumberSeen(tx: TransactionSql, phone: string, { reach }: Sight): Promise<boolean> {
  const [row] = await tx`select from app.person_phones where phone = ${phone} and reach <= ${reach}`;
  return row !== undefined;
}

interface Place {
  root: string;
  own: string;
  members: readonly string[];
}

/** Null when nothing would be left. */
async function separateOne(
  tx: TransactionSql,
  by: string,
  { root, own, members }: Place,
  part: Part,
): Promise<Omit<Separated, 'person'> | null> {
  if (part.kind !== 'phone') {
    const { id, apart } = await takeOut(tx, by, own, part);
    return { apart, part: id };
  }
  if (await dropUnused(tx, part.subject)) return { apart: null, part: null };
  if (await hasMore(tx, own, part.subject)) {
    const { id, apart } = await takeOut(tx, by, own, part);
    return { apart, part: id };
  }
  // All that this contact has: its merge is undone, and what was merged into it goes along.
  if (own !== root) {
    const [standing] = await tx<{ id: string }[]>`
      select id from app.person_merges where merged_id = ${own} and undone_at is null`;
    const undone = standing && (await undo(tx, by, standing.id));
    return undone ? { apart: undone.apart, part: null } : null;
  }
  if (members.length === 1) return null;
  const { id, apart } = await takeOut(tx, by, own, part);
  return { apart, part: id };
}

/** A number that staff wrote, and that no one used, goes without a trace. */
async function dropUnused(tx: TransactionSql, phone: string): Promise<boolean> {
  const { count } = await tx`
    delete from app.person_phones p where p.phone = ${phone} and p.added_by is not null
      and not exists (select from app.requests r where r.phone = p.phone)
      and not exists (select from app.hand_offs h where h.phone = p.phone)
      and not exists (select from public.sms_people s where s.phone = p.phone)`;
  return count > 0;
}

async function hasMore(tx: TransactionSql, own: string, phone: string): Promise<boolean> {
  const [row] = await tx`
    select from app.people one where one.id = ${own} and (
      exists (select from app.person_phones p where p.person_id = one.id and p.phone <> ${phone})
      or exists (select from app.person_parts l where l.person_id = one.id and l.phone is null)
      or exists (select from app.person_cases c where c.person_id = one.id))`;
  return row !== undefined;
}

/** Throws `not_found` for what was put back before, or the role may not see. */
export async function undoSeparation(sql: Sql, actor: Actor, sight: Sight, id: string): Promise<PersonFile> {
  return inTransaction(sql, async (tx) => {
    const seen = await findPart(tx, id);
    if (!seen || !seesPart(sight, seen.kind)) throw new AppError('not_found');
    for (const one of [seen.from, seen.apart]) await requireRoot(tx, one, sight);
    await lockFamilies(tx, [seen.from, seen.apart]);
    const part = await findPart(tx, id);
    if (!part || part.apart !== seen.apart) throw new AppError('not_found');
    await keepWritten(tx, actor.userId, part);
    await putBack(tx, id, part);
    const roots = await lockFamilies(tx, [part.from, part.apart]);
    await tx`update app.people set version = version + 1 where id = any (${roots}::uuid[])`;
    await tx`select app.refresh_person(root) from unnest(${roots}::uuid[]) root`;
    const root = await requireRoot(tx, part.from, sight);
    await writeAuditEntries(tx, [
      auditEntryFor(actor, 'person_separation_undone', root, `${part.kind}, contact ${part.apart}`),
    ]);
    return requirePersonFile(tx, root, sight);
  });
}

/** What staff wrote of the separate contact isn't lost with it: it is merged. */
async function keepWritten(tx: TransactionSql, by: string, { from, apart }: { from: string; apart: string }) {
  const [row] = await tx<{ kept: string }[]>`
    select f.root_id as kept from app.people a join app.people f on f.id = ${from}
    where a.id = ${apart} and a.edited_at is not null and a.merged_into is null and f.root_id <> a.id`;
  if (row) await merge(tx, by, row.kept, apart);
}
