import type { RequestChange } from '@rxweb/contracts/requests/staff';
import { nextStep, pathOf, stateOf, stepBefore, stepsOf } from '@rxweb/domain/requests/steps';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import { freeAppointment } from './appointments/appointments.repository.ts';
import { book } from './appointments/book.ts';
import { assertMovable, serviceOf } from './appointments/own-appointment.ts';
import { insertEvent, type NewEvent } from './events.repository.ts';
import { tellOfStaffChange } from './request-notices.ts';
import { patchRequest, type RequestPatch, type RequestRow } from './requests.repository.ts';
import type { RequestsDeps } from './requests-deps.ts';

/** What one change writes, and its line in the history. */
interface Outcome {
  patch: RequestPatch;
  event: Omit<NewEvent, 'source' | 'actor' | 'at'> | null;
}

/** Writes a change of staff. Throws `conflict` when the request's state doesn't allow it. */
export async function applyChange(
  deps: Pick<RequestsDeps, 'settings' | 'store' | 'notices' | 'now'>,
  tx: TransactionSql,
  actor: Actor,
  row: RequestRow,
  change: RequestChange,
): Promise<void> {
  const at = deps.now();
  if (change.change === 'owner') await assertMayOwn(tx, change.owner);
  const { patch, event } = plan(row, change, actor, at);
  if (change.change === 'move') {
    const startsAt = new Date(change.startsAt);
    await book(deps, tx, { requestId: row.id, slug: serviceOf(row), startsAt, who: 'staff', holder: null });
  }
  if (change.change === 'decline') await freeAppointment(tx, row.id, at);
  await patchRequest(tx, row.id, patch, at);
  if (event) await insertEvent(tx, row.id, { ...event, source: 'staff', actor: actor.userId, at });
  await tellOfStaffChange(deps, tx, { actor, id: row.id, change });
}

function plan(row: RequestRow, change: RequestChange, actor: Actor, at: Date): Outcome {
  switch (change.change) {
    case 'step':
      return planStep(row, change.step, at);
    case 'needs_you':
      assertOpen(row);
      return {
        patch: { state: 'needs_you', need: change.need, hasNews: false },
        event: { what: 'needs_you', need: change.need },
      };
    case 'decline':
      assertOpen(row);
      return {
        patch: {
          state: 'closed',
          outcome: 'declined',
          reason: change.reason,
          need: null,
          closedAt: at,
          hasNews: false,
          startsAt: null,
        },
        event: { what: 'closed', outcome: 'declined', reason: change.reason },
      };
    case 'reopen': {
      if (row.state !== 'closed') throw new AppError('conflict', { message: 'This request is open.' });
      const step = stepBefore(pathOf(row), row.step);
      const open = { step, state: stateOf(step), outcome: null, reason: null, closedAt: null, hasNews: false };
      return { patch: open, event: { what: 'reopened', step } };
    }
    case 'move':
      assertMovable(row, at);
      return {
        patch: { startsAt: new Date(change.startsAt), hasNews: false },
        event: { what: 'moved', text: new Date(change.startsAt).toISOString() },
      };
    case 'owner':
      return { patch: { owner: change.owner }, event: { what: 'owner', text: change.owner ?? '' } };
    case 'identity':
      return {
        patch: change.isMatched ? { identityAt: at, identityBy: actor.userId } : { identityAt: null, identityBy: null },
        event: { what: 'identity', text: change.isMatched ? 'matched' : 'undone' },
      };
    case 'note':
      return { patch: {}, event: { what: 'note', text: change.text.trim() } };
    case 'called':
      return { patch: {}, event: { what: 'called' } };
    case 'seen':
      return { patch: { hasNews: false }, event: null };
  }
}

function planStep(row: RequestRow, step: (typeof row)['step'], at: Date): Outcome {
  assertOpen(row);
  const path = pathOf(row);
  if (!stepsOf(path).includes(step)) throw new AppError('conflict', { message: 'This request has no such step.' });
  const state = stateOf(step);
  const isLast = nextStep(path, step) === null;
  return {
    patch: { step, state, need: null, hasNews: false, ...(isLast && { outcome: 'done', closedAt: at }) },
    event: { what: isLast ? 'closed' : 'step', step, ...(isLast && { outcome: 'done' }) },
  };
}

function assertOpen({ state }: RequestRow): void {
  if (state === 'closed') throw new AppError('conflict', { message: 'This request is closed. Reopen it first.' });
}

/** Throws `invalid_input` if the account can't work on requests. */
async function assertMayOwn(tx: TransactionSql, owner: string | null): Promise<void> {
  if (owner === null) return;
  const [staff] = await tx`select from app.staff where user_id = ${owner} and not blocked`;
  if (staff) return;
  throw new AppError('invalid_input', {
    message: 'This person can’t own a request. Choose someone else.',
    issues: [{ path: 'body.change.owner', message: 'not a member of staff who can sign in' }],
  });
}
