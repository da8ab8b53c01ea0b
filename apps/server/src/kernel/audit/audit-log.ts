import type { AuditAction } from '@rxweb/contracts/audit';
import { storableText } from '@rxweb/contracts/shared/text';
import { isDatabaseUnavailable } from '@rxweb/platform/sql/is-database-unavailable';
import type { AnySql, Sql } from '@rxweb/platform/sql/sql';
import { AppError } from '../errors/app-error.ts';

/** Who did what to what, from where. Never the content. */
export interface NewAuditEntry {
  action: AuditAction;
  /** Default: `ok`. */
  outcome?: 'ok' | 'refused';
  /** Null for anonymous requests. */
  actorId: string | null;
  target?: string | null;
  /** A short fact. */
  detail?: string | null;
  address?: string | null;
  /** The browser's own words, when they tell more than the session does. */
  device?: string | null;
}

/** The target is an id: the audit log holds no names, numbers or message text. */
export function auditEntryFor<Target extends string | null>(
  { userId, address }: { userId: string; address: string },
  action: AuditAction,
  target: Target,
  detail: string | null = null,
) {
  return { action, actorId: userId, address, target, detail };
}

/** Throws `unavailable` if it can't write, so the action fails too (security row O2). */
export interface AuditLog {
  write(...notes: NewAuditEntry[]): Promise<void>;
}

interface Waiting {
  notes: readonly NewAuditEntry[];
  written: PromiseWithResolvers<void>;
}

/** What comes while a statement waits for the disk goes into the next together. */
export function createAuditLog(sql: Sql): AuditLog {
  let waiting: Waiting[] = [];
  let isWriting = false;
  const writeWaiting = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await writeTogether(sql, batch);
    }
    isWriting = false;
  };
  return {
    write(...notes) {
      const written = Promise.withResolvers<void>();
      waiting.push({ notes, written });
      if (!isWriting) void writeWaiting();
      return written.promise;
    },
  };
}

async function writeTogether(sql: Sql, batch: readonly Waiting[]): Promise<void> {
  try {
    const notes = batch.flatMap((each) => each.notes);
    await writeAuditEntries(sql, notes);
    for (const { written } of batch) written.resolve();
  } catch (cause) {
    // A refused entry fails alone.
    if (batch.length > 1 && !isDatabaseUnavailable(cause)) {
      for (const each of batch) await writeTogether(sql, [each]);
      return;
    }
    for (const { written } of batch) written.reject(new AppError('unavailable', { cause }));
  }
}

/** The entry and the action commit together. */
export async function writeAuditEntries(sql: AnySql, notes: readonly NewAuditEntry[]): Promise<void> {
  const rows = notes.map(
    ({ action, outcome = 'ok', actorId, target = null, detail = null, address = null, device = null }) => ({
      action,
      outcome,
      actor_id: actorId,
      target: target && storableText(target),
      detail: detail && storableText(detail),
      address,
      device: device && storableText(device),
    }),
  );
  await sql`
    select app.note_audit(n.action, n.outcome, n.actor_id, n.target, n.detail, n.address, n.device)
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as n(action text, outcome text, actor_id uuid, target text, detail text, address inet, device text)`;
}
