import type { AuditAction } from '@rxweb/contracts/audit';
import type { listShoeCases, ShoeCaseFile, updateShoeCase } from '@rxweb/contracts/shoes/cases';
import type { ShoeCaseBody } from '@rxweb/contracts/shoes/records';
import type { StoreInfo } from '@rxweb/contracts/store';
import { datesAhead } from '@rxweb/domain/shoes/past-dates';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type * as z from 'zod/mini';
import { type AuditLog, auditEntryFor, writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import { runOnce } from '../../kernel/idempotency/run-once.ts';
import { changesOf } from './case-changes.ts';
import * as lists from './case-lists.repository.ts';
import { type CaseRecord, toRecord } from './case-record.ts';
import { requireCaseFile } from './read-case-file.ts';
import { refuseAhead } from './refuse-ahead.ts';
import * as repository from './shoes.repository.ts';

export interface ShoesDeps {
  sql: Sql;
  audit: AuditLog;
  store: StoreInfo;
  now(): Date;
}

const todayOf = ({ store, now }: Pick<ShoesDeps, 'store' | 'now'>) => storeDate(store, now());

/**
 * Creates a case once per key. Without a key, an identical form by the same person within seconds counts as a repeat. The actor is the
 * creator, whatever the form says.
 */
export async function createCase(
  deps: ShoesDeps,
  actor: Actor,
  body: ShoeCaseBody,
  key: string | undefined,
): Promise<NewCase> {
  const { sql } = deps;
  const record = toRecord(body);
  refuseAhead(datesAhead(record, null, todayOf(deps)));
  const make = (tx: TransactionSql) => makeCase(tx, actor, record);
  if (key !== undefined) return runOnce(sql, { actorId: actor.userId, key, body: record }, { inTransaction: make });
  return inTransaction(sql, async (tx) => {
    const justMade = await repository.findRecentDuplicate(tx, record, actor.userId);
    return justMade === null ? make(tx) : { id: justMade };
  });
}

interface NewCase {
  id: string;
  /** An undelivered case that the same patient already had: perhaps two people saved the same checklist. */
  openCaseId?: string;
}

async function makeCase(tx: TransactionSql, actor: Actor, record: CaseRecord): Promise<NewCase> {
  await repository.lockPatient(tx, record);
  const id = await repository.insertCase(tx, record, actor.userId);
  const changes = changesOf(null, record);
  await repository.insertChanges(tx, { caseId: id, version: 1, by: actor.userId, changes });
  await note(tx, actor, 'case_created', id);
  const openCaseId = await repository.findOpenCase(tx, id);
  return openCaseId === null ? { id } : { id, openCaseId };
}

type Save = z.output<(typeof updateShoeCase)['input']['body']>;

/** Throws `conflict` with the current case unless `version` is current. Saves without changes create no version. */
export async function updateCase(deps: ShoesDeps, actor: Actor, id: string, save: Save): Promise<ShoeCaseFile> {
  const { file, isStale } = await inTransaction(deps.sql, async (tx) => {
    const before = await repository.lockCase(tx, id);
    if (!before) throw new AppError('not_found');
    const isStale = before.version !== save.version;
    if (isStale) await note(tx, actor, 'case_read', id);
    else {
      const record = toRecord(save);
      refuseAhead(datesAhead(record, before.record, todayOf(deps)));
      await replaceRecord(tx, actor, id, before, record);
    }
    return { file: await requireCaseFile(tx, deps, id), isStale };
  });
  if (isStale) throw new AppError('conflict', { message: 'Someone else changed this case.', current: file });
  return file;
}

async function replaceRecord(
  tx: TransactionSql,
  actor: Actor,
  id: string,
  before: { record: CaseRecord; version: number },
  record: CaseRecord,
): Promise<void> {
  const changes = changesOf(before.record, record);
  if (changes.length === 0) return note(tx, actor, 'case_read', id);
  if (record.ownerId !== before.record.ownerId) await assertMayOwn(tx, record.ownerId);
  await repository.writeCase(tx, id, record);
  await repository.insertChanges(tx, { caseId: id, version: before.version + 1, by: actor.userId, changes });
  const isArchived = record.archived && !before.record.archived;
  await note(tx, actor, isArchived ? 'case_archived' : 'case_changed', id);
}

/** Throws `invalid_input` if the account doesn't work with cases. */
async function assertMayOwn(tx: TransactionSql, ownerId: string | null): Promise<void> {
  if (ownerId === null) return;
  const owners = await repository.listOwners(tx);
  if (owners.some(({ id }) => id === ownerId)) return;
  throw new AppError('invalid_input', {
    message: 'This person can’t own a case. Choose someone else.',
    issues: [{ path: 'body.ownerId', message: 'no pharmacist or administrator who can sign in' }],
  });
}

export async function readCase(deps: ShoesDeps, actor: Actor, id: string): Promise<ShoeCaseFile> {
  const file = await requireCaseFile(deps.sql, deps, id);
  await deps.audit.write(auditEntryFor(actor, 'case_read', id));
  return file;
}

/** One page of cases that aren't archived, by deadline. */
export async function listForProgram(deps: ShoesDeps, after: string | undefined) {
  const { cases, next } = await lists.listCases(deps.sql, todayOf(deps), {
    limit: 50,
    ...(after !== undefined && { after }),
  });
  return { cases, next };
}

export async function listCases(
  deps: ShoesDeps,
  actor: Actor,
  filter: z.output<(typeof listShoeCases)['input']['body']>,
) {
  const today = todayOf(deps);
  const page = await lists.listCases(deps.sql, today, filter);
  await auditListed(deps, actor);
  return { ...page, today };
}

export async function readBoard(deps: ShoesDeps, actor: Actor, owner: string | undefined) {
  const today = todayOf(deps);
  const board = await lists.readBoard(deps.sql, today, owner);
  await auditListed(deps, actor);
  return { ...board, today };
}

/** Default: last year. */
export async function listRecalls(deps: ShoesDeps, actor: Actor, year = Number(todayOf(deps).slice(0, 4)) - 1) {
  const recalls = await lists.listRecalls(deps.sql, year);
  await auditListed(deps, actor);
  return { ...recalls, year };
}

/** Never audits the search text. */
const auditListed = ({ audit }: ShoesDeps, { userId, address }: Actor) =>
  audit.write({ action: 'cases_listed', actorId: userId, address });

export async function addNote({ sql }: ShoesDeps, actor: Actor, id: string, text: string) {
  return inTransaction(sql, async (tx) => {
    const added = await repository.insertNote(tx, { caseId: id, by: actor.userId, text });
    if (!added) throw new AppError('not_found');
    await note(tx, actor, 'case_note_added', id);
    return added;
  });
}

export async function readHistory({ sql, audit }: ShoesDeps, actor: Actor, id: string) {
  const entries = await repository.readHistory(sql, id);
  if (entries.length === 0) throw new AppError('not_found');
  await audit.write(auditEntryFor(actor, 'case_read', id));
  return { entries };
}

const note = (tx: TransactionSql, actor: Actor, action: AuditAction, id: string) =>
  writeAuditEntries(tx, [auditEntryFor(actor, action, id)]);
