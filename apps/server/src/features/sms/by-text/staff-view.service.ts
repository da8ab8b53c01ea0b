import type { StaffByText } from '@rxweb/contracts/live/by-text';
import type { AnySql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { auditRead } from '../../../kernel/audit/audit-read.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import type { SmsDeps } from '../deps.ts';
import { endLegs, findLeg, type Leg, stateOfLeg } from './legs.repository.ts';

type Deps = Pick<SmsDeps, 'sql' | 'now'>;

export async function readForStaff(deps: Deps, actor: Actor, conversationId: string): Promise<StaffByText> {
  const found = await find(deps.sql, conversationId, deps.now());
  if (found.state !== 'none') await auditRead(deps.sql, auditEntryFor(actor, 'by_text_read', conversationId));
  return found;
}

export async function endForStaff(deps: Deps, actor: Actor, conversationId: string): Promise<StaffByText> {
  return inTransaction(deps.sql, async (tx) => {
    const at = deps.now();
    const ending = { how: 'staff', at, byId: actor.userId } as const;
    const hasEnded = await endLegs(tx, tx`l.conversation_id = ${conversationId}`, ending);
    if (hasEnded) await writeAuditEntries(tx, [auditEntryFor(actor, 'by_text_ended', conversationId)]);
    return find(tx, conversationId, at);
  });
}

/** Throws `not_found`. */
async function find(sql: AnySql, conversationId: string, now: Date): Promise<StaffByText> {
  const [conversation] = await sql`select from app.conversations where id = ${conversationId}`;
  if (!conversation) throw new AppError('not_found');
  const leg = await findLeg(sql, conversationId);
  const state = stateOfLeg(leg, now);
  const at = leg && (leg.withdrawnAt ?? leg.confirmedAt ?? (state === 'expired' ? leg.confirmBy : leg.askedAt));
  return {
    state,
    phone: leg?.phone ?? null,
    at: at?.toISOString() ?? null,
    endedHow: leg?.withdrawnHow ?? null,
    isUnasked: leg !== null && leg.messageId === null,
    personId: leg && (await findPersonId(sql, leg)),
  };
}

async function findPersonId(sql: AnySql, { phone }: Leg): Promise<string | null> {
  const [person] = await sql<{ id: string }[]>`select id from public.sms_people where phone = ${phone}`;
  return person?.id ?? null;
}
