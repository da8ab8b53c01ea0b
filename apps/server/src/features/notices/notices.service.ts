import { ECDH } from 'node:crypto';
import type {
  NoticeChoice,
  NoticeChoices,
  PushMessage,
  StaffNotice,
  saveNoticeChoices,
  savePushDevice,
  testPushDevice,
} from '@rxweb/contracts/staff-notices';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type * as z from 'zod/mini';
import { auditEntryFor, writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import type { Principal } from '../../kernel/http/authenticate.ts';
import { noteOutcome } from './deliver.ts';
import { tellScreens } from './deliveries.repository.ts';
import { countUnread, findNotices, markRead, takeOn } from './notices.repository.ts';
import { readEndpoint } from './push/endpoint.ts';
import { type PushSender, sendPush } from './push/send-push.ts';
import {
  dropOwnSubscription,
  findSubscription,
  keepSubscription,
  listDevices,
} from './push/subscriptions.repository.ts';

export interface NoticesDeps {
  sql: Sql;
  canMail: boolean;
  /** Loaded on first use. */
  push(): Promise<PushSender>;
  now(): Date;
}

export async function list(
  { sql, now }: NoticesDeps,
  reader: Principal,
): Promise<{ notices: StaffNotice[]; unread: number }> {
  const [notices, unread] = await Promise.all([findNotices(sql, reader, now()), countUnread(sql, reader)]);
  return { notices, unread };
}

export async function read({ sql, now }: NoticesDeps, reader: Principal, ids: readonly string[]) {
  return inTransaction(sql, async (tx) => {
    await markRead(tx, reader, ids, now());
    await tellScreens(tx);
    return { unread: await countUnread(tx, reader) };
  });
}

/** Throws `not_found` for what isn't open or not for the reader, `conflict` when someone else sees to it. */
export async function take({ sql, now }: NoticesDeps, reader: Principal, actor: Actor, id: string) {
  await inTransaction(sql, async (tx) => {
    const outcome = await takeOn(tx, reader, id, now());
    if (outcome === 'none') throw new AppError('not_found');
    if (outcome === 'taken') throw new AppError('conflict', { message: 'Someone else already sees to this.' });
    if (outcome === 'again') return;
    await markRead(tx, reader, [id], now());
    await writeAuditEntries(tx, [auditEntryFor(actor, 'notice_taken', id)]);
    await tellScreens(tx);
  });
  return { ok: true as const };
}

export async function readChoices(deps: NoticesDeps, userId: string): Promise<NoticeChoices> {
  const { sql, canMail } = deps;
  const [push, devices, [row]] = await Promise.all([
    deps.push(),
    listDevices(sql, userId),
    sql<{ off: NoticeChoice[]; from: string | null; to: string | null }[]>`
      select off, quiet_from as from, quiet_to as to from app.notice_choices where user_id = ${userId}`,
  ]);
  const quiet = row?.from && row.to ? { from: row.from, to: row.to } : null;
  return { off: row?.off ?? [], quiet, canMail, pushKey: push.key.publicKey, devices };
}

type Choices = z.output<(typeof saveNoticeChoices)['input']['body']>;

export async function saveChoices(deps: NoticesDeps, actor: Actor, { off, quiet, language }: Choices) {
  const { userId } = actor;
  const kept = [...new Set(off)].toSorted();
  await inTransaction(deps.sql, async (tx) => {
    await tx`
      insert into app.notice_choices (user_id, language, off, quiet_from, quiet_to)
      values (${userId}, ${language}, ${kept}, ${quiet?.from ?? null}, ${quiet?.to ?? null})
      on conflict (user_id) do update set language = excluded.language, off = excluded.off, quiet_from = excluded.quiet_from,
        quiet_to = excluded.quiet_to`;
    await writeAuditEntries(tx, [auditEntryFor(actor, 'notice_choices_changed', null)]);
  });
  return readChoices(deps, userId);
}

type Device = z.output<(typeof savePushDevice)['input']['body']>;

/** RFC 8291: an uncompressed point on P-256, and 16 bytes. */
function keysOf({ p256dh, auth }: Device) {
  const keys = { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') };
  return keys.p256dh.length === 65 && isPoint(keys.p256dh) && keys.auth.length === 16 ? keys : null;
}

function isPoint(key: Buffer): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

/** Throws `invalid_input` for an address that no push service has, or keys that no browser makes. */
export async function saveDevice(deps: NoticesDeps, { userId, sessionId }: Principal, actor: Actor, device: Device) {
  const push = await deps.push();
  const keys = keysOf(device);
  const url = readEndpoint(device.endpoint, push.hosts);
  if (!url || !keys)
    throw new AppError('invalid_input', {
      issues: [{ path: url ? 'body.p256dh' : 'body.endpoint', message: 'not what a push service gives' }],
    });
  const { language } = device;
  const subscription = { userId, sessionId, endpoint: url.href, ...keys, keyId: push.key.id, language, at: deps.now() };
  const { id } = await inTransaction(deps.sql, async (tx) => {
    const kept = await keepSubscription(tx, subscription);
    if (kept.isNew && !device.isRenewal)
      await writeAuditEntries(tx, [auditEntryFor(actor, 'push_switched', null, 'on')]);
    return kept;
  });
  return { id };
}

export async function dropDevice({ sql }: NoticesDeps, actor: Actor, id: string) {
  await inTransaction(sql, async (tx) => {
    if (await dropOwnSubscription(tx, actor.userId, id))
      await writeAuditEntries(tx, [auditEntryFor(actor, 'push_switched', null, 'off')]);
  });
  return { ok: true as const };
}

type TestResult = z.output<(typeof testPushDevice)['output']>;

export async function testDevice(deps: NoticesDeps, userId: string, id: string): Promise<TestResult> {
  const { sql } = deps;
  const push = await deps.push();
  const target = await findSubscription(sql, id);
  if (target?.userId !== userId) throw new AppError('not_found');
  const message: PushMessage = { kind: 'test', count: 1, path: '/app/account', language: target.language };
  const outcome = await sendPush(push, target, message);
  await noteOutcome(sql, id, outcome, deps.now());
  if (outcome.is === 'sent' || outcome.is === 'gone') return { outcome: outcome.is };
  return { outcome: 'failed' };
}
