import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '../core/core.ts';
import { sweepOutbox } from './mail/outbox.ts';

const sweepEveryMs = 60 * 60 * 1_000;
/** Leaves the start undisturbed. */
const firstSweepMs = 60_000;

const keep = {
  /** Links and codes live 24 hours; mails stay a day longer for troubleshooting. */
  links: '24 hours',
  mails: 48 * 60 * 60 * 1_000,
  challenges: '1 hour',
  idleSessions: '30 days',
  /** Until then, reusing one ends its session as stolen. */
  rotatedTokens: '30 days',
  counters: '1 day',
  spentLinks: '30 days',
};

/** Deletes expired rows, and mails with dead links. Safe to repeat. */
export async function sweep({ sql, dataDir }: Pick<Core, 'sql' | 'dataDir'>, now: Date): Promise<void> {
  const before = (age: string) => sql`${now}::timestamptz - ${age}::interval`;
  // The columns of one_time_tokens and refreshed_at have no time zone.
  const utcBefore = (age: string) => sql`(${now}::timestamptz at time zone 'utc') - ${age}::interval`;
  await sql`delete from auth.one_time_tokens where created_at < ${utcBefore(keep.links)}`;
  await sql`delete from auth.flow_state where created_at < ${before(keep.links)}`;
  await sql`
    update auth.users set email_change = '', email_change_confirm_status = 0
    where email_change <> '' and email_change_sent_at < ${before(keep.links)}`;
  await sql`delete from auth.mfa_challenges where created_at < ${before(keep.challenges)}`;
  await sql`delete from auth.webauthn_challenges where expires_at < ${now}`;
  await sql`
    delete from auth.sessions where not_after < ${now}
      or (coalesce(refreshed_at, created_at at time zone 'utc') < ${utcBefore(keep.idleSessions)})`;
  await sql`delete from auth.refresh_tokens where revoked and updated_at < ${before(keep.rotatedTokens)}`;
  await sql`delete from auth.rate_limits where resets_at < ${before(keep.counters)}`;
  await sql`delete from auth.spent_links where at < ${before(keep.spentLinks)}`;
  await sweepOutbox(dataDir, new Date(now.getTime() - keep.mails));
}

/** Sweeps hourly until stopped. A failed sweep is logged; the next one makes up for it. */
export function startJanitor(core: Core, now = () => new Date()): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopped = (ms: number) => wait(ms, false, { signal, ref: false }).catch(() => true);
  const run = async () => {
    for (let pause = firstSweepMs; !(await isStopped(pause)); pause = sweepEveryMs) {
      await sweep(core, now()).catch((error: unknown) => core.log.warn({ err: error }, 'a sweep of auth failed'));
    }
  };
  const done = run();
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}
