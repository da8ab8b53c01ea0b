import type { Sql } from '@rxweb/platform/sql/sql';

/** How the carrier behaves, for the health of the program: its calls are many, so each note is written at most so often. */
const noteEveryMs = 20_000;

export interface CarrierNotes {
  /** That the carrier has called us. */
  called(now: Date): Promise<void>;
  /** What went wrong with the carrier, in words for an administrator: no number, name or text of anybody. */
  problem(words: string, now: Date): Promise<void>;
}

export function createCarrierNotes(sql: Sql): CarrierNotes {
  const writtenAt = new Map<string, number>();
  const isDue = (note: string, now: Date) => {
    if (Math.abs(now.getTime() - (writtenAt.get(note) ?? 0)) < noteEveryMs) return false;
    writtenAt.set(note, now.getTime());
    return true;
  };
  return {
    async called(now) {
      if (isDue('called', now))
        await sql`update app.sms_carrier set last_webhook_at = greatest(last_webhook_at, ${now})`;
    },
    async problem(words, now) {
      if (isDue(words, now)) await noteCarrierProblem(sql, words, now);
    },
  };
}

export async function noteCarrierProblem(sql: Sql, words: string, now: Date): Promise<void> {
  await sql`update app.sms_carrier set last_problem = ${words}, last_problem_at = ${now}`;
}
