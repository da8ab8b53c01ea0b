import { type RequestText, requestLimits } from '@rxweb/contracts/requests/kinds';
import type { changeRequest, RequestFile, sendRequestText } from '@rxweb/contracts/requests/staff';
import { requestText } from '@rxweb/domain/requests/text-templates';
import { instantsOfDay, storeDate } from '@rxweb/domain/store/opening-hours';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type * as z from 'zod/mini';
import { auditEntryFor, writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import { auditRead } from '../../kernel/audit/audit-read.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import { applyChange } from './change-request.ts';
import { insertEvent } from './events.repository.ts';
import { countRequests, findPage, type RequestFilter } from './list.repository.ts';
import { requireRequestFile } from './read-request.ts';
import { findRequest, lockRequest } from './requests.repository.ts';
import type { RequestsDeps } from './requests-deps.ts';

export async function list(deps: RequestsDeps, actor: Actor, filter: RequestFilter) {
  const { sql, store } = deps;
  const now = deps.now();
  const { to: endOfToday } = instantsOfDay(store, storeDate(store, now));
  const [page, counts] = await Promise.all([
    findPage(sql, filter, { now, endOfToday }, requestLimits.listRows),
    countRequests(sql, now),
    auditRead(sql, auditEntryFor(actor, 'requests_listed', filter.search ? 'search' : filter.state)),
  ]);
  return { ...page, counts };
}

export async function read({ sql, keptDays }: RequestsDeps, actor: Actor, id: string): Promise<RequestFile> {
  const file = await requireRequestFile(sql, id, keptDays);
  await auditRead(sql, auditEntryFor(actor, 'request_read', id));
  return file;
}

/** Every look is recorded, in the audit log and in the request's own history. */
export async function showBirthDate({ sql, now }: RequestsDeps, actor: Actor, id: string) {
  return inTransaction(sql, async (tx) => {
    const row = await lockRequest(tx, tx`r.id = ${id}`);
    if (!row) throw new AppError('not_found');
    const at = now();
    await insertEvent(tx, id, { source: 'staff', actor: actor.userId, at, what: 'birth_date_shown' });
    await writeAuditEntries(tx, [auditEntryFor(actor, 'request_birth_date_shown', id)]);
    return { birthDate: row.birthDate };
  });
}

type Change = z.output<(typeof changeRequest)['input']['body']>;

/** Throws `conflict` with the request as it is now unless `version` is current. */
export async function change(deps: RequestsDeps, actor: Actor, id: string, { version, change }: Change) {
  const { file, isStale } = await inTransaction(deps.sql, async (tx) => {
    const row = await lockRequest(tx, tx`r.id = ${id}`);
    if (!row) throw new AppError('not_found');
    const isStale = row.version !== version;
    if (!isStale) {
      await applyChange(deps, tx, actor, row, change);
      await writeAuditEntries(tx, [auditEntryFor(actor, 'request_changed', id, change.change)]);
    }
    return { file: await requireRequestFile(tx, id, deps.keptDays), isStale };
  });
  if (isStale) throw new AppError('conflict', { message: 'Someone else changed this request.', current: file });
  return file;
}

interface TextToSend {
  template: RequestText;
  key: string;
}

/** Sends a fixed text, in the language of texts to the person. Throws `no_text_consent` without the visitor's agreement. */
export async function sendText(
  deps: RequestsDeps,
  actor: Actor,
  id: string,
  { template, key }: TextToSend,
): Promise<z.input<(typeof sendRequestText)['output']>> {
  const { sql, store, keptDays } = deps;
  const now = deps.now();
  const row = await findRequest(sql, sql`r.id = ${id}`);
  if (!row) throw new AppError('not_found');
  const consent = await deps.mayText(sql, row.phone, { purpose: 'request', subject: id });
  if (row.consentAt === null || consent === 'not_agreed') throw new AppError('no_text_consent');
  const { textLanguage: language, startsAt, reference } = row;
  const body = requestText(template, { store, now, language, startsAt, reference });
  const sent = await deps.sendFixedText(actor, { to: row.phone, body, key });
  const { message } = sent;
  await inTransaction(sql, async (tx) => {
    const event = { source: 'staff', actor: actor.userId, at: now, what: 'text', template, text: body } as const;
    await insertEvent(tx, id, { ...event, ...(message && { messageId: message.id }) });
    await writeAuditEntries(tx, [auditEntryFor(actor, 'request_text_sent', id, template)]);
  });
  return {
    request: await requireRequestFile(sql, id, keptDays),
    failure: sent.success ? null : (sent.error ?? null),
    heldUntil: sent.success ? (message?.not_before ?? null) : null,
  };
}
