import type postgres from 'postgres';

/** How the carrier behaves, for the health of the program: its calls are many, so each note is written at most so often. */
const recordEveryMs = 20_000;

export interface CarrierLog {
  /** That the carrier has called us. */
  recordWebhook(now: Date): Promise<void>;
  /** What went wrong with the carrier, in words for an administrator: no number, name or text of anybody. */
  recordProblem(words: string, now: Date): Promise<void>;
}

export function createCarrierLog(sql: postgres.Sql): CarrierLog {
  const writtenAt = new Map<string, number>();
  const isDue = (note: string, now: Date) => {
    if (Math.abs(now.getTime() - (writtenAt.get(note) ?? 0)) < recordEveryMs) return false;
    writtenAt.set(note, now.getTime());
    return true;
  };
  return {
    async recordWebhook(now) {
      if (isDue('called', now))
        await sql`update app.sms_carrier set last_webhook_at = greatest(last_webhook_at, ${now})`;
    },
    async recordProblem(words, now) {
      if (isDue(words, now)) await recordCarrierProblem(sql, words, now);
    },
  };
}

export async function recordCarrierProblem(sql: postgres.Sql, words: string, now: Date): Promise<void> {
  await sql`update app.sms_carrier set last_problem = ${words}, last_problem_at = ${now}`;
}
