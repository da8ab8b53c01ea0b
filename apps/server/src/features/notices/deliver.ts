import { type Mail, MailRefused } from '@rxweb/backend';
import type { NoticeChannel } from '@rxweb/contracts/staff-notices';
import type { StoreInfo } from '@rxweb/contracts/store';
import { noticePath } from '@rxweb/domain/notices/notice-path';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyBaseLogger } from 'fastify';
import { siteOf } from '../../kernel/http/site-of.ts';
import { describeError } from '../../kernel/log/describe-error.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import { type ClaimedDelivery, claimDue, type Ending, endDelivery, putOff } from './deliveries.repository.ts';
import { staffNoticeMail } from './notice-mail.ts';
import { type PushOutcome, type PushSender, sendPush } from './push/send-push.ts';
import { dropSubscription, findSubscription, noteFailing, noteWorking } from './push/subscriptions.repository.ts';

export interface DeliveryDeps {
  sql: Sql;
  store: StoreInfo;
  settings: Pick<LiveSettings, 'current'>;
  config: { publicUrl: string };
  /** In one try; null without a mail server. */
  sendMail: ((mail: Mail) => Promise<void>) | null;
  push: PushSender;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now(): Date;
}

type Attempt = Ending | { state: 'later'; outcome: string; afterMs: number | null };

/** How long a refused delivery waits. After the last it fails. */
const waitsMs = [5_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000];

/** Sends without waiting for slow answers: a service that hangs delays its own messages only. */
export interface Deliverer {
  /** Starts what is due. Resolves when it is claimed. */
  start(): Promise<void>;
  /** Resolves when nothing is under way. */
  settle(): Promise<void>;
}

export function createDeliverer(deps: DeliveryDeps, channel: NoticeChannel, atOnce: number): Deliverer {
  const running = new Set<Promise<void>>();
  const send = channel === 'push' ? tryPush : tryMail;
  const run = async (delivery: ClaimedDelivery) => {
    try {
      await record(deps, delivery, await send(deps, delivery));
    } catch (error) {
      // The claim runs out, and the delivery counts as unknown.
      deps.log.warn({ failure: describeError(error), channel }, 'couldn’t deliver a notice');
    }
  };
  return {
    async start() {
      const room = atOnce - running.size;
      if (room <= 0) return;
      for (const delivery of await claimDue(deps.sql, channel, room, deps.now())) {
        const work = run(delivery).finally(() => running.delete(work));
        running.add(work);
      }
    },
    async settle() {
      await Promise.all(running);
    },
  };
}

async function record({ sql, now }: DeliveryDeps, { id, attempts }: ClaimedDelivery, attempt: Attempt): Promise<void> {
  if (attempt.state !== 'later') return endDelivery(sql, id, attempt, now());
  const wait = waitsMs[attempts - 1];
  if (wait === undefined) return endDelivery(sql, id, { state: 'failed', outcome: attempt.outcome }, now());
  await putOff(sql, id, attempt.outcome, new Date(now().getTime() + Math.max(wait, attempt.afterMs ?? 0)));
}

async function tryPush({ sql, push }: DeliveryDeps, delivery: ClaimedDelivery): Promise<Attempt> {
  const { subscriptionId, kind, subject, count } = delivery;
  const target = subscriptionId && (await findSubscription(sql, subscriptionId));
  if (!target) return { state: 'failed', outcome: 'switched off' };
  const message = { kind, count, path: noticePath(kind, subject), language: target.language };
  const outcome = await sendPush(push, target, message);
  await noteOutcome(sql, target.id, outcome, push.now());
  return attemptOf(outcome);
}

/** A subscription that ended goes; one that fails is shown to its owner and on the health page. */
export async function noteOutcome(sql: Sql, id: string, { is }: PushOutcome, now: Date): Promise<void> {
  if (is === 'gone') await dropSubscription(sql, id);
  else if (is === 'sent') await noteWorking(sql, id);
  else await noteFailing(sql, id, now);
}

function attemptOf(outcome: PushOutcome): Attempt {
  switch (outcome.is) {
    case 'sent':
    case 'unknown':
      return { state: outcome.is, outcome: outcome.said };
    case 'later':
      return { state: 'later', outcome: outcome.said, afterMs: outcome.afterMs };
    default:
      return { state: 'failed', outcome: outcome.said };
  }
}

async function tryMail(deps: DeliveryDeps, delivery: ClaimedDelivery): Promise<Attempt> {
  const { sendMail, store, settings, config, log } = deps;
  if (!sendMail) return { state: 'failed', outcome: 'no mail server' };
  const site = siteOf(store, settings.current.brand);
  try {
    await sendMail(staffNoticeMail(site, config.publicUrl, delivery));
    return { state: 'sent', outcome: 'accepted' };
  } catch (error) {
    log.warn({ failure: describeError(error) }, 'couldn’t email a notice');
    if (error instanceof MailRefused) return { state: 'failed', outcome: 'refused' };
    const isUnsent = error instanceof Error && 'isUnsent' in error && error.isUnsent === true;
    return isUnsent
      ? { state: 'later', outcome: 'not accepted', afterMs: null }
      : { state: 'unknown', outcome: 'no answer' };
  }
}
