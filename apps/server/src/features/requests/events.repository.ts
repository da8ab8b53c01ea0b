import type {
  DeclineReason,
  RequestNeed,
  RequestOutcome,
  RequestStep,
  RequestText,
} from '@rxweb/contracts/requests/kinds';
import type { RequestEvent } from '@rxweb/contracts/requests/staff';
import type { Attachment } from '@rxweb/contracts/uploads';
import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';

export interface NewEvent {
  source: RequestEvent['source'];
  /** The staff member; null for visitors and the program. */
  actor: string | null;
  at: Date;
  what: RequestEvent['what'];
  step?: RequestStep;
  need?: RequestNeed;
  outcome?: RequestOutcome;
  reason?: DeclineReason;
  template?: RequestText;
  text?: string;
  files?: readonly Attachment[];
  /** The text message; one event each. */
  messageId?: string;
}

export async function insertEvent(tx: TransactionSql, requestId: string, event: NewEvent): Promise<void> {
  const { source, actor, at, what, step, need, outcome, reason, template, text = '', files = [], messageId } = event;
  await tx`
    insert into app.request_events
      (request_id, at, source, actor, what, step, need, outcome, reason, template, text, files, message_id)
    values (${requestId}, ${at}, ${source}, ${actor}, ${what}, ${step ?? null}, ${need ?? null}, ${outcome ?? null},
      ${reason ?? null}, ${template ?? null}, ${text}, ${tx.json([...files])}, ${messageId ?? null})
    on conflict (message_id) do nothing`;
}

/** Oldest first. */
export async function findEvents(sql: AnySql, requestId: string): Promise<RequestEvent[]> {
  const rows = await sql<(Omit<RequestEvent, 'at'> & { at: Date })[]>`
    select e.id::text, at, source, case when actor is not null then app.person(actor) end as by, what, step, need, outcome, reason,
      template, text, files
    from app.request_events e where request_id = ${requestId} order by e.id`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** When each step was reached last. */
export async function findStepTimes(sql: AnySql, requestId: string): Promise<Map<RequestStep, Date>> {
  const rows = await sql<{ step: RequestStep; at: Date }[]>`
    select step, max(at) as at from app.request_events where request_id = ${requestId} and step is not null group by step`;
  return new Map(rows.map(({ step, at }) => [step, at]));
}
