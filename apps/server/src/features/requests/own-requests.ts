import { requestLimits } from '@rxweb/contracts/requests/kinds';
import type { answerOwnRequest, RequestStatus, RequestStatusAnswer } from '@rxweb/contracts/requests/visitor';
import { formatReference } from '@rxweb/domain/requests/reference';
import { canCancel, pathOf, stateOf, stepsOf } from '@rxweb/domain/requests/steps';
import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type * as z from 'zod/mini';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { freeAppointment } from './appointments/appointments.repository.ts';
import { hashToken } from './create-request.ts';
import { findStepTimes, insertEvent } from './events.repository.ts';
import { tellOfRequest } from './request-notices.ts';
import { findRequest, lockRequest, patchRequest, type RequestRow, select } from './requests.repository.ts';
import type { RequestsDeps } from './requests-deps.ts';

/** How a visitor names a request: by the link's secret, or by id from the browser that sent it. */
export interface Which {
  token?: string | undefined;
  id?: string | undefined;
  lastFour?: string | undefined;
}

const dayMs = 24 * 60 * 60_000;
const maxOwn = 20;

/** What happens behind the gate. */
type Step = (tx: TransactionSql, row: RequestRow) => Promise<void>;

export const readStatus = (deps: RequestsDeps, visitor: Visitor, which: Which) =>
  passGate(deps, visitor, which, async () => {});

export const cancel = (deps: RequestsDeps, visitor: Visitor, which: Which) =>
  passGate(deps, visitor, which, async (tx, row) => {
    if (row.outcome === 'canceled') return;
    if (!canCancel(row.state, row.step)) throw new AppError('conflict', { message: 'It’s too late to cancel this.' });
    const at = deps.now();
    await patchRequest(
      tx,
      row.id,
      { state: 'closed', outcome: 'canceled', need: null, closedAt: at, hasNews: true, startsAt: null },
      at,
    );
    await freeAppointment(tx, row.id, at);
    await insertEvent(tx, row.id, { source: 'visitor', actor: null, at, what: 'closed', outcome: 'canceled' });
  });

type Answer = Pick<z.output<(typeof answerOwnRequest)['input']['body']>, 'text' | 'files'>;

/** Throws `invalid_input` without words and files, and `not_found` for files of others. */
export async function answer(deps: RequestsDeps, visitor: Visitor, which: Which, said: Answer) {
  const text = said.text.trim();
  if (text === '' && said.files.length === 0)
    throw new AppError('invalid_input', { issues: [{ path: 'body.text', message: 'Write something or add a file.' }] });
  const files = await deps.claimAttachments(visitor, said.files);
  return passGate(deps, visitor, which, async (tx, row) => {
    if (row.state !== 'needs_you') throw new AppError('conflict', { message: 'We don’t need anything right now.' });
    const at = deps.now();
    const patch = { state: stateOf(row.step), need: null, hasNews: true, files: [...row.files, ...files] };
    await patchRequest(tx, row.id, patch, at);
    await insertEvent(tx, row.id, { source: 'visitor', actor: null, at, what: 'answered', text, files });
  });
}

/** Counts wrong digits, so that a link that was found is not enough to read it. */
export async function passGate(
  deps: RequestsDeps,
  visitor: Visitor,
  which: Which,
  step: Step,
): Promise<RequestStatusAnswer> {
  return inTransaction(deps.sql, async (tx) => {
    const row = await findOwn(deps, tx, visitor, which);
    if (!isSender(row, visitor)) {
      const closed = await checkDigits(tx, row, which.lastFour);
      if (closed) return closed;
    }
    await step(tx, row);
    const after = await findRequest(tx, tx`r.id = ${row.id}`);
    if (!after) throw new AppError('not_found');
    if (after.version !== row.version) await tellOfRequest(deps, tx, after);
    return { gate: 'open', status: await toStatus(tx, after) };
  });
}

async function findOwn(deps: RequestsDeps, tx: TransactionSql, visitor: Visitor, { token, id }: Which) {
  const condition =
    token === undefined
      ? tx`r.id = ${id ?? null}::uuid and r.visitor_hash = ${visitor.hash}`
      : tx`r.token_hash = ${hashToken(token)}`;
  const row = await lockRequest(tx, condition);
  if (!row || isExpired(row, deps.now())) throw new AppError('not_found');
  return row;
}

const isSender = ({ visitorHash }: RequestRow, { hash }: Visitor) => hash.equals(visitorHash);

const isExpired = ({ closedAt }: RequestRow, now: Date) =>
  closedAt !== null && now.getTime() - closedAt.getTime() > requestLimits.statusDays * dayMs;

/** Null when they are right. */
async function checkDigits(
  tx: TransactionSql,
  { id, phone, gateFailures }: RequestRow,
  lastFour: string | undefined,
): Promise<RequestStatusAnswer | null> {
  if (gateFailures >= requestLimits.maxGateTries) return { gate: 'locked' };
  if (lastFour === undefined) return { gate: 'digits', triesLeft: requestLimits.maxGateTries - gateFailures };
  if (phone.endsWith(lastFour)) {
    if (gateFailures > 0) await tx`update app.requests set gate_failures = 0 where id = ${id}`;
    return null;
  }
  await tx`update app.requests set gate_failures = gate_failures + 1 where id = ${id}`;
  const triesLeft = requestLimits.maxGateTries - gateFailures - 1;
  return triesLeft === 0 ? { gate: 'locked' } : { gate: 'digits', triesLeft };
}

/** The newest requests of this browser, without those closed long ago. */
export async function listOwn(
  { sql, now }: Pick<RequestsDeps, 'sql' | 'now'>,
  visitor: Visitor,
): Promise<RequestStatus[]> {
  const since = new Date(now().getTime() - requestLimits.statusDays * dayMs);
  const rows = await select(
    sql,
    sql`r.visitor_hash = ${visitor.hash} and (r.closed_at is null or r.closed_at > ${since})`,
    sql`order by r.created_at desc limit ${maxOwn}`,
  );
  return Promise.all(rows.map((row) => toStatus(sql, row)));
}

async function toStatus(sql: AnySql, row: RequestRow): Promise<RequestStatus> {
  const times = await findStepTimes(sql, row.id);
  const steps = stepsOf(pathOf(row));
  const reached = steps.indexOf(row.step);
  return {
    id: row.id,
    reference: formatReference(row.reference),
    kind: row.kind,
    state: row.state,
    outcome: row.outcome,
    steps: steps.map((step, place) => ({
      step,
      at: place <= reached ? (times.get(step)?.toISOString() ?? null) : null,
    })),
    need: row.need,
    dueAt: row.dueAt?.toISOString() ?? null,
    startsAt: row.startsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    canCancel: canCancel(row.state, row.step),
  };
}
