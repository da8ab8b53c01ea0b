import type { Sql } from '@rxweb/platform/sql/sql';

/** Calls are frequent, so each note is written at most this often. */
const recordEveryMs = 20_000;

export interface CarrierLog {
  recordWebhook(now: Date): Promise<void>;
  /** A problem in words for an administrator, without numbers, names or message text. */
  recordProblem(words: string, now: Date): Promise<void>;
}

export function createCarrierLog(sql: Sql): CarrierLog {
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

export async function recordCarrierProblem(sql: Sql, words: string, now: Date): Promise<void> {
  await sql`update app.sms_carrier set last_problem = ${words}, last_problem_at = ${now}`;
}
