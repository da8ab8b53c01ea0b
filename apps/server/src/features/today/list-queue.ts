import { queueLimits, type readQueue } from '@rxweb/contracts/queue';
import type { StoreInfo } from '@rxweb/contracts/store';
import { urgentTodayKinds } from '@rxweb/contracts/today';
import { instantOf, storeDate } from '@rxweb/domain/store/opening-hours';
import type { Sql } from '@rxweb/platform/sql/sql';
import type * as z from 'zod/mini';
import { auditEntryFor } from '../../kernel/audit/audit-log.ts';
import { auditRead } from '../../kernel/audit/audit-read.ts';
import type { Collected, TodayItem } from '../../kernel/feature/feature.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import type { Principal } from '../../kernel/http/authenticate.ts';

interface QueueDeps {
  sql: Sql;
  store: StoreInfo;
  collected: Collected;
  now(): Date;
}

/** Urgent items first, then in feature order. */
export async function listItems({ today }: Collected, principal: Principal): Promise<TodayItem[]> {
  const open = today.filter(({ roles }) => roles.some((role) => role === principal.role));
  const items = (await Promise.all(open.map(({ list }) => list(principal)))).flat();
  const isUrgent = ({ kind }: TodayItem) => urgentTodayKinds.includes(kind);
  return [...items.filter(isUrgent), ...items.filter((item) => !isUrgent(item))];
}

/** Rows that the role may see, and today's items that no row shows. */
export async function listQueue(
  { sql, store, collected, now }: QueueDeps,
  principal: Principal,
  actor: Actor,
): Promise<z.input<(typeof readQueue)['output']>> {
  const limit = queueLimits.rowsPerGroup;
  const sources = collected.queue.filter(({ roles }) => roles.some((role) => role === principal.role));
  const covered = new Set(sources.flatMap(({ covers }) => covers));
  const midnight = instantOf(store, storeDate(store, now()), '00:00');
  const [lists, done, items] = await Promise.all([
    Promise.all(sources.map(({ list }) => list(principal, limit + 1))),
    Promise.all(sources.map((source) => source.done(midnight, limit))),
    listItems(collected, principal),
  ]);
  if (lists.some((rows) => rows.length > 0)) await auditRead(sql, auditEntryFor(actor, 'queue_listed', 'queue'));
  return {
    rows: lists.flatMap((rows) => rows.slice(0, limit)),
    cut: sources.flatMap(({ group }, index) => ((lists[index]?.length ?? 0) > limit ? [group] : [])),
    done: done.flat().sort((one, other) => other.at.localeCompare(one.at)),
    items: items.filter(({ kind }) => !covered.has(kind)),
  };
}
