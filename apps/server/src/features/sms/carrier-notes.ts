import type postgres from 'postgres';

/** How the carrier last behaved, for the health of the program. One row: each note is written at most so often. */
const noteEvery = '20 seconds';

/** That the carrier has called us. */
export async function noteCarrierCall(sql: postgres.Sql, now: Date): Promise<void> {
  await sql`
    update app.sms_carrier set last_webhook_at = ${now}
    where last_webhook_at is null or last_webhook_at < ${now}::timestamptz - ${noteEvery}::interval`;
}

/** What went wrong with the carrier, in words for an administrator: no number, name or text of anybody. */
export async function noteCarrierProblem(sql: postgres.Sql, words: string, now: Date): Promise<void> {
  await sql`
    update app.sms_carrier set last_problem = ${words}, last_problem_at = ${now}
    where last_problem is distinct from ${words} or last_problem_at < ${now}::timestamptz - ${noteEvery}::interval`;
}
